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
arrow = Einschieben: { $arrow }
arrow-chosen = Einschieben: { $arrow }. Enter tut es, R dreht den Turm, Escape nimmt es zurück
arrow-name =
    { $arrow ->
        [Nb] Spalte b von Norden (Nb)
        [Nd] Spalte d von Norden (Nd)
        [Sb] Spalte b von Süden (Sb)
        [Sd] Spalte d von Süden (Sd)
        [W2] Reihe 2 von Westen (W2)
        [W4] Reihe 4 von Westen (W4)
        [E2] Reihe 2 von Osten (E2)
       *[E4] Reihe 4 von Osten (E4)
    }
barred = In diesem Zug gesperrt: { $arrow }
free-tower = Freier Turm, { $tower }. Enter dreht ihn
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
stay-here = Zug beenden
go-somewhere = Gehen
deck =
    { $n ->
        [one] Eine Magiekarte zum Nachziehen
       *[other] { $n } Magiekarten zum Nachziehen
    }
discard = Abgelegt: { $cards }
mat = { $name }: gefunden: { $found }; noch { $left } zu finden; { $rune }; { $hand ->
        [one] eine Magiekarte
       *[other] { $hand } Magiekarten
    }{ $kid }
nothing = nichts
rune-done = war auf dem Runenstein
rune-open = war noch nicht auf dem Runenstein
kid = ; jede Karte ist ein Joker
prompt-arrow = Wähle einen Pfeil für den freien Turm.
prompt-opens =
    { $n ->
        [0] So ist kein anderer Turm erreichbar.
        [one] So ist ein anderer Turm erreichbar.
       *[other] So sind { $n } andere Türme erreichbar.
    }
prompt-magic =
    { $n ->
        [one] Einer mehr mit Magie.
       *[other] { $n } mehr mit Magie.
    }
prompt-goal = Gehe auf einen leuchtenden Turm, oder bleib.
prompt-stuck = Kein anderer Turm ist erreichbar. Beende deinen Zug.
prompt-stay = Du bleibst hier. Zug beenden?
prompt-free = { $where }: ohne Magie.
prompt-costs = { $where }: kostet { $cards }.
prompt-choice = { $where }: Womit bezahlst du?
where = Auf diesen Turm
where-treasure = Zum Schatz „{ $kind }“
where-rune = Zum Runenstein
act-slide = schiebt den freien Turm ein: { $arrow }
act-move = geht weiter
act-stay = bleibt stehen
act-to = geht zu { $what }
act-find = findet { $what }!
act-rune = geht zum Runenstein
act-home = kommt nach Hause
act-paying = { $walk }, mit { $cards }
act-draw = { $name } zieht eine Magiekarte
act-draw-seen = { $name } zieht eine Magiekarte: { $card }

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

## Pictures of a table

picture-free = Freier Turm:
picture-pile = Stapel: { $n }
picture-discard = Abgelegt: { $cards }
picture-barred = Gesperrt: { $arrow }
picture-seat = Platz { $seat } ({ $pawn } { $colour }): gefunden { $found }, noch { $left }{ $target }; Rune { $rune }; Magie { $magic }{ $kid }
picture-now = {" "}(jetzt { $letter } { $treasure })
picture-done = erledigt
picture-open = offen
picture-hidden = { $n } verdeckt
picture-kid = , Kinderregel
picture-legend = * Runenstein  ⌂ Start  ▒ eine Stufe
picture-towers = Türme: { $towers }.
picture-tower = { $square } { $height } hoch
picture-tower-treasure = { $square } { $height } hoch mit { $treasure }
picture-mat = Platz { $seat }, { $colour }, steht auf { $square }, hat { $found } Schätze gefunden, noch { $left } vor sich{ $target } und { $magic } Magiekarten auf der Hand; seine Runenkarte ist { $rune }.
picture-next = , als Nächstes { $treasure },
picture-slides = Platz { $seat }, { $colour }, schiebt.
picture-moves = Platz { $seat }, { $colour }, geht oder bleibt stehen.
picture-draws = Platz { $seat }, { $colour }, zieht eine Magiekarte.
picture-won =
    { $n ->
        [one] Die Partie ist zu Ende; { $winners } hat gewonnen.
       *[other] Die Partie ist zu Ende; { $winners } haben gewonnen.
    }
picture-colour-R = Rot
picture-colour-B = Blau
picture-colour-G = Grün
picture-colour-Y = Gelb

## Actions at a terminal: each as an example, and what it means

terminal-actions =
    sW2=9  den freien Turm bei W2 hineinschieben, so gedreht, dass er nach Norden
           und Westen offen ist
           Zähl die offenen Seiten zusammen: Norden 1, Osten 2, Süden 4, Westen 8;
           10 bis 14 sind a bis e
    me3    nach e3 gehen; stehst du schon dort, bleibst du stehen
    me3+U  nach e3 gehen und mit einer Karte „hinauf“ bezahlen; D ist „hinunter“,
           J ein Joker, +DJ sind zwei Karten
           Dahinter ist !U die gezogene Karte, !? eine, die du nicht sehen darfst

## Settings of a table

setting-kids = Für wen jede Magiekarte ein Joker ist
    .seat = Kind: jede Magiekarte ist ein Joker
    .none = Niemanden
    .all = Alle
    .R = Rot
    .B = Blau
    .G = Grün
    .Y = Gelb
    .RB = Rot und Blau
    .RG = Rot und Grün
    .RY = Rot und Gelb
    .BG = Blau und Grün
    .BY = Blau und Gelb
    .GY = Grün und Gelb
    .RBG = Rot, Blau und Grün
    .RBY = Rot, Blau und Gelb
    .RGY = Rot, Grün und Gelb
    .BGY = Blau, Grün und Gelb
