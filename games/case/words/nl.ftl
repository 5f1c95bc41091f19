# What people read about this game. The page and the rules read this file.

## The board

board = De stad
square = rij { $row }, kolom { $column }
you = Jij
mat = { $name } speelt { $suspect }, { $n } kaarten
won = opgelost
left = is vertrokken
out = uitgeschakeld
summoned = opgeroepen
passes = past
shows = toont een kaart
shows_short = toont
asked = moet antwoorden
hand = Je kaarten
open-cards = Open kaarten
show-card = { $card } tonen
dice = De dobbelstenen: { $n }
roll = Dobbelen
passage = Geheime gang
take-passage = Door de geheime gang: { $place }
suspect-here = Hier verdenken …
accuse = Beschuldigen …
end = Beurt beëindigen
stay = Blijven staan
go-there = Erheen lopen: { $spot }
go-square = Erheen lopen
lay-there = { $exhibit } daar leggen: { $place }
take-suspect = Kies { $suspect }
take-first = begint
direction = Er wordt tegen de klok in gespeeld
suspicion = Verdenking
accusation = Beschuldiging
say-suspicion = { $suspect } heeft hier { $exhibit } verstopt: { $place }.
say-accusation = Mijn beschuldiging: { $suspect } heeft { $exhibit } hier verstopt: { $place }!
suspect = wie
exhibit = wat
place = waar
ruled-out = doorgestreept op je blad
back = Terug
accuse-warning = Maar één keer! Klopt het niet, dan lig je eruit.
suspect_do = Zeg het
accuse_do = Beschuldigen
last-said = Wat het laatst is gezegd
suspects = { $name } verdenkt:
accuses = { $name } beschuldigt:
nobody = Niemand kan een kaart tonen
shows-you = { $name } toont jou, en alleen jou: { $card }
seen = Gezien
you-show = { $card }: getoond, alleen aan { $name }
opens-file = { $name }: het dossier gaat open …
is-right = De beschuldiging klopt!
is-wrong = De beschuldiging klopt niet.
in-file = In het dossier: { $cards }
file-closed = Het dossier is dicht
sheet = Notities
close-sheet = Notities wegleggen
level = Hoeveel er voor je wordt genoteerd
level_paper = Niets
level_clerk = Wat is gezegd
level_logician = Wat eruit volgt
level_analyst = Ook de kansen
suspects_head = Wie
exhibits_head = Wat
places_head = Waar
file = Dossier
yes = ja
no = nee
unknown = niet bekend
one-of = een van drie, beurt { $turns }
pencilled = jouw teken: { $sign }
sign_x = kruis
sign_v = vinkje
sign_q = vraagteken
sign_d = stip
rub-out = Uitgummen
pencils = Potloden
pencil_1 = Grijs potlood
pencil_2 = Rood potlood
pencil_3 = Blauw potlood
pencil_4 = Groen potlood
own-notes = Je eigen notities
sheet-hint = Tik op een vakje om te zien waarom, of om iets te noteren.
fact-file = { $card } zit in het dossier
fact-not-file = { $card } zit niet in het dossier
fact-has = { $name } heeft { $card }
fact-has-not = { $name } heeft { $card } niet
odds-file = { $card } zit met { $n }% kans in het dossier
odds-seat = { $name } heeft { $card } met { $n }% kans
because-turn = vanwege beurt { $turns }
because-turns = vanwege de beurten { $turns }
because-deal = vanwege het delen
because-sizes = { $why } en het aantal handkaarten
passed-list = gepast: { $names }
showed = { $name } toonde een kaart
showed-card = { $name } toonde { $card }
wrong = klopt niet
prompt-take = Kies wie je speelt.
prompt-lay = Kies een verlichte plek voor: { $exhibit }
prompt-show = Toon { $name } een oplichtende kaart.
prompt-stuck = De worp leidt nergens heen.
prompt-roll = Gooi de dobbelstenen.
prompt-roll-passage = Gooi de dobbelstenen, of neem de geheime gang.
prompt-roll-suspect = Spreek hier een verdenking uit, of ga verder.
prompt-walk = Loop { $n } velden: kies wat oplicht.
prompt-square = Naar dit veld lopen?
prompt-suspect = Wie verstopte hier wat?
prompt-accuse = Beschuldig, of beëindig je beurt.
log-take = speelt { $suspect }
log-lay = legt { $exhibit } neer: { $place }
log-roll = gooit
log-passage = neemt de geheime gang
log-walk = loopt verder
log-enter = gaat naar binnen: { $spot }
log-stuck = kan niet lopen
log-suspect = verdenkt { $suspect } van het verstoppen van { $exhibit }: { $place }
log-accuse = beschuldigt { $suspect } van het verstoppen van { $exhibit }: { $place }
log-show = toont een kaart
log-show-seen = toont { $card }
log-end = beëindigt de beurt
log-leave = verlaat de tafel
log-dice = De dobbelstenen tonen { $one } en { $two }: { $n }
log-pass = { $name } past
log-shown = { $name } toont een kaart
log-shown-seen = { $name } toont { $card }
log-right = De beschuldiging klopt
log-wrong = De beschuldiging klopt niet

