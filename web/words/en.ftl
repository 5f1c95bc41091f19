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

start-search = Search by name, or the name on the box
start-none = No game matches.
start-opponent = Who do you want to play with?
start-computer =
    { $level ->
        [mouse] Play against the mouse
        [hedgehog] Play against the hedgehog
        [fox] Play against the fox
        [raven] Play against the raven
       *[owl] Play against the owl
    }
start-computer-together =
    { $level ->
        [mouse] Play with the mouse
        [hedgehog] Play with the hedgehog
        [fox] Play with the fox
        [raven] Play with the raven
       *[owl] Play with the owl
    }
start-friends = Play with friends
start-pass = Pass and play
start-pass-about = You share this device, and a curtain hides each hand.
start-pass-open = You share this device: take it when it is your turn.
start-watch = Watch
start-watch-about = See how others play.
start-options = More options
start-code = Have you been invited?
start-code-label = Code or link
start-join = Join
start-bad-code = This code leads to no table. Please check it.
start-running = Your games
start-resume = Continue
start-how-many = How many of you are there?
start-go = Let’s play
start-rules = How to play

players = { $low } players
players-range = { $low } to { $high } players

lobby-title = Lobby
lobby-invited = You are invited
lobby-invited-by = { $name } asks you to play
lobby-open = Looking for players
lobby-running = In progress
lobby-finished = Finished
lobby-letters = By correspondence
lobby-days =
    { $days ->
        [one] one day for a move
       *[other] { $days } days for a move
    }
lobby-none-open = Nobody is looking for players just now. Open a table, and others find it here.
lobby-none-running = No game can be watched just now. Play one yourself, and let others watch it: under “More” at the table.
lobby-open-one = Open a table
lobby-more = Show more
lobby-seats = { $taken } of { $all } seats taken
lobby-host = opened by { $name }
lobby-go = Go to the table
lobby-rated = rated
lobby-again = View

characters-mouse = Mouse
characters-hedgehog = Hedgehog
characters-fox = Fox
characters-raven = Raven
characters-owl = Owl
bots-mouse-1 = Pip
bots-mouse-2 = Nibble
bots-mouse-3 = Crumb
bots-mouse-4 = Tilly
bots-mouse-5 = Biscuit
bots-hedgehog-1 = Bramble
bots-hedgehog-2 = Thistle
bots-hedgehog-3 = Prickle
bots-hedgehog-4 = Bristle
bots-hedgehog-5 = Acorn
bots-fox-1 = Rusty
bots-fox-2 = Ember
bots-fox-3 = Copper
bots-fox-4 = Russet
bots-fox-5 = Todd
bots-raven-1 = Corvin
bots-raven-2 = Inky
bots-raven-3 = Jet
bots-raven-4 = Edgar
bots-raven-5 = Sable
bots-owl-1 = Minerva
bots-owl-2 = Hoot
bots-owl-3 = Sage
bots-owl-4 = Barnaby
bots-owl-5 = Luna
characters-random = Chance
characters-greedy = Greedy
plays-mouse = Gentle, and misses a lot: right for a first game.
plays-hedgehog = Easy-going, and lets the odd chance slip by.
plays-fox = Cunning: you will have to pay attention.
plays-raven = Thinks ahead and rarely slips.
plays-owl = The best in the house.

create-title = Open a table
create-game = Game
create-seats = Seats
create-others = Who else plays?
create-bots = The computer
create-people = People I invite
create-pass = People here, on this device
create-level = Which animal plays?
create-private = Only people with the link can find it
create-rated = Counts for ratings
create-clock = Time
create-clocks-none = No clock
create-clocks-per_move = Seconds per move
create-clocks-per_game = Minutes per game
create-clocks-days = Days per move
create-increment = Seconds added per move
create-options = House rules
create-usual = as in the rulebook
create-number = number
create-open = Open the table

table-seat = Seat { $number }
table-you = you
table-empty = free
table-who = Who are you?
table-watching = You are watching.
table-ask-seat = Ask for a seat
table-seat-asked = You have asked for a seat.
table-seat-wanted = { $name } would like to play.
table-seat-wanted-next = { $name } would like to play the next game.
table-give-seat = Give a seat
table-how-many = How many play?
table-as-they-come = Whoever comes, up to { $most }
table-begin =
    { $count ->
        [one] Begin alone
       *[other] Begin with { $count } players
    }
