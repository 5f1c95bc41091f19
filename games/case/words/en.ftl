# What people read about this game. The page and the rules read this file.

## The board

board = The town
square = row { $row }, column { $column }
you = You
mat = { $name } plays { $suspect }, { $n } cards
won = solved it
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
go-square = Walk there
lay-there = Lay { $exhibit } there: { $place }
take-suspect = Play { $suspect }
take-first = begins
direction = Turns go round counter-clockwise
suspicion = Suspicion
accusation = Accusation
say-suspicion = I think { $suspect } hid { $exhibit } here: { $place }.
say-accusation = I accuse: { $suspect } hid { $exhibit }, hiding place: { $place }!
suspect = who
exhibit = what
place = where
ruled-out = ruled out on your sheet
back = Back
accuse-warning = You may accuse once. If you are wrong, you are out.
suspect_do = Say it
accuse_do = Accuse
last-said = What was said last
suspects = { $name } suspects:
accuses = { $name } accuses:
nobody = Nobody can show a card
shows-you = { $name } shows you, and only you: { $card }
seen = I have seen it
you-show = You have shown { $card } to { $name }
opens-file = { $name }: the case file is opened …
is-right = The accusation is right!
is-wrong = The accusation is wrong.
in-file = In the case file: { $cards }
file-closed = The case file is closed
sheet = Notes
close-sheet = Put the notes away
level = How much is written for you
level_paper = Nothing
level_clerk = What was said
level_logician = What follows
level_analyst = The odds, too
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
odds-file = { $card } is { $n }% likely to be in the case file
odds-seat = { $name } is { $n }% likely to have { $card }
because-turn = because of turn { $turns }
because-turns = because of turns { $turns }
because-deal = because of the deal
because-sizes = { $why } and the number of cards in the hands
passed-list = passed: { $names }
showed = { $name } showed a card
showed-card = { $name } showed { $card }
wrong = wrong
prompt-take = Choose whom you play.
prompt-lay = Choose a lit place for: { $exhibit }
prompt-show = Show { $name } a shining card.
prompt-stuck = The roll leads nowhere.
prompt-roll = Roll the dice.
prompt-roll-passage = Roll the dice, or take the secret passage.
prompt-roll-suspect = Voice a suspicion here, or move on.
prompt-walk = Walk { $n }: choose a lit square or place.
prompt-square = Walk to this square?
prompt-suspect = Who hid what here?
prompt-accuse = Accuse, or end your turn.
log-take = plays { $suspect }
log-lay = lays { $exhibit } out: { $place }
log-roll = rolls the dice
log-passage = takes the secret passage
log-walk = walks on
log-enter = enters: { $spot }
log-stuck = cannot move
log-suspect = suspects { $suspect } of hiding { $exhibit }: { $place }
log-accuse = accuses { $suspect } of hiding { $exhibit }: { $place }
log-show = shows a card
log-show-seen = shows { $card }
log-end = ends the turn
log-leave = leaves the table
log-dice = The dice show { $one } and { $two }: { $n }
log-pass = { $name } passes
log-shown = { $name } shows a card
log-shown-seen = { $name } shows { $card }
log-right = The accusation is right
log-wrong = The accusation is wrong

## Who, what and where

names-1 = Coaching Team
names-2 = General Manager
names-3 = Captain
names-4 = Squad
names-5 = Board
names-6 = Fans
names-a = Historic Balls
names-b = Mascot
names-c = Ticket of the Century Match
names-d = Stadium Model
names-e = Top Scorer’s Cannon
names-f = Champions’ Jersey
names-A = Training Ground
names-B = Home End
names-C = Press Room
names-D = Dressing Room
names-E = Club Office
names-F = Town Square
names-G = Players’ Tunnel
names-H = Fan Shop
names-I = Club Museum
names-X = Incident Room

## What can be known, on the command line

report-file = file
report-open = lies open
report-cases = Possible cases: { $n }
report-likely = Most likely: { $triple } ({ $suspect }, { $exhibit }, { $place }), { $odds }%
report-certain = Certain:
report-nothing-certain = Nothing is certain yet beyond what you have seen.
report-fact = { $fact }, { $why }
report-here = Best suspicions here:
report-places = Best suspicion of every place:
report-nothing-to-ask = There is nothing left to ask.
report-triple = { $suspect }, { $exhibit }, { $place }

## Pictures of a table

