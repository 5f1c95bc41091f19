# What people read about this game. The page and the rules read this file.

## The board

board = The towers
plan = Plan from above
hand = Your magic cards
no-cards = no magic cards
some-cards = { $n }× { $card }
target = Your target, which nobody else sees: { $kind }
target-rune = All treasures found. Now to the rune stone in the middle
target-home = Everything found. Now home to { $square }
rune = rune stone
home = home
arrow = Push at { $arrow }
arrow-chosen = Push at { $arrow }. Enter does it, R turns the tower, Escape takes it back
arrow-name =
    { $arrow ->
        [Nb] the north end of column b (Nb)
        [Nd] the north end of column d (Nd)
        [Sb] the south end of column b (Sb)
        [Sd] the south end of column d (Sd)
        [W2] the west end of row 2 (W2)
        [W4] the west end of row 4 (W4)
        [E2] the east end of row 2 (E2)
       *[E4] the east end of row 4 (E4)
    }
barred = Barred this turn: { $arrow }
free-tower = Free tower, { $tower }. Enter turns it
free-tower-is = Free tower: { $tower }
tower = { $height } high, open to { $sides }
with-treasure = { $tower }, with the { $kind }
rune-stone = rune stone
start-of = start of { $name }
pawn-of = pawn of { $name }
goal = Go to { $square }, { $height } high
goal-stay = Stay on { $square }, { $height } high
costs = costs { $cards }
pay-with = Pay with
turn-left = Turn left
turn-right = Turn right
push = Push in
stay = Stay
stay-here = End turn
go-somewhere = Go
deck =
    { $n ->
        [one] One magic card to draw
       *[other] { $n } magic cards to draw
    }
discard = Discarded: { $cards }
mat = { $name }: found { $found }; { $left } still to find; { $rune }; { $hand ->
        [one] one magic card
       *[other] { $hand } magic cards
    }{ $kid }
nothing = nothing
rune-done = has been on the rune stone
rune-open = has not been on the rune stone
kid = ; every card is a joker
prompt-arrow = Choose an arrow for the free tower.
prompt-opens =
    { $n ->
        [0] No other tower can be reached like this.
        [one] One other tower can be reached like this.
       *[other] { $n } other towers can be reached like this.
    }
prompt-magic =
    { $n ->
        [one] One more with magic.
       *[other] { $n } more with magic.
    }
prompt-goal = Go to a shining tower, or stay where you are.
prompt-stuck = No other tower can be reached. End your turn.
prompt-stay = You stay here. End your turn?
prompt-free = { $where }: no magic needed.
prompt-costs = { $where }: this costs { $cards }.
prompt-choice = { $where }: choose how to pay.
where = To this tower
where-treasure = To the { $kind }
where-rune = To the rune stone
act-slide = pushes the free tower in at { $arrow }
act-move = walks on
act-stay = stays
act-to = walks to { $what }
act-find = finds { $what }!
act-rune = walks to the rune stone
act-home = comes home
act-paying = { $walk } with { $cards }
act-draw = { $name } draws a magic card
act-draw-seen = { $name } draws a magic card: { $card }

magic-U = up
magic-D = down
magic-J = joker

sides-N = the north
sides-E = the east
sides-S = the south
sides-W = the west

kinds-chalice = chalice
kinds-crown = crown
kinds-sword = sword
kinds-lamp = lamp
kinds-potion = potion
kinds-ring = ring
kinds-key = key
kinds-book = book
kinds-mirror = mirror
kinds-map = map
kinds-feather = feather
kinds-coin = coin

## Pictures of a table

picture-free = Free tower:
picture-pile = Draw pile: { $n }
picture-discard = Discard: { $cards }
picture-barred = Barred: { $arrow }
picture-seat = Seat { $seat } ({ $pawn } { $colour }): found { $found }, { $left } to find{ $target }; rune { $rune }; magic { $magic }{ $kid }
picture-now = {" "}(now { $letter } { $treasure })
picture-done = done
picture-open = open
picture-hidden = { $n } hidden
picture-kid = , children’s rule
picture-legend = * rune stone  ⌂ start  ▒ one level
picture-towers = Towers: { $towers }.
picture-tower = { $square } { $height } high
picture-tower-treasure = { $square } { $height } high with the { $treasure }
picture-mat = Seat { $seat }, { $colour }, stands on { $square }, has found { $found } treasures, has { $left } left{ $target } and holds { $magic } magic cards; its rune card is { $rune }.
picture-next = , the next is the { $treasure },
picture-slides = Seat { $seat }, { $colour }, slides.
picture-moves = Seat { $seat }, { $colour }, moves or stays.
picture-draws = Seat { $seat }, { $colour }, draws a magic card.
picture-won =
    { $n ->
        [one] The game is over; { $winners } has won.
       *[other] The game is over; { $winners } have won.
    }
picture-colour-R = red
picture-colour-B = blue
picture-colour-G = green
picture-colour-Y = yellow

## Actions at a terminal: each as an example, and what it means