table-learning = Waiting for { $names }: still learning the game.
table-ask-undo = Ask to take back a move
table-away = away
table-sit = Sit here
table-stand = Get up
table-send-away = Remove
table-invite = Let the computer play here
table-ready = Ready
table-not-ready = Not ready yet
table-be-ready = I’m ready
table-wait-ready = Waiting for everybody to be ready.
table-wait-seats = Waiting for people to take the free seats.
table-dealing = The cards are being dealt.
table-invite-title = Invite
table-invite-about = Send this link, show the QR code, or read out the letters.
table-invite-here = Only this computer can open this link: the server cannot be reached from elsewhere.
table-invite-lan = To let phones on your home network join, start the server with
table-copy = Copy the link
table-copied = Copied
table-share = Share
table-code = Code
table-television = Show on a TV
table-list = Let others watch
table-unlist = Stop letting others watch
table-list-moves = The game moves to the server for that. You keep your seat, and it goes on where it is.
table-your-turn = Your turn
table-turn-of = { $names } to play
table-paused = The game is paused.
table-resume = Resume
table-pause = Pause
table-ask-pause = Ask for a pause
table-over = The game is over
table-won =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } win!
    }
table-you-won = You won!
table-team-won = You won together!
table-team-lost = You lost together. Better luck next time!
table-you-shared = You share the victory!
table-you-lost = Well fought! Next time it may be you.
table-nobody-won = Nobody won.
table-places = Places
table-place = Place { $place }
table-see-board = See the board
table-see-result = See the result
table-send-picture = Send a picture
table-save-record = Save the record of the game
table-deal-fair = Was the deal fair?
table-broken-off = The game was called off.
table-again = Play again
table-go-again = Go to the next game
table-proved = The deal was fair: the server revealed exactly the secret it had committed to before the first card.
table-unproved = The server’s secret does not match its commitment. Do not trust this deal.
table-log = What happened
table-look = Show on the board
table-chat = Chat
table-say = Say something
table-send = Send
table-go-on = Continue
table-hint = Hint
table-hint-more = Tell me more
table-hint-do = Do it
table-undo = Take back
table-undo-asked = { $name } would like to take back the last move.
table-undo-waits = Waiting for everybody to agree.
table-pause-asked = { $name } would like to pause the game.
table-pause-waits = Waiting for everybody to agree to the pause.
table-abort-asked = { $name } would like to call off this game.
table-abort-waits = Waiting for everybody to agree to call it off.
table-yes = Agree
table-no = No
table-guarded = The stand-in is playing for you.
table-back = I’m back
table-let-guardian = Let a stand-in play
table-guardian-for = Let a stand-in play for { $name }
table-abort = Call off the game
table-abort-sure = Really call off this game?
table-ask-abort = Suggest calling it off
table-resign = Give up
table-resign-sure = Really give up? It counts as a loss.
table-rules = Rules
table-more = More
table-leave = Leave the table
table-leave-sure = Leave this game?
table-leave-about = Your seat stays yours: you will find the game under “Your games” on the start page.
table-leave-go = Leave and come back later
table-leave-guardian = Leave and let a stand-in play for me
table-leave-abort = Call off the game and leave
table-leave-resign = Give up and leave
table-stay = Stay
table-text-board = Board as text
table-drawn-board = Board as picture
spoken-seats = Players
spoken-own = What you have
spoken-board = On the table
table-actions = What you can do
table-filter = Search moves
table-more-actions = { $count } more: search to find them
table-nothing-to-do = Nothing for you to do right now.
table-why = Read the rule
table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-no-table = There is no such table.
table-no-table-about = Perhaps a letter of the link is missing. Check it, or ask for a new one.
tab-broken = This game cannot be shown.
tab-save = Save what is stored as a file
tab-remove = Remove the game
tab-remove-sure = Really remove it? It cannot be brought back.
tab-reload = Load the page again
site-newer = There is a newer version of this page.
site-newer-load = Use it now

curtain-pass = Hand the device to { $name }
curtain-closed = All cards are hidden.
curtain-here = I’m { $name }: show my side

line-connecting = Looking for the table …
line-offline = You are offline. You’ll be back in the game as soon as you’re connected.
line-restarting = The server is restarting. Back in a moment.
line-unsent =
    { $count ->
        [one] One move waits to be sent.
       *[other] { $count } moves wait to be sent.
    }

