# What people read about this game. The page and the rules read this file.

## The board

board = Das Labyrinth
hand = Deine Hand
card = Karte { $card }
held-card = Karte { $card }: { $kinds }
card-turned = Karte { $card }: { $kinds }; oben ist { $top }
side-n = Norden
side-e = Osten
side-s = Süden
side-w = Westen
and = {" "}und{" "}
spot = In Spalte { $x }, Reihe { $y } legen
spot-turns = In Spalte { $x }, Reihe { $y } legen; sie wird passend gedreht
draft = Karte { $card } in Spalte { $x }, Reihe { $y }, oben ist { $top }. Enter legt sie, R dreht sie
lying = Karte { $card } in Spalte { $x }, Reihe { $y }: { $kinds }
take = Karte { $card } nehmen: { $kinds }
lay = Legen
lay-taking = Legen, { $n } nehmen
turn-left = Nach links drehen
turn-right = Nach rechts drehen
put-back = Zurück auf die Hand
pile =
    { $n ->
        [one] Im Stapel ist eine Karte
       *[other] Im Stapel sind { $n } Karten
    }
won =
    { $n ->
        [0] Noch keine Karten gewonnen
        [one] 1 Karte gewonnen
       *[other] { $n } Karten gewonnen
    }
won-by =
    { $n ->
        [one] { $name } hat eine Karte gewonnen
       *[other] { $name } hat { $n } Karten gewonnen
    }
won-close = Tippe, um sie wegzulegen
prompt-choose = Wähle eine Karte aus deiner Hand.
prompt-place = Wähle einen Platz. Auf einem gestrichelten wird die Karte passend gedreht.
prompt-nothing = Hier verbindet sie keinen Schatz. Lege sie, oder versuche einen anderen Platz.
prompt-take =
    { $n ->
        [one] Sie verbindet einen Schatz: Nimm die Karte.
       *[other] Sie verbindet { $n } Schätze: Nimm die Karten.
    }
act-lay = legt { $card }
act-take-seen = legt { $card } und nimmt { $cards }
move-lay = Lege Karte { $card } in Spalte { $x }, Reihe { $y }, oben ist { $top }
move-take = Lege Karte { $card } in Spalte { $x }, Reihe { $y }, oben ist { $top }, und nimm { $cells }
move-taken = die Karte in Spalte { $x }, Reihe { $y }
act-take =
    { $n ->
        [one] legt { $card } und nimmt eine Karte
       *[other] legt { $card } und nimmt { $n } Karten
    }
act-draw-seen = { $name } zieht { $card }

kinds-amulet = Amulett
kinds-bat = Fledermaus
kinds-crown = Krone
kinds-dragon = Drache
kinds-emerald = Smaragd
kinds-feather = Feder
kinds-ghost = Gespenst
kinds-helmet = Helm
kinds-idol = Götzenbild
kinds-jug = Krug
kinds-candlestick = Kerzenleuchter
kinds-lizard = Eidechse
kinds-map = Schatzkarte
kinds-necklace = Halskette
kinds-owl = Eule
kinds-purse = Geldbeutel
kinds-quill = Schreibfeder
kinds-ring = Ring
kinds-sword = Schwert
kinds-chest = Truhe
kinds-unicorn = Einhorn
kinds-viper = Viper
kinds-wand = Zauberstab
kinds-axe = Axt
kinds-key = Schlüssel

## Pictures of a table

picture-seat = Platz { $seat }: { $n } gesammelt
picture-lays = Platz { $seat } legt eine Karte.
picture-draws = Platz { $seat } zieht.
picture-over = Die Partie ist zu Ende.
picture-status = { $turn }  Stapel: { $n }.
picture-labyrinth =
    { $n ->
        [one] Das Labyrinth hat eine Karte: { $cards }.
       *[other] Das Labyrinth hat { $n } Karten: { $cards }.
    }
picture-laid = { $card } auf { $cell }
picture-hand = Platz { $seat } hat { $cards } auf der Hand und { $n } gesammelt.
picture-hidden = eine verdeckte Karte
picture-nothing = nichts

## Actions at a terminal: each as an example, and what it means

terminal-actions =
    41w@0,3       Karte 41 auf Spalte 0, Reihe 3 legen, ihr oberer Rand nach
                  Westen; n, e und s sind Norden, Osten und Süden
    33n@0,0x-1,0  Karte 33 auf 0,0 legen und die Karte auf -1,0 nehmen; jedes x
                  nimmt noch eine
                  Dahinter ist +19 die gezogene Karte, +? eine, die du nicht sehen
                  darfst

## Settings of a table

setting-edges = Wie Karten passen müssen
    .free = Eine Verbindung genügt
    .strict = Kein Tor darf an eine Hecke stoßen
setting-equal_turns = Gleich viele Züge für alle
    .false = Alle Karten spielen
    .true = Einige Karten ungesehen beiseitelegen
setting-first = Wer beginnt
    .random = Das Los entscheidet
    .youngest = Die jüngste Person, auf Platz 1
setting-take = Karten nehmen
    .choose = Selbst auswählen
    .auto_max = Immer so viele wie möglich
