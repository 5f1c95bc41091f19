# What people read about this game. The page and the rules read this file.

## The board

board = Het doolhof
and = {" "}en{" "}
nothing = niets
chalk = krijt: { $what }
down = een dichte tegel
down-known = dicht: { $what }
open = open naar { $sides }
start = start van { $colour }
arrow-name =
    { $arrow ->
        [Nb] pijl boven, eerste van links
        [Nd] pijl boven, tweede van links
        [Nf] pijl boven, derde van links
        [Sb] pijl onder, eerste van links
        [Sd] pijl onder, tweede van links
        [Sf] pijl onder, derde van links
        [W2] pijl links, eerste van boven
        [W4] pijl links, tweede van boven
        [W6] pijl links, derde van boven
        [E2] pijl rechts, eerste van boven
        [E4] pijl rechts, tweede van boven
       *[E6] pijl rechts, derde van boven
    }
arrow = De vrije tegel proberen: { $line }
arrow-tried = De vrije tegel inschuiven: { $line }. R draait hem
go-here = Naar { $square } gaan: { $what }
turn-here = De tegel op { $square } draaien: { $what }
swap-here = De tegel op { $square } ruilen: { $what }
swap-with = Ruilen met { $square }: { $what }
spare = De vrije tegel: { $what }, open naar { $open }
turns-it = Tikken of R draait hem; sleep hem naar een pijl

abilities-S = Schuiven
abilities-R = Draaien
abilities-W = Ruilen
abilities-X = Doorkruisen
abilities-T = Teleporteren
abilities-B = Uitbreken

own = Je fiches
used = deze beurt gebruikt
does-S = de vrije tegel bij een pijl inschuiven
does-R = een tegel in het doolhof draaien
does-W = twee tegels naast elkaar ruilen
does-X = door een dichte tegel lopen
does-T = van een start naar een andere springen
does-B = aan de rand eruit en elders weer erin
turn-left = Linksom draaien
turn-right = Rechtsom draaien
back = Terugleggen
leave = Dicht laten
go = Gaan
turn-up = Gaan en omdraaien
lay = Zo neerleggen
do-S = Schuiven
do-R = Draaien
do-W = Ruilen
read = Het boek lezen
end = Beurt beëindigen
read-book =
    { $n ->
        [one] De laatste bladzijde van het boek van de dief lezen
       *[other] Het boek van de dief lezen: nog { $n } bladzijden
    }
book =
    { $n ->
        [one] Het boek van de dief: nog één bladzijde
       *[other] Het boek van de dief: nog { $n } bladzijden
    }
page-slide = De dief schuift een tegel dicht in: { $line }.
page-flip = De dief draait deze tegels om: { $one } en { $two }.
page-teleport = De dief stuurt { $one } en { $two } naar een startveld: { $start }.
page-sends = De dief stuurt { $names } naar een startveld: { $start }.
page-sends-nobody = De dief roept pionnen die niemand speelt: er gebeurt niets.
page-home = { $page } Terug bij de start: { $names }.
won = Alle 24 schilderijen zijn gevonden: jullie hebben samen gewonnen.
lost = Het boek is uit en de dief is weg: jullie hebben samen verloren.
poster = { $n } van de 24 schilderijen gevonden. { $what }
found-now = Gevonden: { $what }!
poster-close = De poster wegleggen
poster-pieces =
    { $n ->
        [one] Een van de 24 stukken
       *[other] { $n } van de 24 stukken
    }
pile =
    { $n ->
        [one] Er ligt nog één schilderijkaart op de stapel
       *[other] Er liggen nog { $n } schilderijkaarten op de stapel
    }
