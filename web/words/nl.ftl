# What the page says. `{ $name }` is filled in; a new language is a copy of this file.

name = Nederlands
tagline = Doolhofspellen voor de keukentafel, de trein en de lange avond.
skip = Naar de inhoud

nav-lobby = Lobby
nav-rules = Regels
nav-about = Over ons
nav-me = Jij
nav-settings = Instellingen
nav-home = Startpagina

start-search = Zoek op naam, of op de naam op de doos
start-none = Geen spel gevonden.
start-opponent = Met wie wil je spelen?
start-computer =
    { $level ->
        [mouse] Speel tegen de muis
        [hedgehog] Speel tegen de egel
        [fox] Speel tegen de vos
        [raven] Speel tegen de raaf
       *[owl] Speel tegen de uil
    }
start-computer-together =
    { $level ->
        [mouse] Speel met de muis
        [hedgehog] Speel met de egel
        [fox] Speel met de vos
        [raven] Speel met de raaf
       *[owl] Speel met de uil
    }
start-friends = Met vrienden
start-pass = Op één apparaat
start-pass-about = Jullie delen dit apparaat, en een gordijn verbergt elke hand.
start-pass-open = Jullie delen dit apparaat: pak het als je aan de beurt bent.
start-watch = Kijken
start-watch-about = Kijk hoe anderen spelen.
start-options = Meer opties
start-code = Ben je uitgenodigd?
start-code-label = Code of link
start-join = Meedoen
start-bad-code = Deze code leidt niet naar een tafel. Controleer hem even.
start-running = Jouw partijen
start-resume = Verder spelen
start-how-many = Met hoeveel zijn jullie?
start-go = Spelen maar
start-rules = Zo speel je

players = { $low } spelers
players-range = { $low } tot { $high } spelers

lobby-title = Lobby
lobby-invited = Je bent uitgenodigd
lobby-invited-by = { $name } wil met je spelen
lobby-open = Spelers gezocht
lobby-running = Lopende partijen
lobby-finished = Afgelopen partijen
lobby-letters = Per correspondentie
lobby-days =
    { $days ->
        [one] één dag per zet
       *[other] { $days } dagen per zet
    }
lobby-none-open = Niemand zoekt nu medespelers. Open een tafel, dan vinden anderen die hier.
lobby-none-running = Er valt nu niets te bekijken. Speel zelf een partij en laat anderen meekijken: aan tafel onder ‘Meer’.
lobby-open-one = Tafel openen
lobby-more = Meer tonen
lobby-seats = { $taken } van { $all } plaatsen bezet
lobby-host = geopend door { $name }
lobby-go = Naar de tafel
lobby-rated = voor de rating
lobby-again = Bekijken

characters-mouse = Muis
characters-hedgehog = Egel
characters-fox = Vos
characters-raven = Raaf
characters-owl = Uil
bots-mouse-1 = Piep
bots-mouse-2 = Kruimel
bots-mouse-3 = Muisje Mies
bots-mouse-4 = Kaasje
bots-mouse-5 = Vlokje
bots-hedgehog-1 = Prikkel
bots-hedgehog-2 = Distel
bots-hedgehog-3 = Braam
bots-hedgehog-4 = Stekel
bots-hedgehog-5 = Eikel
bots-fox-1 = Rosse
bots-fox-2 = Vonk
bots-fox-3 = Koper
bots-fox-4 = Reintje
bots-fox-5 = Vos Vik
bots-raven-1 = Korvin
bots-raven-2 = Inkt
bots-raven-3 = Raaf Ravi
bots-raven-4 = Edgar
bots-raven-5 = Pek
bots-owl-1 = Minerva
bots-owl-2 = Oehoe
bots-owl-3 = Athena
bots-owl-4 = Ransje
bots-owl-5 = Luna
characters-random = Toeval
characters-greedy = Gulzigaard
plays-mouse = Zachtaardig en ziet veel over het hoofd: fijn voor een eerste keer.
plays-hedgehog = Rustig, en laat weleens een kans liggen.
plays-fox = Sluw: opletten geblazen.
plays-raven = Denkt vooruit en vergist zich zelden.
plays-owl = De beste in huis.

create-title = Een tafel openen
create-game = Spel
create-seats = Plaatsen
create-others = Wie speelt mee?
create-bots = De computer
create-people = Mensen die ik uitnodig
create-pass = Mensen hier, op dit apparaat
create-level = Welk dier speelt er?
create-private = Alleen wie de link heeft, vindt de tafel
create-rated = Telt mee voor de rating
create-clock = Tijd
create-clocks-none = Zonder klok
create-clocks-per_move = Seconden per zet
create-clocks-per_game = Minuten per partij
create-clocks-days = Dagen per zet
create-increment = Extra seconden per zet
create-options = Huisregels
create-usual = zoals in het regelboek
create-number = getal
create-open = Tafel openen

