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
arrow = Push { $arrow }
arrow-chosen = Push { $arrow }. Enter does it, R turns the tower, Escape takes it back
from-column = column { $line } from { $side }
from-row = row { $line } from { $side }
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
stay-here = Stay here
go = Go to { $square }
go-somewhere = Go
deck =
    { $n ->
        [one] One magic card to draw
       *[other] { $n } magic cards to draw
    }
discard = Discarded: { $cards }
mat = { $name }: found { $found }; { $left } still to find; { $rune }; { $hand } magic cards{ $kid }
nothing = nothing
rune-done = has been on the rune stone
rune-open = has not been on the rune stone
kid = ; every card is a joker
prompt-arrow = Choose an arrow for the free tower.
prompt-opens =
    { $n ->
        [one] One tower can be reached like this.
       *[other] { $n } towers can be reached like this.
    }
prompt-magic =
    { $n ->
        [one] One more with magic.
       *[other] { $n } more with magic.
    }
prompt-goal = Go to a shining tower, or stay where you are.
prompt-stay = Stay where you are.
prompt-free = { $where }: no magic needed.
prompt-costs = { $where }: this costs { $cards }.
prompt-choice = { $where }: choose how to pay.
where = To { $square }
where-treasure = To the { $kind } on { $square }
where-rune = To the rune stone
act-slide = pushes { $arrow }, open to { $sides }
act-move = goes to { $square }
act-move-cards = goes to { $square } with { $cards }
act-draw = draws a magic card
act-draw-seen = draws a magic card: { $card }

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

## Settings of a table

setting-kids = For whom every magic card is a joker
    .seat = Child: every magic card is a joker
    .none = Nobody
    .all = Everybody
    .R = R: start top left
    .B = B: start top right
    .G = G: start bottom right
    .Y = Y: start bottom left
    .RB = RB: start top left and start top right
    .RG = RG: start top left and start bottom right
    .RY = RY: start top left and start bottom left
    .BG = BG: start top right and start bottom right
    .BY = BY: start top right and start bottom left
    .GY = GY: start bottom right and start bottom left
    .RBG = RBG: start top left, start top right, and start bottom right
    .RBY = RBY: start top left, start top right, and start bottom left
    .RGY = RGY: start top left, start bottom right, and start bottom left
    .BGY = BGY: start top right, start bottom right, and start bottom left
setting-stay_finds = Staying on your target
    .yes = Finds it
    .no = Finds nothing: one has to walk there
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
tour-2 = Every turn begins with a push. Choose an arrow: the free tower goes in there, the whole line moves on. Rings show where you could go then. Turn the tower with R or a tap, try other arrows, and push it in.
tour-3 = Now walk. Paths lead from tower to tower where both are open, one level up or down at most. A bigger step costs a magic card: those towers have a dashed edge. Choose a tower, look at the light, and go.
tour-4 = Whoever finds nothing draws a magic card: up, down, or a joker for both. Now the others push and walk; a faint light shows where somebody went. The crossed arrow is barred: a tower may not go straight back.
tour-5 = Your turn again: find all your treasures, stop once on the rune stone high in the middle, and be the first to end a turn at home. The switch in the corner, or V, shows the towers from above.

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

## Hints

advice-home = You can come home this turn
advice-treasure = Your treasure is in reach, without any magic
advice-treasure-magic = With magic your treasure is in reach
advice-rune = The rune stone is in reach this turn
advice-nothing = Think of your next turn: come near a goal, and keep your magic
advice-arrow = Begin at this arrow
advice-stands-well = You stand well already
advice-tower = Look at this tower
advice-slide = Push the free tower in at { $arrow }, open to { $sides }
advice-stay = Stay on { $square }
advice-go = Go to { $square }
advice-go-paying = Go to { $square } for { $cards }
advice-both = { $slide }. { $stop }

## How the built-in bots play

character-mouse = Pushes towers in as they lie, and saves its magic
character-hedgehog = Turns the tower first, and saves its magic
character-fox = Finds every goal in reach, with magic if need be
character-raven = Stops where its next goal will be near
character-owl = Guesses what you seek, and pushes against it
