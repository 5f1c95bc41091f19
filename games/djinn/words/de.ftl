# What people read about this game. The page and the rules read this file.

## The board

board = Deine Karten
hand = Noch nicht gelegte Karten
card = Karte { $card }
side-n = Norden
side-e = Osten
side-s = Süden
side-w = Westen
held-card = Wegkarte { $card }, oben nach { $top }
laid-card = Karte { $card } in Spalte { $x }, Reihe { $y }, oben nach { $top }. Enter nimmt sie auf, R dreht, Entf legt sie zurück
laid-card-fixed = Karte { $card } in Spalte { $x }, Reihe { $y }, oben nach { $top }
spot = In Spalte { $x }, Reihe { $y } legen
covered-cards =
    { $n ->
        [one] Eine verdeckte Karte
       *[other] { $n } verdeckte Karten
    }
round = Runde { $n }/{ $of }
not-rolled = Es ist noch nicht gewürfelt
rolled = Eine { $n } gewürfelt: Umriss frei
layout = Der Dschinn: Form { $name } mit { $n } Feldern
cell = Die Form hat ein Feld in Spalte { $x }, Reihe { $y }
on-table = Schatzkarten in der Mitte: { $cards }
table-empty = Keine Schatzkarten in der Mitte
clock = Zeit des Rennens
mat =
    { $n ->
        [one] { $name }: ein Schatz, { $laid } Karten gelegt. { $status }
       *[other] { $name }: { $n } Schätze, { $laid } Karten gelegt. { $status }
    }
laid-of = { $n } von { $of } gelegt
claimed-now = Geschnappt!
gave-back = legt zurück
passed = gibt auf
not-begun = noch nicht begonnen
chose = hat gewählt
chose-none = nimmt keine
countdown = Gleich geht’s los
example = So: Jeder Weg geht weiter.
drawing = Neue Karten …
penalty = Stimmt nicht: kurz warten
roll = Würfeln
start = Los!
turn-up = Meine Karten aufdecken
choose = Zurückgelegte Schatzkarten
take =
    { $n ->
        [one] Einen Schatz nehmen
       *[other] { $n } Schätze nehmen
    }
take-none = Keine nehmen
exchange-short = Tauschen
exchange-how = Welche Karten gibst du weg?
exchange-now =
    { $n ->
        [one] Eine tauschen
       *[other] { $n } tauschen
    }
pile =
    { $n ->
        [one] Im Stapel liegt eine Karte
       *[other] Im Stapel liegen { $n } Karten
    }
cancel = Doch nicht
turn-left = Nach links drehen
turn-right = Nach rechts drehen
wait = Abwarten
pass = Aufgeben
pass-sure = Wirklich?
claim = Schnapp!
claim-sure = Es fehlen Karten. Trotzdem?
check = Die Prüfung
nothing-laid = Es liegt keine Karte.
close = Schließen
right = richtig
wrong = falsch
keeps =
    { $n ->
        [one] Richtig: ein Schatz
       *[other] Richtig: { $n } Schätze
    }
gives-back =
    { $n ->
        [one] Falsch: Der Schatz geht zurück
       *[other] Falsch: { $n } Schätze gehen zurück
    }
medals = Medaillen nach Zeit
bronze = Bronze: ein Schatz
silver = Silber: zwei Schätze
gold = Gold: drei Schätze
no-medal = Diesmal keine Medaille
ghost = Der Geist deines besten Rennens: { $time }
prompt-roll = Würfle.
prompt-go = Bereit? Dann los!
prompt-take = Du warst zu langsam: Wähl eine Karte.
prompt-claimed = Geschnappt! Jetzt die anderen.
prompt-claim = Ein Weg durch alle? Schnapp!
prompt-choose = Zieh eine Karte, oder tipp sie an.
prompt-place = Tipp auf einen Platz; tipp die Karte noch einmal an, um sie zu drehen.
act-roll = würfelt
act-go = ruft: Los!
act-put = legt { $card }
act-lift = nimmt { $card } zurück
act-exchange = tauscht { $cards }
act-claim = schnappt zu
act-pass = gibt diese Runde auf
act-wait = wartet ab
act-take = nimmt die Karte mit { $n }
act-take-none = nimmt keine Karte
act-time = hat { $time } gebraucht
act-hidden = macht etwas im Verborgenen
drew-roll = Der Würfel zeigt { $n }.
drew-layout = Der Dschinn! Form { $name }.
drew-card = { $name } zieht { $card }
drew-hidden = { $name } zieht eine Karte

## Pictures of a table

