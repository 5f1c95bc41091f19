# The same in every language: a game for tests has no translators.

## Settings of a table

setting-rise = Must a played card be higher than the one before?
    .free = No
    .strict = Yes

## Why an action is refused

refusal-NotYourTurn = It is not your turn.
refusal-NotInHand = You do not hold this card.
refusal-TooLow = A higher card lies on top.
refusal-Whim = Not today.

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
