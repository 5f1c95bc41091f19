# What people read about this game. The page and the rules read this file.

## The board

board = The maze
and = {" "}and{" "}
nothing = nothing
chalk = chalk: { $what }
down = a tile that lies face down
down-known = face down: { $what }
open = open to { $sides }
start = start of { $colour }
arrow-name =
    { $arrow ->
        [Nb] the arrow above, first from the left
        [Nd] the arrow above, second from the left
        [Nf] the arrow above, third from the left
        [Sb] the arrow below, first from the left
        [Sd] the arrow below, second from the left
        [Sf] the arrow below, third from the left
        [W2] the arrow on the left, first from above
        [W4] the arrow on the left, second from above
        [W6] the arrow on the left, third from above
        [E2] the arrow on the right, first from above
        [E4] the arrow on the right, second from above
       *[E6] the arrow on the right, third from above
    }
arrow = Try the spare tile at { $line }
arrow-tried = Push the spare tile in at { $line }. R turns it
go-here = Go to { $square }: { $what }
turn-here = Turn the tile on { $square }: { $what }
swap-here = Swap the tile on { $square }: { $what }
swap-with = Swap with { $square }: { $what }
spare = The spare tile: { $what }, open to { $open }
turns-it = Tap or R turns it; drag it to an arrow

abilities-S = Slide
abilities-R = Rotate
abilities-W = Swap
abilities-X = Cross
abilities-T = Teleport
abilities-B = Break-out

own = Your abilities
used = used in this turn
does-S = push the spare tile in at an arrow
does-R = turn a tile of the maze
does-W = exchange two neighbouring tiles
does-X = walk through a tile that lies face down
does-T = jump from a start to another start
does-B = leave the maze at its edge and come in elsewhere
turn-left = Turn left
turn-right = Turn right
back = Put it back
leave = Leave it face down
go = Go
turn-up = Go and turn it up
lay = Lay it like this
do-S = Push
do-R = Turn
do-W = Swap
read = Read the book
end = End the turn
read-book =
    { $n ->
        [one] Read the last page of the thief’s book
       *[other] Read the thief’s book: { $n } pages are left
    }
book =
    { $n ->
        [one] The thief’s book: one page is left
       *[other] The thief’s book: { $n } pages are left
    }
page-slide = The thief pushes a tile in, face down, at { $line }.
page-flip = The thief turns these tiles over: { $one } and { $two }.
page-teleport = The thief sends { $one } and { $two } to the { $start } start.
page-sends = The thief sends { $names } to the { $start } start.
page-sends-nobody = The thief calls pawns that nobody plays: nothing happens.
page-home = { $page } Back at the start: { $names }.
won = All 24 paintings are found: you have won together.
lost = The book is read to its end, and the thief is gone: you have lost together.
poster = { $n } of 24 paintings are found. { $what }
found-now = Found: { $what }!
poster-close = Put the poster away
poster-pieces =
    { $n ->
        [one] One of 24 pieces
       *[other] { $n } of 24 pieces
    }
pile =
    { $n ->
        [one] One painting card is left in the pile
       *[other] { $n } painting cards are left in the pile
    }
mat = { $name }, { $colour }, on { $square }, looks for { $cards }; has Slide and { $ability }
prompt-read = Read the book: what is the thief up to?
prompt-move = Walk, or use a chip first.
prompt-bonus = Found! Walk once more.
prompt-end = Use a chip, or end your turn.
prompt-S = Turn the tile, then choose an arrow.
prompt-push =
    { $n ->
        [one] One field in reach. Tap the arrow again to push.
       *[other] { $n } fields in reach. Tap the arrow again to push.
    }
prompt-push-only = Tap the arrow again to push.
prompt-R = Choose a tile to turn.
prompt-turned =
    { $n ->
        [one] One field in reach then.
       *[other] { $n } fields in reach then.
    }