table-seat = Plaats { $number }
table-you = jij
table-empty = vrij
table-who = Wie ben je?
table-watching = Je kijkt mee.
table-ask-seat = Om een plaats vragen
table-seat-asked = Je hebt om een plaats gevraagd.
table-seat-wanted = { $name } wil graag meedoen.
table-seat-wanted-next = { $name } wil de volgende partij graag meedoen.
table-give-seat = Plaats geven
table-how-many = Met hoeveel spelen jullie?
table-as-they-come = Iedereen die komt, hooguit { $most }
table-begin =
    { $count ->
        [one] Alleen beginnen
       *[other] Met { $count } spelers beginnen
    }
table-learning = We wachten op { $names }: nog bezig met de uitleg.
table-ask-undo = Om terugnemen vragen
table-away = afwezig
table-sit = Hier gaan zitten
table-stand = Opstaan
table-send-away = Wegsturen
table-invite = Hier de computer laten spelen
table-ready = Klaar
table-not-ready = Nog niet klaar
table-be-ready = Ik ben er klaar voor
table-wait-ready = We wachten tot iedereen er klaar voor is.
table-wait-seats = We wachten tot alle plaatsen bezet zijn.
table-dealing = De kaarten worden gedeeld.
table-invite-title = Uitnodigen
table-invite-about = Stuur deze link, laat de QR-code zien of lees de letters voor.
table-invite-here = Alleen deze computer kan deze link openen: voor anderen is de server niet bereikbaar.
table-invite-lan = Wil je telefoons in je thuisnetwerk laten meespelen, start de server dan met
table-copy = Link kopiëren
table-copied = Gekopieerd
table-share = Delen
table-code = Code
table-television = Op tv tonen
table-list = Anderen laten meekijken
table-unlist = Niemand meer laten meekijken
table-list-moves = Daarvoor verhuist de partij naar de server. Je houdt je plaats, en de partij gaat verder waar ze gebleven was.
table-your-turn = Jij bent aan de beurt
table-turn-of = Aan de beurt: { $names }
table-paused = De partij is gepauzeerd.
table-resume = Hervatten
table-pause = Pauze
table-ask-pause = Om een pauze vragen
table-over = De partij is afgelopen
table-won =
    { $count ->
        [one] { $names } heeft gewonnen!
       *[other] { $names } hebben gewonnen!
    }
table-you-won = Je hebt gewonnen!
table-team-won = Jullie hebben samen gewonnen!
table-team-lost = Jullie hebben samen verloren. Volgende keer beter!
table-you-shared = Gedeelde overwinning!
table-you-lost = Goed gespeeld! De volgende keer win jij misschien.
table-nobody-won = Niemand heeft gewonnen.
table-places = Eindstand
table-place = Plaats { $place }
table-see-board = Bord bekijken
table-see-result = Uitslag bekijken
table-send-picture = Plaatje versturen
table-save-record = Verslag van de partij bewaren
table-deal-fair = Zijn de kaarten eerlijk gedeeld?
table-broken-off = De partij is voortijdig gestopt.
table-again = Nog een keer
table-go-again = Naar de volgende partij
table-proved = De kaarten zijn eerlijk gedeeld: de server onthulde precies het geheim waarop hij zich vóór de eerste kaart had vastgelegd.
table-unproved = Het geheim van de server klopt niet met wat hij vooraf had vastgelegd. Vertrouw deze kaarten niet.
table-log = Verloop
table-look = Op het bord tonen
table-chat = Chat
table-say = Zeg iets
table-send = Versturen
table-go-on = Verder
table-hint = Hint
table-hint-more = Vertel me meer
table-hint-do = Zo spelen
table-undo = Terugnemen
table-undo-asked = { $name } wil de laatste zet terugnemen.
table-undo-waits = We wachten tot iedereen akkoord is.
table-pause-asked = { $name } wil graag pauzeren.
table-pause-waits = We wachten tot iedereen akkoord is met de pauze.
table-abort-asked = { $name } wil met deze partij stoppen.
table-abort-waits = We wachten tot iedereen akkoord is om te stoppen.
table-yes = Akkoord
table-no = Nee
table-guarded = Een invaller speelt voor jou.
table-back = Ik ben terug
table-let-guardian = Een invaller laten spelen
table-guardian-for = Een invaller voor { $name } laten spelen
table-abort = Partij stoppen
table-abort-sure = Echt stoppen met deze partij?
table-ask-abort = Voorstellen om te stoppen
table-resign = Opgeven
table-resign-sure = Echt opgeven? De partij telt dan als verloren.
table-rules = Regels
table-more = Meer
table-leave = Tafel verlaten
table-leave-sure = Deze partij verlaten?
table-leave-about = Je plaats blijft van jou: je vindt de partij op de startpagina onder ‘Jouw partijen’.
table-leave-go = Weggaan en later verder spelen
table-leave-guardian = Weggaan en een invaller laten spelen
table-leave-abort = De partij stoppen en weggaan
table-leave-resign = Opgeven en weggaan
table-stay = Blijven
table-text-board = Bord als tekst
table-drawn-board = Bord als afbeelding
spoken-seats = Wie er speelt
spoken-own = Wat je hebt
spoken-board = Op tafel
table-actions = Wat je kunt doen
table-filter = Zetten zoeken
table-more-actions = nog { $count }, te vinden met zoeken
table-nothing-to-do = Je hoeft nu niets te doen.
table-why = Regel lezen
table-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
table-no-table = Deze tafel bestaat niet.
table-no-table-about = Misschien ontbreekt er een letter in de link. Kijk hem nog eens na, of vraag om een nieuwe.
tab-broken = Deze partij kan niet worden getoond.
tab-save = Opgeslagen gegevens als bestand bewaren
tab-remove = Partij verwijderen
tab-remove-sure = Echt verwijderen? De partij is niet terug te halen.
tab-reload = Pagina opnieuw laden
site-newer = Er is een nieuwere versie van deze pagina.
site-newer-load = Nu gebruiken

