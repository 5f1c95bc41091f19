#!/usr/bin/env python3
"""A bot that does anything it may. Run it as: bot.py http://127.0.0.1:8080 irr_... [GAME ...]"""
import http.client, json, random, sys, threading, time, urllib.error, urllib.parse, urllib.request

SERVER, TOKEN, GAMES = sys.argv[1].rstrip("/"), sys.argv[2], sys.argv[3:]
playing = set()

def comes(invitation):
    """Which invitations to accept: they have a game, seats, a clock, who invites (by), and perhaps a seat."""
    return (not GAMES or invitation["game"] in GAMES) and invitation["clock"]["type"] != "per_move"

def call(method, path):
    """Asks, and asks again later where the server says so, or is not there."""
    while True:
        request = urllib.request.Request(SERVER + path, None, {"Authorization": "Bearer " + TOKEN}, method=method)
        try:
            return urllib.request.urlopen(request, timeout=35)
        except urllib.error.HTTPError as refused:
            if refused.code not in (429, 503):  # too many requests; the server closes
                raise
            time.sleep(float(refused.headers.get("Retry-After", 2)))
        except (OSError, http.client.HTTPException):
            time.sleep(2)

def post(path):
    try:
        call("POST", path)
    except urllib.error.HTTPError as refused:
        print(path, json.load(refused)["message"])

def lines(path):
    """The lines of a stream. One that breaks off is opened again, and begins with how things stand."""
    while True:
        try:
            for line in call("GET", path):
                if line.strip():  # an empty line: the server is there
                    yield json.loads(line)
        except urllib.error.HTTPError:
            raise
        except (OSError, http.client.HTTPException):
            pass

def play(table):
    at = f"/api/bot/table/{table}"
    for line in lines(at + "/stream"):
        if line["type"] not in ("snapshot", "events"):
            continue
        seen = line["table"]  # exactly what the seat sees
        if seen["phase"] == "over":
            return print(table, "is over", flush=True)
        if seen["actions"]:
            action = urllib.parse.quote(random.choice(seen["actions"]), safe="")
            post(f"{at}/move/{action}?seen={seen['version']}&id=v{seen['version']}")

for event in lines("/api/stream/event"):
    if event["type"] == "invited":
        invitation = event["invitation"]
        post(f"/api/bot/table/{invitation['table']}/{'accept' if comes(invitation) else 'decline'}")
    elif event["type"] == "game_start" and event["table"] not in playing:
        playing.add(event["table"])
        threading.Thread(target=play, args=[event["table"]], daemon=True).start()
