# What people read about this game. The page and the rules read this file.

## The board

board = De torens
plan = Plattegrond van boven
hand = Je magiekaarten
no-cards = geen magiekaarten
some-cards = { $n }× { $card }
target = Je doel, dat niemand anders ziet: { $kind }
target-rune = Alle schatten gevonden. Nu naar de runensteen in het midden
target-home = Alles gevonden. Nu naar huis op { $square }
rune = runensteen
home = naar huis
arrow = Inschuiven: { $arrow }
arrow-chosen = Inschuiven: { $arrow }. Enter doet het, R draait de toren, Escape neemt het terug
arrow-name =
    { $arrow ->
        [Nb] kolom b vanuit het noorden (Nb)
        [Nd] kolom d vanuit het noorden (Nd)
        [Sb] kolom b vanuit het zuiden (Sb)
        [Sd] kolom d vanuit het zuiden (Sd)
        [W2] rij 2 vanuit het westen (W2)
        [W4] rij 4 vanuit het westen (W4)
        [E2] rij 2 vanuit het oosten (E2)
       *[E4] rij 4 vanuit het oosten (E4)
    }
barred = Deze beurt verboden: { $arrow }
free-tower = Vrije toren, { $tower }. Enter draait hem
free-tower-is = Vrije toren: { $tower }
tower = hoogte { $height }, open naar { $sides }
with-treasure = { $tower }, met: { $kind }
rune-stone = runensteen
start-of = start van { $name }
pawn-of = pion van { $name }
goal = Naar { $square } gaan, hoogte { $height }
goal-stay = Op { $square } blijven, hoogte { $height }
costs = kost { $cards }
pay-with = Betalen met
turn-left = Naar links draaien
turn-right = Naar rechts draaien
push = Inschuiven
stay = Blijven
stay-here = Beurt beëindigen
go-somewhere = Gaan
deck =
    { $n ->
        [one] Eén magiekaart om te trekken
       *[other] { $n } magiekaarten om te trekken
    }
discard = Afgelegd: { $cards }
mat = { $name }: gevonden: { $found }; nog { $left } te vinden; { $rune }; { $hand ->
        [one] één magiekaart
       *[other] { $hand } magiekaarten
    }{ $kid }
nothing = niets
rune-done = is op de runensteen geweest
rune-open = is nog niet op de runensteen geweest
kid = ; elke kaart is een joker
prompt-arrow = Kies een pijl voor de vrije toren.
prompt-opens =
    { $n ->
        [0] Zo is geen andere toren bereikbaar.
        [one] Zo is één andere toren bereikbaar.
       *[other] Zo zijn { $n } andere torens bereikbaar.
    }
prompt-magic =
    { $n ->
        [one] Nog één met magie.
       *[other] Nog { $n } met magie.
    }
prompt-goal = Ga naar een toren die oplicht, of blijf staan.
prompt-stuck = Geen andere toren is bereikbaar. Beëindig je beurt.
prompt-stay = Je blijft hier. Beurt beëindigen?
prompt-free = { $where }: zonder magie.
prompt-costs = { $where }: dat kost { $cards }.
prompt-choice = { $where }: waarmee betaal je?
where = Naar deze toren
where-treasure = Naar de schat ‘{ $kind }’
where-rune = Naar de runensteen
act-slide = schuift de vrije toren in: { $arrow }
act-move = loopt verder
act-stay = blijft staan
act-to = loopt naar { $what }
act-find = vindt { $what }!
act-rune = loopt naar de runensteen
act-home = komt thuis
act-paying = { $walk } met { $cards }
act-draw = { $name } trekt een magiekaart
act-draw-seen = { $name } trekt een magiekaart: { $card }

magic-U = omhoog
magic-D = omlaag
magic-J = joker

sides-N = het noorden
sides-E = het oosten
sides-S = het zuiden
sides-W = het westen

kinds-chalice = kelk
kinds-crown = kroon
kinds-sword = zwaard
kinds-lamp = lamp
kinds-potion = toverdrank
kinds-ring = ring
kinds-key = sleutel
kinds-book = boek
kinds-mirror = spiegel
kinds-map = kaart
kinds-feather = veer
kinds-coin = munt

## Pictures of a table