curtain-pass = Geef het apparaat door aan { $name }
curtain-closed = Alle kaarten zijn verborgen.
curtain-here = Ik ben { $name }: laat mijn kant zien

line-connecting = De tafel wordt gezocht …
line-offline = Geen verbinding. Zodra die terug is, gaat de partij vanzelf verder.
line-restarting = De server start opnieuw op. Zo meteen gaan we verder.
line-unsent =
    { $count ->
        [one] Eén zet wacht om verstuurd te worden.
       *[other] { $count } zetten wachten om verstuurd te worden.
    }

review-title = Terugblik
review-of = Wiens zetten?
review-thinking = De uil denkt over elke zet na …
review-about = De uil beoordeelt elke zet naar wat je op dat moment kon weten. Geluk telt apart.
review-accuracy = Nauwkeurigheid: { $points } van 100
review-luck-good = Geluk: meer dan gewoonlijk
review-luck-even = Geluk: zoals gewoonlijk
review-luck-bad = Geluk: minder dan gewoonlijk
review-move = Zet { $number }
review-better = Beter:
review-points = winstkans: −{ $points }%
review-fine = Geen enkele zet kostte je veel. Goed gespeeld!
review-slow = Goed, maar langzaam: anderen waren eerder klaar geweest.
review-small = Geen enkele zet kostte je veel, maar alle kleine verliezen samen wel.
review-show = Wat het bord laat zien
review-played = Gespeeld
review-best = Beter
review-none = Er viel niets te kiezen.
review-classes-inaccuracy = onnauwkeurig
review-classes-mistake = fout
review-classes-blunder = blunder

replay-title = Nog eens bekijken
replay-opening = De partij wordt geopend …
replay-none = In deze link zit geen partij. Open een verslag (.play), of sleep er een hierheen.
replay-not-over = Deze partij is niet terug te kijken: ze is nog niet afgelopen, of de link leidt nergens heen.
replay-to-table = Naar de tafel
replay-leave = Terug
replay-start = Het begin van de partij
replay-way = Door de partij
replay-turn = Beurt { $turn } van { $turns }
replay-back = Een stap terug
replay-on = Een stap verder
replay-last = Naar het einde
replay-play = Laten lopen
replay-pause = Stoppen
replay-public = Iemand die toekijkt
replay-speed = Hoe snel?
replay-share = Dit moment versturen
replay-continue = Vanaf hier verder spelen
replay-save = Bewaren als
replay-frame = Voor een andere pagina
replay-film = Film (SVG)
replay-seat = Op wiens plaats?
replay-anew = Verborgen kaarten opnieuw delen: alleen wat { $name } zag, blijft zoals het was
replay-computer = Tegen de computer

study-title = Zetten uitproberen
study-open = Vanaf hier uitproberen
study-leave = Naar de partij
study-again = Wat je in beurt { $turn } uitprobeerde
study-about = Zet voor iedereen wat er maar in je opkomt. Er gaat niets verloren: wat je terugneemt, blijft in de lijst.
study-owl = Wat zou de uil doen?
study-thinking = De uil denkt na …
study-value = { $name } wint { $share } van zulke partijen, schat de uil.
study-show = Op het bord laten zien
study-others = Ook overwogen:
study-tree = Wat je hebt uitgeprobeerd
study-start = Waar je begon
study-comment = Een notitie bij deze zet
study-remove = Deze zet uit de lijst halen
study-graph = Hoe de kansen lagen
study-grade = Alle zetten beoordelen
study-grading = De uil denkt over elke zet na … { $done } van { $all } spelers
study-leap = Volgende fout
study-leap-back = Vorige fout
study-from-to = Winstkans: eerst { $before }%, daarna { $after }%.
study-class-best = De beste zet, of even goed.
study-class-good = Een goede zet.
study-class-inaccuracy = Onnauwkeurig.
study-class-mistake = Een fout.
study-class-blunder = Een blunder.

