# What people read about this game. The page and the rules read this file.

## The board

board = The maze
hand = Your hand
card = card { $card }
held-card = Card { $card }: { $kinds }
card-turned = Card { $card }: { $kinds }; top { $top }
side-n = north
side-e = east
side-s = south
side-w = west
and = {" "}and{" "}
spot = Lay it at column { $x }, row { $y }
spot-turns = Lay it at column { $x }, row { $y }; it is turned to fit
draft = Card { $card } at column { $x }, row { $y }, top { $top }. Enter lays it, R turns it
lying = Card { $card } at column { $x }, row { $y }: { $kinds }
take = Take card { $card }: { $kinds }
lay = Lay
lay-taking = Lay and take { $n }
turn-left = Turn left
turn-right = Turn right
put-back = Back to the hand
pile =
    { $n ->
        [one] The pile has one card
       *[other] The pile has { $n } cards
    }
won =
    { $n ->
        [0] No cards won yet
        [one] 1 card won
       *[other] { $n } cards won
    }
won-by =
    { $n ->
        [one] { $name } has won one card
       *[other] { $name } has won { $n } cards
    }
won-close = Tap to put them away
prompt-choose = Choose a card from your hand.
prompt-place = Choose a place. In a dashed one the card is turned to fit.
prompt-nothing = No treasure is joined here. Lay the card, or try another place.
prompt-take =
    { $n ->
        [one] It joins a treasure: take the card.
       *[other] It joins { $n } treasures: take the cards.
    }
act-lay = lays { $card }
act-take-seen = lays { $card } and takes { $cards }
move-lay = Lay card { $card } in column { $x }, row { $y }, top { $top }
move-take = Lay card { $card } in column { $x }, row { $y }, top { $top }, and take { $cells }
move-taken = the card in column { $x }, row { $y }
act-take =
    { $n ->
        [one] lays { $card } and takes one card
       *[other] lays { $card } and takes { $n } cards
    }
act-draw-seen = { $name } draws { $card }

kinds-amulet = amulet
kinds-bat = bat
kinds-crown = crown
kinds-dragon = dragon
kinds-emerald = emerald
kinds-feather = feather
kinds-ghost = ghost
kinds-helmet = helmet
kinds-idol = idol
kinds-jug = jug
kinds-candlestick = candlestick
kinds-lizard = lizard
kinds-map = map
kinds-necklace = necklace
kinds-owl = owl
kinds-purse = purse
kinds-quill = quill
kinds-ring = ring
kinds-sword = sword
kinds-chest = chest
kinds-unicorn = unicorn
kinds-viper = viper
kinds-wand = wand
kinds-axe = axe
kinds-key = key

## Pictures of a table

picture-seat = Seat { $seat }: { $n } collected
picture-lays = Seat { $seat } lays a card.
picture-draws = Seat { $seat } draws.
picture-over = The game is over.
picture-status = { $turn }  Pile: { $n }.
picture-labyrinth =
    { $n ->
        [one] The labyrinth has one card: { $cards }.
       *[other] The labyrinth has { $n } cards: { $cards }.
    }
picture-laid = { $card } at { $cell }
picture-hand = Seat { $seat } holds { $cards } and has collected { $n }.
picture-hidden = a hidden card
picture-nothing = nothing

## Actions at a terminal: each as an example, and what it means

terminal-actions =
    41w@0,3       lay card 41 on column 0, row 3, turned so that its top points to
                  the west; n, e and s are the other ways
    33n@0,0x-1,0  lay card 33 on 0,0 and take the card on -1,0; each x takes one
                  more
                  Behind it +19 is the card drawn, +? one that you may not see

## Settings of a table

setting-edges = How cards must fit
    .free = One connection is enough
    .strict = No gate may meet a hedge
setting-equal_turns = The same number of turns for everybody
    .false = Play all cards
    .true = Lay a few cards aside unseen
setting-first = Who begins
    .random = Drawn by lot
    .youngest = The youngest, on seat 1
setting-take = Taking cards
    .choose = Choose which to take
    .auto_max = Always as many as possible
setting-deck = The cards
    .garden50 = Garden: two gates on a side
    .lanes50 = Lanes: one gate, for small children

## The first game

tour-1 = Your two cards. Every card shows paths and two treasures. Tap one to take it up.
tour-2 = The shining places are open to it. Tap it again to turn it, then tap a place, or drag it there.
tour-3 = Does a path lead from a treasure of your card to the same treasure elsewhere? Then light runs along it, and that card is yours. Try a few places, and lay your card.
tour-4 = You have drawn a new card, and the others play. The last card laid has a frame in the colour of its seat.
tour-5 = Your turn again. What remains must hang together side by side, so a card cannot always be taken. If you may choose, tap the cards with a tick.
tour-6 = That is all. When all cards are played, whoever has collected most wins. Drag the maze to move it, pinch or turn the wheel to come closer.

## Why an action is refused

refusal-GameOver = The game is over.
refusal-NotYourTurn = It is not your turn.
refusal-DrawFirst = A card must be drawn first.
refusal-NotInHand = This card is not in your hand.
refusal-CellTaken = Another card lies there.
refusal-NoNeighbour = The card must lie side by side with another.
refusal-NoConnection = No gate of the card meets an open gate of a neighbour.
refusal-GateAgainstWall = With strict edges no gate may meet a hedge.
refusal-StuckTakesNothing = A card laid without a connection takes nothing.
refusal-NothingThere = There is no card to take.
refusal-LaidCardStays = The card you just laid stays.
refusal-NoEqualTreasure = That card shows none of your card’s treasures.
refusal-NoWay = No unbroken way leads to the same treasure there.
refusal-FallsApart = The remaining cards would no longer hang together by their sides.
refusal-NotTheMost = At this table as many cards as possible are taken.

## The end

ending-most = Every card is laid. { $n } cards taken: that wins the game.
ending-shared = Every card is laid. With { $n } cards each, you share the victory.
ending-alone = Every card is laid: you have taken { $n } of them.
ending-taken =
    { $n ->
        [one] One card taken
       *[other] { $n } cards taken
    }

## Hints

advice-nothing = Nothing good can be taken now: leave little to the others, and keep the better card.
advice-one = One of your cards can join a treasure. Which place leaves least to the others?
advice-several = One of your cards can take several cards at once.
advice-keep = Lay the shining card and keep the other one.
advice-way = Find a way from the shining card of your hand to this one.
advice-lay =
    { $taken ->
        [0] Lay it here, turned like this.
        [one] Lay it here, turned like this, and take one card.
       *[other] Lay it here, turned like this, and take { $taken } cards.
    }
advice-risk = { $lay } The next player can then take something in { $percent } of 100 cases.

## How the built-in bots play

character-mouse = Sees equal treasures on cards side by side
character-hedgehog = Follows a way through one card in between
character-fox = Finds every way and takes the most cards
character-raven = Also sees what it leaves to the next player
character-owl = Thinks a round ahead and keeps good cards

## Puzzles

puzzle-pair = Two cards
    .task = Lay both your cards, one after the other, and take { $best } cards in all.
    .fails = You have taken { $got }. It can be { $best }.
    .hint = What you lay first changes what the other card can reach.
puzzle-quiet = The quiet card
    .task = Lay both your cards, one after the other, and take { $best } cards in all.
    .fails = You have taken { $got }. It can be { $best }.
    .hint = The first card takes nothing. It prepares the second.