picture-headline = Runde { $round } von { $rounds }. { $what }  Schatzkarten: { $treasures }.  Stapel: { $pile }.
picture-none = keine
picture-over = Die Partie ist zu Ende.
picture-rolling = Der Würfel fliegt.
picture-rolls = Platz { $seat } würfelt.
picture-number = { $n } Karten, Umriss frei.
picture-layout = { $n } Karten auf { $layout }.
picture-par = 3 Schätze in { $gold } s, 2 in { $silver }, 1 in { $bronze }.
picture-seat =
    { $n ->
        [one] Platz { $seat }: { $n } Schatz
       *[other] Platz { $seat }: { $n } Schätze
    }
picture-exchanges = tauscht
picture-races = im Rennen
picture-claimed = hat geschnappt
picture-claimed-card = hat { $n } geschnappt
picture-took = hat { $n } genommen
picture-round = Runde { $round } von { $rounds }.
picture-mat = Platz { $seat } hat { $points } Schätze und { $cards } Karten.
picture-mat-laid = Platz { $seat } hat { $points } Schätze und { $cards } Karten, so gelegt: { $laid }.

## Hands, on the command line

report-solved =
    { $n ->
        [one] { $hand } auf { $place }: { $n } Lösung, vom Drehen des Ganzen abgesehen. Schwierigkeit E = { $tries } Versuche.
       *[other] { $hand } auf { $place }: { $n } Lösungen, vom Drehen des Ganzen abgesehen. Schwierigkeit E = { $tries } Versuche.
    }
report-exchange = { $hand } auf { $place } geht nicht auf. Tausche { $card }: Mit { $good } der { $unseen } anderen Karten geht es auf.
report-hopeless = { $hand } auf { $place } geht nicht auf, welche einzelne Karte man auch tauscht.
report-drawn =
    { $n ->
        [one] { $hand } auf { $place }: { $n } Lösung, vom Drehen des Ganzen abgesehen. Die Karten heißen 01, 02 und so weiter, in der Reihenfolge, in der sie genannt wurden; der Buchstabe sagt, wohin die leere Seite zeigt.
       *[other] { $hand } auf { $place }: { $n } Lösungen, vom Drehen des Ganzen abgesehen. Die Karten heißen 01, 02 und so weiter, in der Reihenfolge, in der sie genannt wurden; der Buchstabe sagt, wohin die leere Seite zeigt.
    }
report-drawn-hopeless = { $hand } auf { $place } geht nicht auf.
report-any-outline = beliebigem Umriss

## Actions at a terminal: each as an example, and what it means

terminal-actions =
    roll     würfeln
    go       „Los!“ rufen
    26w@2,0  Karte 26 auf Spalte 2, Reihe 0 legen, ihr oberer Rand nach Westen; n,
             e und s sind Norden, Osten und Süden
             Genauso verschiebst oder drehst du eine Karte. Auf einer Form ist 0,0
             links oben; sonst beginnst du auf 0,0
    26-      Karte 26 zurücknehmen
    x12,23   die Karten 12 und 23 tauschen
    !        einen Schatz schnappen
             Eine Zahl davor ist die Zeit in Sekunden
    pass     in diesem Rennen aufgeben
    take1    als Schlusslicht eine Karte mit einem Schatz nehmen; take- nimmt
             keine
    wait     wo Programme in Takten spielen: in diesem nichts tun

## Settings of a table

setting-clock = Wer wann läuft
    .live = Alle zugleich
    .stopwatch = Jede Person für sich, mit Stoppuhr
    .ticks = Schritt für Schritt, ohne Uhr
setting-check = Wann geprüft wird
    .table = Gemeinsam nach dem Rennen
    .instant = Sofort; ein Irrtum kostet Zeit
setting-fit = Wie Karten passen müssen
    .strict = Tore treffen sich, oder beide Seiten sind leer
    .full = An jeder gemeinsamen Seite treffen sich Tore
    .lenient = Ein zusammenhängender Weg genügt
setting-exchange = Karten tauschen
    .free = Wann du willst
    .only_unsolvable = Nur wenn die Hand nicht lösbar ist
    .off = Nie
setting-deal = Welche Karten
    .own = Alle haben andere
    .same = Für alle dieselben (Stoppuhr oder allein)
setting-die = Der Würfel
    .v3-4-4-5-G-G = 3, 4, 4, 5 und zwei Dschinns
    .v3-4-5-G-G-G = 3, 4, 5 und drei Dschinns
    .v3-3-4-4-5-5 = Nur Zahlen
    .vG-G-G-G-G-G = Nur Dschinns