log-configured = De tafel heeft nieuwe instellingen.
log-sits = { $name } gaat zitten.
log-free = Plaats { $seat } is vrij.
log-seat-asked = { $name } vraagt om een plaats.
log-ready = { $name } is er klaar voor.
log-not-ready = { $name } is er niet meer klaar voor.
log-started = De partij begint.
log-acted = { $name } { $action }
log-acted-guardian = { $name } { $action } (invaller)
log-acted-clock = { $name } { $action } (tijd is op)
log-drew = Getrokken: { $chance }
log-claimed = { $name } is klaar!
log-undo-asked = { $name } wil een zet terugnemen.
log-pause-asked = { $name } vraagt om een pauze.
log-abort-asked = { $name } stelt voor om te stoppen.
log-answer-yes = { $name } gaat akkoord.
log-answer-no = { $name } gaat niet akkoord.
log-undone = De laatste zet is teruggenomen.
log-paused = De partij is gepauzeerd.
log-resumed = De partij gaat verder.
log-guardian = Een invaller speelt voor { $name }.
log-guardian-off = { $name } speelt weer zelf.
log-resigned = { $name } geeft op.
log-said = { $name } zegt: { $text }
log-ended = De partij is afgelopen.
log-broken = De partij is voortijdig gestopt.
log-rematch = Er is een nieuwe partij geopend.

phrases-1 = Hallo!
phrases-2 = Goede zet!
phrases-3 = O nee!
phrases-4 = Momentje.
phrases-5 = Goed gespeeld!
phrases-6 = Bedankt, tot de volgende keer!

chat-about = Meer over wat { $name } zei
chat-mute = { $name } dempen
chat-muted = { $name } is gedempt.
chat-unmute = Weer luisteren
chat-report = Melden
chat-reported = Gemeld

tv-scan = Scan om mee te spelen
tv-type = of open { $address } en voer de code in

settings-title = Instellingen
settings-language = Taal
settings-theme = Weergave
settings-themes-auto = net als het apparaat
settings-themes-light = licht
settings-themes-dark = donker
settings-size = Tekstgrootte
settings-sizes-normal = normaal
settings-sizes-large = groot
settings-sizes-huge = heel groot
settings-motion = Animaties
settings-motions-auto = net als het apparaat
settings-motions-none = uit
settings-pace = Zetten van de anderen
settings-paces-normal = normaal
settings-paces-calm = langzaam
settings-paces-fast = snel
settings-paces-once = meteen
settings-sound = Geluiden
settings-sounds = Welke geluiden?
settings-haptics = Trillen op belangrijke momenten
sounds-turn = Mijn beurt
sounds-card = Kaarten
sounds-tile = Tegels
sounds-pawn = Pionnen
sounds-dice = Dobbelstenen
sounds-treasure = Schat
sounds-victory = Overwinning
settings-notify = Laat het me weten als ik aan de beurt ben
settings-notify-not = Deze browser staat meldingen alleen toe via HTTPS of op deze computer.
settings-text-board = Borden als tekst, voor schermlezers
settings-phrases-only = Voor kinderen: alleen vaste zinnen in de chat
settings-here = Partijen tegen de computer of op één apparaat: in deze browser, zonder server
settings-notation = Coördinaten op het bord en notatie in het verloop
settings-close = Sluiten

me-title = Jij
me-name = Je naam
me-name-about = Anderen aan tafel zien hem. Je hebt geen account nodig: deze browser onthoudt je.
me-save = Opslaan
me-saved = Opgeslagen
me-guest = Gast
me-look = Jouw dier
me-animals-cat = kat
me-animals-dog = hond
me-animals-rabbit = konijn
me-animals-bear = beer
me-animals-frog = kikker
me-animals-duck = eend
me-animals-badger = das
me-animals-deer = hert
me-standing = Jouw resultaten
me-device = Ook op een ander apparaat spelen
me-device-about = Scan deze code binnen tien minuten met je telefoon. Hij werkt één keer; laat hem verder aan niemand zien.
me-device-show = Code tonen
me-enter = Op dit apparaat als { $name } spelen?
me-enter-go = Ja, dat ben ik
me-enter-bad = Deze link is gebruikt of te oud. Maak op het andere apparaat een nieuwe.
me-no-games = Je hebt nog niet gespeeld.
me-passphrase = Aanmelden met een wachtzin
me-passphrase-about = Zodat je op elk apparaat onder je eigen naam kunt spelen, ook als je dit kwijtraakt.
me-passphrase-set = Je kunt je op elk apparaat aanmelden als ‘{ $name }’.
me-sign-name = Aanmeldnaam
me-new-passphrase = Wachtzin (8 tekens of meer)
me-old-passphrase = Huidige wachtzin
me-set-passphrase = Wachtzin instellen
me-change-passphrase = Wijzigen
me-sign-in = Aanmelden
me-sign-in-about = Heb je al eerder een wachtzin ingesteld, hier of elders?
me-the-passphrase = Wachtzin
me-sign-out = Op dit apparaat afmelden
me-sign-out-all = Overal afmelden
me-sign-out-sure = Je hebt geen wachtzin: na het afmelden kan niemand deze naam en de resultaten ervan nog gebruiken. Toch afmelden?
me-stay = Blijven

person-program = Een programma
person-results = Resultaten
person-history = Afgelopen partijen
person-no-history = Geen afgelopen partijen die iedereen mag zien.
person-no-games = Nog geen partij uitgespeeld.
person-played = { $played } gespeeld
person-won = { $won } gewonnen
person-best =
    { $points ->
        [one] record: { $points } punt
       *[other] record: { $points } punten
    }
