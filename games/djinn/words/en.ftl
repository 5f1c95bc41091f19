# What people read about this game. The page and the rules read this file.

## The board

board = Your cards
hand = Cards not yet laid
card = card { $card }
side-n = north
side-e = east
side-s = south
side-w = west
held-card = Path card { $card }, top { $top }
laid-card = Card { $card } in column { $x }, row { $y }, top { $top }. Enter takes it up, R turns it, Delete puts it back
laid-card-fixed = Card { $card } in column { $x }, row { $y }, top { $top }
spot = Lay it in column { $x }, row { $y }
covered-cards =
    { $n ->
        [one] One card, face down
       *[other] { $n } cards, face down
    }
round = Round { $n }/{ $of }
not-rolled = The die has not been rolled
rolled = Rolled a { $n }: any outline
layout = The djinn: layout { $name } with { $n } cells
cell = The layout has a cell in column { $x }, row { $y }
on-table = Treasure cards to be won: { $cards }
table-empty = No treasure cards in the middle
clock = Time of the race
mat =
    { $n ->
        [one] { $name }: one treasure, { $laid } cards laid. { $status }
       *[other] { $name }: { $n } treasures, { $laid } cards laid. { $status }
    }
laid-of = { $n } of { $of } laid
claimed-now = Claimed!
gave-back = gave it back
passed = gave up
not-begun = has not begun
chose = chose
chose-none = took none
countdown = Ready …
example = Like this: every path goes on.
drawing = New cards …
penalty = Not right: wait a moment
roll = Roll the die
start = Go!
turn-up = Turn up my cards
choose = Cards that were put back
take =
    { $n ->
        [one] Take one treasure
       *[other] Take { $n } treasures
    }
take-none = Take none
exchange-short = Exchange
exchange-how = Which cards do you give away?
exchange-now =
    { $n ->
        [one] Exchange one
       *[other] Exchange { $n }
    }
pile =
    { $n ->
        [one] The pile has one card
       *[other] The pile has { $n } cards
    }
cancel = Cancel
turn-left = Turn left
turn-right = Turn right
wait = Wait
pass = Give up
pass-sure = Really?
claim = Claim!
claim-sure = Cards are missing. Claim anyway?
check = The check
nothing-laid = No card was laid.
close = Close
right = right
wrong = wrong
keeps =
    { $n ->
        [one] Right: one treasure
       *[other] Right: { $n } treasures
    }
gives-back =
    { $n ->
        [one] Wrong: the treasure goes back
       *[other] Wrong: { $n } treasures go back
    }
medals = Medals by time
bronze = Bronze: one treasure
silver = Silver: two treasures
gold = Gold: three treasures
no-medal = No medal this time
ghost = The ghost of your best race: { $time }
prompt-roll = Roll the die.
prompt-go = Ready? Go!
prompt-take = You were slowest: choose a card.
prompt-claimed = Claimed! Now the others.
prompt-claim = One path through all? Claim!
prompt-choose = Drag a card, or tap it.
prompt-place = Tap a place; tap the card again to turn it.
act-roll = rolls the die
act-go = calls: Go!
act-put = lays { $card }
act-lift = takes { $card } back
act-exchange = exchanges { $cards }
act-claim = claims
act-pass = gives up this round
act-wait = waits
act-take = takes the card with { $n }
act-take-none = takes no card
act-time = thought for { $time }
act-hidden = does something unseen
drew-roll = The die shows { $n }.
drew-layout = The djinn! Layout { $name }.
drew-card = { $name } draws { $card }
drew-hidden = { $name } draws a card

## Pictures of a table

picture-headline = Round { $round } of { $rounds }. { $what }  Treasure cards: { $treasures }.  Pile: { $pile }.
picture-none = none
picture-over = The game is over.
picture-rolling = The die is in the air.
picture-rolls = Seat { $seat } rolls.
picture-number = { $n } cards, any outline.
picture-layout = { $n } cards on { $layout }.
picture-par = 3 treasures within { $gold } s, 2 within { $silver }, 1 within { $bronze }.
picture-seat =
    { $n ->
        [one] Seat { $seat }: { $n } treasure
       *[other] Seat { $seat }: { $n } treasures
    }
picture-exchanges = exchanges
picture-races = races
picture-claimed = has claimed
picture-claimed-card = has claimed { $n }
picture-took = has taken { $n }
picture-round = Round { $round } of { $rounds }.
picture-mat = Seat { $seat } has { $points } treasures and { $cards } cards.
picture-mat-laid = Seat { $seat } has { $points } treasures and { $cards } cards, laid as { $laid }.

## Hands, on the command line