## Who, what and where

names-1 = Trainersstaf
names-2 = Manager
names-3 = Aanvoerder
names-4 = Ploeg
names-5 = Bestuur
names-6 = Supporters
names-a = Historische ballen
names-b = Mascotte
names-c = Kaartje van de wedstrijd van de eeuw
names-d = Stadionmaquette
names-e = Topscorerskanon
names-f = Kampioensshirt
names-A = Trainingscomplex
names-B = Fanvak
names-C = Perszaal
names-D = Kleedkamer
names-E = Clubkantoor
names-F = Stadsplein
names-G = Spelerstunnel
names-H = Fanshop
names-I = Clubmuseum
names-X = Recherchekamer

## What can be known, on the command line

report-file = dossier
report-open = ligt open
report-cases = Mogelijke zaken: { $n }
report-likely = Het waarschijnlijkst: { $triple } ({ $suspect }, { $exhibit }, { $place }), { $odds }%
report-certain = Zeker:
report-nothing-certain = Nog niets is zeker behalve wat je hebt gezien.
report-fact = { $fact }, { $why }
report-here = Beste verdenkingen hier:
report-places = Beste verdenking van elke plek:
report-nothing-to-ask = Er valt niets meer te vragen.
report-triple = { $suspect }, { $exhibit }, { $place }

## Pictures of a table

picture-seat = Plaats { $seat }
picture-take = { $player } kiest een verdachte
picture-lay = { $player } legt een stuk neer
picture-start = Beurt { $turn }: { $player } begint
picture-dice = Beurt { $turn }: { $player } gooit
picture-walk = Beurt { $turn }: { $player } loopt { $n }
picture-suspect = Beurt { $turn }: { $player } spreekt een verdenking uit
picture-answer = Beurt { $turn }: { $player } verdenkt { $triple }, { $asked } is gevraagd
picture-accuse = Beurt { $turn }: { $player } mag beschuldigen
picture-verdict = Beurt { $turn }: { $player } beschuldigt { $triple }
picture-unsolved = De zaak blijft onopgelost
picture-solved = { $player } heeft de zaak opgelost
picture-passage = gang naar { $place }

## Actions at a terminal: each as an example, and what it means

terminal-actions =
    t1    verdachte 1 spelen
    aE    stuk a op plek E leggen, als de spelers ze neerleggen
    r     de dobbelstenen gooien
    m5.8  naar rij 5, kolom 8 lopen; mA gaat naar plek A, mX naar de
          recherchekamer, m- nergens heen
    p     de geheime gang nemen
    s2eB  verdenken: 2 heeft e op B verstopt, waar jij bent
    5=c   kaart c tonen, als jij de 5 speelt
    a2eF  beschuldigen: 2 heeft e op F verstopt
    { "." }     je beurt beëindigen zonder te beschuldigen
          Daarna staat er: 3- heeft geen van de kaarten, 5=? heeft er een getoond,
          a2eF! was fout

## Settings of a table

setting-suspects = Wie wie speelt
    .chosen = Om de beurt gekozen, plaats 1 eerst
    .drawn = Door het lot, de Trainersstaf is er altijd bij
setting-exhibits = Waar de stukken eerst liggen
    .random = Willekeurig
    .chosen = Om de beurt neergelegd
setting-accuse_after_unrefuted = Als niemand je verdenking weerlegt
    .direct = Je mag meteen beschuldigen
    .walk = Je moet eerst naar de recherchekamer
setting-last_player = De laatste die overblijft
    .plays_on = Speelt alleen verder
    .wins = Wint meteen
setting-answer_direction = Verdenkingen worden beantwoord
    .same = In de volgorde van de beurten
    .reverse = Andersom
setting-accusation_moves = Een beschuldiging
    .no = Verplaatst geen andere pion en geen stuk
    .yes = Brengt verdachte en stuk naar de plek
setting-centre_entry = De recherchekamer binnengaan
    .free = Je mag beschuldigen, maar het hoeft niet
    .commits = Wie binnengaat, moet beschuldigen
