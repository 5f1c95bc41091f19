# What the page says. `{ $name }` is filled in; a new language is a copy of this file.

name = Deutsch
tagline = Labyrinthspiele für den Küchentisch, die Bahn und den langen Abend.
skip = Zum Inhalt

nav-lobby = Lobby
nav-rules = Regeln
nav-about = Über uns
nav-me = Du
nav-settings = Einstellungen
nav-home = Startseite

start-search = Dein Spiel oder seine Schachtel suchen
start-none = Kein Spiel passt dazu.
start-computer = Gegen den Computer
start-friends = Mit Freunden
start-pass = Reihum
start-pass-about = Ihr teilt euch dieses Gerät, und ein Vorhang verdeckt jede Hand.
start-watch = Zuschauen
start-watch-about = An einem Tisch zusehen, an dem gespielt wird.
start-options = Mehr Auswahl
start-code = Wurdest du eingeladen?
start-code-label = Code oder Link
start-join = Hinsetzen
start-bad-code = Das führt zu keinem Tisch. Bitte prüfe den Code.
start-running = Deine Partien
start-resume = Weiterspielen
start-how-many = Wie viele seid ihr?
start-go = Karten geben
start-rules = So wird gespielt

players = { $low } Personen
players-range = { $low } bis { $high } Personen

lobby-title = Lobby
lobby-open = Suchen Mitspieler
lobby-running = Im Gange
lobby-finished = Beendet
lobby-none = Hier steht gerade kein Tisch.
lobby-open-one = Tisch eröffnen
lobby-more = Mehr zeigen
lobby-seats = { $taken } von { $all } Plätzen besetzt
lobby-host = eröffnet von { $name }
lobby-go = Hingehen
lobby-rated = gewertet
lobby-again = Ansehen

characters-mouse = Maus
characters-hedgehog = Igel
characters-fox = Fuchs
characters-raven = Rabe
characters-owl = Eule
characters-random = Zufall
characters-greedy = Gierig

create-title = Einen Tisch decken
create-game = Spiel
create-seats = Plätze
create-others = Wer spielt mit?
create-bots = Der Computer
create-people = Leute, die ich einlade
create-pass = Leute hier, an diesem Gerät
create-level = Wer spielt?
create-private = Nur wer den Link hat, findet den Tisch
create-clock = Zeit
create-clocks-none = Ohne Uhr
create-clocks-per_move = Sekunden für einen Zug
create-clocks-per_game = Minuten für die Partie
create-clocks-days = Tage für einen Zug
create-increment = Sekunden dazu mit jedem Zug
create-options = Regeln am Tisch
create-usual = wie im Regelheft
create-number = Zahl
create-open = Tisch eröffnen

table-seat = Platz { $number }
table-you = du
table-empty = frei
table-away = nicht da
table-sit = Hier sitzen
table-stand = Aufstehen
table-send-away = Wegschicken
table-invite = Computer spielen lassen
table-ready = Bereit
table-not-ready = Noch nicht bereit
table-be-ready = Ich bin bereit
table-wait-ready = Warten, bis alle bereit sind.
table-wait-seats = Warten auf jemanden für die freien Plätze.
table-dealing = Die Karten werden gegeben.
table-invite-title = Einladen
table-invite-about = Schick diesen Link oder zeig den Code.
table-copy = Link kopieren
table-copied = Kopiert
table-share = Teilen
table-code = Code
table-television = Auf dem Fernseher zeigen
table-your-turn = Du bist am Zug
table-turn-of = Am Zug: { $names }
table-paused = Die Partie ruht.
table-resume = Weiter
table-pause = Pause
table-over = Die Partie ist zu Ende
table-won = Gewonnen: { $names }!
table-you-won = Du hast gewonnen!
table-team-won = Gemeinsam gewonnen!
table-team-lost = Gemeinsam verloren. Beim nächsten Mal!
table-broken-off = Die Partie wurde abgebrochen.
table-again = Noch einmal
table-go-again = Zur nächsten Partie
table-proved = Das Geben ist bewiesen: Das Haus hat das Geheimnis gehalten, das es vor der ersten Karte versprach.
table-unproved = Das Geheimnis des Hauses passt nicht zu seinem Versprechen. Diesem Geben ist nicht zu trauen.
table-log = Was geschah
table-chat = Plaudern
table-say = Sag etwas
table-send = Senden
table-hint = Tipp
table-hint-more = Mehr verraten
table-undo = Zurücknehmen
table-undo-asked = { $name } möchte den letzten Zug zurücknehmen.
table-undo-waits = Warten, bis alle einverstanden sind.
table-yes = Einverstanden
table-no = Nein
table-guarded = Die Vertretung spielt für dich.
table-back = Ich bin zurück
table-let-guardian = Vertretung spielen lassen
table-guardian-for = Vertretung für { $name } spielen lassen
table-abort = Abbrechen
table-abort-sure = Diese Partie wirklich abbrechen?
table-rules = Regeln
table-more = Mehr
table-leave = Tisch verlassen
table-leave-sure = Diese Partie verlassen?
table-leave-about = Dein Platz bleibt deiner: Die Partie steht auf der Startseite unter deinen Partien.
table-leave-go = Gehen, ich komme wieder
table-leave-guardian = Gehen, und die Vertretung spielt für mich
table-leave-abort = Partie abbrechen und gehen
table-stay = Bleiben
table-text-board = Brett als Text
table-drawn-board = Brett als Bild
table-actions = Was du tun kannst
table-filter = Züge suchen
table-more-actions = { $count } weitere: suche, um sie zu finden
table-nothing-to-do = Gerade hast du nichts zu tun.
table-why = Regel lesen
table-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
table-no-table = Diesen Tisch gibt es nicht.

