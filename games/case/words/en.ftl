# What people read about this game. The page and the rules read this file.

## The board

board = The club house
square = row { $row }, column { $column }
you = You
mat = { $name } plays { $suspect }, { $n } cards
won = has solved the case
left = has left
out = is out
summoned = summoned
passes = passes
shows = shows a card
shows_short = shows
asked = is asked
hand = Your cards
open-cards = Open cards
show-card = Show { $card }
dice = The dice: { $n }
roll = Roll the dice
passage = Secret passage
take-passage = Through the secret passage: { $place }
suspect-here = Voice a suspicion here …
accuse = Accuse …
end = End the turn
stay = Stay where you are
go-there = Walk there: { $spot }
lay-there = Lay { $exhibit } there: { $place }
take-suspect = Play { $suspect }
suspicion = Suspicion
accusation = Accusation
say-suspicion = My suspicion: { $suspect } took { $exhibit }, scene: { $place }.
say-accusation = I accuse: { $suspect } took { $exhibit }, scene: { $place }!
suspect = who
exhibit = what
place = where
ruled-out = ruled out on your sheet
back = Back
accuse-warning = You may accuse once. If you are wrong, you are out.
suspect_do = Say it
accuse_do = Accuse
last-said = What was said last
suspects = { $name } · suspicion:
accuses = { $name } · accusation:
nobody = Nobody can show a card
shows-you = { $name } shows you, and only you: { $card }
you-show = You have shown { $card } to { $name }
opens-file = { $name }: the case file is opened …
is-right = The accusation is right!
is-wrong = The accusation is wrong.
in-file = In the case file: { $cards }
file-closed = The case file is closed
sheet = Notes
close-sheet = Put the notes away
level = How much the house writes
level_paper = Paper
level_clerk = Clerk
level_logician = Logician
level_analyst = Analyst
suspects_head = Who
exhibits_head = What
places_head = Where
file = Case file
yes = yes
no = no
unknown = not known
one-of = one of three, turn { $turns }
pencilled = your mark: { $sign }
sign_x = cross
sign_v = tick
sign_q = question mark
sign_d = dot
rub-out = Rub out
pencils = Pencils
pencil_1 = Grey pencil
pencil_2 = Red pencil
pencil_3 = Blue pencil
pencil_4 = Green pencil
own-notes = Your own notes
sheet-hint = Tap a box to see why, or to pencil something in.
fact-file = { $card } is in the case file
fact-not-file = { $card } is not in the case file
fact-has = { $name } has { $card }
fact-has-not = { $name } does not have { $card }
odds-file = { $card } is in the case file with { $n } %
odds-seat = { $name } has { $card } with { $n } %
because-turn = because of turn { $turns }
because-turns = because of turns { $turns }
because-deal = because of the deal
because-sizes = { $why } and the number of cards in the hands
passed-list = passed: { $names }
showed = { $name } showed a card
showed-card = { $name } showed { $card }
wrong = wrong
hint-take = Choose whom you play.
hint-lay = Choose a lit place for: { $exhibit }
hint-show = Show { $name } a shining card.
hint-stuck = The roll leads nowhere.
hint-walk = Walk { $n }: choose a lit square or room.
hint-suspect = Who, and what?
hint-accuse = Accuse, or end your turn.
log-take = plays { $suspect }
log-lay = lays { $exhibit } out: { $place }
log-roll = rolls the dice
log-passage = takes the secret passage
log-walk = walks to { $spot }
log-enter = enters: { $spot }
log-stuck = cannot move
log-suspect = suspects: { $triple }
log-accuse = accuses: { $triple }
log-show = shows a card
log-show-seen = shows { $card }
log-end = ends the turn
log-leave = leaves the table
log-dice = The dice show { $one } and { $two }: { $n }
log-pass = { $suspect } passes
log-shown = { $suspect } shows a card
log-shown-seen = { $suspect } shows { $card }
log-right = The accusation is right
log-wrong = The accusation is wrong

## Settings of a table

setting-suspects = Who plays whom
    .drawn = Drawn by lot
    .chosen = Chosen in turn, seat 1 first
setting-exhibits = Where the exhibits lie at first
    .random = At random
    .chosen = Laid out in turn
setting-accuse_after_unrefuted = When nobody can refute your suspicion
    .direct = You may accuse at once
    .walk = You must walk to the centre first
setting-last_player = The last one who is not out
    .plays_on = Plays on alone
    .wins = Wins at once
setting-answer_direction = Suspicions are answered
    .same = In the order of turns
    .reverse = The other way round
setting-centre_entry = Entering the centre
    .free = You may accuse, but need not
    .commits = Whoever enters must accuse
setting-sheet = How much the house writes on your notes sheet
    .clerk = Clerk: everything that was said
    .paper = Paper: nothing, only you write
    .logician = Logician: also all that follows for sure
    .analyst = Analyst: also the odds, for training

## The first game

tour-1 = Your cards. None of them is in the case file, and nobody else sees them. Three cards lie in the file: who, what and where. Find them out.
tour-2 = Your pawn breathes when it is to move. Roll the dice.
tour-3 = Lit squares and rooms are where the roll leads. Point at one to see the way; go into a room if you can. A finger taps twice.
tour-4 = In a room you say whom and what you suspect; both are brought there. On a square the turn is over. Try it when you can.
tour-5 = The others answer in turn: who has none of the three cards passes; the first who has one shows it to the asker alone. Listen to what the others ask, too.
tour-6 = The notes keep what was said: ✗ has it not, ✓ has it, small numbers: showed one of three in that turn. Tap a box for the reason, or to pencil in your own.
tour-7 = When you are sure, go to the room in the middle and accuse; if nobody could refute your suspicion, you may accuse at once. You have one try. Good luck!

## Until the sentences of the rules are here

refusal-bridge = { $text }
advice-bridge =
    { $nothing ->
        [never] { $en }{ $de }{ $fr }{ $nl }
       *[other] { $en }
    }