person-rating = Rating
person-provisional = nog voorlopig
person-alone = Ieder voor zich
person-together = Samen
person-streak = { $now } op rij gewonnen, record: { $longest }
person-nobody = Deze persoon bestaat hier niet.
person-wins = gewonnen
person-team-won = samen gewonnen
person-team-lost = samen verloren
person-broken-off = gestopt

tab-take-along = Deze partij meenemen
tab-save-game = De partij als bestand bewaren
tab-save-about = Het bestand is hier of in een andere browser weer te openen: onder ‘Stellingen en partijen’.
tab-move = Naar de server verhuizen
tab-move-about = Anderen kunnen dan meespelen of kijken. Je houdt je plaats, en de partij gaat verder waar ze gebleven was.
tab-moving = De partij is onderweg …

start-tools = Hulpmiddelen: stellingen, partijen en hulp voor de echte tafel

helper-title = Hulpmiddelen
helper-about = Voor wie om een echte tafel zit, of een spel van dichtbij wil bekijken. Alles gebeurt in je browser, zonder server.
helper-maze = Oplosser voor schuifdoolhoven
helper-maze-about = Tik het doolhof op je tafel bij elkaar: je hoort in hoe weinig beurten je bij je doel bent, en dat het niet korter kan. Voor elk spel waarin je rijen verschuift.
helper-maze-tap = Kies een tegel en tik op de vakjes waar die ligt; nog een tik draait hem. Zet daarna de pion en het doel neer.
helper-maze-brush = Wat een tik doet
helper-maze-shape-3 = Bocht
helper-maze-shape-5 = Recht stuk
helper-maze-shape-b = Splitsing
helper-maze-shape-f = Kruising
helper-maze-shape-1 = Doodlopend
helper-maze-pawn = Pion
helper-maze-goal = Doel
helper-maze-blank = leeg
helper-maze-side-n = boven open
helper-maze-side-e = rechts open
helper-maze-side-s = onder open
helper-maze-side-w = links open
helper-maze-extent = Vakjes per zijde
helper-maze-lines = Elke tweede rij kan worden verschoven: de 2e, de 4e enzovoort, geteld van links en van boven. Een pion die eruit wordt geschoven, komt terug op de tegel die er net in is geschoven.
helper-maze-missing =
    { $n ->
        [one] Eén vakje is nog leeg.
       *[other] { $n } vakjes zijn nog leeg, de tegel in je hand meegeteld.
    }
helper-maze-solve = Weg zoeken
helper-maze-thinking = Bezig met zoeken …
helper-maze-clear-sure = Echt alles weghalen?
helper-maze-paste = Een stelling plakken
helper-maze-paste-about = Een doolhof zoals het programma het schrijft (irrgarten puzzle maze). Een stelling van een spel opent onder ‘Stellingen en partijen’ en wordt daar volgens de regels van dat spel opgelost.
helper-maze-there = Je bent er al.
helper-maze-fewest =
    { $n ->
        [one] Eén beurt is genoeg.
       *[other] { $n } beurten zijn genoeg, minder niet: dat is bewezen.
    }
helper-maze-far = Het kost minstens { $n } beurten. Verder zoeken zou te lang duren.
helper-maze-push-column = Schuif kolom { $line } { $side } met de tegel zo gedraaid, en loop dan naar { $square }.
helper-maze-push-row = Schuif rij { $line } { $side } met de tegel zo gedraaid, en loop dan naar { $square }.
helper-maze-step = Volgende stap
helper-maze-take = Vanaf hier verder
helper-maze-change = Doolhof wijzigen
helper-scores = Scoreblok, dobbelstenen en deler
helper-scores-about = Punten ronde voor ronde, dobbelstenen waar niemand mee kan knoeien, en getallen in willekeurige volgorde.
helper-game = Welk spel?
helper-any-game = Welk spel dan ook
helper-round = Ronde
helper-player = Naam van speler { $number }
helper-points-of = Punten voor { $name }
helper-total = Totaal
helper-add-round = Ronde noteren
helper-more-players = Eén speler erbij
helper-fewer-players = Eén speler minder
helper-clear = Opnieuw beginnen
helper-clear-sure = Echt alle rondes wissen?
helper-dice = Dobbelstenen
helper-how-many = Hoeveel?
helper-throw = Gooien
helper-dealer = Deler
helper-dealer-about = Getallen vanaf 1 in willekeurige volgorde: om te loten wie begint, of voor kaarten met nummers.
helper-numbers = Tot en met
helper-mix = Schudden

