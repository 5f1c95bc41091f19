# What people read about this game. The page and the rules read this file.

## The board

board = Der Irrgarten
and = {" "}und{" "}
nothing = nichts
chalk = Kreide: { $what }
down = ein verdecktes Plättchen
down-known = verdeckt: { $what }
open = offen nach { $sides }
start = Startfeld von { $colour }
arrow-name =
    { $arrow ->
        [Nb] Pfeil oben, erster von links
        [Nd] Pfeil oben, zweiter von links
        [Nf] Pfeil oben, dritter von links
        [Sb] Pfeil unten, erster von links
        [Sd] Pfeil unten, zweiter von links
        [Sf] Pfeil unten, dritter von links
        [W2] Pfeil links, erster von oben
        [W4] Pfeil links, zweiter von oben
        [W6] Pfeil links, dritter von oben
        [E2] Pfeil rechts, erster von oben
        [E4] Pfeil rechts, zweiter von oben
       *[E6] Pfeil rechts, dritter von oben
    }
arrow = Das freie Plättchen probieren: { $line }
arrow-tried = Das freie Plättchen einschieben: { $line }. R dreht es
go-here = Nach { $square } gehen: { $what }
turn-here = Das Plättchen auf { $square } drehen: { $what }
swap-here = Das Plättchen auf { $square } tauschen: { $what }
swap-with = Mit { $square } tauschen: { $what }
spare = Das freie Plättchen: { $what }, offen nach { $open }
turns-it = Tippen oder R dreht es; zieh es zu einem Pfeil

abilities-S = Schieben
abilities-R = Drehen
abilities-W = Tauschen
abilities-X = Durchqueren
abilities-T = Teleportieren
abilities-B = Ausbrechen

own = Deine Fähigkeiten
used = in diesem Zug genutzt
does-S = das freie Plättchen an einem Pfeil einschieben
does-R = ein Plättchen im Irrgarten drehen
does-W = zwei benachbarte Plättchen tauschen
does-X = durch ein verdecktes Plättchen gehen
does-T = von einem Startfeld auf ein anderes springen
does-B = am Rand hinaus und anderswo wieder hinein
turn-left = Nach links drehen
turn-right = Nach rechts drehen
back = Zurücklegen
leave = Verdeckt lassen
go = Gehen
turn-up = Gehen und aufdecken
lay = So hinlegen
do-S = Schieben
do-R = Drehen
do-W = Tauschen
read = Im Buch lesen
end = Zug beenden
read-book =
    { $n ->
        [one] Die letzte Seite im Buch des Diebes lesen
       *[other] Im Buch des Diebes lesen: noch { $n } Seiten
    }
book =
    { $n ->
        [one] Das Buch des Diebes: noch eine Seite
       *[other] Das Buch des Diebes: noch { $n } Seiten
    }
page-slide = Der Dieb schiebt ein Plättchen verdeckt ein: { $line }.
page-flip = Der Dieb dreht diese Plättchen um: { $one } und { $two }.
page-teleport = Der Dieb schickt { $one } und { $two } auf ein Startfeld: { $start }.
page-sends = Der Dieb schickt { $names } auf ein Startfeld: { $start }.
page-sends-nobody = Der Dieb ruft Figuren, die niemand spielt: Nichts geschieht.
page-home = { $page } Zurück am Start: { $names }.
won = Alle 24 Gemälde sind gefunden: Ihr habt gemeinsam gewonnen.
lost = Das Buch ist ausgelesen, der Dieb entkommen: Ihr habt gemeinsam verloren.
poster = { $n } von 24 Gemälden sind gefunden. { $what }
found-now = Gefunden: { $what }!
poster-close = Das Bild weglegen
poster-pieces =
    { $n ->
        [one] Eines von 24 Teilen
       *[other] { $n } von 24 Teilen
    }
pile =
    { $n ->
        [one] Im Stapel ist noch eine Gemäldekarte
       *[other] Im Stapel sind noch { $n } Gemäldekarten
    }
