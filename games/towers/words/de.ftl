# What people read about this game. The page and the rules read this file.

## The board

board = Die Türme
plan = Plan von oben
hand = Deine Magiekarten
no-cards = keine Magiekarten
some-cards = { $n }× { $card }
target = Dein Ziel, das sonst niemand sieht: { $kind }
target-rune = Alle Schätze gefunden. Nun zum Runenstein in der Mitte
target-home = Alles gefunden. Nun heim nach { $square }
rune = Runenstein
home = heim
arrow = { $arrow } schieben
arrow-chosen = { $arrow } schieben. Eingabe schiebt, R dreht den Turm, Escape nimmt zurück
from-column = Spalte { $line } von { $side }
from-row = Reihe { $line } von { $side }
barred = In diesem Zug gesperrt: { $arrow }
free-tower = Freier Turm, { $tower }. Eingabe dreht ihn
free-tower-is = Freier Turm: { $tower }
tower = Höhe { $height }, offen nach { $sides }
with-treasure = { $tower }, darauf: { $kind }
rune-stone = Runenstein
start-of = Start von { $name }
pawn-of = Figur von { $name }
goal = Nach { $square } gehen, Höhe { $height }
goal-stay = Auf { $square } bleiben, Höhe { $height }
costs = kostet { $cards }
pay-with = Bezahlen mit
turn-left = Nach links drehen
turn-right = Nach rechts drehen
push = Einschieben
stay = Bleiben
stay-here = Hier bleiben
go = Nach { $square }
go-somewhere = Gehen
deck =
    { $n ->
        [one] Eine Magiekarte zum Nachziehen
       *[other] { $n } Magiekarten zum Nachziehen
    }
discard = Abgelegt: { $cards }
mat = { $name }: gefunden { $found }; noch { $left } zu finden; { $rune }; { $hand } Magiekarten{ $kid }
nothing = nichts
rune-done = war auf dem Runenstein
rune-open = war noch nicht auf dem Runenstein
kid = ; jede Karte ist ein Joker
prompt-arrow = Wähle einen Pfeil für den freien Turm.
prompt-opens =
    { $n ->
        [one] So ist ein Turm erreichbar.
       *[other] So sind { $n } Türme erreichbar.
    }
prompt-magic =
    { $n ->
        [one] Einer mehr mit Magie.
       *[other] { $n } mehr mit Magie.
    }
prompt-goal = Gehe auf einen leuchtenden Turm, oder bleib.
prompt-stay = Stehen bleiben.
prompt-free = { $where }: ohne Magie.
prompt-costs = { $where }: kostet { $cards }.
prompt-choice = { $where }: Womit bezahlst du?
where = Nach { $square }
where-treasure = Nach { $square } ({ $kind })
where-rune = Zum Runenstein
act-slide = schiebt { $arrow } ein, offen nach { $sides }
act-move = geht nach { $square }
act-move-cards = geht nach { $square } mit { $cards }
act-draw = zieht eine Magiekarte
act-draw-seen = zieht eine Magiekarte: { $card }

magic-U = hinauf
magic-D = hinunter
magic-J = Joker

sides-N = Norden
sides-E = Osten
sides-S = Süden
sides-W = Westen

kinds-chalice = Kelch
kinds-crown = Krone
kinds-sword = Schwert
kinds-lamp = Lampe
kinds-potion = Zaubertrank
kinds-ring = Ring
kinds-key = Schlüssel
kinds-book = Buch
kinds-mirror = Spiegel
kinds-map = Karte
kinds-feather = Feder
kinds-coin = Münze

## Settings of a table

setting-kids = Für wen jede Magiekarte ein Joker ist
    .seat = Kind: jede Magiekarte ist ein Joker
    .none = Niemanden
    .all = Alle
    .R = R: Start links oben
    .B = B: Start rechts oben
    .G = G: Start rechts unten
    .Y = Y: Start links unten
    .RB = RB: Start links oben und Start rechts oben
    .RG = RG: Start links oben und Start rechts unten
    .RY = RY: Start links oben und Start links unten
    .BG = BG: Start rechts oben und Start rechts unten
    .BY = BY: Start rechts oben und Start links unten
    .GY = GY: Start rechts unten und Start links unten
    .RBG = RBG: Start links oben, Start rechts oben und Start rechts unten
    .RBY = RBY: Start links oben, Start rechts oben und Start links unten
    .RGY = RGY: Start links oben, Start rechts unten und Start links unten
    .BGY = BGY: Start rechts oben, Start rechts unten und Start links unten