setting-stay_finds = Auf dem eigenen Ziel stehen bleiben
    .yes = Zählt als gefunden
    .no = Zählt nicht: Man muss hingehen
setting-equal_turns = Wenn jemand daheim ist
    .false = Sofort zu Ende
    .true = Die Runde wird zu Ende gespielt, mehrere können gewinnen
setting-first = Wer beginnt
    .random = Das Los entscheidet
    .youngest = Die jüngste Person, auf Platz 1
setting-maze = Der Irrgarten zu Beginn
    .keep = Noch einmal, im selben Irrgarten
    .random = Ein neuer

## The first game

tour-1 = Diese Karte ist dein Ziel, nur du siehst sie. Ihr Schatz leuchtet auf einem Turm: Bring deine Figur dorthin. Danach zeigt die nächste Karte das nächste Ziel.
tour-2 = Jeder Zug beginnt mit dem Schieben. Wähle einen Pfeil: Dort kommt der freie Turm hinein, und die ganze Reihe rückt weiter. Ringe zeigen, wohin du dann könntest. Tipp den Turm an, um ihn zu drehen, probiere andere Pfeile, und schiebe ihn ein.
tour-3 = Nun geh. Wege führen von Turm zu Turm, wo beide offen sind, höchstens eine Stufe hinauf oder hinunter. Ein größerer Schritt kostet eine Magiekarte: Solche Türme haben einen gestrichelten Rand. Wähle einen Turm, sieh dir das Licht an, und geh.
tour-4 = Wer nichts findet, zieht eine Magiekarte: hinauf, hinunter oder einen Joker für beides. Nun schieben und gehen die anderen; ein schwaches Licht zeigt, wo jemand ging. Der durchgestrichene Pfeil ist gesperrt: Ein Turm darf nicht gleich wieder zurück.
tour-5 = Du bist wieder dran: Finde alle deine Schätze, halte einmal auf dem Runenstein hoch in der Mitte, und beende vor allen anderen einen Zug daheim. Der Schalter in der Ecke wechselt zwischen Türmen und Plan.

## Why an action is refused

refusal-GameOver = Die Partie ist zu Ende.
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

## The end

ending-home = Alle Schätze gefunden, auf dem Runenstein gestanden und zuerst wieder zu Hause.
ending-home-shared = Alle Schätze gefunden, auf dem Runenstein gestanden und in derselben Runde zu Hause: Ihr teilt euch den Sieg.
ending-rounds = Nach { $n } Runden war niemand zu Hause. Es zählt, was bis dahin gefunden wurde.
ending-nothing = Noch nichts gefunden
ending-found =
    { $n ->
        [one] Ein Schatz: { $treasures }
       *[other] { $n } Schätze: { $treasures }
    }
ending-found-rune =
    { $n ->
        [one] Ein Schatz ({ $treasures }) und der Runenstein
       *[other] { $n } Schätze ({ $treasures }) und der Runenstein
    }

## Hints

advice-home = Du kannst in diesem Zug heimkommen.
advice-treasure = Dein Schatz ist erreichbar, ganz ohne Magie.
advice-treasure-magic = Mit Magie ist dein Schatz erreichbar.
advice-rune = Der Runenstein ist in diesem Zug erreichbar.
advice-nothing = Denk an deinen nächsten Zug: Komm einem Ziel näher und spare Magie.
advice-arrow = Beginne an diesem Pfeil.
advice-stands-well = Du stehst schon gut.
advice-tower = Sieh dir diesen Turm an.
advice-slide = Schieb den freien Turm so gedreht am leuchtenden Pfeil ein.
advice-stay = Bleib, wo du bist.
advice-go = Geh zum leuchtenden Turm.
advice-go-paying = Geh für { $cards } zum leuchtenden Turm.
advice-both = { $slide } { $stop }

## How the built-in bots play

character-mouse = Schiebt Türme ein, wie sie liegen, spart Magie
character-hedgehog = Dreht den Turm vorher und spart sich die Magie
character-fox = Findet jedes Ziel, zur Not mit Magie
character-raven = Bleibt da stehen, wo das nächste Ziel nah sein wird
character-owl = Errät, was du suchst, und schiebt dagegen

## Rätsel

puzzle-treasure = In zwei Zügen zum Schatz
    .task = Finde deinen Schatz in zwei Zügen, mit so wenigen Magiekarten wie möglich. Sonst zieht niemand.
    .fails = So findest du den Schatz nicht in zwei Zügen, oder es kostet eine Karte zu viel.
    .hint = Such erst den Schub, der zuletzt kommt, und dann den, der ihn möglich macht.
puzzle-stone = In zwei Zügen zum Runenstein
    .task = Komm in zwei Zügen zum Runenstein, mit so wenigen Magiekarten wie möglich. Sonst zieht niemand.
    .fails = So kommst du nicht in zwei Zügen zum Runenstein, oder es kostet eine Karte zu viel.
    .hint = Such erst den Schub, der zuletzt kommt, und dann den, der ihn möglich macht.
puzzle-home = In zwei Zügen nach Hause
    .task = Komm in zwei Zügen heim, mit so wenigen Magiekarten wie möglich. Sonst zieht niemand.
    .fails = So kommst du nicht in zwei Zügen heim, oder es kostet eine Karte zu viel.
    .hint = Such erst den Schub, der zuletzt kommt, und dann den, der ihn möglich macht.