review-title = Look back
review-of = Whose game?
review-thinking = The owl is thinking about every move …
review-about = The owl judges every move by what you could know at the time. Luck is counted separately.
review-accuracy = Accuracy: { $points } of 100
review-luck-good = Luck: more than usual
review-luck-even = Luck: as usual
review-luck-bad = Luck: less than usual
review-move = Move { $number }
review-better = Better:
review-points = chance to win: −{ $points }%
review-fine = No move cost you much. Well played!
review-slow = Right, but slow: others would have finished first.
review-small = No single move gave much away, but many small losses add up.
review-show = What the board shows
review-played = What was played
review-best = What was better
review-none = There was nothing to decide.
review-classes-inaccuracy = inaccurate
review-classes-mistake = mistake
review-classes-blunder = blunder

replay-title = Watch again
replay-opening = The game is being opened …
replay-none = There is no game in this link. Open a record (.play), or drop one here.
replay-not-over = This game cannot be watched again: it is not over yet, or the link leads nowhere.
replay-to-table = To the table
replay-leave = Back
replay-start = The start of the game
replay-way = Through the game
replay-turn = Turn { $turn } of { $turns }
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-play = Let it run
replay-pause = Stop
replay-public = Somebody who looks on
replay-speed = How fast?
replay-share = Send this moment
replay-continue = Play on from here
replay-save = Save as
replay-frame = For another page
replay-film = Film (SVG)
replay-seat = On whose seat?
replay-anew = Deal hidden cards again: only what { $name } saw stays as it was
replay-computer = Against the computer

study-title = Try moves
study-open = Try moves from here
study-leave = Back to the game
study-again = What you tried in turn { $turn }
study-about = Move for everybody, whatever comes to mind. Nothing is lost: what you take back stays in the list.
study-owl = What would the owl do?
study-thinking = The owl is thinking …
study-value = { $name } wins { $share } of such games, the owl expects.
study-show = Show it on the board
study-others = It also thought about:
study-tree = What you have tried
study-start = Where you began
study-comment = A note on this move
study-remove = Take this move out of the list
study-graph = How the chances went
study-grade = Grade all moves
study-grading = The owl is thinking about every move … { $done } of { $all } players
study-leap = Next mistake
study-leap-back = Mistake before
study-from-to = Chance to win: { $before }% before, { $after }% after.
study-class-best = The best move, or as good.
study-class-good = A good move.
study-class-inaccuracy = Inaccurate.
study-class-mistake = A mistake.
study-class-blunder = A blunder.

log-configured = The table has new settings.
log-sits = { $name } sits down.
log-free = Seat { $seat } is free.
log-seat-asked = { $name } asks for a seat.
log-ready = { $name } is ready.
log-not-ready = { $name } is not ready any more.
log-started = The game begins.
log-acted = { $name } { $action }
log-acted-guardian = { $name } { $action } (stand-in)
log-acted-clock = { $name } { $action } (time is up)
log-drew = Drawn: { $chance }
log-claimed = { $name } is done!
log-undo-asked = { $name } asks to take back a move.
log-pause-asked = { $name } asks for a pause.
log-abort-asked = { $name } suggests calling it off.
log-answer-yes = { $name } agrees.
log-answer-no = { $name } disagrees.
log-undone = The last move has been taken back.
log-paused = The game is paused.
log-resumed = The game goes on.
log-guardian = A stand-in plays for { $name }.
log-guardian-off = { $name } is playing again.
log-resigned = { $name } gives up.
log-said = { $name } says: { $text }
log-ended = The game is over.
log-broken = The game was called off.
log-rematch = A new game has been opened.

phrases-1 = Hello!
phrases-2 = Good move!
phrases-3 = Oh no!
phrases-4 = Just a moment.
phrases-5 = Well played!
phrases-6 = Thanks, see you next time!

chat-about = More about what { $name } said
chat-mute = Mute { $name }
chat-muted = { $name } is muted.
chat-unmute = Listen again
chat-report = Report
chat-reported = Reported

tv-scan = Scan to play along
tv-type = or open { $address } and enter the code