setting-deck = Die Karten
    .garden50 = Garten: zwei Tore an jeder Seite
    .lanes50 = Gassen: ein Tor, für kleine Kinder

## The first game

tour-1 = Deine zwei Karten. Jede zeigt Wege und zwei Schätze. Tippe eine an, um sie aufzunehmen.
tour-2 = Auf die leuchtenden Plätze darf sie. Tippe sie noch einmal an, um sie zu drehen; dann tippe auf einen Platz, oder zieh sie dorthin.
tour-3 = Führt ein Weg von einem Schatz deiner Karte zum gleichen Schatz anderswo? Dann läuft Licht darauf entlang, und jene Karte gehört dir. Probiere ein paar Plätze aus, und lege deine Karte.
tour-4 = Du hast eine neue Karte gezogen, und die anderen sind dran. Die zuletzt gelegte Karte hat einen Rahmen in der Farbe ihres Platzes.
tour-5 = Du bist wieder dran. Was liegen bleibt, muss Seite an Seite zusammenhängen; darum lässt sich nicht jede Karte nehmen. Wenn du wählen kannst, tippe die Karten mit dem Haken an.
tour-6 = Das ist alles. Sind alle Karten gespielt, gewinnt, wer die meisten gesammelt hat. Zieh am Labyrinth, um es zu verschieben; mit zwei Fingern oder dem Rad kommst du näher.

## Why an action is refused

refusal-GameOver = Die Partie ist zu Ende.
refusal-NotYourTurn = Du bist nicht am Zug.
refusal-DrawFirst = Erst muss eine Karte gezogen werden.
refusal-NotInHand = Diese Karte hast du nicht auf der Hand.
refusal-CellTaken = Dort liegt schon eine Karte.
refusal-NoNeighbour = Die Karte muss Seite an Seite mit einer anderen liegen.
refusal-NoConnection = Kein Tor der Karte trifft auf ein offenes Tor einer Nachbarkarte.
refusal-GateAgainstWall = An diesem Tisch darf kein Tor an eine Hecke stoßen.
refusal-StuckTakesNothing = Eine Karte ohne Verbindung nimmt nichts.
refusal-NothingThere = Dort liegt keine Karte, die du nehmen könntest.
refusal-LaidCardStays = Die Karte, die du gerade gelegt hast, bleibt liegen.
refusal-NoEqualTreasure = Jene Karte zeigt keinen Schatz deiner Karte.
refusal-NoWay = Kein durchgehender Weg führt dort zum gleichen Schatz.
refusal-FallsApart = Die übrigen Karten würden nicht mehr über ihre Seiten zusammenhängen.
refusal-NotTheMost = An diesem Tisch werden so viele Karten wie möglich genommen.

## The end

ending-most = Alle Karten liegen. Mit { $n } genommenen Karten ist die Partie gewonnen.
ending-shared = Alle Karten liegen. Mit je { $n } Karten teilt ihr euch den Sieg.
ending-alone = Alle Karten liegen: { $n } davon hast du dir geholt.
ending-taken =
    { $n ->
        [one] Eine Karte genommen
       *[other] { $n } Karten genommen
    }

## Hints

advice-nothing = Jetzt ist nichts Gutes zu holen: Lass den anderen wenig übrig und behalte die bessere Karte.
advice-one = Eine deiner Karten verbindet einen Schatz. Wo lässt sie den anderen am wenigsten übrig?
advice-several = Eine deiner Karten kann mehrere Karten auf einmal nehmen.
advice-keep = Leg die leuchtende Karte und behalte die andere.
advice-way = Finde einen Weg von der leuchtenden Karte deiner Hand zu dieser.
advice-lay =
    { $taken ->
        [0] Leg sie so gedreht hierhin.
        [one] Leg sie so gedreht hierhin und nimm eine Karte.
       *[other] Leg sie so gedreht hierhin und nimm { $taken } Karten.
    }
advice-risk = { $lay } Der Nächste kann dann in { $percent } von 100 Fällen etwas nehmen.

## How the built-in bots play

character-mouse = Sieht gleiche Schätze auf Karten nebeneinander
character-hedgehog = Folgt einem Weg durch eine Karte dazwischen
character-fox = Findet jeden Weg und nimmt die meisten Karten
character-raven = Sieht auch, was er dem Nächsten übrig lässt
character-owl = Denkt eine Runde voraus und behält gute Karten

## Rätsel

puzzle-pair = Zwei Karten
    .task = Leg deine beiden Karten, eine nach der anderen, und nimm dabei zusammen { $best } Karten.
    .fails = Du hast { $got } genommen. Möglich sind { $best }.
    .hint = Was du zuerst legst, ändert, wohin die andere Karte kommt.
puzzle-quiet = Die stille Karte
    .task = Leg deine beiden Karten, eine nach der anderen, und nimm dabei zusammen { $best } Karten.
    .fails = Du hast { $got } genommen. Möglich sind { $best }.
    .hint = Die erste Karte nimmt nichts. Sie bereitet die zweite vor.