report-solved =
    { $n ->
        [one] { $hand } on { $place }: { $n } arrangement up to turning the whole. Difficulty E = { $tries } tries.
       *[other] { $hand } on { $place }: { $n } arrangements up to turning the whole. Difficulty E = { $tries } tries.
    }
report-exchange = { $hand } on { $place } cannot be solved. Exchange { $card }: { $good } of the { $unseen } other cards make it solvable.
report-hopeless = { $hand } on { $place } cannot be solved, whichever single card is exchanged.
report-drawn =
    { $n ->
        [one] { $hand } on { $place }: { $n } arrangement up to turning the whole. The cards are called 01, 02 and so on, in the order in which they were told; the letter says where the blank side points.
       *[other] { $hand } on { $place }: { $n } arrangements up to turning the whole. The cards are called 01, 02 and so on, in the order in which they were told; the letter says where the blank side points.
    }
report-drawn-hopeless = { $hand } on { $place } cannot be solved.
report-any-outline = any outline

## Actions at a terminal: each as an example, and what it means

terminal-actions =
    roll     roll the die
    go       give the word
    26w@2,0  lay card 26 on column 2, row 0, turned so that its top points to the
             west; n, e and s are the other ways
             In the same way a card is moved or turned. On a layout 0,0 is the
             upper left; else you begin on 0,0
    26-      take card 26 back
    x12,23   exchange the cards 12 and 23
    !        claim a treasure
             A number before it is the time it took, in seconds
    pass     give up this race
    take1    if you are the slow one, take a card with one treasure; take- takes
             none
    wait     where programs race in ticks: do nothing in this one

## Settings of a table

setting-clock = Who races when
    .live = All at once
    .stopwatch = Each alone, by stopwatch
    .ticks = Step by step, without a clock
setting-check = When claims are checked
    .table = In common, after the race
    .instant = At once; a wrong claim costs time
setting-fit = How cards must fit
    .strict = Gates meet, or both sides are blank
    .full = Gates meet on every shared side
    .lenient = One network is enough
setting-exchange = Exchanging cards
    .free = Whenever you like
    .only_unsolvable = Only if the hand cannot be solved
    .off = Never
setting-deal = Which cards
    .own = Everybody has different ones
    .same = The same for all (stopwatch or alone)
setting-die = The die
    .v3-4-4-5-G-G = 3, 4, 4, 5 and two djinns
    .v3-4-5-G-G-G = 3, 4, 5 and three djinns
    .v3-3-4-4-5-5 = Numbers only
    .vG-G-G-G-G-G = Djinns only
setting-rounds = Rounds
setting-tie_ms = A tie within, in milliseconds
setting-mirror_layout = Layouts may be mirrored
    .false = No
    .true = Yes
setting-first = Who rolls first
    .random = Drawn by lot
    .youngest = The youngest, on seat 1
setting-round_limit = A race ends after, in seconds
    .none = No limit
setting-exchange_pause_ms = Exchanged cards stay covered, in milliseconds
setting-cap_ms = The most a slow line is made up for, in milliseconds
setting-penalty_ms = A wrong claim locks for, in milliseconds
setting-deck = The path cards
    .paths30 = Thirty paths
setting-layouts = The assignment cards
    .cave12 = Twelve layouts

## The first game

tour-1 = The djinn’s race: everybody at once joins path cards to one network. The die says how many; the lamp asks for a shape. Whoever is named rolls.
tour-2 = Before you start: drag cards to the table side by side, tap a card to turn it. Where two cards touch, gates must meet, or both sides be blank. Now the race can start.
tour-3 = Go! Join all your cards. What does not fit can be dragged to the pile and exchanged.
tour-4 = All joined? Then claim, before the others do: the first gets the most treasures. After the race light runs along the paths, and whoever was wrong gives back.
tour-5 = That is all. Four rounds; the slowest may take what others had to give back.

## Why an action is refused

refusal-GameOver = The game is over.
refusal-NotTheRoller = Another player rolls this round.
refusal-RollFirst = The die must be rolled first.
refusal-NotStarted = Nothing may be touched before the start.
refusal-Racing = The race has begun.
refusal-Frozen = You have claimed or given up, so your cards stay as they lie.
refusal-Busy = You have chosen for this tick, or are still exchanging.
refusal-DrawFirst = Cards must be drawn first.
refusal-NotInHand = This card is not yours.
refusal-NoChange = The card already lies like this.
refusal-CellTaken = Another card lies there.
refusal-NotOnLayout = The layout has no such cell.
refusal-NotBeside = The first card goes to 0,0, every other beside a laid card.
refusal-TooFar = Your cards must stay within nine columns and nine rows.
refusal-NotLaid = This card is not laid.
refusal-NotYours = Only your own cards can be exchanged.
refusal-NoExchange = Cards are not exchanged at this table.
refusal-CanBeSolved = At this table only a hand without a solution may be exchanged.
refusal-NotRight = Your cards do not all fit.
refusal-NoWaiting = Waiting is only for tables that play in ticks.
refusal-NoClock = No time is kept here.
refusal-NotSlow = Another player chooses now.
refusal-NotPutBack = This card was not put back.
refusal-NothingToTake = There is nothing to take now.

