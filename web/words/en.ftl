# What the page says. `{ $name }` is filled in; a new language is a copy of this file.

name = English
tagline = Labyrinth games for the kitchen table, the train and the long evening.
skip = Skip to the content

nav-lobby = Lobby
nav-rules = Rules
nav-about = About
nav-me = You
nav-settings = Settings
nav-home = Home

start-search = Find your game or its box
start-none = No game here fits.
start-computer = Play against the computer
start-friends = Play with friends
start-pass = Pass and play
start-pass-about = All of you share this device, and a curtain hides each hand.
start-watch = Watch
start-watch-about = Look on at a table where people play.
start-options = More choices
start-code = Have you been invited?
start-code-label = Code or link
start-join = Sit down
start-bad-code = This leads to no table. Please check the code.
start-running = Your games
start-resume = Play on
start-how-many = How many are you?
start-go = Deal the cards
start-rules = How it is played

players = { $low } players
players-range = { $low } to { $high } players

lobby-title = Lobby
lobby-open = Looking for players
lobby-running = Being played
lobby-finished = Finished
lobby-none = No table here just now.
lobby-open-one = Open a table
lobby-more = Show more
lobby-seats = { $taken } of { $all } seats taken
lobby-host = opened by { $name }
lobby-go = Go there
lobby-rated = rated
lobby-again = Look at it

characters-mouse = Mouse
characters-hedgehog = Hedgehog
characters-fox = Fox
characters-raven = Raven
characters-owl = Owl
characters-random = Chance
characters-greedy = Greedy

create-title = Set a table
create-game = Game
create-seats = Seats
create-others = Who plays along?
create-bots = The computer
create-people = People I invite
create-pass = People here, on this device
create-level = Who plays?
create-private = Only people with the link find it
create-clock = Time
create-clocks-none = No clock
create-clocks-per_move = Seconds for a move
create-clocks-per_game = Minutes for the game
create-clocks-days = Days for a move
create-increment = Seconds added with each move
create-options = Rules of the table
create-usual = as in the rulebook
create-number = number
create-open = Open the table

table-seat = Seat { $number }
table-you = you
table-empty = free
table-away = away
table-sit = Sit here
table-stand = Get up
table-send-away = Send away
table-invite = Let the computer play
table-ready = Ready
table-not-ready = Not ready yet
table-be-ready = I am ready
table-wait-ready = Waiting until everybody is ready.
table-wait-seats = Waiting for somebody on the free seats.
table-dealing = The cards are being dealt.
table-invite-title = Invite
table-invite-about = Send this link, show the code, or read it out.
table-copy = Copy the link
table-copied = Copied
table-share = Share
table-code = Code
table-television = Show on a television
table-your-turn = Your turn
table-turn-of = { $names } to move
table-paused = The game is paused.
table-resume = Go on
table-pause = Pause
table-over = The game is over
table-won = { $names } won!
table-you-won = You won!
table-team-won = You won, all together!
table-team-lost = Lost, all together. Next time!
table-broken-off = The game was broken off.
table-again = Play again
table-go-again = To the next game
table-proved = The deal is proved: the server kept the secret it had promised before the first card.
table-unproved = The secret of the server does not fit its promise. This deal is not to be trusted.
table-log = What happened
table-chat = Chat
table-say = Say something
table-send = Send
table-hint = Hint
table-hint-more = Tell me more
table-undo = Take back
table-undo-asked = { $name } would like to take the last move back.
table-undo-waits = Waiting until everybody agrees.
table-yes = Agree
table-no = No
table-guarded = The guardian plays for you.
table-back = I am back
table-let-guardian = Let the guardian play
table-guardian-for = Let the guardian play for { $name }
table-abort = Break off
table-abort-sure = Really break this game off?
table-rules = Rules
table-more = More
table-leave = Leave the table
table-leave-sure = Leave this game?
table-leave-about = Your seat stays yours: the game is among your games on the start page.
table-leave-go = Leave, I will be back
table-leave-guardian = Leave, and let the guardian play for me
table-leave-abort = Break the game off and leave
table-stay = Stay
table-text-board = Board as text
table-drawn-board = Board as a picture
table-actions = What you can do
table-filter = Search moves
table-more-actions = { $count } more: search to find them
table-nothing-to-do = Nothing to do for you right now.
table-why = Read the rule
table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-no-table = There is no such table.

curtain-pass = Hand the device to { $name }
curtain-closed = Nobody sees any cards now.
curtain-here = I am { $name }: show my side

