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

start-search = Zoek je spel of de doos ervan
start-none = Geen spel past hierbij.
start-computer = Tegen de computer
start-friends = Met vrienden
start-pass = Om de beurt
start-pass-about = Jullie delen dit apparaat, en een gordijn verbergt elke hand.
start-watch = Kijken
start-watch-about = Meekijken aan een tafel waar gespeeld wordt.
start-options = Meer keuzes
start-code = Ben je uitgenodigd?
start-code-label = Code of link
start-join = Aanschuiven
start-bad-code = Dit leidt naar geen tafel. Controleer de code.
start-running = Jouw partijen
start-resume = Verder spelen
start-how-many = Met hoeveel zijn jullie?
start-go = Kaarten delen
start-rules = Zo speel je het

players = { $low } spelers
players-range = { $low } tot { $high } spelers

lobby-title = Lobby
lobby-open = Zoeken spelers
lobby-running = Bezig
lobby-finished = Afgelopen
lobby-none = Hier staat nu geen tafel.
lobby-open-one = Tafel openen
lobby-more = Meer tonen
lobby-seats = { $taken } van { $all } plaatsen bezet
lobby-host = geopend door { $name }
lobby-go = Erheen
lobby-rated = voor de rating
lobby-again = Bekijken

characters-mouse = Muis
characters-hedgehog = Egel
characters-fox = Vos
characters-raven = Raaf
characters-owl = Uil
characters-random = Toeval
characters-greedy = Hebberig

create-title = Een tafel dekken
create-game = Spel
create-seats = Plaatsen
create-others = Wie speelt mee?
create-bots = De computer
create-people = Mensen die ik uitnodig
create-pass = Mensen hier, op dit apparaat
create-level = Wie speelt er?
create-private = Alleen wie de link heeft, vindt de tafel
create-clock = Tijd
create-clocks-none = Zonder klok
create-clocks-per_move = Seconden per zet
create-clocks-per_game = Minuten voor de partij
create-clocks-days = Dagen per zet
create-increment = Seconden erbij met elke zet
create-options = Regels aan tafel
create-usual = zoals in het regelboek
create-number = getal
create-open = Tafel openen

table-seat = Plaats { $number }
table-you = jij
table-empty = vrij
table-away = weg
table-sit = Hier zitten
table-stand = Opstaan
table-send-away = Wegsturen
table-invite = Computer laten spelen
table-ready = Klaar
table-not-ready = Nog niet klaar
table-be-ready = Ik ben klaar
table-wait-ready = Wachten tot iedereen klaar is.
table-wait-seats = Wachten op iemand voor de vrije plaatsen.
table-dealing = De kaarten worden gedeeld.
table-invite-title = Uitnodigen
table-invite-about = Stuur deze link of laat de code zien.
table-copy = Link kopiëren
table-copied = Gekopieerd
table-share = Delen
table-code = Code
table-television = Op een televisie tonen
table-your-turn = Jij bent aan zet
table-turn-of = Aan zet: { $names }
table-paused = De partij rust.
table-resume = Verder
table-pause = Pauze
table-over = De partij is afgelopen
table-won = Gewonnen: { $names }!
table-you-won = Je hebt gewonnen!
table-team-won = Samen gewonnen!
table-team-lost = Samen verloren. Volgende keer!
table-broken-off = De partij is afgebroken.
table-again = Nog een keer
table-go-again = Naar de volgende partij
table-proved = Het delen is bewezen: het huis hield het geheim dat het vóór de eerste kaart beloofde.
table-unproved = Het geheim van het huis past niet bij zijn belofte. Dit delen is niet te vertrouwen.
table-log = Wat er gebeurde
table-chat = Babbelen
table-say = Zeg iets
table-send = Sturen
table-hint = Hint
table-hint-more = Vertel meer
table-undo = Terugnemen
table-undo-asked = { $name } wil de laatste zet terugnemen.
table-undo-waits = Wachten tot iedereen het goedvindt.
table-yes = Goed
table-no = Nee
table-guarded = De vervanger speelt voor jou.
table-back = Ik ben terug
table-let-guardian = Vervanger laten spelen
table-guardian-for = Vervanger voor { $name } laten spelen
table-abort = Afbreken
table-abort-sure = Deze partij echt afbreken?
table-rules = Regels
table-more = Meer
table-leave = Tafel verlaten
table-leave-sure = Deze partij verlaten?
table-leave-about = Je plaats blijft van jou: de partij staat op de startpagina bij jouw partijen.
table-leave-go = Weggaan, ik kom terug
table-leave-guardian = Weggaan, en de vervanger speelt voor mij
table-leave-abort = De partij afbreken en weggaan
table-stay = Blijven
table-text-board = Bord als tekst
table-drawn-board = Bord als plaatje
table-actions = Wat je kunt doen
table-filter = Zetten zoeken
table-more-actions = nog { $count }: zoek om ze te vinden
table-nothing-to-do = Voor jou is er nu niets te doen.
table-why = Regel lezen
table-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
table-no-table = Deze tafel bestaat niet.