mat = { $name }, { $colour }, auf { $square }, sucht { $cards }; hat Schieben und { $ability }
prompt-read = Was führt der Dieb im Schilde?
prompt-move = Geh, oder nutze erst eine Fähigkeit.
prompt-bonus = Gefunden! Geh noch einmal.
prompt-end = Nutze eine Fähigkeit, oder beende den Zug.
prompt-S = Dreh das Plättchen und wähl einen Pfeil.
prompt-push =
    { $n ->
        [one] Ein Feld in Reichweite. Noch einmal tippen schiebt.
       *[other] { $n } Felder in Reichweite. Noch einmal tippen schiebt.
    }
prompt-push-only = Noch einmal tippen schiebt.
prompt-R = Wähl ein Plättchen, das du drehen willst.
prompt-turned =
    { $n ->
        [one] Dann ist ein Feld in Reichweite.
       *[other] Dann sind { $n } Felder in Reichweite.
    }
prompt-turn-on = Noch einmal tippen dreht weiter.
prompt-W = Wähl zwei Plättchen, die nebeneinander liegen.
prompt-W2 = Wähl das Plättchen, mit dem getauscht wird.
prompt-X = Wohin, durch ein verdecktes Plättchen hindurch?
prompt-T = Wohin, von einem anderen Startfeld aus?
prompt-B = Wohin, außen herum?
prompt-go = Hierhin würdest du gehen.
prompt-find = Hier findest du das Gemälde „{ $what }“!
prompt-down = Aufdecken oder verdeckt lassen?
prompt-must-turn = Du deckst es auf: Was zeigt es?
prompt-orient = Es zeigt: { $what }. Dreh es, wie du magst.
lying = { $square }: { $what }
standing = { $name } steht auf { $square }
act-read = liest im Buch
act-end = beendet den Zug
act-slide = schiebt ein Plättchen ein: { $line }
act-rotate = dreht ein Plättchen
act-rotate-seen = dreht das Plättchen mit { $what }
act-swap = tauscht zwei Plättchen
act-swap-seen = tauscht { $one } und { $two }
act-move = geht weiter
act-to = geht zu { $what }
act-find = findet { $what }!
act-stay = bleibt stehen
act-by = {" "}({ $ability })
act-turned = {" "}und deckt das Plättchen auf
act-left = {" "}und lässt das Plättchen verdeckt
act-orient = legt das aufgedeckte Plättchen hin
drawn = Ein neues Gemälde ist zu suchen: { $what }.
drawn-by = { $name } sucht jetzt { $what }

paintings-A = Burg
paintings-B = Mumie
paintings-C = Rubin
paintings-D = Wecker
paintings-E = Schädel
paintings-F = Schatten
paintings-G = Katze
paintings-H = Papagei
paintings-I = Drache
paintings-J = Insel
paintings-K = Löwe
paintings-L = Schlange
paintings-M = Porträt
paintings-N = See
paintings-O = Teufel
paintings-P = Mine
paintings-Q = Schwert
paintings-R = Spinne
paintings-S = Stern
paintings-T = Auto
paintings-U = Tempel
paintings-V = Zwillinge
paintings-W = Würfel
paintings-X = Schriftrolle

chalks-0 = Fragezeichen
chalks-1 = Pfeil
chalks-2 = Kreuz
chalks-3 = Kreis
chalks-4 = Quadrat
chalks-5 = Dreieck
chalks-6 = Spirale
chalks-7 = Auge
chalks-8 = Schlüssel
chalks-9 = Hand
chalks-a = Stern
chalks-b = Mond
chalks-c = Sonne
chalks-d = Herz
chalks-e = Fisch
chalks-f = Haus
chalks-g = Baum
chalks-h = Anker
chalks-i = Blitz
chalks-j = Welle
chalks-k = Krone
chalks-l = Blume

colours-R = Rot
colours-B = Blau
colours-G = Grün
colours-Y = Gelb

sides-N = Norden
sides-E = Osten
sides-S = Süden
sides-W = Westen

## Pictures of a table

picture-spare = Frei:
picture-pile = Stapel:
picture-book = Buch:
picture-found = Gefunden:
picture-latest = Zuletzt: { $arrow }
picture-thief = Dieb
picture-player = Spieler
picture-card = { $letter } { $painting }
picture-seat = Platz { $seat } ({ $colour })
picture-none-found = Noch ist kein Gemälde gefunden.
picture-read = { $seat } liest im Buch.
picture-page = { $seat } blättert um.
picture-act = { $seat } ist am Zug: { $movement }, { $n } in diesem Zug gefunden.
picture-no-move = keine Bewegung übrig
picture-move = die Bewegung ist übrig
picture-bonus = die Bonusbewegung ist übrig
picture-orient = { $seat } hat ein Plättchen aufgedeckt, { $tile }, und sagt, wie es liegt.
picture-draw =
    { $n ->
        [one] { $seat } zieht eine Gemäldekarte.
       *[other] { $seat } zieht { $n } Gemäldekarten.
    }
