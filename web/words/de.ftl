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

start-search = Nach Namen suchen, auch dem auf der Schachtel
start-none = Kein Spiel passt dazu.
start-opponent = Mit wem möchtest du spielen?
start-computer =
    { $level ->
        [mouse] Gegen die Maus spielen
        [hedgehog] Gegen den Igel spielen
        [fox] Gegen den Fuchs spielen
        [raven] Gegen den Raben spielen
       *[owl] Gegen die Eule spielen
    }
start-computer-together =
    { $level ->
        [mouse] Mit der Maus spielen
        [hedgehog] Mit dem Igel spielen
        [fox] Mit dem Fuchs spielen
        [raven] Mit dem Raben spielen
       *[owl] Mit der Eule spielen
    }
start-friends = Mit Freunden
start-pass = An einem Gerät
start-pass-about = Ihr teilt euch dieses Gerät, und ein Vorhang verdeckt jede Hand.
start-pass-open = Ihr teilt euch dieses Gerät: Wer am Zug ist, nimmt es.
start-watch = Zuschauen
start-watch-about = Schau anderen beim Spielen zu.
start-options = Mehr Möglichkeiten
start-code = Wurdest du eingeladen?
start-code-label = Code oder Link
start-join = Mitspielen
start-bad-code = Dieser Code führt zu keinem Tisch. Bitte prüf ihn.
start-running = Deine Partien
start-resume = Weiterspielen
start-how-many = Wie viele seid ihr?
start-go = Los geht’s
start-rules = So wird gespielt

players = { $low } Personen
players-range = { $low } bis { $high } Personen