line-connecting = Finding the table …
line-offline = No connection. You will be back by yourself as soon as there is one.
line-restarting = The server restarts. You will be back in a moment.
line-unsent =
    { $count ->
        [one] One move waits to be sent.
       *[other] { $count } moves wait to be sent.
    }

review-title = Look back
review-of = Whose game?
review-thinking = The owl is thinking about every move …
review-about = The owl looks at every move with what you could know then. Luck counts apart.
review-accuracy = Accuracy: { $points } of 100
review-luck = Luck: { $points } points
review-move = Move { $number }
review-better = Better:
review-points = { $points } points given away
review-fine = Not one move gave much away. Well played!
review-none = There was nothing to choose between.
review-classes-best = best
review-classes-good = good
review-classes-inaccuracy = inaccurate
review-classes-mistake = mistake
review-classes-blunder = blunder

log-opened = { $name } opens the table.
log-configured = The table is set differently.
log-sits = { $name } sits down.
log-free = Seat { $seat } is free.
log-ready = { $name } is ready.
log-not-ready = { $name } is not ready any more.
log-started = The game begins.
log-acted = { $name }: { $action }
log-acted-guardian = { $name }: { $action } (the guardian)
log-acted-clock = { $name }: { $action } (time is up)
log-drew = Drawn: { $chance }
log-claimed = { $name } is done!
log-undo-asked = { $name } asks to take back.
log-undo-yes = { $name } agrees.
log-undo-no = { $name } does not agree.
log-undone = The last move is taken back.
log-paused = Pause.
log-resumed = The game goes on.
log-guardian = The guardian plays for { $name }.
log-guardian-off = { $name } plays again.
log-said = { $name } says: { $text }
log-ended = The game is over.
log-broken = The game was broken off.
log-rematch = There is a next game.

phrases-1 = Hello!
phrases-2 = Good move!
phrases-3 = Oh no!
phrases-4 = One moment, please.
phrases-5 = Well played!
phrases-6 = Thank you, until next time!

settings-title = Settings
settings-language = Language
settings-theme = Light
settings-themes-auto = as the device
settings-themes-light = light
settings-themes-dark = dark
settings-size = Size of text
settings-sizes-normal = normal
settings-sizes-large = large
settings-sizes-huge = very large
settings-motion = Moving pictures
settings-motions-auto = as the device
settings-motions-none = none
settings-sound = Sounds
settings-notify = Tell me when it is my turn
settings-notify-not = This browser allows notifications only over HTTPS or on this machine.
settings-text-board = Boards as text, for screen readers
settings-close = Close

me-title = You
me-name = Your name
me-name-about = Others at the table see it. You need no account: this browser remembers you.
me-save = Save
me-saved = Saved
me-guest = Guest
me-look = How you look
me-shape = Shape
me-colour = Colour
me-shapes-circle = circle
me-shapes-square = square
me-shapes-triangle = triangle
me-shapes-diamond = diamond
me-shapes-star = star
me-shapes-heart = heart
me-shapes-moon = moon
me-shapes-flower = flower
me-colours-blue = blue
me-colours-orange = orange
me-colours-green = green
me-colours-red = red
me-colours-sky = sky
me-colours-violet = violet
me-standing = How it went
me-device = Be the same person on another device
me-device-about = Scan this with your phone within ten minutes. It works once; show it to nobody else.
me-device-show = Show the code
me-enter = Be { $name } on this device?
me-enter-go = Yes, that is me
me-enter-bad = This link is used up or too old. Make a new one on the other device.
me-no-games = You have not played yet.
me-passphrase = Come back with a passphrase
me-passphrase-about = So that you can be yourself again on any device, even if this one is lost.
me-passphrase-set = You can sign in as “{ $name }” on any device.
me-sign-name = Name to sign in with
me-new-passphrase = Passphrase (8 characters or more)
me-old-passphrase = The passphrase until now
me-set-passphrase = Set the passphrase
me-change-passphrase = Change it
me-sign-in = Sign in
me-sign-in-about = Have you set a passphrase before, here or elsewhere?
me-the-passphrase = Passphrase
me-sign-out = Sign out on this device
me-sign-out-all = Sign out everywhere
me-sign-out-sure = You have no passphrase: nobody could be this person again. Sign out nevertheless?
me-stay = Stay

person-program = A program
person-history = Finished games
person-no-history = No finished game that everybody may see.
person-no-games = Has not finished a game yet.
person-played = { $played } played
person-won = { $won } won
person-best =
    { $points ->
        [one] best: { $points } point
       *[other] best: { $points } points
    }
