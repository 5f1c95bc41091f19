# What people read about this game. The page and the rules read this file.

## The board

board = Het clubhuis
square = rij { $row }, kolom { $column }
you = Jij
mat = { $name } speelt { $suspect }, { $n } kaarten
won = heeft de zaak opgelost
left = is vertrokken
out = ligt eruit
summoned = opgeroepen
passes = past
shows = toont een kaart
shows_short = toont
asked = is gevraagd
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
lay-there = { $exhibit } daar leggen: { $place }
take-suspect = { $suspect } spelen
suspicion = Verdenking
accusation = Beschuldiging
say-suspicion = Mijn vermoeden: { $suspect } nam { $exhibit }, plaats: { $place }.
say-accusation = Ik beschuldig: { $suspect } nam { $exhibit }, plaats: { $place }!
suspect = wie
exhibit = wat
place = waar
ruled-out = doorgestreept op je blad
back = Terug
accuse-warning = Maar één keer! Klopt het niet, dan lig je eruit.
suspect_do = Zeg het
accuse_do = Beschuldigen
last-said = Wat het laatst is gezegd
suspects = { $name } · vermoeden:
accuses = { $name } · beschuldiging:
nobody = Niemand kan een kaart tonen
shows-you = { $name } toont jou, en alleen jou: { $card }
you-show = { $card }: getoond, alleen aan { $name }
opens-file = { $name }: het dossier gaat open …
is-right = De beschuldiging klopt!
is-wrong = De beschuldiging klopt niet.
in-file = In het dossier: { $cards }
file-closed = Het dossier is dicht
sheet = Notities
close-sheet = Notities wegleggen
level = Hoeveel het huis schrijft
level_paper = Papier
level_clerk = Klerk
level_logician = Logicus
level_analyst = Analist
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
odds-file = { $card } zit voor { $n } % in het dossier
odds-seat = { $name } heeft { $card } voor { $n } %
because-turn = vanwege beurt { $turns }
because-turns = vanwege de beurten { $turns }
because-deal = vanwege het delen
because-sizes = { $why } en het aantal handkaarten
passed-list = gepast: { $names }
showed = { $name } toonde een kaart
showed-card = { $name } toonde { $card }
wrong = klopt niet
hint-take = Kies wie je speelt.
hint-lay = Kies een verlichte plaats voor: { $exhibit }
hint-show = Toon { $name } een oplichtende kaart.
hint-stuck = De worp leidt nergens heen.
hint-walk = Loop { $n }: kies waarheen.
hint-suspect = Wie, en wat?
hint-accuse = Beschuldig, of beëindig je beurt.
log-take = speelt { $suspect }
log-lay = legt { $exhibit } neer: { $place }
log-roll = dobbelt
log-passage = neemt de geheime gang
log-walk = loopt naar { $spot }
log-enter = betreedt: { $spot }
log-stuck = kan niet lopen
log-suspect = verdenkt: { $triple }
log-accuse = beschuldigt: { $triple }
log-show = toont een kaart
log-show-seen = toont { $card }
log-end = beëindigt de beurt
log-leave = verlaat de tafel
log-dice = De dobbelstenen tonen { $one } en { $two }: { $n }
log-pass = { $suspect } past
log-shown = { $suspect } toont een kaart
log-shown-seen = { $suspect } toont { $card }
log-right = De beschuldiging klopt
log-wrong = De beschuldiging klopt niet

## Settings of a table

setting-suspects = Wie wie speelt
    .drawn = Door het lot
    .chosen = Om de beurt gekozen, plaats 1 eerst
setting-exhibits = Waar de stukken eerst liggen
    .random = Willekeurig
    .chosen = Om de beurt neergelegd
setting-accuse_after_unrefuted = Als niemand je vermoeden weerlegt
    .direct = Je mag meteen beschuldigen
    .walk = Je moet eerst naar het midden
setting-last_player = De laatste die overblijft
    .plays_on = Speelt alleen verder
    .wins = Wint meteen
setting-answer_direction = Vermoedens worden beantwoord
    .same = In de volgorde van de beurten
    .reverse = Andersom
setting-centre_entry = Het midden betreden
    .free = Je mag beschuldigen, maar het hoeft niet
    .commits = Wie binnengaat, moet beschuldigen
setting-sheet = Hoeveel het huis op je notitieblad schrijft
    .clerk = Klerk: alles wat is gezegd
    .paper = Papier: niets, alleen jij schrijft
    .logician = Logicus: ook alles wat zeker volgt
    .analyst = Analist: ook de kansen, om te oefenen

## The first game

tour-1 = Jouw kaarten. Geen ervan zit in het dossier, en niemand anders ziet ze. In het dossier zitten er drie: wie, wat en waar. Vind ze.
tour-2 = Je pion wipt als hij aan de beurt is. Dobbel.
tour-3 = Verlichte velden en kamers: daarheen leidt de worp. Wijs er een aan om de weg te zien; ga zo mogelijk een kamer in. Met je vinger tik je twee keer.
tour-4 = In een kamer zeg je wie en wat je verdenkt; beide worden daarheen gehaald. Op een veld is je beurt voorbij.
tour-5 = De anderen antwoorden om de beurt: wie geen van de drie kaarten heeft, past; de eerste die er een heeft, toont die alleen aan wie vroeg. Luister ook naar de anderen.
tour-6 = De notities bewaren wat is gezegd: ✗ heeft haar niet, ✓ heeft haar, kleine cijfers: toonde toen een van drie. Tik op een vakje voor de reden of je eigen tekens.
tour-7 = Weet je het zeker, ga dan naar de kamer in het midden en beschuldig; kon niemand je vermoeden weerleggen, dan mag het meteen. Je hebt één poging. Succes!

## Until the sentences of the rules are here

refusal-bridge = { $text }
advice-bridge =
    { $nothing ->
        [never] { $en }{ $de }{ $fr }{ $nl }
       *[other] { $nl }
    }
