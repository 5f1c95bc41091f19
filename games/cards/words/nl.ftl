# What people read about this game. The page and the rules read this file.

## The board

board = Het doolhof
hand = Je hand
card = kaart { $card }
held-card = Kaart { $card }: { $kinds }
card-turned = Kaart { $card }: { $kinds }; boven is { $top }
side-n = noord
side-e = oost
side-s = zuid
side-w = west
and = {" "}en{" "}
spot = Leggen in kolom { $x }, rij { $y }
spot-turns = Leggen in kolom { $x }, rij { $y }; hij wordt passend gedraaid
draft = Kaart { $card } in kolom { $x }, rij { $y }, boven is { $top }. Enter legt hem, R draait hem
lying = Kaart { $card } in kolom { $x }, rij { $y }: { $kinds }
take = Kaart { $card } pakken: { $kinds }
lay = Leggen
lay-taking = Leg en pak { $n }
turn-left = Naar links draaien
turn-right = Naar rechts draaien
put-back = Terug in de hand
pile =
    { $n ->
        [one] De stapel heeft één kaart
       *[other] De stapel heeft { $n } kaarten
    }
won =
    { $n ->
        [0] Nog geen kaarten gewonnen
        [one] 1 kaart gewonnen
       *[other] { $n } kaarten gewonnen
    }
won-by =
    { $n ->
        [one] { $name } heeft één kaart gewonnen
       *[other] { $name } heeft { $n } kaarten gewonnen
    }
won-close = Tik om ze weg te leggen
prompt-choose = Kies een kaart uit je hand.
prompt-place = Kies een plek. Op een gestippelde wordt de kaart passend gedraaid.
prompt-nothing = Hier verbindt hij geen schat. Leg hem, of probeer een andere plek.
prompt-take =
    { $n ->
        [one] Hij verbindt een schat: pak de kaart.
       *[other] Hij verbindt { $n } schatten: pak de kaarten.
    }
act-lay = legt { $card }
act-take-seen = legt { $card } en pakt { $cards }
move-lay = Leg kaart { $card } in kolom { $x }, rij { $y }, boven is { $top }
move-take = Leg kaart { $card } in kolom { $x }, rij { $y }, boven is { $top }, en pak { $cells }
move-taken = de kaart in kolom { $x }, rij { $y }
act-take =
    { $n ->
        [one] legt { $card } en pakt één kaart
       *[other] legt { $card } en pakt { $n } kaarten
    }
act-draw-seen = { $name } trekt { $card }

kinds-amulet = amulet
kinds-bat = vleermuis
kinds-crown = kroon
kinds-dragon = draak
kinds-emerald = smaragd
kinds-feather = veer
kinds-ghost = spook
kinds-helmet = helm
kinds-idol = afgodsbeeld
kinds-jug = kruik
kinds-candlestick = kandelaar
kinds-lizard = hagedis
kinds-map = schatkaart
kinds-necklace = halsketting
kinds-owl = uil
kinds-purse = geldbuidel
kinds-quill = ganzenveer
kinds-ring = ring
kinds-sword = zwaard
kinds-chest = schatkist
kinds-unicorn = eenhoorn
kinds-viper = adder
kinds-wand = toverstok
kinds-axe = bijl
kinds-key = sleutel

## Pictures of a table

picture-seat = Plaats { $seat }: { $n } verzameld
picture-lays = Plaats { $seat } legt een kaart.
picture-draws = Plaats { $seat } trekt.
picture-over = De partij is afgelopen.
picture-status = { $turn }  Stapel: { $n }.
picture-labyrinth =
    { $n ->
        [one] Het doolhof heeft één kaart: { $cards }.
       *[other] Het doolhof heeft { $n } kaarten: { $cards }.
    }
picture-laid = { $card } op { $cell }
picture-hand = Plaats { $seat } heeft { $cards } in de hand en { $n } verzameld.
picture-hidden = een gedekte kaart
picture-nothing = niets

## Actions at a terminal: each as an example, and what it means

terminal-actions =
    41w@0,3       kaart 41 op kolom 0, rij 3 leggen, de bovenkant naar het westen;
                  n, e en s zijn noord, oost en zuid
    33n@0,0x-1,0  kaart 33 op 0,0 leggen en de kaart op -1,0 pakken; elke x pakt
                  er nog een
                  Daarachter is +19 de getrokken kaart, +? een die je niet mag
                  zien

## Settings of a table

setting-edges = Hoe kaarten moeten passen
    .free = Eén verbinding is genoeg
    .strict = Geen poort tegen een heg
setting-equal_turns = Evenveel beurten voor iedereen
    .false = Alle kaarten spelen
    .true = Enkele kaarten ongezien opzij leggen
setting-first = Wie begint
    .random = Door het lot bepaald
    .youngest = De jongste, op plaats 1