picture-won = Alle Gemälde sind gefunden: Das Team hat gewonnen.
picture-lost = Das Buch ist ausgelesen: Das Team hat verloren.
picture-counts = { $found } Gemälde gefunden, { $pile } Karten im Stapel, { $book } Seiten im Buch.
picture-mat = { $seat } steht auf { $square } und sucht { $cards }.

## Actions at a terminal: each as an example, and what it means

terminal-actions =
    read    die Seite lesen
    sW2=9   das freie Plättchen am Westende von Reihe 2 einschieben, nach Norden
            und Westen offen
            Zähl die offenen Seiten zusammen: Norden 1, Osten 2, Süden 4, Westen
            8; 10 bis 14 sind a bis e
    rb7=3   das Plättchen auf b7 so drehen, dass es nach Norden und Osten offen
            ist
    md4     nach d4 gehen; stehst du schon dort, bleibst du stehen
    ma4^    auf das verdeckte Plättchen auf a4 gehen und es aufdecken; ma4~ lässt
            es verdeckt
    =6      das aufgedeckte Plättchen so legen, dass es nach Osten und Süden offen
            ist
    wc2-d2  die Plättchen auf c2 und d2 tauschen
    mb1+t   nach b1 gehen und unterwegs teleportieren; +x durchquert ein
            Plättchen, +b bricht aus
    end     den Zug beenden
            Dahinter ist +D die gezogene Karte; read=T+9 ist die gelesene Seite

## Settings of a table

setting-mode = Das Spiel
    .intro = Einstieg: Alle haben Schieben und Drehen
    .basic = Basisspiel: Schieben und eine von fünf Fähigkeiten
    .expert = Expertenspiel: Außerdem zählt nur das linke Gemälde
setting-set = Wo die Gemälde sind
    .A = Alle auf losen Plättchen
    .B = Die Hälfte auf gedruckten Feldern
setting-turn_back = Anhalten auf einem verdeckten Plättchen
    .may = Aufdecken oder liegen lassen
    .must = Es muss aufgedeckt werden
setting-stay_collects = Auf einem gesuchten Gemälde stehen bleiben
    .yes = Zählt als gefunden
    .no = Zählt nicht
setting-memory = Verdeckte Plättchen
    .strict = Alle müssen sie sich merken
    .aid = Merkhilfe: Alle sehen, was es ist
setting-pages = Seiten im Buch; weniger ist schwerer
    .v24 = Alle 24
setting-first = Wer beginnt
    .random = Das Los entscheidet
setting-colour1 = Farbe von Platz 1
    .any = Beliebig
    .red = Rot
    .blue = Blau
    .green = Grün
    .yellow = Gelb
setting-colour2 = Farbe von Platz 2
    .any = Beliebig
    .red = Rot
    .blue = Blau
    .green = Grün
    .yellow = Gelb
setting-colour3 = Farbe von Platz 3
    .any = Beliebig
    .red = Rot
    .blue = Blau
    .green = Grün
    .yellow = Gelb
setting-colour4 = Farbe von Platz 4
    .any = Beliebig
    .red = Rot
    .blue = Blau
    .green = Grün
    .yellow = Gelb
setting-ability1 = Fähigkeit von Platz 1 (Basis- und Expertenspiel)
    .draw = Das Los entscheidet
    .Rotate = Drehen
    .Swap = Tauschen
    .Cross = Durchqueren
    .Teleport = Teleportieren
    .Break-out = Ausbrechen
setting-ability2 = Fähigkeit von Platz 2 (Basis- und Expertenspiel)
    .draw = Das Los entscheidet
    .Rotate = Drehen
    .Swap = Tauschen
    .Cross = Durchqueren
    .Teleport = Teleportieren
    .Break-out = Ausbrechen