settings-title = Settings
settings-language = Language
settings-theme = Appearance
settings-themes-auto = same as the device
settings-themes-light = light
settings-themes-dark = dark
settings-size = Text size
settings-sizes-normal = normal
settings-sizes-large = large
settings-sizes-huge = very large
settings-motion = Animations
settings-motions-auto = same as the device
settings-motions-none = off
settings-pace = Others’ moves
settings-paces-normal = normal
settings-paces-calm = slowly
settings-paces-fast = fast
settings-paces-once = instantly
settings-sound = Sounds
settings-sounds = Which sounds?
settings-haptics = Vibrate at important moments
sounds-turn = My turn
sounds-card = Cards
sounds-tile = Tiles
sounds-pawn = Pawns
sounds-dice = Dice
sounds-treasure = Treasure
sounds-victory = Victory
settings-notify = Tell me when it is my turn
settings-notify-not = This browser allows notifications only over HTTPS or on this machine.
settings-text-board = Boards as text, for screen readers
settings-phrases-only = For children: only phrases in chats
settings-here = Games against the computer or on one device: in this browser, without the server
settings-notation = Coordinates on the board, and notation in the log
settings-close = Close

me-title = You
me-name = Your name
me-name-about = Others at the table see it. You need no account: this browser remembers you.
me-save = Save
me-saved = Saved
me-guest = Guest
me-look = Your animal
me-animals-cat = cat
me-animals-dog = dog
me-animals-rabbit = rabbit
me-animals-bear = bear
me-animals-frog = frog
me-animals-duck = duck
me-animals-badger = badger
me-animals-deer = deer
me-standing = Your results
me-device = Play on another device, too
me-device-about = Scan this with your phone within ten minutes. It works once; show it to nobody else.
me-device-show = Show the code
me-enter = Play as { $name } on this device?
me-enter-go = Yes, that is me
me-enter-bad = This link has been used or is too old. Make a new one on the other device.
me-no-games = You have not played yet.
me-passphrase = Sign in with a passphrase
me-passphrase-about = So that you can play under your name on any device, even if you lose this one.
me-passphrase-set = You can sign in as “{ $name }” on any device.
me-sign-name = Sign-in name
me-new-passphrase = Passphrase (at least 8 characters)
me-old-passphrase = Current passphrase
me-set-passphrase = Set the passphrase
me-change-passphrase = Change it
me-sign-in = Sign in
me-sign-in-about = Have you set a passphrase before, here or elsewhere?
me-the-passphrase = Passphrase
me-sign-out = Sign out on this device
me-sign-out-all = Sign out everywhere
me-sign-out-sure = You have no passphrase: once you sign out, nobody can ever use this name and its results again. Sign out anyway?
me-stay = Stay

person-program = A program
person-results = Results
person-history = Finished games
person-no-history = No finished games that everybody may see.
person-no-games = No finished games yet.
person-played = { $played } played
person-won = { $won } won
person-best =
    { $points ->
        [one] best: { $points } point
       *[other] best: { $points } points
    }
person-rating = Rating
person-provisional = provisional
person-alone = Each for themselves
person-together = Together
person-streak =
    { $now ->
        [one] one win in a row, record: { $longest }
       *[other] { $now } wins in a row, record: { $longest }
    }
person-nobody = There is no such person here.
person-wins = won
person-team-won = won together
person-team-lost = lost together
person-broken-off = called off

tab-take-along = Take this game along
tab-save-game = Save the game as a file
tab-save-about = The file can be opened again here or in another browser: under “Positions and records”.
tab-move = Move it to the server
tab-move-about = Friends can then join or watch. You keep your seat, and the game goes on where it is.
tab-moving = The game is on its way …

start-tools = Tools: positions, records, and helpers for the real table

helper-title = Tools
helper-about = For people around a real table, and for everybody who wants to look into a game. All of it works in your browser, without a server.
helper-maze = Solver for sliding mazes
helper-maze-about = Tap the maze on your table together, and it finds the fewest turns to your goal and proves that there is no shorter way. For every box whose lines are pushed.
helper-maze-tap = Choose a tile and tap the squares where it lies; another tap turns it. Then place the pawn and the goal.
helper-maze-brush = What a tap does
helper-maze-shape-3 = Corner
helper-maze-shape-5 = Straight
helper-maze-shape-b = Fork
helper-maze-shape-f = Crossing
helper-maze-shape-1 = Dead end
helper-maze-pawn = Pawn
helper-maze-goal = Goal
helper-maze-blank = blank
helper-maze-side-n = open at the top
helper-maze-side-e = open at the right
helper-maze-side-s = open at the bottom
helper-maze-side-w = open at the left
helper-maze-extent = Squares a side
helper-maze-lines = Every second line can be pushed: 2, 4 and so on, counted from the left and from the top. A pawn that is pushed out comes back on the tile just pushed in.
helper-maze-missing =
    { $n ->
        [one] One square is still blank.
       *[other] { $n } squares are still blank, the tile in your hand included.
    }
