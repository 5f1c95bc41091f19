# The same in every language: a toy has no translators.

## Settings of a table

setting-mood = How it feels
    .calm = Calm
    .wild = Wild

## Why an action is refused

refusal-Twice = Everybody calls once.
refusal-TooHigh = Lots go from 1 to 3.

## Hints

advice-compare = Compare what you can do before you choose
advice-better = One of your moves is clearly better than the first that comes to mind
advice-try = Try { $action }

## How the built-in bots play

character-mouse = Plays what it sees at once
character-hedgehog = Knows its way about
character-fox = Makes the best of its own turn
character-raven = Thinks of what comes after its turn
character-owl = Knows everything there is to know