terminal-actions =
    sW2=9  push the free tower in at W2, turned so that it is open to the north
           and the west
           Add up the open sides: north 1, east 2, south 4, west 8; 10 to 14 are a
           to e
    me3    walk to e3; if you stand there already, you stay
    me3+U  walk to e3 and pay with an up card; D is a down card, J a joker, +DJ
           pays with two
           Behind it !U is the card drawn, !? one that you may not see

## Settings of a table

setting-kids = For whom every magic card is a joker
    .seat = Child: every magic card is a joker
    .none = Nobody
    .all = Everybody
    .R = Red
    .B = Blue
    .G = Green
    .Y = Yellow
    .RB = Red and blue
    .RG = Red and green
    .RY = Red and yellow
    .BG = Blue and green
    .BY = Blue and yellow
    .GY = Green and yellow
    .RBG = Red, blue and green
    .RBY = Red, blue and yellow
    .RGY = Red, green and yellow
    .BGY = Blue, green and yellow
setting-stay_finds = Staying on your target
    .yes = Counts as finding it
    .no = Does not count: you have to walk there
setting-equal_turns = When somebody is home
    .false = The game is over at once
    .true = The round is finished, several may win
setting-first = Who begins
    .random = Drawn by lot
    .youngest = The youngest, on seat 1
setting-maze = The maze to begin with
    .keep = Again, in this maze
    .random = A new one

## The first game

tour-1 = This card is your target, and only you see it. Its treasure shines on a tower: get your pawn there. Then the next card shows the next target.
tour-2 = Every turn begins with a push. Choose an arrow: the free tower goes in there, the whole line moves on. Rings show where you could go then. Tap the tower to turn it, try other arrows, and push it in.
tour-3 = Now walk. Paths lead from tower to tower where both are open, one level up or down at most. A bigger step costs a magic card: those towers have a dashed edge. Choose a tower, look at the light, and go.
tour-4 = Whoever finds nothing draws a magic card: up, down, or a joker for both. Now the others push and walk; a faint light shows where somebody went. The crossed arrow is barred: a tower may not go straight back.
tour-5 = Your turn again: find all your treasures, stop once on the rune stone high in the middle, and be the first to end a turn at home. The switch in the corner changes between towers and plan.

## Why an action is refused

refusal-GameOver = The game is over.
refusal-NotYourTurn = It is not your turn.
refusal-DrawFirst = A magic card must be drawn first.
refusal-SlideFirst = Your turn begins with a slide.
refusal-SlidOnce = The slide is done; move your pawn or stay.
refusal-FixedLine = This line cannot slide.
refusal-Barred = The tower came out there in the turn before.
refusal-OtherShape = The free tower has other openings, however it is turned.
refusal-NotInHand = You do not hold these magic cards.
refusal-NoPath = Walls are in the way.
refusal-TooSteep = Without magic no step may lead two or more levels up or down.
refusal-DoesNotPay = These magic cards do not pay for the big steps on the way.
refusal-NotNeeded = Fewer of these cards are enough.

## The end

ending-home = All treasures found, the rune stone climbed, and first back home.
ending-home-shared = All treasures found, the rune stone climbed, and home in the same round: you share the victory.
ending-rounds = Nobody was home after { $n } rounds, so what was found until then decides.
ending-nothing = Nothing found yet
ending-found =
    { $n ->
        [one] One treasure: { $treasures }
       *[other] { $n } treasures: { $treasures }
    }
ending-found-rune =
    { $n ->
        [one] One treasure ({ $treasures }) and the rune stone
       *[other] { $n } treasures ({ $treasures }) and the rune stone
    }

## Hints

advice-home = You can come home this turn.
advice-treasure = Your treasure is in reach, without any magic.
advice-treasure-magic = With magic your treasure is in reach.
advice-rune = The rune stone is in reach this turn.
advice-nothing = Think of your next turn: come near a goal, and keep your magic.
advice-arrow = Begin at this arrow.
advice-stands-well = You stand well already.
advice-tower = Look at this tower.
advice-slide = Push the free tower in at the shining arrow, turned like this.
advice-stay = Stay where you are.
advice-go = Walk to the shining tower.
advice-go-paying = Walk to the shining tower for { $cards }.
advice-both = { $slide } { $stop }

## How the built-in bots play

character-mouse = Pushes towers in as they lie, and saves its magic
character-hedgehog = Turns the tower first, and saves its magic
character-fox = Finds every goal in reach, with magic if need be
character-raven = Stops where its next goal will be near
character-owl = Guesses what you seek, and pushes against it

## Puzzles

puzzle-treasure = The treasure in two turns
    .task = Find your treasure in two turns, with as few magic cards as possible. Nobody else moves.
    .fails = That does not find the treasure in two turns, or it costs a card too many.
    .hint = Look for the push that comes last, and then for the one that makes it possible.
puzzle-stone = The rune stone in two turns
    .task = Come to the rune stone in two turns, with as few magic cards as possible. Nobody else moves.
    .fails = That does not lead to the rune stone in two turns, or it costs a card too many.
    .hint = Look for the push that comes last, and then for the one that makes it possible.
puzzle-home = Home in two turns
    .task = Come home in two turns, with as few magic cards as possible. Nobody else moves.
    .fails = That does not lead home in two turns, or it costs a card too many.
    .hint = Look for the push that comes last, and then for the one that makes it possible.
