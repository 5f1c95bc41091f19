# What people read about this game. The page and the rules read this file.

## The board

board = Die Stadt
square = Reihe { $row }, Spalte { $column }
you = Du
mat = { $name } spielt { $suspect }, { $n } Karten
won = gelöst
left = ist gegangen
out = ausgeschieden
summoned = geholt
passes = passt
shows = zeigt eine Karte
shows_short = zeigt
asked = gefragt
hand = Deine Karten
open-cards = Offene Karten
show-card = { $card } zeigen
dice = Gewürfelt: { $n }
roll = Würfeln
passage = Geheimgang
take-passage = Durch den Geheimgang: { $place }
suspect-here = Hier verdächtigen …
accuse = Anklagen …
end = Zug beenden
stay = Stehen bleiben
go-there = Dorthin gehen: { $spot }
go-square = Dorthin gehen
lay-there = { $exhibit } dorthin legen: { $place }
take-suspect = Wähle { $suspect }
take-first = beginnt
direction = Gespielt wird gegen den Uhrzeigersinn
suspicion = Verdächtigung
accusation = Anklage
say-suspicion = { $suspect } hat { $exhibit } versteckt, und zwar hier: { $place }.
say-accusation = Ich klage an: { $suspect } hat { $exhibit } versteckt, und zwar hier: { $place }!
suspect = wer
exhibit = was
place = wo
ruled-out = auf deinem Blatt gestrichen
back = Zurück
accuse-warning = Nur einmal! Ist es falsch, scheidest du aus.
suspect_do = Aussprechen
accuse_do = Anklagen
last-said = Was zuletzt gesagt wurde
suspects = { $name } verdächtigt:
accuses = { $name } klagt an:
nobody = Niemand kann eine Karte zeigen
shows-you = { $name } zeigt dir, und nur dir: { $card }
seen = Gesehen
you-show = { $card }: gezeigt, nur für { $name }
opens-file = { $name }: Die Akte wird geöffnet …
is-right = Die Anklage stimmt!
is-wrong = Die Anklage ist falsch.
in-file = In der Akte: { $cards }
file-closed = Die Akte ist geschlossen
sheet = Notizen
close-sheet = Notizen weglegen
level = Wie viel für dich notiert wird
level_paper = Nichts
level_clerk = Was gesagt wurde
level_logician = Was daraus folgt
level_analyst = Auch Chancen
suspects_head = Wer
exhibits_head = Was
places_head = Wo
file = Akte
yes = ja
no = nein
unknown = nicht bekannt
one-of = eine von dreien, Zug { $turns }
pencilled = dein Zeichen: { $sign }
sign_x = Kreuz
sign_v = Haken
sign_q = Fragezeichen
sign_d = Punkt
rub-out = Ausradieren
pencils = Stifte
pencil_1 = Grauer Stift
pencil_2 = Roter Stift
pencil_3 = Blauer Stift
pencil_4 = Grüner Stift
own-notes = Eigene Notizen
sheet-hint = Tippe ein Kästchen an: Du siehst den Grund und kannst etwas eintragen.
fact-file = { $card } ist in der Akte
fact-not-file = { $card } ist nicht in der Akte
fact-has = { $name } hat { $card }
fact-has-not = { $name } hat { $card } nicht
odds-file = { $card } ist zu { $n } % in der Akte
odds-seat = { $name } hat { $card } zu { $n } %
because-turn = wegen Zug { $turns }
because-turns = wegen der Züge { $turns }
because-deal = wegen der Verteilung
because-sizes = { $why } und der Zahl der Handkarten
passed-list = gepasst: { $names }
showed = { $name } zeigte eine Karte
showed-card = { $name } zeigte { $card }
wrong = falsch
prompt-take = Wähle, wen du spielst.
prompt-lay = Wähle einen leuchtenden Ort für: { $exhibit }
prompt-show = { $name } fragt: Zeige eine leuchtende Karte.
prompt-stuck = Der Wurf führt nirgendwohin.
prompt-roll = Würfle.
prompt-roll-passage = Würfle, oder nimm den Geheimgang.
prompt-roll-suspect = Sprich hier einen Verdacht aus, oder zieh weiter.
prompt-walk = Geh { $n } Felder: Wähle, was leuchtet.
prompt-square = Auf dieses Feld gehen?
prompt-suspect = Wer hat hier was versteckt?
prompt-accuse = Klage an, oder beende den Zug.
log-take = spielt { $suspect }
log-lay = legt { $exhibit } aus: { $place }
log-roll = würfelt
log-passage = nimmt den Geheimgang
log-walk = geht weiter
log-enter = betritt: { $spot }
log-stuck = kann nicht ziehen
log-suspect = verdächtigt { $suspect }, { $exhibit } versteckt zu haben: { $place }
log-accuse = klagt { $suspect } an, { $exhibit } versteckt zu haben: { $place }
log-show = zeigt eine Karte
log-show-seen = zeigt { $card }
log-end = beendet den Zug
log-leave = verlässt den Tisch
log-dice = Die Würfel zeigen { $one } und { $two }: { $n }
log-pass = { $name } passt
log-shown = { $name } zeigt eine Karte
log-shown-seen = { $name } zeigt { $card }
log-right = Die Anklage stimmt
log-wrong = Die Anklage ist falsch