curtain-pass = Geef het apparaat aan { $name }
curtain-closed = Niemand ziet nu kaarten.
curtain-here = Ik ben { $name }: toon mijn kant

line-connecting = De tafel wordt gezocht …
line-offline = Geen verbinding. Zodra die er is, gaat het vanzelf verder.
line-restarting = Het huis start opnieuw. Zo meteen gaat het verder.
line-unsent =
    { $count ->
        [one] Eén zet wacht om verstuurd te worden.
       *[other] { $count } zetten wachten.
    }

review-title = Terugblik
review-of = Wiens spel?
review-thinking = De uil denkt over elke zet na …
review-about = De uil beoordeelt elke zet naar wat je toen kon weten. Geluk telt apart.
review-accuracy = Nauwkeurigheid: { $points } van 100
review-luck = Geluk: { $points } punten
review-move = Zet { $number }
review-better = Beter:
review-points = { $points } punten weggegeven
review-fine = Geen enkele zet gaf veel weg. Goed gespeeld!
review-none = Er viel niets te kiezen.
review-classes-best = beste
review-classes-good = goed
review-classes-inaccuracy = onnauwkeurig
review-classes-mistake = fout
review-classes-blunder = blunder

log-opened = { $name } opent de tafel.
log-configured = De tafel is anders ingesteld.
log-sits = { $name } gaat zitten.
log-free = Plaats { $seat } is vrij.
log-ready = { $name } is klaar.
log-not-ready = { $name } is niet meer klaar.
log-started = De partij begint.
log-acted = { $name }: { $action }
log-acted-guardian = { $name }: { $action } (de vervanger)
log-acted-clock = { $name }: { $action } (tijd voorbij)
log-drew = Getrokken: { $chance }
log-claimed = { $name } is klaar!
log-undo-asked = { $name } vraagt om terug te nemen.
log-undo-yes = { $name } vindt het goed.
log-undo-no = { $name } vindt het niet goed.
log-undone = De laatste zet is teruggenomen.
log-paused = Pauze.
log-resumed = De partij gaat verder.
log-guardian = De vervanger speelt voor { $name }.
log-guardian-off = { $name } speelt weer zelf.
log-said = { $name } zegt: { $text }
log-ended = De partij is afgelopen.
log-broken = De partij is afgebroken.
log-rematch = Er is een volgende partij.

phrases-1 = Hallo!
phrases-2 = Goede zet!
phrases-3 = O nee!
phrases-4 = Een ogenblik.
phrases-5 = Goed gespeeld!
phrases-6 = Bedankt, tot de volgende keer!