picture-free = Vrije toren:
picture-pile = Stapel: { $n }
picture-discard = Afgelegd: { $cards }
picture-barred = Verboden: { $arrow }
picture-seat = Plaats { $seat } ({ $pawn } { $colour }): gevonden { $found }, nog { $left }{ $target }; rune { $rune }; magie { $magic }{ $kid }
picture-now = {" "}(nu { $letter } { $treasure })
picture-done = bereikt
picture-open = open
picture-hidden = { $n } gedekt
picture-kid = , kinderregel
picture-legend = * runensteen  ⌂ start  ▒ één niveau
picture-towers = Torens: { $towers }.
picture-tower = { $square } { $height } hoog
picture-tower-treasure = { $square } { $height } hoog met { $treasure }
picture-mat = Plaats { $seat }, { $colour }, staat op { $square }, heeft { $found } schatten gevonden, moet er nog { $left } vinden{ $target } en heeft { $magic } magiekaarten in de hand; de runenkaart is { $rune }.
picture-next = , nu { $treasure },
picture-slides = Plaats { $seat }, { $colour }, schuift.
picture-moves = Plaats { $seat }, { $colour }, loopt of blijft staan.
picture-draws = Plaats { $seat }, { $colour }, trekt een magiekaart.
picture-won =
    { $n ->
        [one] De partij is afgelopen; { $winners } heeft gewonnen.
       *[other] De partij is afgelopen; { $winners } hebben gewonnen.
    }
picture-colour-R = rood
picture-colour-B = blauw
picture-colour-G = groen
picture-colour-Y = geel

## Actions at a terminal: each as an example, and what it means

terminal-actions =
    sW2=9  de vrije toren bij W2 naar binnen schuiven, zo gedraaid dat hij open is
           naar het noorden en het westen
           Tel de open kanten op: noord 1, oost 2, zuid 4, west 8; 10 tot en met
           14 zijn a tot en met e
    me3    naar e3 lopen; sta je daar al, dan blijf je staan
    me3+U  naar e3 lopen en betalen met een kaart omhoog; D is een kaart omlaag, J
           een joker, +DJ zijn twee kaarten
           Daarachter is !U de getrokken kaart, !? een die je niet mag zien

## Settings of a table

setting-kids = Voor wie elke magiekaart een joker is
    .seat = Kind: elke magiekaart is een joker
    .none = Niemand
    .all = Iedereen
    .R = Rood
    .B = Blauw
    .G = Groen
    .Y = Geel
    .RB = Rood en blauw
    .RG = Rood en groen
    .RY = Rood en geel
    .BG = Blauw en groen
    .BY = Blauw en geel
    .GY = Groen en geel
    .RBG = Rood, blauw en groen
    .RBY = Rood, blauw en geel
    .RGY = Rood, groen en geel
    .BGY = Blauw, groen en geel
setting-stay_finds = Op je eigen doel blijven staan
    .yes = Telt als gevonden
    .no = Telt niet: je moet erheen lopen
setting-equal_turns = Als iemand thuis is
    .false = Meteen afgelopen
    .true = De ronde wordt uitgespeeld, er kunnen meer winnaars zijn
setting-first = Wie begint
    .random = Door het lot bepaald
    .youngest = De jongste, op plaats 1
setting-maze = Het doolhof aan het begin
    .keep = Nog een keer, in dit doolhof
    .random = Een nieuw

## The first game

tour-1 = Deze kaart is je doel, alleen jij ziet hem. De schat licht op een toren op: breng je pion daarheen. Daarna toont de volgende kaart het volgende doel.
tour-2 = Elke beurt begint met schuiven. Kies een pijl: daar gaat de vrije toren naar binnen, en de hele rij schuift op. Ringen tonen waar je dan heen kunt. Tik op de toren om hem te draaien, probeer andere pijlen, en schuif hem in.
tour-3 = Nu lopen. Paden leiden van toren naar toren waar beide open zijn, hoogstens één verdieping omhoog of omlaag. Een grotere stap kost een magiekaart: die torens hebben een gestippelde rand. Kies een toren, bekijk het licht, en ga.
tour-4 = Wie niets vindt, trekt een magiekaart: omhoog, omlaag, of een joker voor beide. Nu schuiven en lopen de anderen; een zwak licht toont waar iemand liep. De doorgestreepte pijl is verboden: een toren mag niet meteen terug.
tour-5 = Jij weer: vind al je schatten, stop één keer op de runensteen hoog in het midden, en eindig als eerste een beurt thuis. De schakelaar in de hoek wisselt tussen torens en plattegrond.