person-rating = Rating
person-provisional = still uncertain
person-alone = For oneself
person-together = Together
person-streak = { $now } won in a row, { $longest } at best
person-nobody = There is nobody like that here.
person-wins = won
person-team-won = won together
person-team-lost = lost together
person-broken-off = broken off

puzzle-title = Puzzles
puzzle-turns = { $turns } turns
puzzle-alone = for one alone
puzzle-about = Push a line with the tile in your hand, then walk. Reach the treasure in as few turns as you can.
puzzle-start = A maze for you alone, a new one every day.
puzzle-today = Puzzle of the day
puzzle-another = Another one
puzzle-level = How hard
puzzle-levels-easy = easy: 5 by 5, two turns
puzzle-levels-medium = medium: 7 by 7, two turns
puzzle-levels-hard = hard: 7 by 7, three turns
puzzle-levels-master = very hard: 9 by 9, four turns
puzzle-turn = Turn { $turn }. It can be done in { $fewest }.
puzzle-push = Choose an arrow to push the tile in there.
puzzle-walk = Walk to a shining square, or stay.
puzzle-solved =
    { $turns ->
        [one] Solved in one turn!
       *[other] Solved in { $turns } turns!
    }
puzzle-fewest = It cannot be done in fewer.
puzzle-fewer = It can be done in { $turns }.
puzzle-shown = So it goes.
puzzle-undo = Take back
puzzle-restart = From the start
puzzle-show = Show a solution
puzzle-turn-tile = Turn the tile
puzzle-hand = The tile in your hand
puzzle-arrow = Push line { $line }
puzzle-sides-n = from the top
puzzle-sides-e = from the right
puzzle-sides-s = from the bottom
puzzle-sides-w = from the left
puzzle-to = Walk to { $square }
puzzle-stay = Stay on { $square }
puzzle-board = Maze
puzzle-you = You stand on { $square }.
puzzle-goal = The treasure lies on { $square }.
puzzle-goal-away = The treasure lies on the tile in your hand.

rules-title = Rulebooks
rules-search = Search the rules
rules-found =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
rules-none = Nothing found.
rules-contents = Contents
rules-clause = Link to this rule
rules-drawing = Drawing

about-title = About this house
about-what = Irrgarten is a game house you host yourself: one program with rules, computer players, tables and this page. Nobody is tracked, there are no accounts and no advertisements.
about-sources = Where the games come from
about-after = rules after { $game }
about-known = also known as { $names }
about-own = Titles, pictures and texts are our own. We are not connected with the makers of the boxed games; if you like a game, buy it.
about-deal = Fair cards
about-deal-text = Before a game the server and every device each promise a secret number. The cards are dealt from all of them together, so nobody alone can choose them, and at the end everybody can check it.
about-licence = Free software under MIT or Apache 2.0.
about-version = Version { $version }

tour-offer = Your first game? Here is a short tour.
tour-start = Show me
tour-next = Next
tour-done = Got it
tour-skip = No, thanks
tour-step = { $at } of { $all }

error-close = Close
error-not-found = There is nothing at this address.

code-wrong_passphrase = This name and this passphrase do not belong together.
code-bad_passphrase = A passphrase has 8 to 200 characters.
code-name_taken = Somebody else signs in with this name.
code-no_such_person = There is nobody like that here.
code-unreachable = The server cannot be reached.
code-illegal_action = That is not allowed.
code-not_your_turn = It is not your turn.
code-not_offered = That cannot be done here.
code-stale = Something has changed meanwhile. Have another look.
code-bad_name = A name has 1 to 24 visible characters.
code-who_are_you = Choose a name first.
code-no_such_table = There is no such table.
code-no_such_seat = There is no such seat.
code-seat_taken = This seat is taken.
code-seat_empty = Nobody sits on this seat.
code-not_your_seat = This is not your seat.
code-host_only = Only the person who opened the table may do that.
code-already_started = The game has begun already.
code-not_playing = Nobody is playing just now.
code-not_over = The game is not over yet.
code-paused = The game is paused.
code-nothing_to_undo = There is nothing to take back.
code-undo_too_late = Too late: something new has been revealed since.
code-not_away = This person is still here.
code-bad_text = Say 1 to 300 characters.
code-bad_clock = Nobody can play with this clock.
code-bad_option = These settings do not go together.
code-bad_seats = The game is not made for so many.
code-slow_down = Not so fast.
code-draining = The server is restarting.
code-disk_full = The server has no room left. Nothing was changed.
code-read_only = Just now one can only watch here.
code-internal = This is a fault of the server.

board-closer = Closer
board-farther = Farther away
board-all = Show everything