## Who, what and where

names-1 = Trainerteam
names-2 = Manager
names-3 = Kapitän
names-4 = Mannschaft
names-5 = Vorstand
names-6 = Fans
names-a = Historische Bälle
names-b = Maskottchen
names-c = Karte des Jahrhundertspiels
names-d = Stadionmodell
names-e = Torjägerkanone
names-f = Meistertrikot
names-A = Trainingsgelände
names-B = Fankurve
names-C = Presseraum
names-D = Umkleide
names-E = Geschäftsstelle
names-F = Stadtplatz
names-G = Spielertunnel
names-H = Fanshop
names-I = Vereinsmuseum
names-X = Einsatzzentrale

## What can be known, on the command line

report-file = Akte
report-open = liegt offen
report-cases = Mögliche Fälle: { $n }
report-likely = Am wahrscheinlichsten: { $triple } ({ $suspect }, { $exhibit }, { $place }), { $odds } %
report-certain = Sicher:
report-nothing-certain = Noch ist nichts sicher außer dem, was du gesehen hast.
report-fact = { $fact }, { $why }
report-here = Beste Verdächtigungen hier:
report-places = Beste Verdächtigung an jedem Ort:
report-nothing-to-ask = Es gibt nichts mehr zu fragen.
report-triple = { $suspect }, { $exhibit }, { $place }

## Pictures of a table

picture-seat = Platz { $seat }
picture-take = { $player } wählt eine Figur
picture-lay = { $player } legt ein Exponat aus
picture-start = Zug { $turn }: { $player } beginnt
picture-dice = Zug { $turn }: { $player } würfelt
picture-walk = Zug { $turn }: { $player } geht { $n }
picture-suspect = Zug { $turn }: { $player } äußert einen Verdacht
picture-answer = Zug { $turn }: { $player } verdächtigt { $triple }, { $asked } ist gefragt
picture-accuse = Zug { $turn }: { $player } darf anklagen
picture-verdict = Zug { $turn }: { $player } klagt an: { $triple }
picture-unsolved = Der Fall bleibt ungelöst
picture-solved = { $player } hat den Fall gelöst
picture-passage = Gang nach { $place }

## Actions at a terminal: each as an example, and what it means

terminal-actions =
    t1    die Figur 1 spielen
    aE    Exponat a an Ort E legen, wenn ihr sie selbst auslegt
    r     würfeln
    m5.8  nach Reihe 5, Spalte 8 gehen; mA geht an Ort A, mX in die
          Einsatzzentrale, m- nirgendwohin
    p     den Geheimgang nehmen
    s2eB  verdächtigen: 2 hat e an Ort B versteckt, wo du bist
    5=c   Karte c zeigen, wenn du die 5 spielst
    a2eF  anklagen: 2 hat e an Ort F versteckt
    { "." }     den Zug ohne Anklage beenden
          Danach steht da: 3- hat keine der Karten, 5=? hat eine gezeigt, a2eF!
          war falsch

## Settings of a table

setting-suspects = Wer wen spielt
    .chosen = Reihum gewählt, Platz 1 zuerst
    .drawn = Gelost, das Trainerteam ist immer dabei
setting-exhibits = Wo die Exponate zuerst liegen
    .random = Zufällig
    .chosen = Reihum ausgelegt
setting-accuse_after_unrefuted = Wenn niemand deinen Verdacht entkräftet
    .direct = Du darfst sofort anklagen
    .walk = Du musst erst in die Einsatzzentrale gehen
setting-last_player = Wer als Letztes übrig ist
    .plays_on = Spielt allein weiter
    .wins = Gewinnt sofort
setting-answer_direction = Verdächtigungen werden beantwortet
    .same = In der Reihenfolge der Züge
    .reverse = Andersherum
setting-accusation_moves = Eine Anklage
    .no = Bewegt keine andere Figur und kein Exponat
    .yes = Holt Figur und Exponat an den Ort
setting-centre_entry = Die Einsatzzentrale betreten
    .free = Du darfst anklagen, musst aber nicht
    .commits = Wer eintritt, muss anklagen
setting-sheet = Wie viel auf deinem Ermittlungsblock für dich ausgefüllt wird
    .clerk = Schreiber: alles, was gesagt wurde
    .paper = Papier: nichts, nur du schreibst
    .logician = Logiker: auch alles, was sicher folgt
    .analyst = Analytiker: auch die Wahrscheinlichkeiten, zum Üben