settings-title = Instellingen
settings-language = Taal
settings-theme = Licht
settings-themes-auto = zoals het apparaat
settings-themes-light = licht
settings-themes-dark = donker
settings-size = Tekstgrootte
settings-sizes-normal = normaal
settings-sizes-large = groot
settings-sizes-huge = heel groot
settings-motion = Bewegende beelden
settings-motions-auto = zoals het apparaat
settings-motions-none = geen
settings-sound = Geluiden
settings-notify = Waarschuw me als ik aan zet ben
settings-notify-not = Deze browser staat meldingen alleen toe via HTTPS of op deze machine.
settings-text-board = Borden als tekst, voor schermlezers
settings-close = Sluiten

me-title = Jij
me-name = Je naam
me-name-about = Anderen aan tafel zien hem. Je hebt geen account nodig: deze browser onthoudt je.
me-save = Bewaren
me-saved = Bewaard
me-guest = Gast
me-look = Zo zie je eruit
me-shape = Vorm
me-colour = Kleur
me-shapes-circle = cirkel
me-shapes-square = vierkant
me-shapes-triangle = driehoek
me-shapes-diamond = ruit
me-shapes-star = ster
me-shapes-heart = hart
me-shapes-moon = maan
me-shapes-flower = bloem
me-colours-blue = blauw
me-colours-orange = oranje
me-colours-green = groen
me-colours-red = rood
me-colours-sky = hemelsblauw
me-colours-violet = paars
me-standing = Hoe het ging
me-device = Op een ander apparaat dezelfde zijn
me-device-about = Scan dit binnen tien minuten met je telefoon. Het werkt één keer; laat het verder niemand zien.
me-device-show = Code tonen
me-enter = Op dit apparaat { $name } zijn?
me-enter-go = Ja, dat ben ik
me-enter-bad = Deze link is gebruikt of te oud. Maak op het andere apparaat een nieuwe.
me-no-games = Je hebt nog niet gespeeld.
me-passphrase = Terugkomen met een wachtzin
me-passphrase-about = Zodat je op elk apparaat weer jezelf kunt zijn, ook als dit verloren gaat.
me-passphrase-set = Je kunt je op elk apparaat aanmelden als “{ $name }”.
me-sign-name = Naam om mee aan te melden
me-new-passphrase = Wachtzin (8 tekens of meer)
me-old-passphrase = De wachtzin tot nu toe
me-set-passphrase = Wachtzin instellen
me-change-passphrase = Wijzigen
me-sign-in = Aanmelden
me-sign-in-about = Heb je al eerder een wachtzin ingesteld, hier of elders?
me-the-passphrase = Wachtzin
me-sign-out = Op dit apparaat afmelden
me-sign-out-all = Overal afmelden
me-sign-out-sure = Je hebt geen wachtzin: niemand zou ooit nog deze persoon kunnen zijn. Toch afmelden?
me-stay = Blijven

person-program = Een programma
person-history = Afgelopen partijen
person-no-history = Geen afgelopen partij die iedereen mag zien.
person-no-games = Heeft nog geen partij uitgespeeld.
person-played = { $played } gespeeld
person-won = { $won } gewonnen
person-best =
    { $points ->
        [one] beste: { $points } punt
       *[other] beste: { $points } punten
    }
person-rating = Rating
person-provisional = nog onzeker
person-alone = Voor zichzelf
person-together = Samen
person-streak = { $now } op rij gewonnen, hoogstens { $longest }
person-nobody = Zo iemand is hier niet.
person-wins = gewonnen
person-team-won = samen gewonnen
person-team-lost = samen verloren
person-broken-off = afgebroken

puzzle-title = Puzzels
puzzle-turns = { $turns } beurten
puzzle-alone = voor één persoon
puzzle-about = Schuif met de tegel in je hand een rij, loop dan. Bereik de schat in zo weinig mogelijk beurten.
puzzle-start = Een doolhof voor jou alleen, elke dag een nieuw.
puzzle-today = Puzzel van de dag
puzzle-another = Een andere
puzzle-level = Hoe moeilijk
puzzle-levels-easy = makkelijk: 5 bij 5, twee beurten
puzzle-levels-medium = gemiddeld: 7 bij 7, twee beurten
puzzle-levels-hard = moeilijk: 7 bij 7, drie beurten
puzzle-levels-master = heel moeilijk: 9 bij 9, vier beurten
puzzle-turn = Beurt { $turn }. Het kan in { $fewest }.
puzzle-push = Kies een pijl om de tegel daar in te schuiven.
puzzle-walk = Loop naar een vak dat oplicht, of blijf staan.
puzzle-solved =
    { $turns ->
        [one] In één beurt opgelost!
       *[other] In { $turns } beurten opgelost!
    }
