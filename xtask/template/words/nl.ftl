# What people read about this game. The page and the rules read this file.

## Settings of a table

setting-pairs = Wat een kiezel op een gelijke doet
    .take = Hij pakt de hoop
    .climb = Niets, alsof hij hoger is

## Why an action is refused

refusal-NotYourTurn = Je bent niet aan de beurt.
refusal-NotInHand = Deze kiezel zit niet in je hand.
refusal-TooLow = De kiezel is lager dan de bovenste van de hoop.
refusal-CanLay = Zolang je een kiezel kunt leggen, mag je de hoop niet weggeven.

## Hints

advice-compare = Vergelijk wat je kunt doen voor je kiest
advice-better = Een van je zetten is beter dan de eerste die je te binnen schiet
advice-try = Probeer { $action }

## The end of a game

ending-most = Alle kiezels zijn gelegd, en niemand heeft er meer dan { $n } genomen.
ending-shared = Alle kiezels zijn gelegd. Met elk { $n } kiezels delen jullie de overwinning.
ending-taken =
    { $n ->
        [one] Eén kiezel genomen
       *[other] { $n } kiezels genomen
    }

## How the built-in bots play

character-mouse = Speelt wat ze meteen ziet
character-hedgehog = Kent de weg al een beetje
character-fox = Haalt het beste uit zijn beurt
character-raven = Denkt aan wat er na zijn beurt komt
character-owl = Weet alles wat er te weten valt

## Het bord

prompt = Leg een kiezel die minstens zo hoog is als de bovenste, of geef de hoop weg
heap = De hoop van onderen: { $pebbles }
bag = In de zak: { $count }
taken = { $name } heeft er { $count } genomen
hand = Jouw kiezels: { $pebbles }
lay = { $value } leggen
give = De hoop weggeven

## Het verslag

act-lay = legt { $value }
act-give = geeft de hoop weg
act-draw = trekt { $value }
act-draw-hidden = trekt een kiezel

## Actions at a terminal: each as an example, and what it means

terminal-actions =
    3     een kiezel van 3 leggen
    give  de hoop weggeven
