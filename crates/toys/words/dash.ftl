# The same in every language: a toy has no translators.

## Settings of a table

setting-first = Who starts
    .random = Drawn by lot
setting-rounds = How many rounds
    .v4 = Four
    .v1 = One
    .v2 = Two
setting-clock = Together or alone
    .live = Together
    .stopwatch = Alone, with a stopwatch
setting-check = When claims are checked
    .table = When all have claimed
    .instant = At once
setting-pause = How long an exchange takes
    .v1500 = One and a half seconds
setting-limit = When a race ends, in seconds
    .none = Never

## Why an action is refused

refusal-NotYourTurn = This seat does not race.
refusal-GoFirst = This seat has not started.
refusal-UnderWay = This seat has started.
refusal-NothingLeft = Nothing is left to be drawn in this round.
refusal-SaidAlready = The time has been said.
refusal-Wrong = The number is too low.

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