## The end

ending-most =
    { $rounds ->
        [one] One round is over. { $n } treasures: that wins the game.
       *[other] { $rounds } rounds are over. { $n } treasures: that wins the game.
    }
ending-shared =
    { $rounds ->
        [one] One round is over. With { $n } treasures each, you share the victory.
       *[other] { $rounds } rounds are over. With { $n } treasures each, you share the victory.
    }
ending-alone =
    { $rounds ->
        [one] One round is over, and the djinn lets you keep { $n } treasures.
       *[other] { $rounds } rounds are over, and the djinn lets you keep { $n } treasures.
    }
ending-treasures =
    { $n ->
        [0] No treasure
        [one] One treasure carried out of the cave
       *[other] { $n } treasures carried out of the cave
    }

## Hints

advice-claim-idea = Look at your paths: does any of them end in nothing?
advice-claim-part = Everything is joined. Be quick!
advice-claim = You are done: claim!
advice-pass-idea = Is there still a way to join these cards?
advice-pass-part = These cards cannot be joined, and none can be exchanged.
advice-pass = Give up this round.
advice-take-idea = Which treasure is worth the most?
advice-take-part = Treasures win the game.
advice-take = Take the highest card.
advice-wait-idea = There is nothing to think about yet.
advice-wait-part = The race comes next.
advice-wait = Go on.
advice-put-first = These cards can be joined. Where do most paths meet?
advice-put-more = You are on the right track: what lies can stay.
advice-put-part = Take the shining card next.
advice-put = Lay it where it shines, turned like this.
advice-lift-idea = Something lies wrong.
advice-lift-part = Look at the shining card.
advice-lift = Take it back to your hand.
advice-exchange-idea = These cards cannot be joined, however you lay them.
advice-exchange-part = One exchange will probably help.
advice-exchange = Exchange what shines.

## How the built-in bots play

character-mouse = Tries and tries, and gives you plenty of time
character-hedgehog = Lays one card after the other without hurry
character-fox = As quick as somebody who plays often
character-raven = Sees at a glance what fits
character-owl = Hardly anybody is faster

helper-title = Solver of The Djinn’s Cave
helper-about = Tap the path cards you hold, or draw those of your own box: every way to lay them is shown, and how hard it is to find one.
helper-pick = Tap 3 to 5 cards ({ $n } so far).
helper-found =
    { $n ->
        [one] There is one way to lay them. Found after about { $tries } tries.
       *[other] There are { $n } ways to lay them. The first is found after about { $tries } tries.
    }
helper-none = They cannot be laid, whichever single card you exchange.
helper-exchange = They cannot be laid. Exchange card { $card }: { $good } of the { $unseen } other cards help.
helper-layout = Layout
helper-any = any outline
helper-clear = Put them all back
helper-cards = The path cards
helper-which = Which cards?
helper-numbered = The cards on this page
helper-drawn = The cards of my box
helper-draw = Hold a card with its blank side up, and tap where its path leaves it: once on the right, once below and once on the left.
helper-gate =
    { $side ->
        [east] Right side, place { $n } clockwise
        [south] Lower side, place { $n } clockwise
       *[west] Left side, place { $n } clockwise
    }
helper-add = Add this card
helper-remove = Remove card { $card }
helper-drawn-pick = Draw 3 to 5 cards ({ $n } so far).
helper-drawn-found =
    { $n ->
        [one] There is one way to lay them. The cards are numbered in the order in which you drew them.
       *[other] There are { $n } ways to lay them. The cards are numbered in the order in which you drew them.
    }
helper-drawn-none = They cannot be laid.

## Puzzles

puzzle-only = The only arrangement
    .task = Lay all your cards on the layout. There is only one way.
    .fails = You have stopped before all cards lay right.
    .hint = Begin with the card that has the fewest partners.
puzzle-exchange = The card to exchange
    .task = These cards cannot be laid. Exchange the one card with which your chance becomes best.
    .fails = With another card your chance would be better.
    .hint = Which two or three of your cards go together already? Keep those.