## The first game

tour-1 = Wen möchtest du spielen? Alle Verdächtigen beginnen auf einem eigenen Feld, und das Trainerteam hat den ersten Zug.
tour-2 = Deine Karten. Keine davon ist in der Akte, und niemand sonst sieht sie. In der Akte liegen drei: wer ein Exponat versteckt hat, welches, und wo es versteckt ist. Finde sie heraus.
tour-3 = Deine Figur hüpft, wenn sie dran ist. Würfle.
tour-4 = Dorthin führt der Wurf: leuchtende Felder und Orte. Zeige darauf, um den Weg zu sehen; geh möglichst an einen Ort. Ein Finger tippt zweimal.
tour-5 = An einem Ort sagst du, wer dort was versteckt hat; beides wird dorthin geholt. Auf einem Feld ist der Zug vorbei. Probier es aus, sobald du kannst.
tour-6 = Die anderen antworten der Reihe nach: Wer keine der drei Karten hat, passt; die erste Person, die eine hat, zeigt sie nur der fragenden Person. Hör auch zu, was die anderen fragen.
tour-7 = Die Notizen halten fest, was gesagt wurde: ✗ hat sie nicht, ✓ hat sie, kleine Zahlen: zeigte in diesem Zug eine von dreien. Tippe ein Kästchen an für den Grund oder eigene Zeichen.
tour-8 = Wenn du sicher bist, geh in die Einsatzzentrale in der Mitte und klage an; konnte niemand deinen Verdacht entkräften, darfst du es sofort. Du hast einen Versuch. Viel Glück!

## Why an action is refused

refusal-GameOver = Die Partie ist zu Ende.
refusal-NotYourTurn = Du bist nicht am Zug.
refusal-WaitForChance = Erst muss etwas anderes geklärt werden.
refusal-TakeFirst = Die Verdächtigen werden noch gewählt.
refusal-AlreadyTaken = Diese Figur spielt schon jemand.
refusal-SuspectsTaken = Die Verdächtigen sind gewählt.
refusal-LayFirst = Die Exponate werden noch ausgelegt.
refusal-OtherExhibit = Ein anderes Exponat kommt zuerst.
refusal-PlaceInUse = Dort liegt schon ein Exponat.
refusal-ExhibitsLaid = Die Exponate sind ausgelegt.
refusal-TurnHasBegun = Dein Zug hat mit etwas anderem begonnen.
refusal-NotAsked = Du bist nicht gefragt.
refusal-AnswerFirst = Erst muss eine Karte gezeigt werden.
refusal-OtherPlayer = Diese Figur spielt jemand anderes.
refusal-NotNamed = Diese Karte wurde nicht genannt.
refusal-NotInHand = Diese Karte hast du nicht.
refusal-RollFirst = Erst würfeln, dann gehen.
refusal-OutOfReach = Kein Weg dieses Wurfs führt dorthin.
refusal-MustMove = Du kannst noch irgendwohin.
refusal-NoPassage = Hier gibt es keinen Geheimgang.
refusal-RolledAlready = Nach dem Würfeln ist der Gang zu.
refusal-NoSuspicionHere = Verdächtigen kannst du nur an einem Ort.
refusal-NotEntered = Betritt erst einen Ort, oder warte, bis dich jemand holt.
refusal-OtherPlace = Nenne den Ort, an dem deine Figur steht.
refusal-SuspectFirst = Sprich erst deinen Verdacht aus.
refusal-NotInCentre = Angeklagt wird in der Einsatzzentrale.
refusal-MustAccuse = Wer die Einsatzzentrale betritt, muss an diesem Tisch anklagen.
refusal-NothingToEnd = Dein Zug ist nicht vorbei: Zieh erst.
refusal-NotPlaying = Den Tisch verlässt nur, wer mitspielt, und erst nach dem Beginn.

## The end

ending-solved = Der Fall ist gelöst. Wer: { $suspect }. Was: { $exhibit }. Wo: { $place }.
ending-last = Alle anderen sind ausgeschieden. Wer: { $suspect }. Was: { $exhibit }. Wo: { $place }.
ending-unsolved = Der Fall bleibt ungelöst. Wer: { $suspect }. Was: { $exhibit }. Wo: { $place }.
ending-right = hat richtig angeklagt
ending-stayed = blieb als Letztes übrig
ending-wrong = hat falsch angeklagt
ending-left = hat den Tisch verlassen
ending-silent = hat niemanden angeklagt

## Hints