helper-maze-solve = Find the way
helper-maze-thinking = Searching …
helper-maze-clear-sure = Really take everything off?
helper-maze-paste = Paste a position
helper-maze-paste-about = A maze as the program writes it (irrgarten puzzle maze). A position of a game opens in the box for positions, which solves it by the rules of that game.
helper-maze-there = You are there already.
helper-maze-fewest =
    { $n ->
        [one] One turn is enough.
       *[other] { $n } turns are enough, and fewer are not: that is proved.
    }
helper-maze-far = It takes { $n } turns or more. To look further would take too long.
helper-maze-push-column = Push column { $line } { $side } with the tile turned like this, then walk to { $square }.
helper-maze-push-row = Push row { $line } { $side } with the tile turned like this, then walk to { $square }.
helper-maze-step = Next step
helper-maze-take = Go on from here
helper-maze-change = Change the maze
helper-scores = Score pad, dice and dealer
helper-scores-about = Points round by round, dice that nobody can load, and numbers in a fair order.
helper-game = Which game?
helper-any-game = Any game
helper-round = Round
helper-player = Name of player { $number }
helper-points-of = Points for { $name }
helper-total = Total
helper-add-round = Note the round
helper-more-players = One more player
helper-fewer-players = One player fewer
helper-clear = Start afresh
helper-clear-sure = Really remove all rounds?
helper-dice = Dice
helper-how-many = How many?
helper-throw = Throw
helper-dealer = Dealer
helper-dealer-about = Numbers from 1 in a fair order: for who begins, or for cards that are numbered.
helper-numbers = Up to
helper-mix = Shuffle

position-title = Positions and records
position-about = Paste a position of any game, or open the record of a game (.play). Everything happens in your browser.
position-label = Position or record
position-read = Show it
position-file = Open a file
position-deal = Or deal a new game:
position-turn = Seat { $seats } to play
position-over = The game is over: { $score }
position-hidden = Parts of this position are hidden: it can be shown, but not played on.
position-draw-due = Something is to be drawn.
position-chances = What can be drawn
position-draw = Draw by chance
position-text = In notation
position-view = Who is looking?
position-everything = Everything open
position-play = Play on from here
position-way = The way to this position
position-start = The start
position-drawn = Drawn
position-first = To the start
position-back = Back
position-on = On
position-count =
    { $depth ->
        [one] Count the moves
       *[other] Count the positions after { $depth } moves
    }
position-solve = Solve
position-column = The text cannot be read from character { $column } on.
record-verified =
    { $plies ->
        [one] Verified: the deal and its one move or draw were played again and match the record.
       *[other] Verified: the deal and all { $plies } moves and draws were played again and match the record.
    }
record-shares =
    { $shares ->
        [0] The server or the browser alone chose the seed.
        [one] One device contributed to the seed.
       *[other] { $shares } devices contributed to the seed.
    }
record-seeded = The record does not say who chose the seed.
record-unseeded = Every move is allowed and the result is right. The record has no seed, so nobody can check the deal and the draws.
record-seal = Seal: { $seal }
record-line = Line { $line } is wrong: this move or draw cannot have happened there.
record-wrong = A line of the header is wrong.
record-wrong-game = It is a record of another game, or of another version of its rules.
record-wrong-seats = The number of seats does not fit the game.
record-wrong-options = A setting in it does not exist in this game.
record-wrong-deal = A share of the deal is not the one that was promised.
record-wrong-seed = The seed does not follow from the shares.
record-wrong-start = The start position is not the one that was dealt.
record-wrong-result = The result is not the one the moves lead to.
record-wrong-seal = The seal is broken: something in it was changed after the game.

puzzle-title = Puzzles
puzzle-turns = { $turns } turns
puzzle-alone = for one person
puzzle-about = Push a row with the tile in your hand, then walk. Reach the treasure in as few turns as possible.
puzzle-start = A maze just for you, a new one every day.
puzzle-today = Puzzle of the day
puzzle-another = Another one
puzzle-level = Difficulty
puzzle-levels-easy = easy: 5 by 5, two turns
puzzle-levels-medium = medium: 7 by 7, two turns
puzzle-levels-hard = hard: 7 by 7, three turns
puzzle-levels-master = very hard: 9 by 9, four turns
puzzle-turn = Turn { $turn }. It can be done in { $fewest }.
puzzle-push = Choose an arrow to push the tile in there.
puzzle-walk = Walk to a glowing square, or stay where you are.
puzzle-solved =
    { $turns ->
        [one] Solved in one turn!
       *[other] Solved in { $turns } turns!
    }