position-title = Stellingen en partijen
position-about = Plak een stelling van welk spel dan ook, of open het verslag van een partij (.play). Alles gebeurt in je browser.
position-label = Stelling of partij
position-read = Tonen
position-file = Bestand openen
position-deal = Of deel een nieuwe partij:
position-turn = Plaats { $seats } is aan de beurt
position-over = De partij is afgelopen: { $score }
position-hidden = Delen van deze stelling zijn verborgen: je kunt haar bekijken, maar er niet mee verder spelen.
position-draw-due = Er moet iets worden getrokken.
position-chances = Wat er getrokken kan worden
position-draw = Willekeurig trekken
position-text = In notatie
position-view = Wie kijkt er?
position-everything = Alles open
position-play = Vanaf hier verder spelen
position-way = De weg naar deze stelling
position-start = Het begin
position-drawn = Getrokken
position-first = Naar het begin
position-back = Terug
position-on = Verder
position-count =
    { $depth ->
        [one] Zetten tellen
       *[other] Stellingen na { $depth } zetten tellen
    }
position-solve = Oplossen
position-column = Vanaf teken { $column } is de tekst niet te lezen.
record-verified =
    { $plies ->
        [one] Gecontroleerd: het delen en de ene zet of trekking zijn nagespeeld en kloppen.
       *[other] Gecontroleerd: het delen en alle { $plies } zetten en trekkingen zijn nagespeeld en kloppen.
    }
record-shares =
    { $shares ->
        [0] De startwaarde komt van de server of de browser alleen.
        [one] Eén apparaat heeft aan de startwaarde bijgedragen.
       *[other] { $shares } apparaten hebben aan de startwaarde bijgedragen.
    }
record-seeded = Wie de startwaarde koos, staat niet in het verslag.
record-unseeded = Elke zet mag en de uitslag klopt. Het verslag noemt geen startwaarde: niemand kan het delen en de trekkingen controleren.
record-seal = Zegel: { $seal }
record-line = Regel { $line } klopt niet: deze zet of trekking kan daar niet gebeurd zijn.
record-wrong = Een regel in de kop klopt niet.
record-wrong-game = Het is een verslag van een ander spel, of van een andere versie van de regels.
record-wrong-seats = Het aantal plaatsen past niet bij het spel.
record-wrong-options = Een instelling erin bestaat niet in dit spel.
record-wrong-deal = Een bijdrage aan het delen is anders dan beloofd.
record-wrong-seed = De startwaarde past niet bij de bijdragen.
record-wrong-start = De beginstelling is niet de stelling die gedeeld werd.
record-wrong-result = De uitslag volgt niet uit de zetten.
record-wrong-seal = Het zegel is verbroken: na de partij is er iets veranderd.

puzzle-title = Puzzels
puzzle-turns = { $turns } beurten
puzzle-alone = voor één persoon
puzzle-about = Schuif met de tegel in je hand een rij op en loop dan. Bereik de schat in zo weinig mogelijk beurten.
puzzle-start = Een doolhof voor jou alleen, elke dag een nieuw.
puzzle-today = Puzzel van de dag
puzzle-another = Een andere
puzzle-level = Moeilijkheid
puzzle-levels-easy = makkelijk: 5 bij 5, twee beurten
puzzle-levels-medium = gemiddeld: 7 bij 7, twee beurten
puzzle-levels-hard = moeilijk: 7 bij 7, drie beurten
puzzle-levels-master = heel moeilijk: 9 bij 9, vier beurten
puzzle-turn = Beurt { $turn }. Het kan in { $fewest }.
puzzle-push = Kies een pijl om de tegel daar in te schuiven.
puzzle-walk = Loop naar een vakje dat oplicht, of blijf staan.
puzzle-solved =
    { $turns ->
        [one] In één beurt opgelost!
       *[other] In { $turns } beurten opgelost!
    }
puzzle-fewest = Sneller kan niet.
puzzle-fewer = Het kan in { $turns }.
puzzle-shown = Zo doe je het.
puzzle-undo = Terugnemen
puzzle-restart = Opnieuw beginnen
puzzle-show = De oplossing tonen
puzzle-turn-tile = Tegel draaien
puzzle-hand = De tegel in je hand
puzzle-arrow = Rij { $line } opschuiven
puzzle-sides-n = van boven
puzzle-sides-e = van rechts
puzzle-sides-s = van onderen
puzzle-sides-w = van links
puzzle-to = Naar { $square } lopen
puzzle-stay = Op { $square } blijven
puzzle-board = Doolhof
puzzle-you = Je staat op { $square }.
puzzle-goal = De schat ligt op { $square }.
puzzle-goal-away = De schat ligt op de tegel in je hand.
puzzle-history = Wat er tot nu toe gezegd is
puzzle-self = Plaats { $number } (jij)
puzzle-right = Opgelost!
puzzle-wrong = Net niet.
puzzle-rated = ongeveer { $rating }
puzzle-skip = Overslaan
puzzle-theme = Soort
puzzle-theme-all = alle soorten
puzzle-progress = Je rating: { $rating }. Opgelost: { $solved }. Dagen op rij: { $days }.
puzzle-kept = Voor je rating tellen alleen eerste pogingen zonder hints. Je rating blijft in deze browser.
puzzle-hint = Hint { $step } van 3
puzzle-hint-where = Kijk waar het oplicht.
puzzle-hint-what = Dit is de volgende stap: het bord laat hem zien.
puzzle-rush = Sprint: drie minuten
puzzle-rush-stop = De klok stoppen
puzzle-rush-left = Nog { $seconds } seconden. Opgelost: { $solved }. Levens: { $lives }.
puzzle-rush-over = De tijd is om. Je hebt er { $solved } opgelost; je record is { $best }.

