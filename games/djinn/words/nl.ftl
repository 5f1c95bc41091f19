# What people read about this game. The page and the rules read this file.

## The board

board = Je kaarten
hand = Nog niet gelegde kaarten
card = kaart { $card }
side-n = noord
side-e = oost
side-s = zuid
side-w = west
held-card = Padkaart { $card }, bovenkant { $top }
laid-card = Kaart { $card } in kolom { $x }, rij { $y }, bovenkant { $top }. Enter pakt hem op, R draait, Delete legt hem terug
laid-card-fixed = Kaart { $card } in kolom { $x }, rij { $y }, bovenkant { $top }
spot = Leggen in kolom { $x }, rij { $y }
covered-cards =
    { $n ->
        [one] Eén gedekte kaart
       *[other] { $n } gedekte kaarten
    }
round = Ronde { $n }/{ $of }
not-rolled = Er is nog niet gegooid
rolled = Een { $n } gegooid: vorm vrij
layout = De djinn: vorm { $name } met { $n } vakken
cell = De vorm heeft een vak in kolom { $x }, rij { $y }
on-table = Schatkaarten in het midden: { $cards }
table-empty = Geen schatkaarten in het midden
clock = Tijd van de race
mat =
    { $n ->
        [one] { $name }: één schat, { $laid } kaarten gelegd. { $status }
       *[other] { $name }: { $n } schatten, { $laid } kaarten gelegd. { $status }
    }
laid-of = { $n } van { $of } gelegd
claimed-now = Gepakt!
gave-back = legt terug
passed = geeft op
not-begun = nog niet begonnen
chose = heeft gekozen
chose-none = neemt niets
countdown = Klaar?
example = Zo: elk pad loopt door.
drawing = Nieuwe kaarten …
penalty = Klopt niet: even wachten
roll = Gooi de dobbelsteen
start = Start!
turn-up = Mijn kaarten omdraaien
choose = Teruggelegde schatkaarten
take =
    { $n ->
        [one] Eén schat nemen
       *[other] { $n } schatten nemen
    }
take-none = Niets nemen
exchange-short = Ruilen
exchange-how = Welke kaarten geef je weg?
exchange-now =
    { $n ->
        [one] Eén ruilen
       *[other] { $n } ruilen
    }
pile =
    { $n ->
        [one] De stapel heeft één kaart
       *[other] De stapel heeft { $n } kaarten
    }
cancel = Toch niet
turn-left = Naar links draaien
turn-right = Naar rechts draaien
wait = Wachten
pass = Opgeven
pass-sure = Echt?
claim = Gepakt!
claim-sure = Niet alles ligt. Toch pakken?
check = De controle
nothing-laid = Er ligt geen kaart.
close = Sluiten
right = goed
wrong = fout
keeps =
    { $n ->
        [one] Goed: één schat
       *[other] Goed: { $n } schatten
    }
gives-back =
    { $n ->
        [one] Fout: de schat gaat terug
       *[other] Fout: { $n } schatten gaan terug
    }
medals = Medailles naar tijd
bronze = Brons: één schat
silver = Zilver: twee schatten
gold = Goud: drie schatten
no-medal = Deze keer geen medaille
ghost = De geest van je beste race: { $time }
prompt-roll = Gooi de dobbelsteen.
prompt-go = Klaar? Start!
prompt-take = Jij was de traagste: kies een kaart.
prompt-claimed = Gepakt! Nu de anderen.
prompt-claim = Eén pad door alles? Pak!
prompt-choose = Sleep een kaart of tik hem aan.
prompt-place = Tik op een plek; tik nog eens op de kaart om te draaien.
act-roll = gooit de dobbelsteen
act-go = roept: Start!
act-put = legt { $card }
act-lift = neemt { $card } terug
act-exchange = ruilt { $cards }
act-claim = pakt een schatkaart
act-pass = geeft deze ronde op
act-wait = wacht af
act-take = neemt de kaart met { $n }
act-take-none = neemt geen kaart
act-time = had { $time } nodig
act-hidden = doet iets wat niemand ziet
drew-roll = De dobbelsteen toont { $n }.
drew-layout = De djinn! Vorm { $name }.
drew-card = { $name } trekt { $card }
drew-hidden = { $name } trekt een kaart

## Pictures of a table