puzzle-fewest = It cannot be done faster.
puzzle-fewer = It can be done in { $turns }.
puzzle-shown = This is how it is done.
puzzle-undo = Take back
puzzle-restart = Start over
puzzle-show = Show a solution
puzzle-turn-tile = Turn the tile
puzzle-hand = The tile in your hand
puzzle-arrow = Push row { $line }
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
puzzle-history = What has been said so far
puzzle-self = Seat { $number } (you)
puzzle-right = Solved!
puzzle-wrong = Not quite.
puzzle-rated = about { $rating }
puzzle-skip = Skip it
puzzle-theme = Kind
puzzle-theme-all = all kinds
puzzle-progress = Your rating: { $rating }. Solved: { $solved }. Days in a row: { $days }.
puzzle-kept = Your rating counts first tries without hints. It stays in this browser.
puzzle-hint = Hint { $step } of 3
puzzle-hint-where = Look where it shines.
puzzle-hint-what = This is the next step: the board shows it.
puzzle-rush = Rush: three minutes
puzzle-rush-stop = Stop the clock
puzzle-rush-left = { $seconds } seconds left. Solved: { $solved }. Lives: { $lives }.
puzzle-rush-over = Time is up. You have solved { $solved }, and { $best } at your best.

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
about-what = Irrgarten is a game house you host yourself: one program with the rules, computer opponents, tables and this page. Nobody is tracked; there are no accounts and no advertisements.
about-sources = Where the games come from
about-after = rules after { $game }
about-known = also known as { $names }
about-own = Titles, pictures and texts are our own. We have no connection with the publishers of the boxed games; if you like a game, buy it.
about-deal = Fair cards
about-deal-text = Before a game, the server and every device each commit to a secret number. The cards are dealt from all of them together, so nobody alone can choose them, and at the end everybody can check it.
about-licence = Free software under MIT or Apache 2.0.
about-version = Version { $version }

tour-offer = Your first game? Take a short tour.
tour-start = Show me
tour-next = Next
tour-pass = Skip this step
tour-done = Got it
tour-skip = No thanks
tour-step = { $at } of { $all }
tour-ready = I’m ready
tour-waits = Nothing starts before you are ready.

error-close = Close
error-not-found = There is nothing at this address.