picture-seat = Seat { $seat }
picture-take = { $player } takes a suspect
picture-lay = { $player } lays out an exhibit
picture-start = Turn { $turn }: { $player } begins
picture-dice = Turn { $turn }: { $player } rolls
picture-walk = Turn { $turn }: { $player } walks { $n }
picture-suspect = Turn { $turn }: { $player } voices a suspicion
picture-answer = Turn { $turn }: { $player } suspects { $triple }, { $asked } is asked
picture-accuse = Turn { $turn }: { $player } may accuse
picture-verdict = Turn { $turn }: { $player } accuses { $triple }
picture-unsolved = The case stays unsolved
picture-solved = { $player } has solved the case
picture-passage = passage to { $place }

## Actions at a terminal: each as an example, and what it means

terminal-actions =
    t1    play suspect 1
    aE    lay exhibit a out in place E, if the players lay them out
    r     roll the dice
    m5.8  walk to row 5, column 8; mA goes into place A, mX into the Incident
          Room, m- goes nowhere
    p     take the secret passage
    s2eB  suspect 2 of having hidden exhibit e in B, where you are
    5=c   show card c, if you play suspect 5
    a2eF  accuse 2 of having hidden e in F
    { "." }     end your turn without accusing
          Said afterwards: 3- has none of the cards, 5=? has shown one, a2eF! was
          wrong

## Settings of a table

setting-suspects = Who plays whom
    .chosen = Chosen in turn, seat 1 first
    .drawn = Drawn by lot, the Coaching Team always among them
setting-exhibits = Where the exhibits lie at first
    .random = At random
    .chosen = Laid out in turn
setting-accuse_after_unrefuted = When nobody can refute your suspicion
    .direct = You may accuse at once
    .walk = You must walk to the Incident Room first
setting-last_player = The last one who is not out
    .plays_on = Plays on alone
    .wins = Wins at once
setting-answer_direction = Suspicions are answered
    .same = In the order of turns
    .reverse = The other way round
setting-accusation_moves = An accusation
    .no = Moves no other pawn and no exhibit
    .yes = Brings suspect and exhibit to the place
setting-centre_entry = Entering the Incident Room
    .free = You may accuse, but need not
    .commits = Whoever enters must accuse
setting-sheet = How much of your notes sheet is filled in for you
    .clerk = Clerk: everything that was said
    .paper = Paper: nothing, only you write
    .logician = Logician: also all that follows for sure
    .analyst = Analyst: also the odds, for training

## The first game

tour-1 = Whom would you like to play? Every suspect starts on a square of its own, and the Coaching Team has the first turn.
tour-2 = Your cards. None of them is in the case file, and nobody else sees them. Three cards lie in the file: who hid an exhibit, which one, and where it is hidden. Find them out.
tour-3 = Your pawn bounces when it is to move. Roll the dice.
tour-4 = Lit squares and places are where the roll leads. Point at one to see the way; go into a place if you can. A finger taps twice.
tour-5 = In a place you say who hid what there; both are brought along. On a square the turn is over. Try it when you can.
tour-6 = The others answer in turn: a player with none of the three cards passes; the first who has one shows it to the asker alone. Listen to what the others ask, too.
tour-7 = The notes keep what was said: ✗ has it not, ✓ has it, small numbers: showed one of three in that turn. Tap a box for the reason, or to pencil in your own.
tour-8 = When you are sure, go to the Incident Room in the middle and accuse; if nobody could refute your suspicion, you may accuse at once. You have one try. Good luck!

## Why an action is refused

refusal-GameOver = The game is over.
refusal-NotYourTurn = It is not your turn.
refusal-WaitForChance = Something else must be settled first.
refusal-TakeFirst = The suspects are still being taken.
refusal-AlreadyTaken = Another player has taken this suspect.
refusal-SuspectsTaken = The suspects have been taken.
refusal-LayFirst = The exhibits are still being laid out.
refusal-OtherExhibit = Another exhibit is next.
refusal-PlaceInUse = An exhibit lies there already.
refusal-ExhibitsLaid = The exhibits have been laid out.
refusal-TurnHasBegun = Your turn has begun with something else.
refusal-NotAsked = You are not asked.
refusal-AnswerFirst = A card must be shown first.
refusal-OtherPlayer = This is another player’s suspect.
refusal-NotNamed = This card was not named.
refusal-NotInHand = You do not hold this card.
refusal-RollFirst = Roll before you walk.
refusal-OutOfReach = No path of this roll leads there.
refusal-MustMove = There is somewhere to go.
refusal-NoPassage = There is no secret passage here.
refusal-RolledAlready = After a roll the passage is closed to you.
refusal-NoSuspicionHere = A suspicion can only be voiced in a place.
refusal-NotEntered = Enter a place first, or be summoned to one.
refusal-OtherPlace = You must name the place where your pawn is.
refusal-SuspectFirst = Voice your suspicion first.
refusal-NotInCentre = Accusations are made in the Incident Room.
refusal-MustAccuse = At this table you must accuse once you enter the Incident Room.
refusal-NothingToEnd = Your turn is not over: make your move.
refusal-NotPlaying = Only players at the table can leave it, and only after the start.