rules-title = Regelboeken
rules-search = In de regels zoeken
rules-found =
    { $count ->
        [one] { $count } plek
       *[other] { $count } plekken
    }
rules-none = Niets gevonden.
rules-contents = Inhoud
rules-clause = Link naar deze regel
rules-drawing = Tekening

about-title = Over dit huis
about-what = Irrgarten is een spellenhuis dat je zelf beheert: één programma met regels, computertegenstanders, tafels en deze pagina. Niemand wordt gevolgd; er zijn geen accounts en geen reclame.
about-sources = Waar de spellen vandaan komen
about-after = regels naar { $game }
about-known = ook bekend als { $names }
about-own = Titels, plaatjes en teksten zijn van onszelf. Met de uitgevers van de bordspellen hebben we niets te maken; vind je een spel leuk, koop het dan.
about-deal = Eerlijk gedeeld
about-deal-text = Voor een partij leggen de server en elk apparaat een geheim getal vast. De kaarten volgen uit alle getallen samen, dus niemand kan ze in zijn eentje bepalen, en na afloop kan iedereen het controleren.
about-licence = Vrije software onder MIT of Apache 2.0.
about-version = Versie { $version }

tour-offer = Je eerste partij? Volg de korte rondleiding.
tour-start = Laat maar zien
tour-next = Volgende
tour-pass = Stap overslaan
tour-done = Begrepen
tour-skip = Nee, bedankt
tour-step = { $at } van { $all }
tour-ready = Ik ben er klaar voor
tour-waits = Er begint niets voordat je er klaar voor bent.

error-close = Sluiten
error-not-found = Op dit adres is niets.