mat = { $name }, { $colour }, op { $square }, zoekt { $cards }; heeft Schuiven en { $ability }
prompt-read = Wat is de dief van plan?
prompt-move = Loop, of gebruik eerst een fiche.
prompt-bonus = Gevonden! Loop nog een keer.
prompt-end = Gebruik een fiche, of beëindig je beurt.
prompt-S = Draai de tegel en kies een pijl.
prompt-push =
    { $n ->
        [one] Eén vak binnen bereik. Tik nog eens om te schuiven.
       *[other] { $n } vakken binnen bereik. Tik nog eens om te schuiven.
    }
prompt-push-only = Tik nog eens om te schuiven.
prompt-R = Kies een tegel om te draaien.
prompt-turned =
    { $n ->
        [one] Dan is één vak binnen bereik.
       *[other] Dan zijn { $n } vakken binnen bereik.
    }
prompt-turn-on = Tik er nog eens op om verder te draaien.
prompt-W = Kies twee tegels die naast elkaar liggen.
prompt-W2 = Kies de tegel om mee te ruilen.
prompt-X = Waarheen, door een dichte tegel?
prompt-T = Waarheen, vanaf een andere start?
prompt-B = Waarheen, buitenom?
prompt-go = Hierheen zou je lopen.
prompt-find = Hier vind je het schilderij ‘{ $what }’!
prompt-down = Omdraaien, of dicht laten?
prompt-must-turn = Je draait hem om: wat laat hij zien?
prompt-orient = Hij toont: { $what }. Draai hem zoals je wilt.
lying = { $square }: { $what }
standing = { $name } staat op { $square }
act-read = leest het boek
act-end = beëindigt de beurt
act-slide = schuift een tegel in: { $line }
act-rotate = draait een tegel
act-rotate-seen = draait de tegel met { $what }
act-swap = ruilt twee tegels
act-swap-seen = ruilt { $one } en { $two }
act-move = loopt verder
act-to = loopt naar { $what }
act-find = vindt { $what }!
act-stay = blijft staan
act-by = {" "}({ $ability })
act-turned = {" "}en draait de tegel om
act-left = {" "}en laat de tegel dicht
act-orient = legt de omgedraaide tegel neer
drawn = Een nieuw schilderij om te zoeken: { $what }.
drawn-by = { $name } zoekt nu { $what }

paintings-A = kasteel
paintings-B = mummie
paintings-C = robijn
paintings-D = wekker
paintings-E = schedel
paintings-F = schaduw
paintings-G = kat
paintings-H = papegaai
paintings-I = draak
paintings-J = eiland
paintings-K = leeuw
paintings-L = slang
paintings-M = portret
paintings-N = meer
paintings-O = duivel
paintings-P = mijn
paintings-Q = zwaard
paintings-R = spin
paintings-S = ster
paintings-T = auto
paintings-U = tempel
paintings-V = tweeling
paintings-W = dobbelstenen
paintings-X = rol

chalks-0 = vraagteken
chalks-1 = pijl
chalks-2 = kruis
chalks-3 = cirkel
chalks-4 = vierkant
chalks-5 = driehoek
chalks-6 = spiraal
chalks-7 = oog
chalks-8 = sleutel
chalks-9 = hand
chalks-a = ster
chalks-b = maan
chalks-c = zon
chalks-d = hart
chalks-e = vis
chalks-f = huis
chalks-g = boom
chalks-h = anker
chalks-i = bliksem
chalks-j = golf
chalks-k = kroon
chalks-l = bloem

colours-R = rood
colours-B = blauw
colours-G = groen
colours-Y = geel

sides-N = noorden
sides-E = oosten
sides-S = zuiden
sides-W = westen

## Pictures of a table