picture-headline = Ronde { $round } van { $rounds }. { $what }  Schatkaarten: { $treasures }.  Stapel: { $pile }.
picture-none = geen
picture-over = De partij is afgelopen.
picture-rolling = De dobbelsteen rolt.
picture-rolls = Plaats { $seat } gooit.
picture-number = { $n } kaarten, vorm vrij.
picture-layout = { $n } kaarten op { $layout }.
picture-par = 3 schatten binnen { $gold } s, 2 binnen { $silver }, 1 binnen { $bronze }.
picture-seat =
    { $n ->
        [one] Plaats { $seat }: { $n } schat
       *[other] Plaats { $seat }: { $n } schatten
    }
picture-exchanges = ruilt
picture-races = racet
picture-claimed = heeft gepakt
picture-claimed-card = heeft { $n } gepakt
picture-took = heeft { $n } genomen
picture-round = Ronde { $round } van { $rounds }.
picture-mat = Plaats { $seat } heeft { $points } schatten en { $cards } kaarten.
picture-mat-laid = Plaats { $seat } heeft { $points } schatten en { $cards } kaarten, zo gelegd: { $laid }.

## Hands, on the command line

report-solved =
    { $n ->
        [one] { $hand } op { $place }: { $n } oplossing, draaien van het geheel niet meegeteld. Moeilijkheid E = { $tries } pogingen.
       *[other] { $hand } op { $place }: { $n } oplossingen, draaien van het geheel niet meegeteld. Moeilijkheid E = { $tries } pogingen.
    }
report-exchange = { $hand } op { $place } is niet op te lossen. Ruil { $card }: met { $good } van de { $unseen } andere kaarten lukt het.
report-hopeless = { $hand } op { $place } is niet op te lossen, welke kaart je ook ruilt.
report-drawn =
    { $n ->
        [one] { $hand } op { $place }: { $n } oplossing, draaien van het geheel niet meegeteld. De kaarten heten 01, 02 enzovoort, in de volgorde waarin ze genoemd zijn; de letter zegt waar de lege kant heen wijst.
       *[other] { $hand } op { $place }: { $n } oplossingen, draaien van het geheel niet meegeteld. De kaarten heten 01, 02 enzovoort, in de volgorde waarin ze genoemd zijn; de letter zegt waar de lege kant heen wijst.
    }
report-drawn-hopeless = { $hand } op { $place } is niet op te lossen.
report-any-outline = een vrije vorm

## Actions at a terminal: each as an example, and what it means

terminal-actions =
    roll     de dobbelsteen gooien
    go       “Start!” roepen
    26w@2,0  kaart 26 op kolom 2, rij 0 leggen, de bovenkant naar het westen; n, e
             en s zijn noord, oost en zuid
             Zo verschuif of draai je een kaart ook. Op een vorm is 0,0
             linksboven; anders begin je op 0,0
    26-      kaart 26 terugnemen
    x12,23   de kaarten 12 en 23 ruilen
    !        een schat grissen
             Een getal ervoor is de tijd in seconden
    pass     deze race opgeven
    take1    als hekkensluiter een kaart met één schat pakken; take- pakt er geen
    wait     waar programma’s in tikken racen: in deze niets doen

## Settings of a table

setting-clock = Wie wanneer racet
    .live = Allemaal tegelijk
    .stopwatch = Ieder apart, met stopwatch
    .ticks = Stap voor stap, zonder klok
setting-check = Wanneer er gecontroleerd wordt
    .table = Samen, na de race
    .instant = Meteen; een vergissing kost tijd
setting-fit = Hoe kaarten moeten passen
    .strict = Poorten sluiten aan, of beide kanten zijn leeg
    .full = Op elke gedeelde kant sluiten poorten aan
    .lenient = Eén netwerk is genoeg
setting-exchange = Kaarten ruilen
    .free = Wanneer je wilt
    .only_unsolvable = Alleen als de hand onoplosbaar is
    .off = Nooit
setting-deal = Welke kaarten
    .own = Iedereen andere
    .same = Voor iedereen dezelfde (stopwatch of alleen)
setting-die = De dobbelsteen
    .v3-4-4-5-G-G = 3, 4, 4, 5 en twee djinns
    .v3-4-5-G-G-G = 3, 4, 5 en drie djinns
    .v3-3-4-4-5-5 = Alleen getallen
    .vG-G-G-G-G-G = Alleen djinns