setting-ability3 = Fähigkeit von Platz 3 (Basis- und Expertenspiel)
    .draw = Das Los entscheidet
    .Rotate = Drehen
    .Swap = Tauschen
    .Cross = Durchqueren
    .Teleport = Teleportieren
    .Break-out = Ausbrechen
setting-ability4 = Fähigkeit von Platz 4 (Basis- und Expertenspiel)
    .draw = Das Los entscheidet
    .Rotate = Drehen
    .Swap = Tauschen
    .Cross = Durchqueren
    .Teleport = Teleportieren
    .Break-out = Ausbrechen

## The first game

tour-1 = Ihr sucht gemeinsam: 24 gestohlene Gemälde, ehe das Buch des Diebes ausgelesen ist. Wenn das Buch leuchtet, tippe es an und sieh, was der Dieb anstellt.
tour-2 = Diese zwei Gemälde sollst du finden; im Irrgarten haben sie einen goldenen Rand. Halte auf einem an, und es ist gefunden. Vorbeigehen genügt nicht.
tour-3 = Kein Weg dorthin? Verschieb den Irrgarten. Tippe auf das freie Plättchen, um es zu drehen, dann auf einen Pfeil: Die Reihe rückt zur Probe, und was du erreichen würdest, leuchtet. Tippe noch einmal auf den Pfeil, um zu schieben.
tour-4 = Auch deine zweite Fähigkeit kann helfen: Tippe sie an, dann ein Plättchen. Jede Fähigkeit wirkt einmal im Zug, vor oder nach dem Gehen.
tour-5 = Nun geh: Tippe auf ein leuchtendes Feld. Das erste Gemälde eines Zuges lässt dich noch einmal gehen. Dann beende den Zug.
tour-6 = Ein verdecktes Plättchen versperrt den Weg. Merk dir, was darauf ist! Wer darauf anhält, darf es wieder aufdecken, gedreht, wie er mag. Das ist alles: Viel Glück.

## Why an action is refused

refusal-Won = Die Partie ist zu Ende: Alle Gemälde sind gefunden.
refusal-Lost = Die Partie ist zu Ende: Das Buch ist ausgelesen.
refusal-NotYourTurn = Jemand anderes hat das Buch.
refusal-PageFirst = Erst wird umgeblättert.
refusal-CardsFirst = Erst werden Gemäldekarten gezogen.
refusal-ReadFirst = Dein Zug beginnt mit dem Lesen im Buch.
refusal-HasRead = Die Seite dieses Zuges ist gelesen.
refusal-SlideUsed = { abilities-S } ist in diesem Zug schon genutzt.
refusal-AbilityUsed = Diese Fähigkeit ist in diesem Zug schon genutzt.
refusal-OtherAbility = Du hast eine andere Fähigkeit.
refusal-FixedLine = Diese Reihe lässt sich nicht schieben.
refusal-PushesFaceDownOut = Ein verdecktes Plättchen fiele heraus.
refusal-TakesThiefBack = Was der Dieb gerade geschoben hat, darf niemand zurückschieben.
refusal-SpareIsOther = Das freie Plättchen hat andere Gänge, wie man es auch dreht.
refusal-FixedTurn = Dieses Feld ist auf den Plan gedruckt.
refusal-FaceDownTurn = Ein verdecktes Plättchen kann man nicht drehen.
refusal-NoTurn = Das Plättchen liegt schon so.
refusal-TileIsOther = Das Plättchen hat andere Gänge, wie man es auch dreht.
refusal-NotNeighbours = Nur zwei Plättchen nebeneinander kann man tauschen.
refusal-FixedSwap = Ein aufgedrucktes Feld kann man nicht tauschen.
refusal-NoMovement = Du kannst in diesem Zug nicht mehr gehen.
refusal-NoWay = Wände sind im Weg.
refusal-Blocked = Ein verdecktes Plättchen ist im Weg.
refusal-NoWayByCross = Auch { abilities-X } führt nicht dorthin.
refusal-NoWayByTeleport = Auch { abilities-T } führt nicht dorthin.
refusal-NoWayByBreakOut = Auch { abilities-B } führt nicht dorthin.
refusal-CrossNotNeeded = Deine Figur kommt ohne { abilities-X } dorthin.
refusal-TeleportNotNeeded = Deine Figur kommt ohne { abilities-T } dorthin.
refusal-BreakOutNotNeeded = Deine Figur kommt ohne { abilities-B } dorthin.
refusal-NothingToTurn = Dort liegt kein verdecktes Plättchen.
refusal-SayWhetherTurned = Dort liegt ein verdecktes Plättchen: Sag ^, um es aufzudecken, oder ~, um es liegen zu lassen.
refusal-MustTurn = An diesem Tisch muss ein verdecktes Plättchen aufgedeckt werden.
refusal-MustTurnFromOutside = Wenn du über ein verdecktes Plättchen hereinkommst, musst du es aufdecken.
refusal-OrientFirst = Sag erst, wie das aufgedeckte Plättchen liegen soll.
refusal-NothingTurnedUp = Es ist gerade kein Plättchen aufgedeckt worden.
refusal-FrontIsOther = Das aufgedeckte Plättchen hat andere Gänge.