picture-spare = Vrij:
picture-pile = Stapel:
picture-book = Boek:
picture-found = Gevonden:
picture-latest = Laatste: { $arrow }
picture-thief = dief
picture-player = speler
picture-card = { $letter } { $painting }
picture-seat = Plaats { $seat } ({ $colour })
picture-none-found = Er is nog geen schilderij gevonden.
picture-read = { $seat } leest het boek.
picture-page = { $seat } slaat de bladzijde om.
picture-act = { $seat } speelt: { $movement }, { $n } gevonden in deze beurt.
picture-no-move = geen zet over
picture-move = de zet is over
picture-bonus = de bonuszet is over
picture-orient = { $seat } heeft een tegel omgedraaid, { $tile }, en zegt hoe hij ligt.
picture-draw =
    { $n ->
        [one] { $seat } trekt een schilderijkaart.
       *[other] { $seat } trekt { $n } schilderijkaarten.
    }
picture-won = Alle schilderijen zijn gevonden: het team heeft gewonnen.
picture-lost = Het boek is uit: het team heeft verloren.
picture-counts = { $found } schilderijen gevonden, { $pile } kaarten op de stapel, { $book } bladzijden in het boek.
picture-mat = { $seat } staat op { $square } en zoekt { $cards }.

## Actions at a terminal: each as an example, and what it means

terminal-actions =
    read    de bladzijde lezen
    sW2=9   de vrije tegel aan de westkant van rij 2 naar binnen schuiven, open
            naar het noorden en het westen
            Tel de open kanten op: noord 1, oost 2, zuid 4, west 8; 10 tot en met
            14 zijn a tot en met e
    rb7=3   de tegel op b7 zo draaien dat hij open is naar het noorden en het
            oosten
    md4     naar d4 lopen; sta je daar al, dan blijf je staan
    ma4^    op de dichte tegel op a4 lopen en hem omdraaien; ma4~ laat hem dicht
    =6      de omgedraaide tegel zo leggen dat hij open is naar het oosten en het
            zuiden
    wc2-d2  de tegels op c2 en d2 ruilen
    mb1+t   naar b1 lopen en onderweg teleporteren; +x doorkruist een tegel, +b
            breekt uit
    end     je beurt beëindigen
            Daarachter is +D de getrokken kaart; read=T+9 is de gelezen bladzijde

## Settings of a table

setting-mode = Het spel
    .intro = Eerste partij: iedereen heeft Schuiven en Draaien
    .basic = Basisspel: Schuiven en een van vijf fiches
    .expert = Expert: bovendien telt alleen het linkerschilderij
setting-set = Waar de schilderijen zijn
    .A = Allemaal op losse tegels
    .B = De helft op gedrukte vakken
setting-turn_back = Stoppen op een dichte tegel
    .may = Omdraaien of laten liggen
    .must = Hij moet worden omgedraaid
setting-stay_collects = Op een gezocht schilderij blijven staan
    .yes = Telt als gevonden
    .no = Telt niet
setting-memory = Dichte tegels
    .strict = Iedereen moet ze onthouden
    .aid = Geheugensteun: iedereen ziet wat het is
setting-pages = Bladzijden in het boek; minder is moeilijker
    .v24 = Alle 24
setting-first = Wie begint
    .random = Door het lot bepaald
setting-colour1 = Kleur van plaats 1
    .any = Maakt niet uit
    .red = Rood
    .blue = Blauw
    .green = Groen
    .yellow = Geel
setting-colour2 = Kleur van plaats 2
    .any = Maakt niet uit
    .red = Rood
    .blue = Blauw
    .green = Groen
    .yellow = Geel
setting-colour3 = Kleur van plaats 3
    .any = Maakt niet uit
    .red = Rood
    .blue = Blauw
    .green = Groen
    .yellow = Geel
setting-colour4 = Kleur van plaats 4
    .any = Maakt niet uit
    .red = Rood
    .blue = Blauw
    .green = Groen
    .yellow = Geel
setting-ability1 = Gave van plaats 1 (basis en expert)
    .draw = Door het lot bepaald
    .Rotate = Draaien
    .Swap = Ruilen
    .Cross = Doorkruisen
    .Teleport = Teleporteren
    .Break-out = Uitbreken