curtain-pass = Gib das Gerät an { $name }
curtain-closed = Gerade sieht niemand eine Karte.
curtain-here = Ich bin { $name }: zeig meine Seite

line-connecting = Der Tisch wird gesucht …
line-offline = Keine Verbindung. Sobald es eine gibt, geht es von selbst weiter.
line-restarting = Das Haus startet neu. Gleich geht es weiter.
line-unsent =
    { $count ->
        [one] Ein Zug wartet darauf, gesendet zu werden.
       *[other] { $count } Züge warten.
    }

review-title = Rückblick
review-of = Wessen Spiel?
review-thinking = Die Eule denkt über jeden Zug nach …
review-about = Die Eule beurteilt jeden Zug nach dem, was du da wissen konntest. Glück zählt extra.
review-accuracy = Genauigkeit: { $points } von 100
review-luck = Glück: { $points } Punkte
review-move = Zug { $number }
review-better = Besser:
review-points = { $points } Punkte verschenkt
review-fine = Kein Zug hat viel verschenkt. Gut gespielt!
review-none = Es gab nichts zu entscheiden.
review-classes-best = bester
review-classes-good = gut
review-classes-inaccuracy = ungenau
review-classes-mistake = Fehler
review-classes-blunder = grober Fehler

log-opened = { $name } eröffnet den Tisch.
log-configured = Der Tisch ist neu eingestellt.
log-sits = { $name } setzt sich.
log-free = Platz { $seat } ist frei.
log-ready = { $name } ist bereit.
log-not-ready = { $name } ist nicht mehr bereit.
log-started = Die Partie beginnt.
log-acted = { $name }: { $action }
log-acted-guardian = { $name }: { $action } (die Vertretung)
log-acted-clock = { $name }: { $action } (Zeit abgelaufen)
log-drew = Gezogen: { $chance }
log-claimed = { $name } ist fertig!
log-undo-asked = { $name } möchte zurücknehmen.
log-undo-yes = { $name } ist einverstanden.
log-undo-no = { $name } ist nicht einverstanden.
log-undone = Der letzte Zug ist zurückgenommen.
log-paused = Pause.
log-resumed = Es geht weiter.
log-guardian = Die Vertretung spielt für { $name }.
log-guardian-off = { $name } spielt wieder selbst.
log-said = { $name } sagt: { $text }
log-ended = Die Partie ist zu Ende.
log-broken = Die Partie wurde abgebrochen.
log-rematch = Es gibt eine nächste Partie.

phrases-1 = Hallo!
phrases-2 = Guter Zug!
phrases-3 = O nein!
phrases-4 = Einen Moment, bitte.
phrases-5 = Gut gespielt!
phrases-6 = Danke, bis zum nächsten Mal!

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Helligkeit
settings-themes-auto = wie das Gerät
settings-themes-light = hell
settings-themes-dark = dunkel
settings-size = Schriftgröße
settings-sizes-normal = normal
settings-sizes-large = groß
settings-sizes-huge = sehr groß
settings-motion = Bewegte Bilder
settings-motions-auto = wie das Gerät
settings-motions-none = keine
settings-sound = Töne
settings-notify = Sag mir, wenn ich am Zug bin
settings-notify-not = Dieser Browser erlaubt Benachrichtigungen nur über HTTPS oder auf diesem Rechner.
settings-text-board = Bretter als Text, für Vorleseprogramme
settings-close = Schließen

