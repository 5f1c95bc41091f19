# What people read about this game. The page and the rules read this file.

## Settings of a table

setting-pairs = Ce que fait un caillou sur son égal
    .take = Il prend le tas
    .climb = Rien, comme s’il était plus haut

## Why an action is refused

refusal-NotYourTurn = Ce n’est pas ton tour.
refusal-NotInHand = Ce caillou n’est pas dans ta main.
refusal-TooLow = Le caillou est plus bas que celui du haut du tas.
refusal-CanLay = Tant que tu peux poser un caillou, tu ne peux pas donner le tas.

## Hints

advice-compare = Compare ce que tu peux faire avant de choisir
advice-better = Un de tes coups vaut mieux que le premier qui vient à l’esprit
advice-try = Essaie { $action }

## The end of a game

ending-most = Tous les cailloux sont posés, et personne n’en a pris plus de { $n }.
ending-shared = Tous les cailloux sont posés. Avec { $n } cailloux chacun, vous partagez la victoire.
ending-taken =
    { $n ->
        [one] { $n } caillou pris
       *[other] { $n } cailloux pris
    }

## How the built-in bots play

character-mouse = Joue ce qu’elle voit tout de suite
character-hedgehog = Commence à s’y connaître
character-fox = Tire le meilleur de son tour
character-raven = Pense à ce qui vient après son tour
character-owl = Sait tout ce qu’il y a à savoir

## Le plateau

prompt = Pose un caillou au moins aussi haut que celui du dessus, ou donne le tas
heap = Le tas, de bas en haut : { $pebbles }
bag = Dans le sac : { $count }
taken = { $name } en a pris { $count }
hand = Tes cailloux : { $pebbles }
lay = Poser { $value }
give = Donner le tas

## Le journal

act-lay = pose { $value }
act-give = donne le tas
act-draw = tire { $value }
act-draw-hidden = tire un caillou

## Actions at a terminal: each as an example, and what it means

terminal-actions =
    3     poser un caillou de 3
    give  donner le tas