setting-ability2 = Gave van plaats 2 (basis en expert)
    .draw = Door het lot bepaald
    .Rotate = Draaien
    .Swap = Ruilen
    .Cross = Doorkruisen
    .Teleport = Teleporteren
    .Break-out = Uitbreken
setting-ability3 = Gave van plaats 3 (basis en expert)
    .draw = Door het lot bepaald
    .Rotate = Draaien
    .Swap = Ruilen
    .Cross = Doorkruisen
    .Teleport = Teleporteren
    .Break-out = Uitbreken
setting-ability4 = Gave van plaats 4 (basis en expert)
    .draw = Door het lot bepaald
    .Rotate = Draaien
    .Swap = Ruilen
    .Cross = Doorkruisen
    .Teleport = Teleporteren
    .Break-out = Uitbreken

## The first game

tour-1 = Jullie zoeken samen: 24 gestolen schilderijen, voordat het boek van de dief uit is. Licht het boek op, tik het dan aan en zie wat de dief doet.
tour-2 = Deze twee schilderijen moet jij vinden; in het doolhof hebben ze een gouden rand. Stop op een ervan, en het is gevonden. Erlangs lopen is niet genoeg.
tour-3 = Geen weg erheen? Verschuif het doolhof. Tik op de vrije tegel om hem te draaien, dan op een pijl: de rij schuift op proef, en wat je zou bereiken licht op. Tik nog eens op de pijl om te schuiven.
tour-4 = Ook je tweede fiche kan helpen: neem het op en tik dan op een tegel. Elk fiche werkt één keer per beurt, voor of na het lopen.
tour-5 = Loop nu: tik op een vak dat oplicht. Het eerste schilderij van een beurt laat je nog een keer lopen. Beëindig dan je beurt.
tour-6 = Een dichte tegel verspert de weg. Onthoud wat erop staat! Wie erop stopt, mag hem weer omdraaien, zoals hij wil. Dat is alles: veel succes.

## Why an action is refused

refusal-Won = De partij is afgelopen: alle schilderijen zijn gevonden.
refusal-Lost = De partij is afgelopen: het boek is uit.
refusal-NotYourTurn = Iemand anders heeft het boek.
refusal-PageFirst = Eerst wordt de bladzijde omgeslagen.
refusal-CardsFirst = Eerst worden er schilderijkaarten getrokken.
refusal-ReadFirst = Je beurt begint met het lezen van het boek.
refusal-HasRead = De bladzijde van deze beurt is al gelezen.
refusal-SlideUsed = { abilities-S } is deze beurt al gebruikt.
refusal-AbilityUsed = Deze gave is deze beurt al gebruikt.
refusal-OtherAbility = Je hebt een andere gave.
refusal-FixedLine = Deze rij kan niet schuiven.
refusal-PushesFaceDownOut = Een dichte tegel zou eruit vallen.
refusal-TakesThiefBack = Niemand mag terugschuiven wat de dief net schoof.
refusal-SpareIsOther = De vrije tegel heeft andere gangen, hoe je hem ook draait.
refusal-FixedTurn = Dit vak is op het bord gedrukt.
refusal-FaceDownTurn = Een dichte tegel kun je niet draaien.
refusal-NoTurn = De tegel ligt al zo.
refusal-TileIsOther = De tegel heeft andere gangen, hoe je hem ook draait.
refusal-NotNeighbours = Alleen twee tegels naast elkaar kun je ruilen.
refusal-FixedSwap = Een opgedrukt vak kun je niet ruilen.
refusal-NoMovement = Je kunt deze beurt niet meer lopen.
refusal-NoWay = Er staan muren in de weg.
refusal-Blocked = Een dichte tegel ligt in de weg.
refusal-NoWayByCross = Ook { abilities-X } brengt je daar niet.
refusal-NoWayByTeleport = Ook { abilities-T } brengt je daar niet.
refusal-NoWayByBreakOut = Ook { abilities-B } brengt je daar niet.
refusal-CrossNotNeeded = Je pion komt er zonder { abilities-X }.
refusal-TeleportNotNeeded = Je pion komt er zonder { abilities-T }.
refusal-BreakOutNotNeeded = Je pion komt er zonder { abilities-B }.
refusal-NothingToTurn = Daar ligt geen dichte tegel om te draaien.
refusal-SayWhetherTurned = Daar ligt een dichte tegel: zeg ^ om hem om te draaien, of ~ om hem te laten liggen.
refusal-MustTurn = Aan deze tafel moet een dichte tegel omgedraaid worden.
refusal-MustTurnFromOutside = Als je over een dichte tegel binnenkomt, moet je hem omdraaien.
refusal-OrientFirst = Zeg eerst hoe de omgedraaide tegel ligt.
refusal-NothingTurnedUp = Er is net geen tegel omgedraaid.
refusal-FrontIsOther = De omgedraaide tegel heeft andere gangen.