## The end

ending-won =
    { $n ->
        [0] Alle Gemälde sind zurück, auf der allerletzten Seite des Buchs.
        [one] Alle Gemälde sind zurück, und eine Seite des Buchs blieb ungelesen.
       *[other] Alle Gemälde sind zurück, und { $n } Seiten des Buchs blieben ungelesen.
    }
ending-lost =
    { $n ->
        [one] Das Buch ist zu Ende, und der Dieb ist mit einem Gemälde entkommen.
       *[other] Das Buch ist zu Ende, und der Dieb ist mit { $n } Gemälden entkommen.
    }

## Hints

advice-read-idea = Sieh erst nach, was der Dieb im Schilde führt.
advice-finds =
    { $n ->
        [one] Du kannst in diesem Zug ein Gemälde finden.
       *[other] Du kannst in diesem Zug zwei Gemälde finden.
    }
advice-end-idea = Es gibt nichts mehr, was dir oder den anderen hilft.
advice-prepare = Bereite den Irrgarten für die Nächsten vor.
advice-read-part = Das Buch liegt vor dir.
advice-slide-part = Schiebe eine Reihe, an diesem Pfeil.
advice-rotate-part = Drehe ein Plättchen, dieses hier.
advice-swap-part = Tausche dieses Plättchen mit einem Nachbarn.
advice-walk-part = Geh, auf dieses Feld.
advice-orient-part = Dreh das Plättchen unter deiner Figur.
advice-end-part = Dein Zug ist zu Ende.
advice-read = Lies im Buch.
advice-end = Beende deinen Zug.
advice-slide = Schieb das freie Plättchen so gedreht ein: { arrow-name }.
advice-rotate = Dreh das leuchtende Plättchen, bis es so liegt.
advice-swap = Tausche die beiden leuchtenden Plättchen.
advice-walk = Geh zum leuchtenden Feld.
advice-walk-leave = Geh zum leuchtenden Feld und lass das Plättchen verdeckt.
advice-walk-turn = Geh zum leuchtenden Feld und deck das Plättchen auf.
advice-by = Nimm zuerst { $ability }. { $walk }
advice-orient = Leg das Plättchen unter deiner Figur so hin.

## How the built-in bots play

character-mouse = Nutzt eine Fähigkeit im Zug und vergisst schnell
character-hedgehog = Eine Fähigkeit für jedes Gemälde, merkt sich manches
character-fox = Holt alles aus dem eigenen Zug heraus
character-raven = Bereitet den Irrgarten auch für andere vor
character-owl = Denkt an alle und an die nächste Seite des Diebs

## Rätsel

puzzle-two = Zwei Gemälde in einem Zug
    .task = Sammle in diesem Zug zwei Gemälde ein.
    .fails = Du hast { $got } von { $best } eingesammelt.
    .hint = Die Bonusbewegung beginnt, wo das erste Gemälde hing. Was du vorher tust, zählt für beide.
puzzle-last = Die letzte Seite
    .task = Das Buch ist ausgelesen. Sammle in diesem Zug alles ein, was noch fehlt: { $best }.
    .fails = Du hast { $got } von { $best } eingesammelt, und das Buch hat keine Seite mehr.
    .hint = Du hast einen Schub, eine Fähigkeit und eine Bewegung. Was davon öffnet den Weg?