puzzle-fewest = Sneller kan niet.
puzzle-fewer = Het kan in { $turns }.
puzzle-shown = Zo gaat het.
puzzle-undo = Terugnemen
puzzle-restart = Opnieuw
puzzle-show = Oplossing tonen
puzzle-turn-tile = Tegel draaien
puzzle-hand = De tegel in je hand
puzzle-arrow = Rij { $line } schuiven
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
about-what = Irrgarten is een spellenhuis dat je zelf beheert: één programma met regels, computerspelers, tafels en deze pagina. Niemand wordt gevolgd, er zijn geen accounts en geen reclame.
about-sources = Waar de spellen vandaan komen
about-after = regels naar { $game }
about-known = ook bekend als { $names }
about-own = Titels, plaatjes en teksten zijn van onszelf. Met de makers van de doosspellen hebben we niets te maken; vind je een spel leuk, koop het dan.
about-deal = Eerlijke kaarten
about-deal-text = Voor een partij beloven het huis en elk apparaat een geheim getal. De kaarten worden uit alle getallen samen gedeeld, niemand kan ze alleen bepalen, en aan het eind kan iedereen het controleren.
about-licence = Vrije software onder MIT of Apache 2.0.
about-version = Versie { $version }

tour-offer = Je eerste partij? Hier is een korte rondleiding.
tour-start = Laat zien
tour-next = Verder
tour-done = Begrepen
tour-skip = Nee, bedankt
tour-step = { $at } van { $all }

error-close = Sluiten
error-not-found = Op dit adres is niets.

code-wrong_passphrase = Deze naam en deze wachtzin horen niet bij elkaar.
code-bad_passphrase = Een wachtzin heeft 8 tot 200 tekens.
code-name_taken = Iemand anders meldt zich al met deze naam aan.
code-no_such_person = Zo iemand is hier niet.
code-unreachable = Het huis is niet te bereiken.
code-illegal_action = Dat mag niet.
code-not_your_turn = Jij bent niet aan zet.
code-not_offered = Dat kan hier niet.
code-stale = Er is intussen iets veranderd. Kijk nog eens.
code-bad_name = Een naam heeft 1 tot 24 zichtbare tekens.
code-who_are_you = Kies eerst een naam.
code-no_such_table = Deze tafel bestaat niet.
code-no_such_seat = Deze plaats bestaat niet.
code-seat_taken = De plaats is al bezet.
code-seat_empty = Daar zit niemand.
code-not_your_seat = Dat is jouw plaats niet.
code-host_only = Dat mag alleen wie de tafel opende.
code-already_started = De partij is al begonnen.
code-not_playing = Er wordt nu niet gespeeld.
code-not_over = De partij is nog niet afgelopen.
code-paused = De partij rust.
code-nothing_to_undo = Er is niets terug te nemen.
code-undo_too_late = Te laat: er is sindsdien iets nieuws onthuld.
code-not_away = Deze persoon is er nog.
code-bad_text = Zeg 1 tot 300 tekens.
code-bad_clock = Met deze klok kun je niet spelen.
code-bad_option = Deze instellingen passen niet bij elkaar.
code-bad_seats = Voor zoveel spelers is het spel niet gemaakt.
code-slow_down = Niet zo snel.
code-draining = Het huis start opnieuw.
code-disk_full = Het huis heeft geen ruimte meer. Er is niets veranderd.
code-read_only = Je kunt nu alleen kijken.
code-internal = Dit is een fout van het huis.

board-closer = Dichterbij
board-farther = Verder weg
board-all = Alles tonen