prompt-turn-on = Tap it again to turn it on.
prompt-W = Choose two tiles that lie side by side.
prompt-W2 = Choose the tile to swap it with.
prompt-X = Where to, through a tile that lies face down?
prompt-T = Where to, from another start?
prompt-B = Where to, around the outside?
prompt-go = You would walk here.
prompt-find = Here you find the painting “{ $what }”!
prompt-down = Turn it up, or leave it face down?
prompt-must-turn = You will turn it up: what does it show?
prompt-orient = It shows: { $what }. Turn it as you like.
lying = { $square }: { $what }
standing = { $name } stands on { $square }
act-read = reads the book
act-end = ends the turn
act-slide = pushes a tile in at { $line }
act-rotate = turns a tile
act-rotate-seen = turns the tile with { $what }
act-swap = swaps two tiles
act-swap-seen = swaps { $one } and { $two }
act-move = walks on
act-to = walks to { $what }
act-find = finds { $what }!
act-stay = stays
act-by = {" "}by { $ability }
act-turned = {" "}and turns the tile up
act-left = {" "}and leaves the tile face down
act-orient = lays the tile that was turned up
drawn = A new painting to look for: { $what }.
drawn-by = { $name } now looks for { $what }

paintings-A = castle
paintings-B = mummy
paintings-C = ruby
paintings-D = clock
paintings-E = skull
paintings-F = shadow
paintings-G = cat
paintings-H = parrot
paintings-I = dragon
paintings-J = island
paintings-K = lion
paintings-L = snake
paintings-M = portrait
paintings-N = lake
paintings-O = devil
paintings-P = mine
paintings-Q = sword
paintings-R = spider
paintings-S = star
paintings-T = car
paintings-U = temple
paintings-V = twins
paintings-W = dice
paintings-X = scroll

chalks-0 = question mark
chalks-1 = arrow
chalks-2 = cross
chalks-3 = circle
chalks-4 = square
chalks-5 = triangle
chalks-6 = spiral
chalks-7 = eye
chalks-8 = key
chalks-9 = hand
chalks-a = star
chalks-b = moon
chalks-c = sun
chalks-d = heart
chalks-e = fish
chalks-f = house
chalks-g = tree
chalks-h = anchor
chalks-i = bolt
chalks-j = wave
chalks-k = crown
chalks-l = flower

colours-R = red
colours-B = blue
colours-G = green
colours-Y = yellow

sides-N = north
sides-E = east
sides-S = south
sides-W = west

## Pictures of a table

picture-spare = Spare:
picture-pile = Pile:
picture-book = Book:
picture-found = Found:
picture-latest = Latest: { $arrow }
picture-thief = thief
picture-player = player
picture-card = { $letter } { $painting }
picture-seat = Seat { $seat } ({ $colour })
picture-none-found = No painting has been found.
picture-read = { $seat } reads the book.
picture-page = { $seat } turns the page.
picture-act = { $seat } acts: { $movement }, { $n } collected in this turn.
picture-no-move = no movement left
picture-move = the Move is left
picture-bonus = the Bonus move is left
picture-orient = { $seat } has turned a tile up, { $tile }, and says how it lies.
picture-draw =
    { $n ->
        [one] { $seat } draws a painting card.
       *[other] { $seat } draws { $n } painting cards.
    }
picture-won = All paintings are found: the team has won.
picture-lost = The book is read to its end: the team has lost.
picture-counts = { $found } paintings found, { $pile } cards in the pile, { $book } pages in the book.
picture-mat = { $seat } stands on { $square } and looks for { $cards }.

## Actions at a terminal: each as an example, and what it means

terminal-actions =
    read    read the page
    sW2=9   push the spare in at the west end of row 2, turned so that it is open
            to the north and the west
            Add up the open sides: north 1, east 2, south 4, west 8; 10 to 14 are
            a to e
    rb7=3   turn the tile on b7 so that it is open to the north and the east
    md4     walk to d4; if you stand there already, you stay
    ma4^    walk onto the face-down tile on a4 and turn it up; ma4~ leaves it face
            down
    =6      lay the tile you have turned up so that it is open to the east and the
            south
    wc2-d2  swap the tiles on c2 and d2
    mb1+t   walk to b1 and teleport on the way; +x crosses a tile, +b breaks out
    end     end your turn
            Behind it +D is the card drawn; read=T+9 is the page that was read