## The end

ending-won =
    { $n ->
        [0] Alle schilderijen zijn terug, op de allerlaatste bladzijde van het boek.
        [one] Alle schilderijen zijn terug, en één bladzijde van het boek bleef ongelezen.
       *[other] Alle schilderijen zijn terug, en { $n } bladzijden van het boek bleven ongelezen.
    }
ending-lost =
    { $n ->
        [one] Het boek is uit, en de dief is er met één schilderij vandoor.
       *[other] Het boek is uit, en de dief is er met { $n } schilderijen vandoor.
    }

## Hints

advice-read-idea = Kijk eerst wat de dief van plan is.
advice-finds =
    { $n ->
        [one] Je kunt in deze beurt een schilderij vinden.
       *[other] Je kunt in deze beurt twee schilderijen vinden.
    }
advice-end-idea = Er is niets meer dat jou of de anderen helpt.
advice-prepare = Maak het doolhof klaar voor wie nu komt.
advice-read-part = Het boek ligt voor je.
advice-slide-part = Schuif een rij, bij deze pijl.
advice-rotate-part = Draai een tegel, deze hier.
advice-swap-part = Ruil deze tegel met een buur.
advice-walk-part = Loop, naar dit vak.
advice-orient-part = Draai de tegel onder je pion.
advice-end-part = Je beurt zit erop.
advice-read = Lees het boek.
advice-end = Beëindig je beurt.
advice-slide = Schuif de vrije tegel zo gedraaid in: { arrow-name }.
advice-rotate = Draai de tegel die oplicht tot hij zo ligt.
advice-swap = Ruil de twee tegels die oplichten.
advice-walk = Loop naar het vak dat oplicht.
advice-walk-leave = Loop naar het vak dat oplicht en laat de tegel dicht.
advice-walk-turn = Loop naar het vak dat oplicht en draai de tegel om.
advice-by = Pak eerst { $ability }. { $walk }
advice-orient = Leg de tegel onder je pion zo neer.

## How the built-in bots play

character-mouse = Gebruikt één fiche per beurt en vergeet snel
character-hedgehog = Eén fiche per schilderij, onthoudt best veel
character-fox = Haalt alles uit de eigen beurt
character-raven = Maakt het doolhof ook klaar voor de anderen
character-owl = Denkt aan allen en aan de volgende bladzijde

## Puzzels

puzzle-two = Twee schilderijen in één beurt
    .task = Verzamel in deze beurt twee schilderijen.
    .fails = Je hebt er { $got } van de { $best } verzameld.
    .hint = De bonuszet begint waar het eerste schilderij hing. Wat je daarvoor doet, telt voor allebei.
puzzle-last = De laatste bladzijde
    .task = Het boek is uit. Verzamel in deze beurt alles wat nog ontbreekt: { $best }.
    .fails = Je hebt er { $got } van de { $best } verzameld, en het boek heeft geen bladzijde meer.
    .hint = Je mag schuiven, een gave gebruiken en lopen. Wat daarvan opent de weg?
