# What people read about this game. The page and the rules read this file.

## The board

board = Het doolhof
hand = Je hand
card-turned = Kaart { $card }: { $kinds }; boven is { $top }
side-n = noord
side-e = oost
side-s = zuid
side-w = west
and = {" "}en{" "}
spot = Leggen in kolom { $x }, rij { $y }
spot-turns = Leggen in kolom { $x }, rij { $y }; ze wordt passend gedraaid
draft = Kaart { $card } in kolom { $x }, rij { $y }, boven is { $top }. Enter legt haar, R draait haar
lying = Kaart { $card } in kolom { $x }, rij { $y }: { $kinds }
take = Kaart { $card } pakken: { $kinds }
lay = Leggen
lay-taking = Pak { $n }
turn-left = Naar links draaien
turn-right = Naar rechts draaien
put-back = Terug in de hand
pile =
    { $n ->
        [one] De stapel heeft één kaart
       *[other] De stapel heeft { $n } kaarten
    }
prompt-choose = Kies een kaart uit je hand.
prompt-place = Kies een plek die oplicht. Tik nog eens op de kaart om haar te draaien.
prompt-nothing = Hier bereikt ze geen gelijke schat. Leg haar, of probeer een andere plek.
prompt-take =
    { $n ->
        [one] Ze bereikt een gelijke schat: pak de kaart.
       *[other] Ze bereikt { $n } gelijke schatten: pak de kaarten.
    }
act-lay = legt kaart { $card }
act-take =
    { $n ->
        [one] legt kaart { $card } en pakt één kaart
       *[other] legt kaart { $card } en pakt { $n } kaarten
    }
act-draw-seen = Kaart { $card } getrokken

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

tour-1 = Je twee kaarten. Elke kaart toont paden en twee schatten. Tik er een aan om haar op te nemen.
tour-2 = Ze mag op de plekken die oplichten. Tik haar nog eens aan om te draaien, tik dan op een plek, of sleep haar erheen.
tour-3 = Loopt er een pad van een schat op je kaart naar dezelfde schat elders? Dan loopt er licht langs, en die kaart is van jou. Probeer een paar plekken, en leg je kaart.
tour-4 = Je hebt een nieuwe kaart getrokken, en de anderen spelen. De laatst gelegde kaart heeft een lijst in de kleur van haar plaats.
tour-5 = Jij weer. Wat blijft liggen moet zijde aan zijde samenhangen, dus niet elke kaart kan worden gepakt. Kun je kiezen, tik dan op de kaarten met een vinkje.
tour-6 = Dat is alles. Als alle kaarten gespeeld zijn, wint wie de meeste heeft. Sleep het doolhof om het te verschuiven, knijp of draai aan het wiel om dichterbij te komen.

## Why an action is refused

refusal-GameOver = Het spel is afgelopen.
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

## Hints

advice-nothing = Er valt nu niets goeds te pakken: laat weinig over en houd de beste kaart
advice-one = Een van je kaarten bereikt een gelijke schat. Waar laat ze het minst over?
advice-several = Een van je kaarten kan meer kaarten tegelijk pakken
advice-keep = Leg kaart { $card } en houd de andere
advice-way = Zoek een weg van je kaart { $card } naar deze hier
advice-lay =
    { $taken ->
        [0] Leg kaart { $card } in kolom { $x }, rij { $y }, boven is { $top }.
        [one] Leg kaart { $card } in kolom { $x }, rij { $y }, boven is { $top }, en pak één kaart.
       *[other] Leg kaart { $card } in kolom { $x }, rij { $y }, boven is { $top }, en pak { $taken } kaarten.
    }
advice-risk = { $lay } De volgende kan dan in { $percent } van de 100 gevallen iets pakken.

## How the built-in bots play

character-mouse = Ziet gelijke schatten op kaarten naast elkaar
character-hedgehog = Volgt een weg door één kaart ertussen
character-fox = Vindt elke weg en pakt de meeste kaarten
character-raven = Ziet ook wat hij voor de volgende overlaat
character-owl = Denkt een ronde vooruit en bewaart goede kaarten