setting-stay_finds = Auf dem eigenen Ziel stehen bleiben
    .yes = Findet es
    .no = Findet nichts: Man muss hingehen
setting-equal_turns = Wenn jemand daheim ist
    .false = Sofort zu Ende
    .true = Die Runde wird zu Ende gespielt, mehrere können gewinnen
setting-first = Wer beginnt
    .random = Das Los entscheidet
    .youngest = Die jüngste Person, auf Platz 1
setting-maze = Der Irrgarten zu Beginn
    .keep = Nochmal, im selben Irrgarten
    .random = Ein neuer

## The first game

tour-1 = Diese Karte ist dein Ziel, nur du siehst sie. Ihr Schatz leuchtet auf einem Turm: Bring deine Figur dorthin. Danach zeigt die nächste Karte das nächste Ziel.
tour-2 = Jeder Zug beginnt mit dem Schieben. Wähle einen Pfeil: Dort kommt der freie Turm hinein, und die ganze Reihe rückt weiter. Ringe zeigen, wohin du dann könntest. Drehe den Turm mit R oder durch Antippen, probiere andere Pfeile, und schiebe ihn ein.
tour-3 = Nun geh. Wege führen von Turm zu Turm, wo beide offen sind, höchstens eine Stufe hinauf oder hinunter. Ein größerer Schritt kostet eine Magiekarte: Solche Türme haben einen gestrichelten Rand. Wähle einen Turm, sieh dir das Licht an, und geh.
tour-4 = Wer nichts findet, zieht eine Magiekarte: hinauf, hinunter oder einen Joker für beides. Nun schieben und gehen die anderen; ein schwaches Licht zeigt, wo jemand ging. Der durchgestrichene Pfeil ist gesperrt: Ein Turm darf nicht gleich wieder zurück.
tour-5 = Du bist wieder dran: Finde alle deine Schätze, halte einmal auf dem Runenstein hoch in der Mitte, und beende als Erster einen Zug daheim. Der Schalter in der Ecke, oder V, zeigt die Türme von oben.

## Why an action is refused

refusal-GameOver = Das Spiel ist zu Ende.
refusal-NotYourTurn = Du bist nicht am Zug.
refusal-DrawFirst = Erst muss eine Magiekarte gezogen werden.
refusal-SlideFirst = Dein Zug beginnt mit dem Schieben.
refusal-SlidOnce = Geschoben hast du schon: Bewege deine Figur oder bleib stehen.
refusal-FixedLine = Diese Reihe oder Spalte lässt sich nicht schieben.
refusal-Barred = Dort ist der Turm im Zug davor herausgekommen.
refusal-OtherShape = Der freie Turm hat andere Öffnungen, wie man ihn auch dreht.
refusal-NotInHand = Diese Magiekarten hast du nicht.
refusal-NoPath = Mauern sind im Weg.
refusal-TooSteep = Ohne Magie führt kein Schritt zwei oder mehr Stufen hinauf oder hinunter.
refusal-DoesNotPay = Diese Magiekarten reichen für die großen Schritte auf dem Weg nicht.
refusal-NotNeeded = Weniger von diesen Karten genügen.

## Hints

advice-home = Du kannst in diesem Zug heimkommen
advice-treasure = Dein Schatz ist erreichbar, ganz ohne Magie
advice-treasure-magic = Mit Magie ist dein Schatz erreichbar
advice-rune = Der Runenstein ist in diesem Zug erreichbar
advice-nothing = Denk an deinen nächsten Zug: Komm einem Ziel näher und spare Magie
advice-arrow = Beginne an diesem Pfeil
advice-stands-well = Du stehst schon gut
advice-tower = Sieh dir diesen Turm an
advice-slide = Schiebe den freien Turm bei { $arrow } ein, offen nach { $sides }
advice-stay = Bleib auf { $square }
advice-go = Geh nach { $square }
advice-go-paying = Geh nach { $square } für { $cards }
advice-both = { $slide }. { $stop }

## How the built-in bots play

character-mouse = Schiebt Türme ein, wie sie liegen, spart Magie
character-hedgehog = Dreht den Turm vorher und spart sich die Magie
character-fox = Findet jedes Ziel, zur Not mit Magie
character-raven = Bleibt da stehen, wo das nächste Ziel nah sein wird
character-owl = Errät, was du suchst, und schiebt dagegen