setting-sheet = Hoeveel op je notitieblad voor je wordt ingevuld
    .clerk = Klerk: alles wat is gezegd
    .paper = Papier: niets, alleen jij schrijft
    .logician = Logicus: ook alles wat zeker volgt
    .analyst = Analist: ook de kansen, om te oefenen

## The first game

tour-1 = Wie wil je spelen? Elke verdachte begint op een eigen veld, en de Trainersstaf heeft de eerste beurt.
tour-2 = Jouw kaarten. Geen ervan zit in het dossier, en niemand anders ziet ze. In het dossier zitten er drie: wie een stuk heeft verstopt, welk stuk, en waar het verstopt is. Zoek het uit.
tour-3 = Je pion wipt op en neer als hij aan de beurt is. Gooi de dobbelstenen.
tour-4 = Verlichte velden en plekken: daarheen leidt de worp. Wijs er een aan om de weg te zien; ga zo mogelijk een plek in. Met je vinger tik je twee keer.
tour-5 = Op een plek zeg je wie daar wat heeft verstopt; beide worden daarheen gehaald. Op een veld is je beurt voorbij. Probeer het zodra je kunt.
tour-6 = De anderen antwoorden om de beurt: wie geen van de drie kaarten heeft, past; de eerste die er een heeft, toont die alleen aan wie vroeg. Luister ook naar de anderen.
tour-7 = De notities bewaren wat is gezegd: ✗ heeft de kaart niet, ✓ heeft de kaart, kleine cijfers: toonde toen een van drie. Tik op een vakje voor de reden of je eigen tekens.
tour-8 = Weet je het zeker, ga dan naar de recherchekamer in het midden en beschuldig; kon niemand je verdenking weerleggen, dan mag het meteen. Je hebt één poging. Succes!

## Why an action is refused

refusal-GameOver = De partij is afgelopen.
refusal-NotYourTurn = Je bent niet aan de beurt.
refusal-WaitForChance = Eerst moet iets anders beslist worden.
refusal-TakeFirst = De verdachten worden nog gekozen.
refusal-AlreadyTaken = Iemand anders speelt deze verdachte al.
refusal-SuspectsTaken = De verdachten zijn al gekozen.
refusal-LayFirst = De stukken worden nog neergelegd.
refusal-OtherExhibit = Eerst komt een ander stuk.
refusal-PlaceInUse = Daar ligt al een stuk.
refusal-ExhibitsLaid = De stukken liggen al.
refusal-TurnHasBegun = Je beurt is met iets anders begonnen.
refusal-NotAsked = Jou wordt niets gevraagd.
refusal-AnswerFirst = Eerst moet een kaart getoond worden.
refusal-OtherPlayer = Deze verdachte is van iemand anders.
refusal-NotNamed = Deze kaart is niet genoemd.
refusal-NotInHand = Deze kaart heb je niet.
refusal-RollFirst = Eerst gooien, dan lopen.
refusal-OutOfReach = Geen weg van deze worp leidt daarheen.
refusal-MustMove = Je kunt nog ergens heen.
refusal-NoPassage = Hier is geen geheime gang.
refusal-RolledAlready = Na een worp is de gang voor jou dicht.
refusal-NoSuspicionHere = Verdenken kan alleen op een plek.
refusal-NotEntered = Ga eerst een plek in, of word opgeroepen.
refusal-OtherPlace = Noem de plek waar je pion staat.
refusal-SuspectFirst = Spreek eerst je verdenking uit.
refusal-NotInCentre = Beschuldigen doe je in de recherchekamer.
refusal-MustAccuse = Aan deze tafel moet je in de recherchekamer beschuldigen.
refusal-NothingToEnd = Je beurt is niet voorbij: doe eerst je zet.
refusal-NotPlaying = Alleen wie meespeelt kan de tafel verlaten, en pas na het begin.

## The end

ending-solved = De zaak is opgelost. Wie: { $suspect }. Wat: { $exhibit }. Waar: { $place }.
ending-last = Alle anderen liggen eruit. Wie: { $suspect }. Wat: { $exhibit }. Waar: { $place }.
ending-unsolved = De zaak blijft onopgelost. Wie: { $suspect }. Wat: { $exhibit }. Waar: { $place }.
ending-right = beschuldigde, en had gelijk
ending-stayed = bleef als laatste over
ending-wrong = beschuldigde, en had het mis
ending-left = heeft de tafel verlaten
ending-silent = heeft niemand beschuldigd

## Hints