setting-rounds = Runden
setting-tie_ms = Gleichstand bis, in Millisekunden
setting-mirror_layout = Formen spiegeln
    .false = Nein
    .true = Ja
setting-first = Wer zuerst würfelt
    .random = Das Los entscheidet
    .youngest = Die jüngste Person, auf Platz 1
setting-round_limit = Ein Rennen endet nach, in Sekunden
    .none = Ohne Grenze
setting-exchange_pause_ms = Getauschte Karten bleiben verdeckt, in Millisekunden
setting-cap_ms = Höchster Ausgleich für langsame Leitungen, in Millisekunden
setting-penalty_ms = Sperre nach falschem Schnappen, in Millisekunden
setting-deck = Die Wegkarten
    .paths30 = Dreißig Wege
setting-layouts = Die Auftragskarten
    .cave12 = Zwölf Formen

## The first game

tour-1 = Das Rennen des Dschinns: Alle zugleich verbinden Wegkarten zu einem Netz. Der Würfel sagt, wie viele; die Lampe verlangt eine Form. Es würfelt, wer an der Reihe ist.
tour-2 = Vorab: Zieh Karten Seite an Seite auf den Tisch, tipp eine Karte an, um sie zu drehen. Wo zwei sich berühren, treffen sich Tore, oder beide Seiten sind leer. Jetzt kann das Rennen beginnen.
tour-3 = Los! Verbinde alle Karten. Was nicht passt, zieh auf den Stapel und tausche es.
tour-4 = Alles verbunden? Dann schnapp zu, vor den anderen: Die Schnellsten bekommen am meisten. Nach dem Rennen läuft Licht die Wege entlang, und wer sich geirrt hat, legt zurück.
tour-5 = Das ist alles. Vier Runden; wer zu langsam war, darf nehmen, was andere zurücklegen mussten.

## Why an action is refused

refusal-GameOver = Die Partie ist zu Ende.
refusal-NotTheRoller = In dieser Runde würfelt jemand anderes.
refusal-RollFirst = Zuerst wird gewürfelt.
refusal-NotStarted = Vor dem Start wird nichts angerührt.
refusal-Racing = Das Rennen läuft schon.
refusal-Frozen = Du hast geschnappt oder aufgegeben: Deine Karten bleiben, wie sie liegen.
refusal-Busy = Du hast in diesem Takt schon gewählt oder tauschst noch.
refusal-DrawFirst = Erst müssen Karten gezogen werden.
refusal-NotInHand = Diese Karte gehört dir nicht.
refusal-NoChange = Die Karte liegt schon so.
refusal-CellTaken = Dort liegt schon eine Karte.
refusal-NotOnLayout = Dieses Feld hat die Form nicht.
refusal-NotBeside = Die erste Karte kommt auf 0,0, jede weitere neben eine gelegte.
refusal-TooFar = Deine Karten müssen in neun Spalten und neun Reihen bleiben.
refusal-NotLaid = Diese Karte liegt nicht.
refusal-NotYours = Du kannst nur eigene Karten tauschen.
refusal-NoExchange = An diesem Tisch wird nicht getauscht.
refusal-CanBeSolved = An diesem Tisch darfst du nur eine Hand tauschen, die keine Lösung hat.
refusal-NotRight = Deine Karten passen noch nicht alle.
refusal-NoWaiting = Warten kann man nur an Tischen, die in Takten spielen.
refusal-NoClock = Hier wird keine Zeit genommen.
refusal-NotSlow = Jetzt wählt jemand anderes.
refusal-NotPutBack = Diese Karte wurde nicht zurückgelegt.
refusal-NothingToTake = Jetzt gibt es nichts zu nehmen.

## The end

ending-most =
    { $rounds ->
        [one] Eine Runde ist vorbei. Mit { $n } Schätzen ist die Partie gewonnen.
       *[other] { $rounds } Runden sind vorbei. Mit { $n } Schätzen ist die Partie gewonnen.
    }
ending-shared =
    { $rounds ->
        [one] Eine Runde ist vorbei. Mit je { $n } Schätzen teilt ihr euch den Sieg.
       *[other] { $rounds } Runden sind vorbei. Mit je { $n } Schätzen teilt ihr euch den Sieg.
    }
ending-alone =
    { $rounds ->
        [one] Eine Runde ist vorbei, und der Dschinn lässt dir { $n } Schätze.
       *[other] { $rounds } Runden sind vorbei, und der Dschinn lässt dir { $n } Schätze.
    }
ending-treasures =
    { $n ->
        [0] Kein Schatz
        [one] Einen Schatz aus der Höhle getragen
       *[other] { $n } Schätze aus der Höhle getragen
    }

## Hints