setting-take = Kaarten pakken
    .choose = Zelf kiezen
    .auto_max = Altijd zoveel mogelijk
setting-deck = De kaarten
    .garden50 = Tuin: twee poorten per zijde
    .lanes50 = Lanen: één poort, voor kleine kinderen

## The first game

tour-1 = Je twee kaarten. Elke kaart toont paden en twee schatten. Tik er een aan om hem op te pakken.
tour-2 = Hij mag op de plekken die oplichten. Tik hem nog eens aan om te draaien, tik dan op een plek of sleep hem erheen.
tour-3 = Loopt er een pad van een schat op je kaart naar dezelfde schat elders? Dan loopt er licht langs, en die kaart is van jou. Probeer een paar plekken, en leg je kaart.
tour-4 = Je hebt een nieuwe kaart getrokken, en de anderen spelen. De laatst gelegde kaart heeft een lijst in de kleur van de speler.
tour-5 = Jij weer. Wat blijft liggen, moet zijde aan zijde samenhangen, dus niet elke kaart kan worden gepakt. Kun je kiezen, tik dan op de kaarten met een vinkje.
tour-6 = Dat is alles. Als alle kaarten gespeeld zijn, wint wie de meeste heeft. Sleep het doolhof om het te verschuiven, knijp of draai aan het wiel om dichterbij te komen.

## Why an action is refused

refusal-GameOver = De partij is afgelopen.
refusal-NotYourTurn = Je bent niet aan de beurt.
refusal-DrawFirst = Eerst moet er een kaart worden getrokken.
refusal-NotInHand = Deze kaart zit niet in je hand.
refusal-CellTaken = Daar ligt al een kaart.
refusal-NoNeighbour = De kaart moet een zijde delen met een andere.
refusal-NoConnection = Geen poort van de kaart komt uit op een open poort van een buurkaart.
refusal-GateAgainstWall = Aan deze tafel mag geen poort op een heg stuiten.
refusal-StuckTakesNothing = Een kaart zonder verbinding pakt niets.
refusal-NothingThere = Daar ligt geen kaart om te pakken.
refusal-LaidCardStays = De kaart die je net hebt gelegd, blijft liggen.
refusal-NoEqualTreasure = Die kaart toont geen schat van jouw kaart.
refusal-NoWay = Geen ononderbroken weg leidt daar naar dezelfde schat.
refusal-FallsApart = De overige kaarten zouden niet meer met hun zijden aan elkaar vastzitten.
refusal-NotTheMost = Aan deze tafel worden zoveel mogelijk kaarten gepakt.

## The end

ending-most = Alle kaarten liggen. Met { $n } gepakte kaarten is de partij gewonnen.
ending-shared = Alle kaarten liggen. Met elk { $n } kaarten delen jullie de overwinning.
ending-alone = Alle kaarten liggen: jij hebt er { $n } gepakt.
ending-taken =
    { $n ->
        [one] Eén kaart gepakt
       *[other] { $n } kaarten gepakt
    }

## Hints

advice-nothing = Er valt nu niets goeds te pakken: laat weinig over en houd de beste kaart.
advice-one = Een van je kaarten verbindt een schat. Waar laat die het minst over voor de anderen?
advice-several = Een van je kaarten kan meer kaarten tegelijk pakken.
advice-keep = Leg de kaart die oplicht en houd de andere.
advice-way = Vind een weg van de kaart die in je hand oplicht naar deze.
advice-lay =
    { $taken ->
        [0] Leg hem hier, zo gedraaid.
        [one] Leg hem hier, zo gedraaid, en pak één kaart.
       *[other] Leg hem hier, zo gedraaid, en pak { $taken } kaarten.
    }
advice-risk = { $lay } De volgende kan dan in { $percent } van de 100 gevallen iets pakken.

## How the built-in bots play

character-mouse = Ziet gelijke schatten op kaarten naast elkaar
character-hedgehog = Volgt een weg door één kaart ertussen
character-fox = Vindt elke weg en pakt de meeste kaarten
character-raven = Ziet ook wat hij voor de volgende overlaat
character-owl = Denkt een ronde vooruit en bewaart goede kaarten

## Puzzels

puzzle-pair = Twee kaarten
    .task = Leg je twee kaarten na elkaar en pak samen { $best } kaarten.
    .fails = Je hebt er { $got } gepakt. Er kunnen er { $best }.
    .hint = Wat je eerst legt, verandert waar de andere kaart bij kan.
puzzle-quiet = De stille kaart
    .task = Leg je twee kaarten na elkaar en pak samen { $best } kaarten.
    .fails = Je hebt er { $got } gepakt. Er kunnen er { $best }.
    .hint = De eerste kaart pakt niets. Hij bereidt de tweede voor.