## Why an action is refused

refusal-GameOver = De partij is afgelopen.
refusal-NotYourTurn = Je bent niet aan de beurt.
refusal-DrawFirst = Eerst moet er een magiekaart worden getrokken.
refusal-SlideFirst = Je beurt begint met schuiven.
refusal-SlidOnce = Je hebt al geschoven: verzet je pion of blijf staan.
refusal-FixedLine = Deze rij of kolom kan niet schuiven.
refusal-Barred = De toren kwam daar in de beurt ervoor uit.
refusal-OtherShape = De vrije toren heeft andere openingen, hoe je hem ook draait.
refusal-NotInHand = Je hebt deze magiekaarten niet.
refusal-NoPath = Er staan muren in de weg.
refusal-TooSteep = Zonder magie gaat geen stap twee of meer verdiepingen omhoog of omlaag.
refusal-DoesNotPay = Deze magiekaarten betalen de grote stappen onderweg niet.
refusal-NotNeeded = Minder kaarten is ook genoeg.

## The end

ending-home = Alle schatten gevonden, op de runensteen gestaan en als eerste weer thuis.
ending-home-shared = Alle schatten gevonden, op de runensteen gestaan en in dezelfde ronde thuis: jullie delen de overwinning.
ending-rounds = Na { $n } rondes was niemand thuis. Wat tot dan toe gevonden is, beslist.
ending-nothing = Nog niets gevonden
ending-found =
    { $n ->
        [one] Eén schat: { $treasures }
       *[other] { $n } schatten: { $treasures }
    }
ending-found-rune =
    { $n ->
        [one] Eén schat ({ $treasures }) en de runensteen
       *[other] { $n } schatten ({ $treasures }) en de runensteen
    }

## Hints

advice-home = Je kunt deze beurt thuiskomen.
advice-treasure = Je schat is bereikbaar, zonder magie.
advice-treasure-magic = Met magie is je schat bereikbaar.
advice-rune = De runensteen is deze beurt bereikbaar.
advice-nothing = Denk aan je volgende beurt: kom dicht bij een doel en spaar je magie.
advice-arrow = Begin bij deze pijl.
advice-stands-well = Je staat al goed.
advice-tower = Kijk naar deze toren.
advice-slide = Schuif de vrije toren zo gedraaid in bij de pijl die oplicht.
advice-stay = Blijf waar je bent.
advice-go = Loop naar de toren die oplicht.
advice-go-paying = Loop voor { $cards } naar de toren die oplicht.
advice-both = { $slide } { $stop }

## How the built-in bots play

character-mouse = Schuift torens zoals ze liggen, spaart magie
character-hedgehog = Draait de toren eerst en spaart zijn magie
character-fox = Vindt elk doel in de buurt, desnoods met magie
character-raven = Stopt waar het volgende doel dichtbij zal zijn
character-owl = Raadt wat je zoekt en schuift ertegenin

## Puzzels

puzzle-treasure = In twee beurten bij de schat
    .task = Vind je schat in twee beurten, met zo weinig mogelijk magiekaarten. Verder speelt niemand.
    .fails = Zo vind je de schat niet in twee beurten, of het kost een kaart te veel.
    .hint = Zoek eerst hoe je het laatst schuift, en dan hoe je dat mogelijk maakt.
puzzle-stone = In twee beurten bij de runensteen
    .task = Kom in twee beurten bij de runensteen, met zo weinig mogelijk magiekaarten. Verder speelt niemand.
    .fails = Zo kom je niet in twee beurten bij de runensteen, of het kost een kaart te veel.
    .hint = Zoek eerst hoe je het laatst schuift, en dan hoe je dat mogelijk maakt.
puzzle-home = In twee beurten thuis
    .task = Kom in twee beurten thuis, met zo weinig mogelijk magiekaarten. Verder speelt niemand.
    .fails = Zo kom je niet in twee beurten thuis, of het kost een kaart te veel.
    .hint = Zoek eerst hoe je het laatst schuift, en dan hoe je dat mogelijk maakt.