code-wrong_passphrase = Deze naam en deze wachtzin horen niet bij elkaar.
code-bad_passphrase = Een wachtzin heeft 8 tot 200 tekens.
code-name_taken = Iemand anders meldt zich al met deze naam aan.
code-no_such_person = Deze persoon bestaat hier niet.
code-unreachable = De server is niet te bereiken.
code-illegal_action = Dat mag niet.
code-not_your_turn = Je bent niet aan de beurt.
code-not_offered = Dat kan hier niet.
code-stale = Er is intussen iets veranderd. Kijk nog eens.
code-bad_name = Een naam heeft 1 tot 24 zichtbare tekens.
code-who_are_you = Kies eerst een naam.
code-no_such_table = Deze tafel bestaat niet.
code-no_such_seat = Deze plaats bestaat niet.
code-seat_taken = De plaats is al bezet.
code-seat_empty = Daar zit niemand.
code-not_your_seat = Dat is jouw plaats niet.
code-host_only = Dat mag alleen degene die de tafel opende.
code-already_started = De partij is al begonnen.
code-not_playing = Er wordt nu niet gespeeld.
code-not_over = De partij is nog niet afgelopen.
code-paused = De partij is gepauzeerd.
code-nothing_to_undo = Er valt niets terug te nemen.
code-undo_too_late = Te laat: er is sindsdien iets nieuws onthuld.
code-nothing_asked = Daar vraagt niemand meer om.
code-already_asked = Iemand anders vraagt al iets: antwoord daar eerst op.
code-by_the_clock = Hier wordt met een klok gespeeld: die beslist.
code-own_clock = In een partij voor de rating zet niemand de eigen klok stil.
code-rated = Een partij voor de rating speel je uit of geef je op.
code-resigned = Je hebt deze partij opgegeven.
code-not_away = Deze persoon is er nog.
code-bad_text = Een bericht heeft 1 tot 300 tekens.
code-bad_clock = Met deze klok kun je niet spelen.
code-bad_option = Deze instellingen passen niet bij elkaar.
code-bad_seats = Voor zoveel spelers is het spel niet gemaakt.
code-slow_down = Niet zo snel, alsjeblieft.
code-draining = De server start opnieuw op.
code-disk_full = De server heeft geen ruimte meer. Er is niets veranderd.
code-read_only = Je kunt nu alleen kijken.
code-internal = Er ging iets mis op de server.
code-bad_request = De server heeft dit niet begrepen.
code-not_found = Op dit adres is niets.
code-not_allowed = Dat kan op dit adres niet.
code-too_slow = Dat duurde te lang. Probeer het nog eens.
code-too_big = Dat is te lang.
code-bad_token = Dit token geldt hier niet meer.
code-not_for_bots = Dit is voor mensen, niet voor programma’s.
code-foreign_origin = Een andere site mag dit niet.
code-foreign_host = De server antwoordt niet op dit adres.
code-no_such_link = Deze link is gebruikt of te oud. Maak een nieuwe op het andere apparaat.
code-not_invited = Niemand heeft je aan deze tafel uitgenodigd.
code-bad_url = Dit adres kan niet worden aangeroepen.
code-too_many = Daar heb je er al te veel van.
code-busy = Anderen waren sneller. Probeer het nog een keer.
code-damaged = Wat de server ervan bewaarde, is beschadigd. Het wordt niet getoond.
code-store = De server kan nu niets opslaan. Er is niets veranderd.
code-no_such_code = Geen tafel heeft deze code, of de partij is afgelopen.
code-seat_needed = Kies eerst een plaats.
code-learning = Iemand leert het spel nog. We beginnen als iedereen er klaar voor is.
code-racing = Niet zolang de race loopt.
code-held = Je moet even wachten.
code-claimed = Je hebt al gezegd dat je klaar bent.
code-bad_share = Dit apparaat had voor het delen een ander geheim beloofd.
code-one_seat_only = In een partij voor de rating heeft iedereen één plaats.
code-nobody_else = Een partij voor de rating speel je met minstens twee mensen.
code-no_ratings = Hier wint of verliest iedereen samen: dat telt niet voor de rating.
code-full = Het verloop van deze tafel is vol: je kunt doorspelen, maar verder niets.
code-no_hints = In een partij voor de rating zijn er geen hints.
code-unknown_game = Dit spel bestaat hier niet.
code-bad_seat = Deze plaats bestaat niet in de partij.
code-bad_seed = Hiermee kan niet worden gedeeld.
code-bad_position = Dit is geen geldige stelling van het spel.
code-hidden = Een deel van deze stelling is verborgen.
code-bad_action = Dat is geen geldige zet.
code-draw_pending = Eerst moet er iets worden getrokken.
code-no_draw_pending = Er valt nu niets te trekken.
code-bad_chance = Dit kan niet als trekking worden gelezen.
code-impossible_chance = Dit kan hier niet worden getrokken.
code-game_over = De partij is afgelopen.
code-bad_record = Dit is geen geldig verslag van een partij.
code-bad_question = Op deze vraag is geen antwoord mogelijk.
code-bad_puzzle = Dit is geen geldige puzzel.
code-no_such_puzzle = Deze puzzel bestaat niet. Probeer een andere.
code-line_too_long = Deze regel is te lang.
code-not_text = Dit is geen geldige tekst.
code-io = De server kan een bestand niet lezen of schrijven.
code-unknown = Er ging iets onverwachts mis. Laad de pagina opnieuw.
code-tab_damaged = Wat deze browser van de partij heeft opgeslagen is beschadigd, of komt van een andere versie van deze pagina. Er is niets veranderd.
code-tab_unloadable = Het deel van de pagina dat zonder server speelt, kan niet worden geladen. Zonder netwerk: probeer het later nog eens; anders is je browser er misschien te oud voor.
code-tab_disk_full = Er is geen ruimte meer op dit apparaat. Er is niets veranderd: maak wat ruimte vrij en probeer het opnieuw.
code-tab_store = Deze browser laat de pagina niets bewaren, misschien omdat het een privévenster is. Er is niets veranderd.
code-tab_internal = Er ging iets mis in deze pagina. Laad hem opnieuw: wat was opgeslagen, is er nog.
code-tab_not_found = Dit kan niet zonder server.

board-closer = Inzoomen
board-farther = Uitzoomen
board-all = Alles tonen

bots-title = Programma’s die meespelen
bots-about = Een bot is een programma met een eigen account. Wie zijn token heeft, speelt onder zijn naam, en iedereen aan tafel ziet dat het een programma is.
bots-api = Alle verzoeken
bots-docs = Hoe programma’s met de server praten
bots-example = Een kleine bot in Python
bots-nameless = Kies eerst een naam, dan kun je eigen bots maken:
bots-own = Jouw bots
bots-none = Je hebt nog geen bots.
bots-name = Naam van de nieuwe bot
bots-make = Bot maken
bots-made = gemaakt op { $day }
bots-token = Token van { $name }
bots-once = Kopieer het nu: niemand kan het je nog eens laten zien.
bots-copy = Kopiëren
bots-copied = Gekopieerd
bots-revoke = Token intrekken
bots-revoke-sure = Het token van { $name } intrekken? De verbinding stopt meteen, en het token werkt nooit meer.
bots-keep = Houden
bots-online = Bots die online zijn
bots-online-about = Aan een tafel die jij hebt geopend, kun je ze op een vrije plaats uitnodigen.
bots-nobody = Er wacht nu geen bot op een uitnodiging.
bots-invite = Uitnodigen
bots-invited = Uitgenodigd
bots-call = Roep me als ik aan de beurt ben
bots-call-about = Als je aan de beurt bent en geen van je apparaten aan tafel is, roept de server dit adres aan.
bots-call-address = Adres dat met https:// begint
bots-call-save = Dit adres aanroepen
bots-call-stop = Niet meer roepen
bots-call-secret = Elke aanroep is met dit geheim ondertekend
bots-call-off = Dit adres wordt niet meer aangeroepen: { $reason }
about-code = Broncode
person-files = Downloaden
person-record = Verslag
person-proof = Bewijs van het delen
