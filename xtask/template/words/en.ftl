# What people read about this game. The page and the rules read this file.

## Settings of a table

setting-pairs = What a pebble on an equal one does
    .take = It takes the heap
    .climb = Nothing, as if it were higher

## Why an action is refused

refusal-NotYourTurn = It is not your turn.
refusal-NotInHand = This pebble is not in your hand.
refusal-TooLow = The pebble is lower than the top of the heap.
refusal-CanLay = As long as you can lay a pebble you may not give the heap away.

## Hints

advice-compare = Compare what you can do before you choose
advice-better = One of your moves is clearly better than the first that comes to mind
advice-try = Try { $action }

## The end of a game

ending-most = All pebbles are laid, and { $n } taken pebbles are the most.
ending-shared = All pebbles are laid. With { $n } pebbles each, you share the victory.
ending-taken =
    { $n ->
        [one] One pebble taken
       *[other] { $n } pebbles taken
    }

## How the built-in bots play

character-mouse = Plays what it sees at once
character-hedgehog = Knows its way about
character-fox = Makes the best of its own turn
character-raven = Thinks of what comes after its turn
character-owl = Knows everything there is to know

## The board

prompt = Lay a pebble at least as high as the top, or give the heap away
heap = The heap from below: { $pebbles }
bag = In the bag: { $count }
taken = { $name } has taken { $count }
hand = Your pebbles: { $pebbles }
lay = Lay { $value }
give = Give the heap away

## The log

act-lay = lays { $value }
act-give = gives the heap away
act-draw = draws { $value }
act-draw-hidden = draws a pebble

## Actions at a terminal: each as an example, and what it means

terminal-actions =
    3     lay a pebble of 3
    give  give the heap away