code-wrong_passphrase = This name and passphrase do not match.
code-bad_passphrase = A passphrase has 8 to 200 characters.
code-name_taken = Somebody else already signs in with this name.
code-no_such_person = There is no such person here.
code-unreachable = The server cannot be reached.
code-illegal_action = That is not allowed.
code-not_your_turn = It is not your turn.
code-not_offered = That is not possible here.
code-stale = Something has changed in the meantime. Please look again.
code-bad_name = A name has 1 to 24 visible characters.
code-who_are_you = Choose a name first.
code-no_such_table = There is no such table.
code-no_such_seat = There is no such seat.
code-seat_taken = This seat is taken.
code-seat_empty = Nobody sits on this seat.
code-not_your_seat = This is not your seat.
code-host_only = Only the person who opened the table may do that.
code-already_started = The game has already begun.
code-not_playing = No game is being played right now.
code-not_over = The game is not over yet.
code-paused = The game is paused.
code-nothing_to_undo = There is nothing to take back.
code-undo_too_late = Too late: something new has been revealed since then.
code-nothing_asked = Nobody is asking this any more.
code-already_asked = Somebody else has asked something: answer that first.
code-by_the_clock = This game is played by the clock, and the clock decides.
code-own_clock = In a rated game nobody may stop their own clock.
code-rated = A rated game is played to the end or given up.
code-resigned = You have given up this game.
code-not_away = This person is still here.
code-bad_text = A message has 1 to 300 characters.
code-bad_clock = This clock cannot be played with.
code-bad_option = These settings do not go together.
code-bad_seats = This game is not made for that many players.
code-slow_down = Not so fast, please.
code-draining = The server is restarting.
code-disk_full = The server has run out of space. Nothing was changed.
code-read_only = Right now you can only watch here.
code-internal = Something went wrong on the server.
code-bad_request = The server did not understand this.
code-not_found = There is nothing at this address.
code-not_allowed = That does not work at this address.
code-too_slow = That took too long to arrive. Try again.
code-too_big = That is too long.
code-bad_token = This token is not valid here any more.
code-not_for_bots = This is for people, not for programs.
code-foreign_origin = Another site may not do this.
code-foreign_host = This server does not answer to this address.
code-no_such_link = This link is used up or too old. Make a new one on the other device.
code-not_invited = Nobody has invited you to this table.
code-bad_url = This address cannot be called.
code-too_many = You have too many of these already.
code-busy = Others were faster. Please try once more.
code-damaged = What the server stored of this is damaged. It is not shown.
code-store = The server cannot store anything just now. Nothing was changed.
code-no_such_code = No table has this code, or its game is over.
code-seat_needed = Choose a seat first.
code-learning = Somebody is still learning the game. It begins when they are ready.
code-racing = Not while the race is on.
code-held = Wait a moment.
code-claimed = You have already said you’re done.
code-bad_share = This device has promised another secret for the deal.
code-one_seat_only = In a rated game everybody has one seat.
code-nobody_else = A rated game needs two people or more.
code-no_ratings = All win or lose this game together: it is not rated.
code-full = This table’s log is full: you can play on, but nothing else.
code-no_hints = In a rated game there are no hints.
code-unknown_game = This game does not exist here.
code-bad_seat = There is no such seat in this game.
code-bad_seed = No deal can be made of this.
code-bad_position = This is not a valid position of the game.
code-hidden = Parts of this position are hidden.
code-bad_action = This is not a valid move.
code-draw_pending = Something has to be drawn first.
code-no_draw_pending = There is nothing to draw now.
code-bad_chance = This cannot be read as a draw.
code-impossible_chance = This cannot be drawn here.
code-game_over = The game is over.
code-bad_record = This is not a valid record of a game.
code-bad_question = This question cannot be answered.
code-bad_puzzle = This is not a valid puzzle.
code-no_such_puzzle = There is no such puzzle. Try another one.
code-line_too_long = This line is too long.
code-not_text = This is not valid text.
code-io = The server cannot read or write a file.
code-unknown = Something unexpected went wrong. Reload the page.
code-tab_damaged = What this browser stored of the game is damaged, or was stored by another version of this page. Nothing was changed.
code-tab_unloadable = The part of this page that plays without a server cannot be loaded. Without a network, try again later; otherwise your browser may be too old for it.
code-tab_disk_full = There is no room left on this device. Nothing was changed: free some space and try again.
code-tab_store = This browser does not let the page store anything, perhaps because the window is private. Nothing was changed.
code-tab_internal = Something went wrong in this page. Load it again: what was stored is still there.
code-tab_not_found = This does not work without a server.

board-closer = Zoom in
board-farther = Zoom out
board-all = Show everything

bots-title = Programs that play
bots-about = A bot is a program with an account of its own. Whoever has its token plays under its name, and everybody at the table sees that it is a program.
bots-api = All requests
bots-docs = How programs talk to the server
bots-example = A small bot in Python
bots-nameless = Choose a name first, then you can make bots of your own:
bots-own = Your bots
bots-none = You have no bots yet.
bots-name = Name of the new bot
bots-make = Make a bot
bots-made = made on { $day }
bots-token = Token of { $name }
bots-once = Copy it now: nobody can show it to you again.
bots-copy = Copy
bots-copied = Copied
bots-revoke = Revoke its token
bots-revoke-sure = Revoke the token of { $name }? It is disconnected at once, and the token never works again.
bots-keep = Keep it
bots-online = Bots that are online
bots-online-about = At a table you have opened, you can invite them to an empty seat.
bots-nobody = No bot is waiting for an invitation right now.
bots-invite = Invite
bots-invited = Invited
bots-call = Call me on my turn
bots-call-about = When it is your turn and none of your devices is at the table, the server calls this address.
bots-call-address = Address, beginning with https://
bots-call-save = Call this address
bots-call-stop = No more calls
bots-call-secret = Every call is signed with this secret
bots-call-off = This address is not called any more: { $reason }
about-code = Source code
person-files = Download
person-record = Record
person-proof = Proof of the deal