advice-accuse-idea = Het is tijd om de zaak te sluiten.
advice-suspect-idea = Vraag naar wat je niet weet, en wel zo dat het antwoord duidelijk is.
advice-show-idea = Toon wat het minst verraadt.
advice-walk-idea = Op elke plek mag je een vraag stellen: welke helpt veel en is dichtbij?
advice-take-idea = Ze verschillen alleen in hun startveld; een van hen heeft altijd de eerste beurt.
advice-other-idea = Hier is geen haast bij.
advice-there = Kijk hier eens naar.
advice-here = Kijk waar je staat.
advice-suspect-part = Noem deze figuur.
advice-show-part = Eén kaart is beter dan de andere.
advice-take-part = Deze.
advice-lay-part = Dit stuk.
advice-roll = Gooi de dobbelstenen.
advice-passage = Neem de geheime gang.
advice-stuck = Je kunt niet lopen.
advice-end = Beëindig je beurt.
advice-go = Loop hierheen: { $spot }.
advice-go-square = Loop naar het veld dat oplicht.
advice-suspect = Verdenk { $suspect } van het verstoppen van { $exhibit }: { $place }.
advice-accuse = Beschuldig { $suspect } van het verstoppen van { $exhibit }: { $place }.
advice-show = Toon: { $card }.
advice-take = Speel: { $suspect }.
advice-lay = Leg: { $exhibit }, { $place }.
advice-leave = Verlaat de tafel.

## How the built-in bots play

character-mouse = Vraagt naar wat ze lang niet zag
character-hedgehog = Streept elke getoonde kaart weg
character-fox = Telt een en een bij elkaar op
character-raven = Telt elke verdeling die past
character-owl = Hoort ook waarom je vraagt

helper-title = Notitieblad van Het Dossier
helper-about = Noteer wie wat vroeg en wie iets liet zien: het blad berekent exacte kansen, wat zeker is en waarom, en de beste vragen. Voor elk spel van dit soort.
helper-setup = Wie speelt er mee?
helper-players = Hoeveel spelers?
helper-order = In de volgorde waarin jullie zitten, met de klok mee.
helper-name = Naam van speler { $number }
helper-size = Kaarten van { $name }
helper-me = ik
helper-sizes = Het getal zegt hoeveel kaarten iemand heeft. Het hoeven er niet evenveel te zijn: wat overblijft, ligt open.
helper-too-many = Dat zijn meer kaarten dan er te delen zijn.
helper-hand = Mijn kaarten
helper-open = Kaarten die open liggen
helper-names = Namen van de kaarten in jouw doos
helper-names-about = Laat een naam leeg om die van ons te houden.
helper-begin = Beginnen
helper-turns = Wat er gevraagd is
helper-known = Wat je kunt weten
helper-change = Spelers en kaarten
helper-clear = Opnieuw beginnen
helper-clear-sure = Echt alle notities wissen?
helper-who = Wie vraagt?
helper-suspect = Verdachte
helper-exhibit = Stuk
helper-place = Plek
helper-not-asked = niet gevraagd
helper-pass = heeft er geen van
helper-shows = toont { $card }
helper-shows-some = toont een kaart
helper-was-wrong = Het was een beschuldiging, en die was fout
helper-add = Noteren
helper-remove = Beurt { $number } verwijderen
helper-asked = { $name } vraagt: { $cards }.
helper-accused = { $name } beschuldigt ten onrechte: { $cards }.
helper-passed = { $name } heeft er geen.
helper-showed = { $name } toont een kaart.
helper-showed-card = { $name } toont { $card }.
helper-cases =
    { $n ->
        [one] Er blijft één oplossing over.
       *[other] { $n } oplossingen zijn mogelijk.
    }
helper-likely = Meest waarschijnlijk: { $cards } ({ $odds }%).
helper-card = Kaart
helper-percent = In procenten; ● is zeker, – is onmogelijk.
helper-certain = Zeker
helper-questions = Beste vragen
helper-ask = Berekenen
helper-thinking = Wordt berekend …
helper-contradiction = Dit kan niet: geen verdeling van de kaarten past bij alles wat je hebt genoteerd. Controleer de laatste beurt en de kaarten.

## Puzzels

puzzle-prove = Wat kun je bewijzen?
    .task = Beschuldig. De zaak volgt uit je kaarten en uit wat er gezegd en getoond is.
    .fails = Dat volgt niet uit wat je weet.
    .hint = Tel de kaarten van iedereen. Wie moet wat hebben, als iedereen de waarheid heeft gesproken?
puzzle-question = De enige vraag
    .task = Spreek hier de ene verdenking uit waarna je de zaak kent, wat het antwoord ook is.
    .fails = Na sommige antwoorden zou nog meer dan één zaak mogelijk zijn.
    .hint = Schrijf op welke zaken nog mogelijk zijn. Welke vraag geeft elke zaak een ander antwoord?