lobby-title = Lobby
lobby-invited = Du bist eingeladen
lobby-invited-by = { $name } möchte mit dir spielen
lobby-open = Mitspieler gesucht
lobby-running = Laufende Partien
lobby-finished = Beendete Partien
lobby-letters = Fernpartien
lobby-days =
    { $days ->
        [one] ein Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
lobby-none-open = Gerade sucht niemand Mitspieler. Eröffne einen Tisch, dann finden ihn andere hier.
lobby-none-running = Gerade gibt es nichts zum Zuschauen. Spiel selbst eine Partie und lass andere zuschauen: am Tisch unter „Mehr“.
lobby-open-one = Tisch eröffnen
lobby-more = Mehr zeigen
lobby-seats = { $taken } von { $all } Plätzen besetzt
lobby-host = eröffnet von { $name }
lobby-go = Zum Tisch
lobby-rated = gewertet
lobby-again = Ansehen

characters-mouse = Maus
characters-hedgehog = Igel
characters-fox = Fuchs
characters-raven = Rabe
characters-owl = Eule
bots-mouse-1 = Pips
bots-mouse-2 = Krümel
bots-mouse-3 = Mimi
bots-mouse-4 = Käsi
bots-mouse-5 = Flöckchen
bots-hedgehog-1 = Pieks
bots-hedgehog-2 = Distel
bots-hedgehog-3 = Brombeer
bots-hedgehog-4 = Stachelino
bots-hedgehog-5 = Eichel
bots-fox-1 = Ferdi
bots-fox-2 = Funke
bots-fox-3 = Kupfer
bots-fox-4 = Rotfell
bots-fox-5 = Füchslein
bots-raven-1 = Korax
bots-raven-2 = Tinte
bots-raven-3 = Rabea
bots-raven-4 = Edgar
bots-raven-5 = Pech
bots-owl-1 = Minerva
bots-owl-2 = Uhu Ulli
bots-owl-3 = Athene
bots-owl-4 = Kauz
bots-owl-5 = Luna
characters-random = Zufall
characters-greedy = Gierschlund
plays-mouse = Sanft, und übersieht viel: gut für die erste Partie.
plays-hedgehog = Gemütlich, lässt auch mal eine Gelegenheit liegen.
plays-fox = Schlau: Da musst du aufpassen.
plays-raven = Denkt voraus und irrt sich selten.
plays-owl = Die Beste im Haus.

create-title = Einen Tisch eröffnen
create-game = Spiel
create-seats = Plätze
create-others = Wer spielt mit?
create-bots = Der Computer
create-people = Leute, die ich einlade
create-pass = Leute hier, an diesem Gerät
create-level = Welches Tier spielt?
create-private = Nur wer den Link hat, findet den Tisch
create-rated = Zählt für die Wertung
create-clock = Zeit
create-clocks-none = Ohne Uhr
create-clocks-per_move = Sekunden pro Zug
create-clocks-per_game = Minuten pro Partie
create-clocks-days = Tage pro Zug
create-increment = Zusätzliche Sekunden pro Zug
create-options = Hausregeln
create-usual = wie im Regelheft
create-number = Zahl
create-open = Tisch eröffnen

table-seat = Platz { $number }
table-you = du
table-empty = frei
table-who = Wer bist du?
table-watching = Du schaust zu.
table-ask-seat = Um einen Platz bitten
table-seat-asked = Du hast um einen Platz gebeten.
table-seat-wanted = { $name } möchte mitspielen.
table-seat-wanted-next = { $name } möchte bei der nächsten Partie mitspielen.
table-give-seat = Platz geben
table-how-many = Wie viele spielen?
table-as-they-come = Alle, die kommen (bis zu { $most })
table-begin =
    { $count ->
        [1] Allein beginnen
        [2] Zu zweit beginnen
        [3] Zu dritt beginnen
        [4] Zu viert beginnen
        [5] Zu fünft beginnen
        [6] Zu sechst beginnen
       *[other] Mit { $count } Personen beginnen
    }
table-learning = Wir warten auf { $names }: noch in der Einführung.
table-ask-undo = Um Zurücknehmen bitten
table-away = nicht da
table-sit = Hier Platz nehmen
table-stand = Aufstehen
table-send-away = Entfernen
table-invite = Hier den Computer spielen lassen
table-ready = Bereit
table-not-ready = Noch nicht bereit
table-be-ready = Ich bin bereit
table-wait-ready = Wir warten, bis alle bereit sind.
table-wait-seats = Wir warten, bis alle Plätze besetzt sind.
table-dealing = Die Karten werden ausgeteilt.
table-invite-title = Einladen
table-invite-about = Schick diesen Link, zeig den QR-Code oder sag die Buchstaben durch.
table-invite-here = Diesen Link kann nur dieser Computer öffnen: Für andere ist der Server nicht erreichbar.
table-invite-lan = Damit Telefone in eurem Heimnetz mitspielen können, starte den Server mit
table-copy = Link kopieren
table-copied = Kopiert
table-share = Teilen
table-code = Code
table-television = Auf dem Fernseher zeigen
table-list = Andere zuschauen lassen
table-unlist = Niemanden mehr zuschauen lassen
table-list-moves = Dafür zieht die Partie auf den Server um. Du behältst deinen Platz, und sie geht dort weiter, wo sie steht.
table-your-turn = Du bist am Zug
table-turn-of = Am Zug: { $names }
table-paused = Die Partie ist unterbrochen.
table-resume = Weiter
table-pause = Pause
table-ask-pause = Um eine Pause bitten
table-over = Die Partie ist zu Ende
table-won =
    { $count ->
        [one] { $names } hat gewonnen!
       *[other] { $names } haben gewonnen!
    }
table-you-won = Du hast gewonnen!
table-team-won = Gemeinsam gewonnen!
table-team-lost = Gemeinsam verloren. Nächstes Mal klappt es!
table-you-shared = Geteilter Sieg!
table-you-lost = Gut gekämpft! Nächstes Mal gewinnst vielleicht du.
table-nobody-won = Niemand hat gewonnen.
table-places = Rangfolge
table-place = Platz { $place }
table-see-board = Spielplan ansehen
table-see-result = Ergebnis ansehen
table-send-picture = Bild verschicken
table-save-record = Mitschrift der Partie sichern
table-deal-fair = Wurde ehrlich ausgeteilt?
table-broken-off = Die Partie wurde abgebrochen.
table-again = Noch einmal
table-go-again = Zur nächsten Partie
table-proved = Es wurde ehrlich ausgeteilt: Der Server hat genau das Geheimnis offengelegt, auf das er sich vor der ersten Karte festgelegt hatte.
table-unproved = Das Geheimnis des Servers passt nicht zu dem, worauf er sich festgelegt hatte. Traue diesen Karten nicht.
table-log = Verlauf
table-look = Auf dem Spielplan zeigen
table-chat = Chat
table-say = Sag etwas
table-send = Senden
table-go-on = Weiter
table-hint = Tipp
table-hint-more = Verrat mir mehr
table-hint-do = So spielen
table-undo = Zurücknehmen
table-undo-asked = { $name } möchte den letzten Zug zurücknehmen.
table-undo-waits = Wir warten, bis alle einverstanden sind.
table-pause-asked = { $name } möchte eine Pause machen.
table-pause-waits = Wir warten, bis alle mit der Pause einverstanden sind.
table-abort-asked = { $name } möchte diese Partie abbrechen.
table-abort-waits = Wir warten, bis alle mit dem Abbruch einverstanden sind.
table-yes = Einverstanden
table-no = Nein
table-guarded = Die Vertretung spielt für dich.
table-back = Ich bin zurück
table-let-guardian = Vertretung spielen lassen
table-guardian-for = Vertretung für { $name } spielen lassen
table-abort = Partie abbrechen
table-abort-sure = Diese Partie wirklich abbrechen?
table-ask-abort = Abbruch vorschlagen
table-resign = Aufgeben
table-resign-sure = Wirklich aufgeben? Die Partie zählt dann als verloren.
table-rules = Regeln
table-more = Mehr
table-leave = Tisch verlassen
table-leave-sure = Diese Partie verlassen?
table-leave-about = Dein Platz bleibt dir: Du findest die Partie auf der Startseite unter „Deine Partien“.
table-leave-go = Gehen und später weiterspielen
table-leave-guardian = Gehen, und die Vertretung spielt für mich
table-leave-abort = Partie abbrechen und gehen
table-leave-resign = Aufgeben und gehen
table-stay = Bleiben
table-text-board = Spielplan als Text
table-drawn-board = Spielplan als Bild
spoken-seats = Wer spielt
spoken-own = Was du hast
spoken-board = Auf dem Tisch
table-actions = Was du tun kannst
table-filter = Züge suchen
table-more-actions = { $count } weitere, die du mit der Suche findest
table-nothing-to-do = Gerade gibt es für dich nichts zu tun.
table-why = Regel lesen
table-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
table-no-table = Diesen Tisch gibt es nicht.
table-no-table-about = Vielleicht fehlt im Link ein Buchstabe. Sieh ihn dir noch einmal an oder lass dir einen neuen geben.
tab-broken = Diese Partie kann nicht gezeigt werden.
tab-save = Gespeichertes als Datei sichern
tab-remove = Partie löschen
tab-remove-sure = Wirklich löschen? Sie lässt sich nicht zurückholen.
tab-reload = Seite neu laden
site-newer = Von dieser Seite gibt es eine neuere Version.
site-newer-load = Jetzt verwenden

curtain-pass = Gib das Gerät weiter an { $name }
curtain-closed = Alle Karten sind verdeckt.
curtain-here = Ich bin { $name }: Zeig meine Seite

line-connecting = Der Tisch wird gesucht …
line-offline = Keine Verbindung. Sobald du wieder verbunden bist, geht es von selbst weiter.
line-restarting = Der Server startet neu. Gleich geht es weiter.
line-unsent =
    { $count ->
        [one] Ein Zug wartet darauf, gesendet zu werden.
       *[other] { $count } Züge warten darauf, gesendet zu werden.
    }

review-title = Rückblick
review-of = Wessen Züge?
review-thinking = Die Eule denkt über jeden Zug nach …
review-about = Die Eule beurteilt jeden Zug nach dem, was du in dem Moment wissen konntest. Glück wird getrennt gezählt.
review-accuracy = Genauigkeit: { $points } von 100
review-luck-good = Glück: mehr als üblich
review-luck-even = Glück: wie üblich
review-luck-bad = Glück: weniger als üblich
review-move = Zug { $number }
review-better = Besser:
review-points = Gewinnchance: −{ $points } %
review-fine = Kein Zug hat dich viel gekostet. Gut gespielt!
review-slow = Richtig, aber langsam: Andere wären vorher fertig gewesen.
review-small = Kein einzelner Zug hat viel verschenkt, aber viele kleine Verluste läppern sich.
review-show = Was der Spielplan zeigt
review-played = Gespielt
review-best = Besser
review-none = Es gab nichts zu entscheiden.
review-classes-inaccuracy = ungenau
review-classes-mistake = Fehler
review-classes-blunder = grober Fehler

replay-title = Noch einmal ansehen
replay-opening = Die Partie wird geöffnet …
replay-none = In diesem Link steckt keine Partie. Öffne eine Mitschrift (.play), oder zieh eine hierher.
replay-not-over = Diese Partie lässt sich nicht noch einmal ansehen: Sie ist noch nicht zu Ende, oder der Link führt ins Leere.
replay-to-table = Zum Tisch
replay-leave = Zurück
replay-start = Der Anfang der Partie
replay-way = Durch die Partie
replay-turn = Zug { $turn } von { $turns }
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-last = Ans Ende
replay-play = Ablaufen lassen
replay-pause = Anhalten
replay-public = Wer nur zuschaut
replay-speed = Wie schnell?
replay-share = Diesen Moment verschicken
replay-continue = Von hier aus weiterspielen
replay-save = Sichern als
replay-frame = Für eine andere Seite
replay-film = Film (SVG)
replay-seat = Auf wessen Platz?
replay-anew = Verdeckte Karten neu austeilen: Nur was { $name } gesehen hat, bleibt, wie es war
replay-computer = Gegen den Computer

study-title = Züge ausprobieren
study-open = Von hier aus ausprobieren
study-leave = Zur Partie
study-again = Was du in Zug { $turn } ausprobiert hast
study-about = Zieh für alle, was dir einfällt. Nichts geht verloren: Was du zurücknimmst, bleibt in der Liste.
study-owl = Was täte die Eule?
study-thinking = Die Eule denkt nach …
study-value = { $name } gewinnt { $share } solcher Partien, schätzt die Eule.
study-show = Am Spielplan zeigen
study-others = Außerdem hat sie bedacht:
study-tree = Was du ausprobiert hast
study-start = Wo du angefangen hast
study-comment = Eine Notiz zu diesem Zug
study-remove = Diesen Zug aus der Liste nehmen
study-graph = Wie die Chancen standen
study-grade = Alle Züge bewerten
study-grading = Die Eule denkt über jeden Zug nach … { $done } von { $all } Spielenden
study-leap = Nächster Fehler
study-leap-back = Fehler davor
study-from-to = Gewinnchance: vorher { $before } %, nachher { $after } %.
study-class-best = Der beste Zug, oder ebenso gut.
study-class-good = Ein guter Zug.
study-class-inaccuracy = Ungenau.
study-class-mistake = Ein Fehler.
study-class-blunder = Ein grober Fehler.

log-configured = Am Tisch gelten neue Einstellungen.
log-sits = { $name } setzt sich.
log-free = Platz { $seat } ist frei.
log-seat-asked = { $name } bittet um einen Platz.
log-ready = { $name } ist bereit.
log-not-ready = { $name } ist nicht mehr bereit.
log-started = Die Partie beginnt.
log-acted = { $name } { $action }
log-acted-guardian = { $name } { $action } (Vertretung)
log-acted-clock = { $name } { $action } (Zeit abgelaufen)
log-drew = Gezogen: { $chance }
log-claimed = { $name } ist fertig!
log-undo-asked = { $name } möchte einen Zug zurücknehmen.
log-pause-asked = { $name } bittet um eine Pause.
log-abort-asked = { $name } möchte abbrechen.
log-answer-yes = { $name } ist einverstanden.
log-answer-no = { $name } ist nicht einverstanden.
log-undone = Der letzte Zug wurde zurückgenommen.
log-paused = Die Partie ist unterbrochen.
log-resumed = Es geht weiter.
log-guardian = Die Vertretung spielt für { $name }.
log-guardian-off = { $name } spielt wieder selbst.
log-resigned = { $name } gibt auf.
log-said = { $name } sagt: { $text }
log-ended = Die Partie ist zu Ende.
log-broken = Die Partie wurde abgebrochen.
log-rematch = Eine neue Partie ist eröffnet.

phrases-1 = Hallo!
phrases-2 = Guter Zug!
phrases-3 = Oh nein!
phrases-4 = Einen Moment bitte.
phrases-5 = Gut gespielt!
phrases-6 = Danke, bis zum nächsten Mal!

chat-about = Mehr zu dem, was { $name } gesagt hat
chat-mute = { $name } stumm schalten
chat-muted = { $name } ist stumm.
chat-unmute = Wieder zuhören
chat-report = Melden
chat-reported = Gemeldet

tv-scan = Scannen und mitspielen
tv-type = oder { $address } öffnen und den Code eingeben

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Darstellung
settings-themes-auto = wie das Gerät
settings-themes-light = hell
settings-themes-dark = dunkel
settings-size = Schriftgröße
settings-sizes-normal = normal
settings-sizes-large = groß
settings-sizes-huge = sehr groß
settings-motion = Animationen
settings-motions-auto = wie das Gerät
settings-motions-none = aus
settings-pace = Züge der anderen
settings-paces-normal = normal
settings-paces-calm = langsam
settings-paces-fast = schnell
settings-paces-once = sofort
settings-sound = Geräusche
settings-sounds = Welche Geräusche?
settings-haptics = In wichtigen Momenten vibrieren
sounds-turn = Ich bin am Zug
sounds-card = Karten
sounds-tile = Plättchen
sounds-pawn = Figuren
sounds-dice = Würfel
sounds-treasure = Schatz
sounds-victory = Sieg
settings-notify = Sag mir, wenn ich am Zug bin
settings-notify-not = Dieser Browser erlaubt Benachrichtigungen nur über HTTPS oder auf diesem Rechner.
settings-text-board = Spielpläne als Text, für Vorleseprogramme
settings-phrases-only = Für Kinder: im Chat nur feste Sätze
settings-here = Partien gegen den Computer oder an einem Gerät: in diesem Browser, ohne Server
settings-notation = Koordinaten auf dem Spielplan und Notation im Verlauf
settings-close = Schließen

me-title = Du
me-name = Dein Name
me-name-about = Andere am Tisch sehen ihn. Du brauchst kein Konto: Dieser Browser merkt sich dich.
me-save = Speichern
me-saved = Gespeichert
me-guest = Gast
me-look = Dein Tier
me-animals-cat = Katze
me-animals-dog = Hund
me-animals-rabbit = Hase
me-animals-bear = Bär
me-animals-frog = Frosch
me-animals-duck = Ente
me-animals-badger = Dachs
me-animals-deer = Hirsch
me-standing = Deine Ergebnisse
me-device = Auch auf einem anderen Gerät spielen
me-device-about = Scanne den Code innerhalb von zehn Minuten mit dem Handy. Er gilt nur einmal; zeig ihn sonst niemandem.
me-device-show = Code zeigen
me-enter = Auf diesem Gerät als { $name } spielen?
me-enter-go = Ja, das bin ich
me-enter-bad = Dieser Link ist verbraucht oder zu alt. Erzeuge auf dem anderen Gerät einen neuen.
me-no-games = Du hast noch nicht gespielt.
me-passphrase = Mit einer Passphrase anmelden
me-passphrase-about = Damit du auf jedem Gerät unter deinem Namen spielen kannst, auch wenn dieses verloren geht.
me-passphrase-set = Du kannst dich auf jedem Gerät als „{ $name }“ anmelden.
me-sign-name = Anmeldename
me-new-passphrase = Passphrase (mindestens 8 Zeichen)
me-old-passphrase = Bisherige Passphrase
me-set-passphrase = Passphrase festlegen
me-change-passphrase = Ändern
me-sign-in = Anmelden
me-sign-in-about = Hast du hier oder anderswo schon eine Passphrase festgelegt?
me-the-passphrase = Passphrase
me-sign-out = Auf diesem Gerät abmelden
me-sign-out-all = Überall abmelden
me-sign-out-sure = Du hast keine Passphrase: Nach dem Abmelden kann niemand mehr diesen Namen und seine Ergebnisse nutzen. Trotzdem abmelden?
me-stay = Bleiben

person-program = Ein Programm
person-results = Ergebnisse
person-history = Beendete Partien
person-no-history = Keine beendeten Partien, die alle sehen dürfen.
person-no-games = Noch keine Partie zu Ende gespielt.
person-played = { $played } gespielt
person-won = { $won } gewonnen
person-best =
    { $points ->
        [one] Bestwert: { $points } Punkt
       *[other] Bestwert: { $points } Punkte
    }
person-rating = Wertung
person-provisional = noch vorläufig
person-alone = Jeder für sich
person-together = Gemeinsam
person-streak =
    { $now ->
        [one] ein Sieg in Folge, Rekord: { $longest }
       *[other] { $now } Siege in Folge, Rekord: { $longest }
    }
person-nobody = Diese Person gibt es hier nicht.
person-wins = gewonnen
person-team-won = gemeinsam gewonnen
person-team-lost = gemeinsam verloren
person-broken-off = abgebrochen

tab-take-along = Diese Partie mitnehmen
tab-save-game = Die Partie als Datei sichern
tab-save-about = Die Datei lässt sich hier oder in einem anderen Browser wieder öffnen: unter „Stellungen und Partien“.
tab-move = Auf den Server umziehen
tab-move-about = Dann können andere mitspielen oder zuschauen. Dein Platz bleibt deiner, und es geht weiter, wo ihr seid.
tab-moving = Die Partie zieht um …

start-tools = Werkzeuge: Stellungen, Partien und Helfer für den echten Tisch

helper-title = Werkzeuge
helper-about = Für alle, die um einen echten Tisch sitzen oder ein Spiel genauer ansehen wollen. Alles läuft in deinem Browser, ohne Server.
helper-maze = Löser für Schiebe-Irrgärten
helper-maze-about = Tippe den Irrgarten auf deinem Tisch zusammen: Du erfährst, in wie wenigen Zügen du am Ziel bist, und dass es kürzer nicht geht. Für jedes Spiel, in dem man Reihen schiebt.
helper-maze-tap = Wähle ein Plättchen und tippe auf die Felder, auf denen es liegt; noch ein Tippen dreht es. Dann setze Figur und Ziel.
helper-maze-brush = Was ein Tippen tut
helper-maze-shape-3 = Ecke
helper-maze-shape-5 = Gerade
helper-maze-shape-b = Abzweig
helper-maze-shape-f = Kreuzung
helper-maze-shape-1 = Sackgasse
helper-maze-pawn = Figur
helper-maze-goal = Ziel
helper-maze-blank = leer
helper-maze-side-n = oben offen
helper-maze-side-e = rechts offen
helper-maze-side-s = unten offen
helper-maze-side-w = links offen
helper-maze-extent = Felder pro Seite
helper-maze-lines = Jede zweite Reihe lässt sich schieben: die 2., die 4. und so weiter, von links und von oben gezählt. Eine Figur, die hinausgeschoben wird, kommt auf dem eben eingeschobenen Plättchen zurück.
helper-maze-missing =
    { $n ->
        [one] Ein Feld ist noch leer.
       *[other] { $n } Felder sind noch leer, das Plättchen in deiner Hand mitgezählt.
    }
helper-maze-solve = Weg suchen
helper-maze-thinking = Wird gesucht …
helper-maze-clear-sure = Wirklich alles abräumen?
helper-maze-paste = Stellung einfügen
helper-maze-paste-about = Ein Irrgarten, wie ihn das Programm schreibt (irrgarten puzzle maze). Die Stellung eines Spiels öffnet sich unter „Stellungen und Partien“ und wird dort nach den Regeln dieses Spiels gelöst.
helper-maze-there = Du bist schon da.
helper-maze-fewest =
    { $n ->
        [one] Ein Zug genügt.
       *[other] { $n } Züge genügen, weniger nicht: Das ist bewiesen.
    }
helper-maze-far = Es braucht mindestens { $n } Züge. Weiter zu suchen würde zu lange dauern.
helper-maze-push-column = Schiebe Spalte { $line } { $side }, das Plättchen so gedreht, und geh dann nach { $square }.
helper-maze-push-row = Schiebe Reihe { $line } { $side }, das Plättchen so gedreht, und geh dann nach { $square }.
helper-maze-step = Nächster Schritt
helper-maze-take = Von hier aus weiter
helper-maze-change = Irrgarten ändern
helper-scores = Punkteblock, Würfel und Lostrommel
helper-scores-about = Punkte Runde für Runde, Würfel, die niemand zinken kann, und Zahlen in zufälliger Reihenfolge.
helper-game = Welches Spiel?
helper-any-game = Irgendein Spiel
helper-round = Runde
helper-player = Name von Spieler { $number }
helper-points-of = Punkte für { $name }
helper-total = Summe
helper-add-round = Runde eintragen
helper-more-players = Eine Person mehr
helper-fewer-players = Eine Person weniger
helper-clear = Neu beginnen
helper-clear-sure = Wirklich alle Runden löschen?
helper-dice = Würfel
helper-how-many = Wie viele?
helper-throw = Würfeln
helper-dealer = Lostrommel
helper-dealer-about = Zahlen ab 1 in zufälliger Reihenfolge: um auszulosen, wer anfängt, oder für Karten mit Nummern.
helper-numbers = Bis
helper-mix = Mischen

position-title = Stellungen und Partien
position-about = Füge eine Stellung eines beliebigen Spiels ein oder öffne die Mitschrift einer Partie (.play). Alles geschieht in deinem Browser.
position-label = Stellung oder Partie
position-read = Zeigen
position-file = Datei öffnen
position-deal = Oder eine neue Partie austeilen:
position-turn = Platz { $seats } ist am Zug
position-over = Die Partie ist zu Ende: { $score }
position-hidden = Teile dieser Stellung sind verdeckt: Sie lässt sich zeigen, aber nicht weiterspielen.
position-draw-due = Es muss etwas gezogen werden.
position-chances = Was gezogen werden kann
position-draw = Zufällig ziehen
position-text = In Notation
position-view = Wer schaut?
position-everything = Alles offen
position-play = Von hier weiterspielen
position-way = Der Weg zu dieser Stellung
position-start = Der Anfang
position-drawn = Gezogen
position-first = Zum Anfang
position-back = Zurück
position-on = Weiter
position-count =
    { $depth ->
        [one] Züge zählen
       *[other] Stellungen nach { $depth } Zügen zählen
    }
position-solve = Lösen
position-column = Ab Zeichen { $column } lässt sich der Text nicht lesen.
record-verified =
    { $plies ->
        [one] Geprüft: Das Austeilen und der eine Zug oder die eine Ziehung wurden nachgespielt und stimmen mit der Mitschrift überein.
       *[other] Geprüft: Das Austeilen und alle { $plies } Züge und Ziehungen wurden nachgespielt und stimmen mit der Mitschrift überein.
    }
record-shares =
    { $shares ->
        [0] Den Startwert hat der Server oder der Browser allein bestimmt.
        [one] Ein Gerät hat zum Startwert beigetragen.
       *[other] { $shares } Geräte haben zum Startwert beigetragen.
    }
record-seeded = Wer den Startwert gewählt hat, verrät die Mitschrift nicht.
record-unseeded = Jeder Zug ist erlaubt, und das Ergebnis stimmt. Die Mitschrift nennt keinen Startwert: Austeilen und Ziehungen kann niemand nachprüfen.
record-seal = Siegel: { $seal }
record-line = Zeile { $line } stimmt nicht: Dieser Zug oder diese Ziehung kann dort nicht vorgekommen sein.
record-wrong = Eine Zeile im Kopf stimmt nicht.
record-wrong-game = Es ist die Mitschrift eines anderen Spiels oder einer anderen Fassung seiner Regeln.
record-wrong-seats = Die Zahl der Plätze passt nicht zum Spiel.
record-wrong-options = Eine Einstellung darin gibt es in diesem Spiel nicht.
record-wrong-deal = Ein Beitrag zum Austeilen ist nicht der, der versprochen war.
record-wrong-seed = Der Startwert passt nicht zu den Beiträgen.
record-wrong-start = Die Anfangsstellung ist nicht die, die ausgeteilt wurde.
record-wrong-result = Das Ergebnis ist nicht das, zu dem die Züge führen.
record-wrong-seal = Das Siegel ist gebrochen: Nach der Partie wurde etwas geändert.

puzzle-title = Rätsel
puzzle-turns = { $turns } Züge
puzzle-alone = für eine Person
puzzle-about = Schieb mit dem Plättchen in deiner Hand eine Reihe weiter und geh los. Erreiche den Schatz in möglichst wenigen Zügen.
puzzle-start = Ein Irrgarten für dich allein, jeden Tag ein neuer.
puzzle-today = Rätsel des Tages
puzzle-another = Ein anderes
puzzle-level = Schwierigkeit
puzzle-levels-easy = leicht: 5 mal 5, zwei Züge
puzzle-levels-medium = mittel: 7 mal 7, zwei Züge
puzzle-levels-hard = schwer: 7 mal 7, drei Züge
puzzle-levels-master = sehr schwer: 9 mal 9, vier Züge
puzzle-turn = Zug { $turn }. Es geht in { $fewest }.
puzzle-push = Wähle einen Pfeil, um das Plättchen dort einzuschieben.
puzzle-walk = Geh auf ein leuchtendes Feld oder bleib stehen.
puzzle-solved =
    { $turns ->
        [one] In einem Zug gelöst!
       *[other] In { $turns } Zügen gelöst!
    }
puzzle-fewest = Schneller geht es nicht.
puzzle-fewer = Es geht auch in { $turns }.
puzzle-shown = So geht es.
puzzle-undo = Zurücknehmen
puzzle-restart = Von vorn beginnen
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
puzzle-history = Was bisher gesagt wurde
puzzle-self = Platz { $number } (du)
puzzle-right = Gelöst!
puzzle-wrong = Nicht ganz.
puzzle-rated = etwa { $rating }
puzzle-skip = Überspringen
puzzle-theme = Art
puzzle-theme-all = alle Arten
puzzle-progress = Deine Wertung: { $rating }. Gelöst: { $solved }. Tage in Folge: { $days }.
puzzle-kept = Für deine Wertung zählen nur erste Versuche ohne Tipps. Die Wertung bleibt in diesem Browser.
puzzle-hint = Tipp { $step } von 3
puzzle-hint-where = Sieh dorthin, wo es leuchtet.
puzzle-hint-what = Das ist der nächste Schritt: Der Spielplan zeigt ihn.
puzzle-rush = Drei Minuten auf Zeit
puzzle-rush-stop = Uhr anhalten
puzzle-rush-left = Noch { $seconds } Sekunden. Gelöst: { $solved }. Leben: { $lives }.
puzzle-rush-over = Die Zeit ist um. Du hast { $solved } gelöst, dein Bestes sind { $best }.

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
about-what = Irrgarten ist ein Spielehaus, das du selbst betreibst: ein Programm mit Regeln, Computergegnern, Tischen und dieser Seite. Niemand wird ausspioniert; es gibt keine Konten und keine Werbung.
about-sources = Woher die Spiele kommen
about-after = Regeln nach { $game }
about-known = auch bekannt als { $names }
about-own = Titel, Bilder und Texte stammen von uns. Mit den Verlagen der Originalspiele haben wir nichts zu tun; gefällt dir ein Spiel, dann kauf es.
about-deal = Ehrlich ausgeteilt
about-deal-text = Vor einer Partie legen sich der Server und jedes Gerät auf eine geheime Zahl fest. Die Karten ergeben sich aus allen zusammen, also kann niemand allein sie bestimmen, und am Ende können es alle nachprüfen.
about-licence = Freie Software unter MIT oder Apache 2.0.
about-version = Version { $version }

tour-offer = Deine erste Partie? Komm mit auf eine kurze Führung.
tour-start = Zeig es mir
tour-next = Weiter
tour-pass = Schritt überspringen
tour-done = Verstanden
tour-skip = Nein danke
tour-step = { $at } von { $all }
tour-ready = Ich bin bereit
tour-waits = Nichts beginnt, bevor du bereit bist.

error-close = Schließen
error-not-found = Unter dieser Adresse gibt es nichts.

code-wrong_passphrase = Name und Passphrase passen nicht zusammen.
code-bad_passphrase = Eine Passphrase hat 8 bis 200 Zeichen.
code-name_taken = Mit diesem Namen meldet sich schon jemand an.
code-no_such_person = Diese Person gibt es hier nicht.
code-unreachable = Der Server ist nicht zu erreichen.
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
code-paused = Die Partie ist unterbrochen.
code-nothing_to_undo = Es gibt nichts zurückzunehmen.
code-undo_too_late = Zu spät: Seitdem wurde etwas Neues aufgedeckt.
code-nothing_asked = Danach fragt niemand mehr.
code-already_asked = Jemand anderes hat gerade eine Frage gestellt: Beantworte erst diese.
code-by_the_clock = Hier wird mit Uhr gespielt, und die Uhr entscheidet.
code-own_clock = In einer gewerteten Partie darf niemand die eigene Uhr anhalten.
code-rated = Eine gewertete Partie wird zu Ende gespielt oder aufgegeben.
code-resigned = Du hast diese Partie aufgegeben.
code-not_away = Diese Person ist noch da.
code-bad_text = Eine Nachricht hat 1 bis 300 Zeichen.
code-bad_clock = Mit dieser Uhr kann man nicht spielen.
code-bad_option = Diese Einstellungen passen nicht zusammen.
code-bad_seats = Für so viele ist das Spiel nicht gemacht.
code-slow_down = Nicht so schnell, bitte.
code-draining = Der Server startet neu.
code-disk_full = Der Server hat keinen Platz mehr. Nichts wurde geändert.
code-read_only = Gerade kannst du hier nur zuschauen.
code-internal = Auf dem Server ist etwas schiefgegangen.
code-bad_request = Das hat der Server nicht verstanden.
code-not_found = Unter dieser Adresse gibt es nichts.
code-not_allowed = Das geht unter dieser Adresse nicht.
code-too_slow = Das hat zu lange gebraucht. Versuch es noch einmal.
code-too_big = Das ist zu lang.
code-bad_token = Dieses Token gilt hier nicht mehr.
code-not_for_bots = Das ist für Menschen, nicht für Programme.
code-foreign_origin = Eine fremde Seite darf das nicht.
code-foreign_host = Unter dieser Adresse antwortet der Server nicht.
code-no_such_link = Dieser Link ist verbraucht oder zu alt. Mach auf dem anderen Gerät einen neuen.
code-not_invited = An diesen Tisch hat dich niemand eingeladen.
code-bad_url = Diese Adresse lässt sich nicht aufrufen.
code-too_many = Davon hast du schon zu viele.
code-busy = Andere waren schneller. Versuch es noch einmal.
code-damaged = Was der Server davon gespeichert hat, ist beschädigt und wird nicht gezeigt.
code-store = Der Server kann gerade nichts speichern. Nichts wurde geändert.
code-no_such_code = Diesen Code hat kein Tisch, oder die Partie ist zu Ende.
code-seat_needed = Wähle zuerst einen Platz.
code-learning = Jemand lernt noch, wie es geht. Es geht los, wenn alle bereit sind.
code-racing = Nicht, solange um die Wette gespielt wird.
code-held = Du musst einen Moment warten.
code-claimed = Du hast schon gesagt, dass du fertig bist.
code-bad_share = Dieses Gerät hat für das Austeilen ein anderes Geheimnis versprochen.
code-one_seat_only = In einer gewerteten Partie haben alle nur einen Platz.
code-nobody_else = Für eine gewertete Partie braucht es mindestens zwei.
code-no_ratings = Hier gewinnen oder verlieren alle gemeinsam: Das wird nicht gewertet.
code-full = Der Verlauf dieses Tisches ist voll: Ihr könnt weiterspielen, aber sonst nichts mehr.
code-no_hints = In einer gewerteten Partie gibt es keine Tipps.
code-unknown_game = Dieses Spiel gibt es hier nicht.
code-bad_seat = Diesen Platz gibt es in der Partie nicht.
code-bad_seed = Damit lässt sich nicht austeilen.
code-bad_position = Das ist keine gültige Stellung des Spiels.
code-hidden = Ein Teil dieser Stellung ist verdeckt.
code-bad_action = Das ist kein gültiger Zug.
code-draw_pending = Zuerst muss etwas gezogen werden.
code-no_draw_pending = Jetzt ist nichts zu ziehen.
code-bad_chance = Das lässt sich nicht als Ziehung lesen.
code-impossible_chance = Das kann hier nicht gezogen werden.
code-game_over = Die Partie ist zu Ende.
code-bad_record = Das ist keine gültige Mitschrift einer Partie.
code-bad_question = Auf diese Frage gibt es keine Antwort.
code-bad_puzzle = Das ist kein gültiges Rätsel.
code-no_such_puzzle = Dieses Rätsel gibt es nicht. Versuch ein anderes.
code-line_too_long = Diese Zeile ist zu lang.
code-not_text = Das ist kein gültiger Text.
code-io = Der Server kann eine Datei nicht lesen oder schreiben.
code-unknown = Etwas Unerwartetes ist schiefgegangen. Lade die Seite neu.
code-tab_damaged = Was dieser Browser von der Partie gespeichert hat, ist beschädigt oder stammt von einer anderen Version dieser Seite. Es wurde nichts verändert.
code-tab_unloadable = Der Teil der Seite, der ohne Server spielt, lässt sich nicht laden. Ohne Netz versuche es später noch einmal; sonst ist dein Browser vielleicht zu alt dafür.
code-tab_disk_full = Auf diesem Gerät ist kein Platz mehr. Es wurde nichts verändert: Schaffe etwas Platz und versuche es noch einmal.
code-tab_store = Dieser Browser lässt die Seite nichts speichern, vielleicht weil das Fenster privat ist. Es wurde nichts verändert.
code-tab_internal = In dieser Seite ist etwas schiefgegangen. Lade sie neu: Was gespeichert war, ist noch da.
code-tab_not_found = Das geht ohne Server nicht.

board-closer = Größer
board-farther = Kleiner
board-all = Alles zeigen

bots-title = Programme, die mitspielen
bots-about = Ein Bot ist ein Programm mit einem eigenen Konto. Wer sein Token hat, spielt unter seinem Namen, und alle am Tisch sehen, dass es ein Programm ist.
bots-api = Alle Anfragen
bots-docs = Wie Programme mit dem Server sprechen
bots-example = Ein kleiner Bot in Python
bots-nameless = Gib dir erst einen Namen, dann kannst du eigene Bots anlegen:
bots-own = Deine Bots
bots-none = Du hast noch keine Bots.
bots-name = Name des neuen Bots
bots-make = Bot anlegen
bots-made = angelegt am { $day }
bots-token = Token von { $name }
bots-once = Kopiere es jetzt: Niemand kann es dir noch einmal zeigen.
bots-copy = Kopieren
bots-copied = Kopiert
bots-revoke = Token sperren
bots-revoke-sure = Das Token von { $name } sperren? Die Verbindung endet sofort, und das Token gilt nie wieder.
bots-keep = Behalten
bots-online = Bots, die gerade da sind
bots-online-about = An einem Tisch, den du eröffnet hast, kannst du sie auf einen freien Platz einladen.
bots-nobody = Gerade wartet kein Bot auf eine Einladung.
bots-invite = Einladen
bots-invited = Eingeladen
bots-call = Ruf mich, wenn ich dran bin
bots-call-about = Wenn du dran bist und keines deiner Geräte am Tisch ist, ruft der Server diese Adresse auf.
bots-call-address = Adresse, die mit https:// beginnt
bots-call-save = Diese Adresse aufrufen
bots-call-stop = Nicht mehr rufen
bots-call-secret = Jeder Aufruf ist mit diesem Geheimnis unterschrieben
bots-call-off = Diese Adresse wird nicht mehr aufgerufen: { $reason }
about-code = Quelltext
person-files = Herunterladen
person-record = Mitschrift
person-proof = Beweis des Austeilens
