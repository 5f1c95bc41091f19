# What people read about this game. The page and the rules read this file.

## Settings of a table

setting-pairs = Was ein Kiesel auf einem gleichen bewirkt
    .take = Er nimmt den Haufen
    .climb = Nichts, als wäre er höher

## Why an action is refused

refusal-NotYourTurn = Du bist nicht am Zug.
refusal-NotInHand = Diesen Kiesel hast du nicht auf der Hand.
refusal-TooLow = Der Kiesel ist niedriger als der oberste auf dem Haufen.
refusal-CanLay = Solange du einen Kiesel legen kannst, darfst du den Haufen nicht abgeben.

## Hints

advice-compare = Vergleiche, was du tun kannst, bevor du wählst
advice-better = Einer deiner Züge ist besser als der erste, der dir einfällt
advice-try = Versuche { $action }

## The end of a game

ending-most = Alle Kiesel sind gelegt, und { $n } genommene Kiesel sind die meisten.
ending-shared = Alle Kiesel sind gelegt. Mit je { $n } Kieseln teilt ihr euch den Sieg.
ending-taken =
    { $n ->
        [one] Einen Kiesel genommen
       *[other] { $n } Kiesel genommen
    }

## How the built-in bots play

character-mouse = Spielt, was sie sofort sieht
character-hedgehog = Kennt sich schon ein wenig aus
character-fox = Macht das Beste aus seinem Zug
character-raven = Denkt daran, was nach seinem Zug kommt
character-owl = Weiß alles, was es zu wissen gibt

## Das Brett

prompt = Leg einen Kiesel, der mindestens so hoch ist wie der oberste, oder gib den Haufen ab
heap = Der Haufen von unten: { $pebbles }
bag = Im Beutel: { $count }
taken = { $name } hat { $count } genommen
hand = Deine Kiesel: { $pebbles }
lay = { $value } legen
give = Den Haufen abgeben

## Das Protokoll

act-lay = legt { $value }
act-give = gibt den Haufen ab
act-draw = zieht { $value }
act-draw-hidden = zieht einen Kiesel

## Actions at a terminal: each as an example, and what it means

terminal-actions =
    3     einen Kiesel mit der 3 legen
    give  den Haufen abgeben