me-title = Du
me-name = Dein Name
me-name-about = Andere am Tisch sehen ihn. Du brauchst kein Konto: Dieser Browser merkt sich dich.
me-save = Speichern
me-saved = Gespeichert
me-guest = Gast
me-look = So siehst du aus
me-shape = Form
me-colour = Farbe
me-shapes-circle = Kreis
me-shapes-square = Quadrat
me-shapes-triangle = Dreieck
me-shapes-diamond = Raute
me-shapes-star = Stern
me-shapes-heart = Herz
me-shapes-moon = Mond
me-shapes-flower = Blume
me-colours-blue = Blau
me-colours-orange = Orange
me-colours-green = Grün
me-colours-red = Rot
me-colours-sky = Himmelblau
me-colours-violet = Violett
me-standing = Wie es lief
me-device = Auf einem anderen Gerät derselbe sein
me-device-about = Scanne das innerhalb von zehn Minuten mit dem Telefon. Es gilt einmal; zeig es sonst niemandem.
me-device-show = Code zeigen
me-enter = Auf diesem Gerät { $name } sein?
me-enter-go = Ja, das bin ich
me-enter-bad = Dieser Link ist verbraucht oder zu alt. Mach auf dem anderen Gerät einen neuen.
me-no-games = Du hast noch nicht gespielt.
me-passphrase = Mit einer Passphrase zurückkommen
me-passphrase-about = Damit du auf jedem Gerät wieder du selbst sein kannst, auch wenn dieses verloren geht.
me-passphrase-set = Du kannst dich auf jedem Gerät als „{ $name }“ anmelden.
me-sign-name = Name zum Anmelden
me-new-passphrase = Passphrase (mindestens 8 Zeichen)
me-old-passphrase = Die bisherige Passphrase
me-set-passphrase = Passphrase setzen
me-change-passphrase = Ändern
me-sign-in = Anmelden
me-sign-in-about = Hast du hier oder anderswo schon eine Passphrase gesetzt?
me-the-passphrase = Passphrase
me-sign-out = Auf diesem Gerät abmelden
me-sign-out-all = Überall abmelden
me-sign-out-sure = Du hast keine Passphrase: Niemand könnte je wieder diese Person sein. Trotzdem abmelden?
me-stay = Bleiben

person-program = Ein Programm
person-history = Beendete Partien
person-no-history = Keine beendete Partie, die alle sehen dürfen.
person-no-games = Hat noch keine Partie beendet.
person-played = { $played } gespielt
person-won = { $won } gewonnen
person-best =
    { $points ->
        [one] höchstens { $points } Punkt
       *[other] höchstens { $points } Punkte
    }
person-rating = Wertung
person-provisional = noch ungewiss
person-alone = Für sich
person-together = Gemeinsam
person-streak = { $now } in Folge gewonnen, am meisten { $longest }
person-nobody = So jemanden gibt es hier nicht.
person-wins = gewonnen
person-team-won = gemeinsam gewonnen
person-team-lost = gemeinsam verloren
person-broken-off = abgebrochen

puzzle-title = Rätsel
puzzle-turns = { $turns } Züge
puzzle-alone = für eine Person
puzzle-about = Schieb mit dem Plättchen in deiner Hand eine Reihe, dann geh. Erreiche den Schatz in möglichst wenigen Zügen.
puzzle-start = Ein Irrgarten für dich allein, jeden Tag ein neuer.
puzzle-today = Rätsel des Tages
puzzle-another = Ein anderes
puzzle-level = Wie schwer
puzzle-levels-easy = leicht: 5 mal 5, zwei Züge
puzzle-levels-medium = mittel: 7 mal 7, zwei Züge
puzzle-levels-hard = schwer: 7 mal 7, drei Züge
puzzle-levels-master = sehr schwer: 9 mal 9, vier Züge
puzzle-turn = Zug { $turn }. Es geht in { $fewest }.
puzzle-push = Wähle einen Pfeil, um das Plättchen dort einzuschieben.
puzzle-walk = Geh auf ein leuchtendes Feld, oder bleib stehen.
puzzle-solved =
    { $turns ->
        [one] In einem Zug gelöst!
       *[other] In { $turns } Zügen gelöst!
    }