advice-claim-idea = Sieh dir deine Wege an: Endet noch einer im Nichts?
advice-claim-part = Alles ist verbunden. Schnell!
advice-claim = Du bist fertig: Schnapp zu!
advice-pass-idea = Lassen sich diese Karten noch verbinden?
advice-pass-part = Diese Karten passen nicht zusammen, und tauschen geht nicht mehr.
advice-pass = Gib diese Runde auf.
advice-take-idea = Welcher Schatz ist am meisten wert?
advice-take-part = Mit Schätzen gewinnst du.
advice-take = Nimm die höchste Karte.
advice-wait-idea = Noch gibt es nichts zu überlegen.
advice-wait-part = Gleich kommt das Rennen.
advice-wait = Mach weiter.
advice-put-first = Diese Karten lassen sich verbinden. Wo treffen sich die meisten Wege?
advice-put-more = Du bist auf dem richtigen Weg: Was liegt, kann bleiben.
advice-put-part = Nimm als Nächstes die leuchtende Karte.
advice-put = Leg sie so gedreht hin, wo es leuchtet.
advice-lift-idea = Etwas liegt falsch.
advice-lift-part = Sieh dir die leuchtende Karte an.
advice-lift = Nimm sie zurück auf die Hand.
advice-exchange-idea = Diese Karten passen nicht zusammen, wie man sie auch legt.
advice-exchange-part = Ein Tausch hilft wahrscheinlich.
advice-exchange = Tausche, was leuchtet.

## How the built-in bots play

character-mouse = Probiert und probiert und lässt dir viel Zeit
character-hedgehog = Legt ohne Eile eine Karte nach der anderen
character-fox = So schnell wie jemand, der oft spielt
character-raven = Sieht auf einen Blick, was passt
character-owl = Kaum jemand ist schneller

helper-title = Löser für Die Höhle des Dschinns
helper-about = Tippe die Wegkarten an, die du hast, oder zeichne die aus deiner eigenen Schachtel: Du siehst jede Art, sie zu legen, und wie schwer sie zu finden ist.
helper-pick = Tippe 3 bis 5 Karten an (bisher { $n }).
helper-found =
    { $n ->
        [one] Es gibt eine Art, sie zu legen. Man findet sie nach etwa { $tries } Versuchen.
       *[other] Es gibt { $n } Arten, sie zu legen. Die erste findet man nach etwa { $tries } Versuchen.
    }
helper-none = Sie lassen sich nicht legen, welche einzelne Karte du auch tauschst.
helper-exchange = Sie lassen sich nicht legen. Tausche Karte { $card }: { $good } der { $unseen } anderen Karten helfen.
helper-layout = Form
helper-any = beliebiger Umriss
helper-clear = Alle zurücklegen
helper-cards = Die Wegkarten
helper-which = Welche Karten?
helper-numbered = Die Karten auf dieser Seite
helper-drawn = Die Karten aus meiner Schachtel
helper-draw = Halte eine Karte mit der leeren Seite nach oben und tippe an, wo ihr Weg sie verlässt: einmal rechts, einmal unten und einmal links.
helper-gate =
    { $side ->
        [east] Rechte Seite, Stelle { $n } im Uhrzeigersinn
        [south] Untere Seite, Stelle { $n } im Uhrzeigersinn
       *[west] Linke Seite, Stelle { $n } im Uhrzeigersinn
    }
helper-add = Diese Karte dazulegen
helper-remove = Karte { $card } entfernen
helper-drawn-pick = Zeichne 3 bis 5 Karten (bisher { $n }).
helper-drawn-found =
    { $n ->
        [one] Es gibt eine Art, sie zu legen. Die Karten tragen Nummern in der Reihenfolge, in der du sie gezeichnet hast.
       *[other] Es gibt { $n } Arten, sie zu legen. Die Karten tragen Nummern in der Reihenfolge, in der du sie gezeichnet hast.
    }
helper-drawn-none = Sie lassen sich nicht legen.

## Rätsel

puzzle-only = Die einzige Anordnung
    .task = Leg alle deine Karten auf die Form. Es geht nur auf eine Weise.
    .fails = Du hast aufgehört, bevor alle Karten richtig lagen.
    .hint = Fang mit der Karte an, die am wenigsten Partner hat.
puzzle-exchange = Die eine Karte tauschen
    .task = Diese Karten lassen sich nicht legen. Tausche die eine Karte, mit der deine Aussicht am besten wird.
    .fails = Mit einer anderen Karte wäre deine Aussicht besser.
    .hint = Welche zwei oder drei deiner Karten passen schon zusammen? Die behältst du.