## Settings of a table

setting-mode = The game
    .intro = First game: all have Slide and Rotate
    .basic = Basic: Slide and one of five abilities
    .expert = Expert: and only the left painting counts
setting-set = Where the paintings are
    .A = All on loose tiles
    .B = Half of them on fields of the board
setting-turn_back = Stopping on a tile that lies face down
    .may = Turn it up or leave it
    .must = It must be turned up
setting-stay_collects = Staying on a wanted painting
    .yes = Counts as finding it
    .no = Does not count
setting-memory = Tiles that lie face down
    .strict = Everybody has to remember them
    .aid = Memory aid: all see what they are
setting-pages = Pages in the book; fewer are harder
    .v24 = All 24
setting-first = Who begins
    .random = Drawn by lot
setting-colour1 = Colour of seat 1
    .any = Any
    .red = Red
    .blue = Blue
    .green = Green
    .yellow = Yellow
setting-colour2 = Colour of seat 2
    .any = Any
    .red = Red
    .blue = Blue
    .green = Green
    .yellow = Yellow
setting-colour3 = Colour of seat 3
    .any = Any
    .red = Red
    .blue = Blue
    .green = Green
    .yellow = Yellow
setting-colour4 = Colour of seat 4
    .any = Any
    .red = Red
    .blue = Blue
    .green = Green
    .yellow = Yellow
setting-ability1 = Ability of seat 1 (basic and expert)
    .draw = Drawn by lot
    .Rotate = Rotate
    .Swap = Swap
    .Cross = Cross
    .Teleport = Teleport
    .Break-out = Break-out
setting-ability2 = Ability of seat 2 (basic and expert)
    .draw = Drawn by lot
    .Rotate = Rotate
    .Swap = Swap
    .Cross = Cross
    .Teleport = Teleport
    .Break-out = Break-out
setting-ability3 = Ability of seat 3 (basic and expert)
    .draw = Drawn by lot
    .Rotate = Rotate
    .Swap = Swap
    .Cross = Cross
    .Teleport = Teleport
    .Break-out = Break-out
setting-ability4 = Ability of seat 4 (basic and expert)
    .draw = Drawn by lot
    .Rotate = Rotate
    .Swap = Swap
    .Cross = Cross
    .Teleport = Teleport
    .Break-out = Break-out

## The first game

tour-1 = You all search together: 24 stolen paintings, before the thief’s book is read to its end. When the book shines, tap it and see what the thief does.
tour-2 = These two paintings are yours to find; in the maze they have a golden frame. Stop on one, and it is found. Walking past is not enough.
tour-3 = No way there? Push the maze. Tap the spare tile to turn it, then an arrow: the line slides on trial, and what you would reach shines. Tap the arrow again to push.
tour-4 = Your second chip can help, too: pick it up, then tap a tile. Each chip works once a turn, before or after you walk.
tour-5 = Now walk: tap a shining field. The first painting you find in a turn lets you walk once more. Then end your turn.
tour-6 = A tile that lies face down blocks the way. Remember what it shows! Whoever stops on it may turn it up again, any way round. That is all: good hunting.

## Why an action is refused