puzzle-fewest = Schneller geht es nicht.
puzzle-fewer = Es geht in { $turns }.
puzzle-shown = So geht es.
puzzle-undo = Zurücknehmen
puzzle-restart = Von vorn
puzzle-show = Lösung zeigen
puzzle-turn-tile = Plättchen drehen
puzzle-hand = Das Plättchen in deiner Hand
puzzle-arrow = Reihe { $line } schieben
puzzle-sides-n = von oben
puzzle-sides-e = von rechts
puzzle-sides-s = von unten
puzzle-sides-w = von links
puzzle-to = Nach { $square } gehen
puzzle-stay = Auf { $square } bleiben
puzzle-board = Irrgarten
puzzle-you = Du stehst auf { $square }.
puzzle-goal = Der Schatz liegt auf { $square }.
puzzle-goal-away = Der Schatz liegt auf dem Plättchen in deiner Hand.

rules-title = Regelhefte
rules-search = In den Regeln suchen
rules-found =
    { $count ->
        [one] { $count } Stelle
       *[other] { $count } Stellen
    }
rules-none = Nichts gefunden.
rules-contents = Inhalt
rules-clause = Link zu dieser Regel
rules-drawing = Zeichnung

about-title = Über dieses Haus
about-what = Irrgarten ist ein Spielehaus, das du selbst betreibst: ein Programm mit Regeln, Computerspielern, Tischen und dieser Seite. Niemand wird verfolgt, es gibt keine Konten und keine Werbung.
about-sources = Woher die Spiele kommen
about-after = Regeln nach { $game }
about-known = auch bekannt als { $names }
about-own = Titel, Bilder und Texte sind unsere eigenen. Mit den Verlagen der Schachtelspiele haben wir nichts zu tun; gefällt dir ein Spiel, dann kauf es.
about-deal = Ehrliche Karten
about-deal-text = Vor einer Partie versprechen das Haus und jedes Gerät eine geheime Zahl. Die Karten werden aus allen zusammen gegeben, niemand allein kann sie bestimmen, und am Ende können es alle nachprüfen.
about-licence = Freie Software unter MIT oder Apache 2.0.
about-version = Version { $version }

tour-offer = Deine erste Partie? Hier ist eine kurze Führung.
tour-start = Zeig es mir
tour-next = Weiter
tour-done = Verstanden
tour-skip = Nein, danke
tour-step = { $at } von { $all }

error-close = Schließen
error-not-found = An dieser Adresse gibt es nichts.

code-wrong_passphrase = Dieser Name und diese Passphrase gehören nicht zusammen.
code-bad_passphrase = Eine Passphrase hat 8 bis 200 Zeichen.
code-name_taken = Mit diesem Namen meldet sich schon jemand an.
code-no_such_person = So jemanden gibt es hier nicht.
code-unreachable = Das Haus ist nicht zu erreichen.
code-illegal_action = Das ist nicht erlaubt.
code-not_your_turn = Du bist nicht am Zug.
code-not_offered = Das geht hier nicht.
code-stale = Inzwischen hat sich etwas geändert. Schau noch einmal hin.
code-bad_name = Ein Name hat 1 bis 24 sichtbare Zeichen.
code-who_are_you = Wähle zuerst einen Namen.
code-no_such_table = Diesen Tisch gibt es nicht.
code-no_such_seat = Diesen Platz gibt es nicht.
code-seat_taken = Der Platz ist schon besetzt.
code-seat_empty = Auf dem Platz sitzt niemand.
code-not_your_seat = Das ist nicht dein Platz.
code-host_only = Das darf nur, wer den Tisch eröffnet hat.
code-already_started = Die Partie hat schon begonnen.
code-not_playing = Gerade wird nicht gespielt.
code-not_over = Die Partie ist noch nicht zu Ende.
code-paused = Die Partie ruht.
code-nothing_to_undo = Es gibt nichts zurückzunehmen.
code-undo_too_late = Zu spät: Seitdem wurde etwas Neues aufgedeckt.
code-not_away = Diese Person ist noch da.
code-bad_text = Sag 1 bis 300 Zeichen.
code-bad_clock = Mit dieser Uhr kann man nicht spielen.
code-bad_option = Diese Einstellungen passen nicht zusammen.
code-bad_seats = Für so viele ist das Spiel nicht gemacht.
code-slow_down = Nicht so schnell.
code-draining = Das Haus startet neu.
code-disk_full = Das Haus hat keinen Platz mehr. Nichts wurde geändert.
code-read_only = Im Haus kann man gerade nur zuschauen.
code-internal = Das ist ein Fehler des Hauses.

board-closer = Näher
board-farther = Weiter weg
board-all = Alles zeigen