setting-rounds = Rondes
setting-tie_ms = Gelijkspel binnen, in milliseconden
setting-mirror_layout = Vormen spiegelen
    .false = Nee
    .true = Ja
setting-first = Wie eerst gooit
    .random = Door het lot bepaald
    .youngest = De jongste, op plaats 1
setting-round_limit = Een race eindigt na, in seconden
    .none = Zonder limiet
setting-exchange_pause_ms = Geruilde kaarten blijven gedekt, in milliseconden
setting-cap_ms = Hoogste vergoeding voor een trage lijn, in milliseconden
setting-penalty_ms = Blokkade na een fout, in milliseconden
setting-deck = De padkaarten
    .paths30 = Dertig paden
setting-layouts = De opdrachtkaarten
    .cave12 = Twaalf vormen

## The first game

tour-1 = De race van de djinn: allemaal tegelijk verbind je padkaarten tot één netwerk. De dobbelsteen zegt hoeveel; de lamp vraagt om een vorm. Wie aan de beurt is, gooit.
tour-2 = Vooraf: sleep kaarten zij aan zij op tafel, tik op een kaart om hem te draaien. Waar twee kaarten elkaar raken, sluiten poorten aan, of zijn beide kanten leeg. Nu kan de race beginnen.
tour-3 = Start! Verbind al je kaarten. Wat niet past, sleep je naar de stapel en ruil je.
tour-4 = Alles verbonden? Pak dan de schat, vóór de anderen: de eerste krijgt het meest. Na de race loopt er licht langs de paden, en wie fout zat, legt terug.
tour-5 = Dat is alles. Vier rondes; de traagste mag nemen wat anderen teruglegden.

## Why an action is refused

refusal-GameOver = De partij is afgelopen.
refusal-NotTheRoller = In deze ronde gooit iemand anders.
refusal-RollFirst = Eerst wordt er gegooid.
refusal-NotStarted = Voor de start mag je niets aanraken.
refusal-Racing = De race is al begonnen.
refusal-Frozen = Je hebt gepakt of opgegeven: je kaarten blijven liggen.
refusal-Busy = Je hebt voor deze tik al gekozen, of je ruilt nog.
refusal-DrawFirst = Eerst moeten er kaarten getrokken worden.
refusal-NotInHand = Deze kaart is niet van jou.
refusal-NoChange = De kaart ligt al zo.
refusal-CellTaken = Daar ligt al een kaart.
refusal-NotOnLayout = De vorm heeft dit vak niet.
refusal-NotBeside = De eerste kaart gaat naar 0,0, elke volgende naast een gelegde kaart.
refusal-TooFar = Je kaarten moeten binnen negen kolommen en negen rijen blijven.
refusal-NotLaid = Deze kaart ligt niet.
refusal-NotYours = Je kunt alleen je eigen kaarten ruilen.
refusal-NoExchange = Aan deze tafel wordt niet geruild.
refusal-CanBeSolved = Aan deze tafel mag je alleen een hand zonder oplossing ruilen.
refusal-NotRight = Je kaarten passen nog niet allemaal.
refusal-NoWaiting = Wachten kan alleen aan tafels die in tikken spelen.
refusal-NoClock = Hier wordt geen tijd gemeten.
refusal-NotSlow = Nu kiest iemand anders.
refusal-NotPutBack = Deze kaart is niet teruggelegd.
refusal-NothingToTake = Er valt nu niets te nemen.

## The end

ending-most =
    { $rounds ->
        [one] De ronde is voorbij. Met { $n } schatten is de partij gewonnen.
       *[other] De { $rounds } rondes zijn voorbij. Met { $n } schatten is de partij gewonnen.
    }
ending-shared =
    { $rounds ->
        [one] De ronde is voorbij. Met elk { $n } schatten delen jullie de overwinning.
       *[other] De { $rounds } rondes zijn voorbij. Met elk { $n } schatten delen jullie de overwinning.
    }
ending-alone =
    { $rounds ->
        [one] De ronde is voorbij, en de djinn laat je { $n } schatten houden.
       *[other] De { $rounds } rondes zijn voorbij, en de djinn laat je { $n } schatten houden.
    }
ending-treasures =
    { $n ->
        [0] Geen schat
        [one] Eén schat uit de grot gehaald
       *[other] { $n } schatten uit de grot gehaald
    }