## The end

ending-solved = The case is closed. Who: { $suspect }. What: { $exhibit }. Where: { $place }.
ending-last = Everybody else is out. Who: { $suspect }. What: { $exhibit }. Where: { $place }.
ending-unsolved = The case stays unsolved. Who: { $suspect }. What: { $exhibit }. Where: { $place }.
ending-right = accused, and was right
ending-stayed = was the last one left
ending-wrong = accused, and was wrong
ending-left = left the table
ending-silent = did not accuse anybody

## Hints

advice-accuse-idea = It is time to close the case.
advice-suspect-idea = Ask for what you do not know, and keep the answer clear.
advice-show-idea = Show what tells the least.
advice-walk-idea = Every turn in a place is a question: which place helps most and is near?
advice-take-idea = They differ only in where they start; one of them always has the first turn.
advice-other-idea = There is no hurry here.
advice-there = Look at this.
advice-here = Look where you stand.
advice-suspect-part = Name this one.
advice-show-part = One card is better than the others.
advice-take-part = This one.
advice-lay-part = This piece.
advice-roll = Roll the dice.
advice-passage = Take the passage.
advice-stuck = You cannot move.
advice-end = End your turn.
advice-go = Walk here: { $spot }.
advice-go-square = Walk to the shining square.
advice-suspect = Suspect { $suspect } of hiding { $exhibit }: { $place }.
advice-accuse = Accuse { $suspect } of hiding { $exhibit }: { $place }.
advice-show = Show: { $card }.
advice-take = Play: { $suspect }.
advice-lay = Lay: { $exhibit }, { $place }.
advice-leave = Leave the table.

## How the built-in bots play

character-mouse = Asks for what it has not seen lately
character-hedgehog = Crosses off every card it was shown
character-fox = Puts two and two together
character-raven = Counts every deal that fits
character-owl = Also hears why you ask

helper-title = Notes sheet of The Case File
helper-about = Note who asked what and who showed: the sheet works out exact odds, what is certain and why, and the best questions. For any box of this kind.
helper-setup = Who plays?
helper-players = How many players?
helper-order = In the order in which they sit, clockwise.
helper-name = Name of player { $number }
helper-size = Cards of { $name }
helper-me = me
helper-sizes = The number is how many cards each player holds. Hands may be uneven: cards that are left over lie open.
helper-too-many = These are more cards than there are to deal.
helper-hand = My cards
helper-open = Cards that lie open
helper-names = Names of the cards in your box
helper-names-about = Leave a name empty to keep ours.
helper-begin = Begin
helper-turns = What was asked
helper-known = What you can know
helper-change = Players and cards
helper-clear = Start afresh
helper-clear-sure = Really remove all notes?
helper-who = Who asks?
helper-suspect = Suspect
helper-exhibit = Exhibit
helper-place = Place
helper-not-asked = not asked
helper-pass = has none of them
helper-shows = shows { $card }
helper-shows-some = shows a card
helper-was-wrong = It was an accusation, and it was wrong
helper-add = Note it
helper-remove = Remove turn { $number }
helper-asked = { $name } asks: { $cards }.
helper-accused = { $name } accuses wrongly: { $cards }.
helper-passed = { $name } has none.
helper-showed = { $name } shows a card.
helper-showed-card = { $name } shows { $card }.
helper-cases =
    { $n ->
        [one] One solution is left.
       *[other] { $n } solutions are possible.
    }
helper-likely = Most likely: { $cards } ({ $odds }%).
helper-card = Card
helper-percent = In percent; ● is certain, – is impossible.
helper-certain = Certain
helper-questions = Best questions
helper-ask = Work them out
helper-thinking = Working it out …
helper-contradiction = This cannot be: no deal of the cards fits everything you have noted. Please check the last turn and the cards.

## Puzzles

puzzle-prove = What can you prove?
    .task = Accuse. The case follows from your cards and from what was said and shown.
    .fails = That does not follow from what you know.
    .hint = Count the cards of each player. Who must hold what, if everybody has told the truth?
puzzle-question = The only question
    .task = Voice the one suspicion here after which you know the case, whatever the answer is.
    .fails = After some answers more than one case would still be possible.
    .hint = List the cases that are still possible. Which question gives each of them another answer?