advice-accuse-idea = Es ist Zeit, den Fall zu schließen.
advice-suspect-idea = Frage nach dem, was du nicht weißt, und zwar so, dass die Antwort klar ist.
advice-show-idea = Zeige, was am wenigsten verrät.
advice-walk-idea = An jedem Ort darfst du eine Frage stellen: Welcher hilft viel und liegt nah?
advice-take-idea = Sie unterscheiden sich nur im Startfeld; eine Figur hat immer den ersten Zug.
advice-other-idea = Hier eilt nichts.
advice-there = Sieh dir das an.
advice-here = Sieh dich um, wo du stehst.
advice-suspect-part = Nenne diese Figur.
advice-show-part = Eine Karte ist besser als die anderen.
advice-take-part = Diese Figur.
advice-lay-part = Dieses Exponat.
advice-roll = Würfle.
advice-passage = Nimm den Geheimgang.
advice-stuck = Du kannst nicht ziehen.
advice-end = Beende deinen Zug.
advice-go = Geh hierhin: { $spot }.
advice-go-square = Geh auf das leuchtende Feld.
advice-suspect = Verdächtige { $suspect }, { $exhibit } versteckt zu haben: { $place }.
advice-accuse = Klage { $suspect } an, { $exhibit } versteckt zu haben: { $place }.
advice-show = Zeige: { $card }.
advice-take = Spiele: { $suspect }.
advice-lay = Lege: { $exhibit }, { $place }.
advice-leave = Verlasse den Tisch.

## How the built-in bots play

character-mouse = Fragt nach dem, was sie lange nicht sah
character-hedgehog = Streicht jede Karte, die man ihm zeigt
character-fox = Zählt eins und eins zusammen
character-raven = Zählt jede Verteilung, die passt
character-owl = Hört auch, warum du fragst

helper-title = Notizblatt für Die Akte
helper-about = Notiere, wer was gefragt und wer gezeigt hat: Das Blatt errechnet genaue Wahrscheinlichkeiten, was sicher ist und warum, und die besten Fragen. Für jedes Spiel dieser Art.
helper-setup = Wer spielt?
helper-players = Wie viele spielen?
helper-order = In der Reihenfolge, in der ihr sitzt, im Uhrzeigersinn.
helper-name = Name von Spieler { $number }
helper-size = Karten von { $name }
helper-me = ich
helper-sizes = Die Zahl sagt, wie viele Karten jemand hat. Es müssen nicht gleich viele sein: Was übrig bleibt, liegt offen.
helper-too-many = Das sind mehr Karten, als ausgeteilt werden.
helper-hand = Meine Karten
helper-open = Offen liegende Karten
helper-names = Namen der Karten in deiner Schachtel
helper-names-about = Lass einen Namen leer, um unseren zu behalten.
helper-begin = Beginnen
helper-turns = Was gefragt wurde
helper-known = Was du wissen kannst
helper-change = Spieler und Karten
helper-clear = Neu beginnen
helper-clear-sure = Wirklich alle Notizen löschen?
helper-who = Wer fragt?
helper-suspect = Verdächtige
helper-exhibit = Exponat
helper-place = Ort
helper-not-asked = nicht gefragt
helper-pass = hat keine davon
helper-shows = zeigt { $card }
helper-shows-some = zeigt eine Karte
helper-was-wrong = Es war eine Anklage, und sie war falsch
helper-add = Notieren
helper-remove = Zug { $number } entfernen
helper-asked = { $name } fragt: { $cards }.
helper-accused = { $name } klagt zu Unrecht an: { $cards }.
helper-passed = { $name } hat keine.
helper-showed = { $name } zeigt eine Karte.
helper-showed-card = { $name } zeigt { $card }.
helper-cases =
    { $n ->
        [one] Eine Lösung bleibt übrig.
       *[other] { $n } Lösungen sind möglich.
    }
helper-likely = Am wahrscheinlichsten: { $cards } ({ $odds } %).
helper-card = Karte
helper-percent = In Prozent; ● ist sicher, – ist unmöglich.
helper-certain = Sicher
helper-questions = Beste Fragen
helper-ask = Ausrechnen
helper-thinking = Wird ausgerechnet …
helper-contradiction = Das kann nicht sein: Keine Verteilung der Karten passt zu allem, was du notiert hast. Prüfe den letzten Zug und die Karten.

## Rätsel

puzzle-prove = Was kannst du beweisen?
    .task = Klag an. Der Fall folgt aus deinen Karten und aus dem, was gesagt und gezeigt wurde.
    .fails = Das folgt nicht aus dem, was du weißt.
    .hint = Zähl die Karten von allen. Wer muss was haben, wenn alle die Wahrheit gesagt haben?
puzzle-question = Die einzige Frage
    .task = Sprich hier den einen Verdacht aus, nach dem du den Fall kennst, wie die Antwort auch ausfällt.
    .fails = Nach manchen Antworten wäre noch mehr als ein Fall möglich.
    .hint = Schreib auf, welche Fälle noch möglich sind. Welche Frage gibt jedem davon eine andere Antwort?
