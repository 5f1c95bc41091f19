#!/usr/bin/env python3
"""A bot that does anything it may. Run it as: bot.py http://127.0.0.1:8080 irr_..."""
import json, random, sys, threading, urllib.error, urllib.parse, urllib.request

SERVER, TOKEN = sys.argv[1].rstrip("/"), sys.argv[2]

def call(method, path):
    headers = {"Authorization": "Bearer " + TOKEN}
    return urllib.request.urlopen(urllib.request.Request(SERVER + path, None, headers, method=method), timeout=35)

def lines(path):
    return (json.loads(line) for line in call("GET", path) if line.strip())  # an empty line: the server is there

def play(table):
    for line in lines(f"/api/bot/table/{table}/stream"):
        if line["type"] not in ("snapshot", "events"):
            continue
        seen = line["table"]  # exactly what the seat sees
        if seen["phase"] == "over":
            return print(table, "is over")
        if seen["actions"]:
            action = urllib.parse.quote(random.choice(seen["actions"]), safe="")
            try:
                call("POST", f"/api/bot/table/{table}/move/{action}?seen={seen['version']}")
            except urllib.error.HTTPError as refused:
                print(table, json.load(refused)["message"])  # somebody was faster: the next line tells

for event in lines("/api/stream/event"):
    if event["type"] == "invited":
        call("POST", f"/api/bot/table/{event['invitation']['table']}/accept")
    elif event["type"] == "game_start":
        threading.Thread(target=play, args=[event["table"]]).start()