## Hints

advice-claim-idea = Kijk naar je paden: eindigt er nog een in het niets?
advice-claim-part = Alles is verbonden. Snel!
advice-claim = Je bent klaar: pak!
advice-pass-idea = Zijn deze kaarten nog te verbinden?
advice-pass-part = Deze kaarten passen niet bij elkaar, en ruilen kan niet meer.
advice-pass = Geef deze ronde op.
advice-take-idea = Welke schat is het meest waard?
advice-take-part = Met schatten win je het spel.
advice-take = Neem de hoogste kaart.
advice-wait-idea = Er valt nog niets te bedenken.
advice-wait-part = Zo meteen komt de race.
advice-wait = Ga verder.
advice-put-first = Deze kaarten zijn te verbinden. Waar komen de meeste paden samen?
advice-put-more = Je bent op de goede weg: wat er ligt, kan blijven.
advice-put-part = Neem nu de kaart die oplicht.
advice-put = Leg hem zo gedraaid waar het oplicht.
advice-lift-idea = Er ligt iets verkeerd.
advice-lift-part = Kijk naar de kaart die oplicht.
advice-lift = Neem hem terug in je hand.
advice-exchange-idea = Deze kaarten passen niet bij elkaar, hoe je ze ook legt.
advice-exchange-part = Eén ruil helpt waarschijnlijk.
advice-exchange = Ruil wat oplicht.

## How the built-in bots play

character-mouse = Probeert en probeert, en geeft je alle tijd
character-hedgehog = Legt zonder haast de ene kaart na de andere
character-fox = Zo snel als iemand die vaak speelt
character-raven = Ziet in één oogopslag wat past
character-owl = Bijna niemand is sneller

helper-title = Oplosser van De grot van de djinn
helper-about = Tik de padkaarten aan die je hebt, of teken die uit je eigen doos: je ziet elke manier om ze te leggen, en hoe moeilijk die te vinden is.
helper-pick = Tik 3 tot 5 kaarten aan (tot nu toe { $n }).
helper-found =
    { $n ->
        [one] Er is één manier om ze te leggen. Je vindt die na ongeveer { $tries } pogingen.
       *[other] Er zijn { $n } manieren om ze te leggen. De eerste vind je na ongeveer { $tries } pogingen.
    }
helper-none = Ze zijn niet te leggen, welke kaart je ook ruilt.
helper-exchange = Ze zijn niet te leggen. Ruil kaart { $card }: { $good } van de { $unseen } andere kaarten helpen.
helper-layout = Vorm
helper-any = elke omtrek
helper-clear = Alles terugleggen
helper-cards = De padkaarten
helper-which = Welke kaarten?
helper-numbered = De kaarten op deze pagina
helper-drawn = De kaarten uit mijn doos
helper-draw = Houd een kaart met de lege kant naar boven en tik aan waar het pad eruit loopt: één keer rechts, één keer onder en één keer links.
helper-gate =
    { $side ->
        [east] Rechterkant, plaats { $n } met de klok mee
        [south] Onderkant, plaats { $n } met de klok mee
       *[west] Linkerkant, plaats { $n } met de klok mee
    }
helper-add = Deze kaart erbij leggen
helper-remove = Kaart { $card } weghalen
helper-drawn-pick = Teken 3 tot 5 kaarten (tot nu toe { $n }).
helper-drawn-found =
    { $n ->
        [one] Er is één manier om ze te leggen. De kaarten zijn genummerd in de volgorde waarin je ze hebt getekend.
       *[other] Er zijn { $n } manieren om ze te leggen. De kaarten zijn genummerd in de volgorde waarin je ze hebt getekend.
    }
helper-drawn-none = Ze zijn niet te leggen.

## Puzzels

puzzle-only = De enige manier
    .task = Leg al je kaarten op de vorm. Het kan maar op één manier.
    .fails = Je bent gestopt voordat alle kaarten goed lagen.
    .hint = Begin met de kaart die de minste partners heeft.
puzzle-exchange = De kaart om te ruilen
    .task = Deze kaarten kun je niet leggen. Ruil de ene kaart waarmee je kans het grootst wordt.
    .fails = Met een andere kaart zou je kans groter zijn.
    .hint = Welke twee of drie kaarten passen al bij elkaar? Houd die.