refusal-Won = The game is over: all paintings are found.
refusal-Lost = The game is over: the book is read to its end.
refusal-NotYourTurn = Another player has the book.
refusal-PageFirst = The page must be turned over first.
refusal-CardsFirst = Painting cards must be drawn first.
refusal-ReadFirst = Your turn begins with reading the book.
refusal-HasRead = The page of this turn has been read.
refusal-SlideUsed = { abilities-S } is used up in this turn.
refusal-AbilityUsed = This ability is used up in this turn.
refusal-OtherAbility = You have another ability.
refusal-FixedLine = This line cannot be pushed.
refusal-PushesFaceDownOut = A face-down tile would drop out.
refusal-TakesThiefBack = Nobody may undo what the thief has just pushed.
refusal-SpareIsOther = The spare tile has other passages, however it is turned.
refusal-FixedTurn = This field is printed on the board.
refusal-FaceDownTurn = A face-down tile cannot be turned.
refusal-NoTurn = The tile already lies like this.
refusal-TileIsOther = The tile has other passages, however it is turned.
refusal-NotNeighbours = Only two tiles side by side can be swapped.
refusal-FixedSwap = A field printed on the board cannot be swapped.
refusal-NoMovement = You cannot walk any more in this turn.
refusal-NoWay = Walls are in the way.
refusal-Blocked = A face-down tile is in the way.
refusal-NoWayByCross = Even { abilities-X } does not lead there.
refusal-NoWayByTeleport = Even { abilities-T } does not lead there.
refusal-NoWayByBreakOut = Even { abilities-B } does not lead there.
refusal-CrossNotNeeded = Your pawn gets there without { abilities-X }.
refusal-TeleportNotNeeded = Your pawn gets there without { abilities-T }.
refusal-BreakOutNotNeeded = Your pawn gets there without { abilities-B }.
refusal-NothingToTurn = No face-down tile is there to be turned up.
refusal-SayWhetherTurned = A face-down tile is there: say ^ to turn it up, or ~ to leave it.
refusal-MustTurn = At this table a face-down tile must be turned up.
refusal-MustTurnFromOutside = If you come in over a face-down tile, you must turn it up.
refusal-OrientFirst = First say how the tile that was turned up lies.
refusal-NothingTurnedUp = No tile has just been turned up.
refusal-FrontIsOther = The tile that was turned up has other passages.

## The end

ending-won =
    { $n ->
        [0] All paintings are back, on the very last page of the book.
        [one] All paintings are back, with one page of the book to spare.
       *[other] All paintings are back, with { $n } pages of the book to spare.
    }
ending-lost =
    { $n ->
        [one] The book is read to its end, and the thief got away with one painting.
       *[other] The book is read to its end, and the thief got away with { $n } paintings.
    }

## Hints

advice-read-idea = See first what the thief is up to.
advice-finds =
    { $n ->
        [one] You can find a painting in this turn.
       *[other] You can find two paintings in this turn.
    }
advice-end-idea = There is nothing left that helps you or the others.
advice-prepare = Prepare the maze for the players who come next.
advice-read-part = The book lies open before you.
advice-slide-part = Push a line, at this arrow.
advice-rotate-part = Turn a tile, this one.
advice-swap-part = Swap this tile with a neighbour.
advice-walk-part = Walk, to this field.
advice-orient-part = Turn the tile under your pawn.
advice-end-part = Your turn is done.
advice-read = Read the book.
advice-end = End your turn.
advice-slide = Push the spare tile in at { arrow-name }, turned like this.
advice-rotate = Turn the shining tile until it lies like this.
advice-swap = Swap the two shining tiles.
advice-walk = Walk to the shining field.
advice-walk-leave = Walk to the shining field and leave the tile face down.
advice-walk-turn = Walk to the shining field and turn the tile up.
advice-by = Pick up { $ability } first. { $walk }
advice-orient = Lay the tile under your pawn like this.

## How the built-in bots play

character-mouse = Uses one chip a turn and soon forgets tiles
character-hedgehog = One chip for each painting, and a fair memory
character-fox = Gets the most out of its own turn
character-raven = Also prepares the maze for the others
character-owl = Thinks of everybody and of the thief’s next page

## Puzzles

puzzle-two = Two paintings in one turn
    .task = Collect two paintings in this turn.
    .fails = You have collected { $got } of { $best }.
    .hint = The Bonus move begins where the first painting hung. What you do before it counts for both.
puzzle-last = The last page
    .task = The book is read to its end. Collect in this turn everything that is still wanted: { $best }.
    .fails = You have collected { $got } of { $best }, and the book has no more pages.
    .hint = You have a slide, an ability and a movement. Which of them opens the way?
