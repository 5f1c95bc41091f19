# What people read about this game. The page and the rules read this file.

## The board

board = Le labyrinthe
hand = Ta main
card-turned = Carte { $card } : { $kinds } ; le haut vers { $top }
side-n = le nord
side-e = l’est
side-s = le sud
side-w = l’ouest
and = {" "}et{" "}
spot = La poser colonne { $x }, rangée { $y }
spot-turns = La poser colonne { $x }, rangée { $y } ; elle est tournée comme il faut
draft = Carte { $card } colonne { $x }, rangée { $y }, le haut vers { $top }. Entrée la pose, R la tourne
lying = Carte { $card } colonne { $x }, rangée { $y } : { $kinds }
take = Prendre la carte { $card } : { $kinds }
lay = Poser
lay-taking = Prendre { $n }
turn-left = Tourner à gauche
turn-right = Tourner à droite
put-back = Reprendre en main
pile =
    { $n ->
        [one] Il reste une carte dans la pioche
       *[other] Il reste { $n } cartes dans la pioche
    }
prompt-choose = Choisis une carte de ta main.
prompt-place = Choisis une place qui brille. Touche encore la carte pour la tourner.
prompt-nothing = Ici, elle n’atteint aucun trésor pareil. Pose-la, ou essaie une autre place.
prompt-take =
    { $n ->
        [one] Elle atteint un trésor pareil : prends la carte.
       *[other] Elle atteint { $n } trésors pareils : prends les cartes.
    }
act-lay = pose la carte { $card }
act-take =
    { $n ->
        [one] pose la carte { $card } et prend une carte
       *[other] pose la carte { $card } et prend { $n } cartes
    }
act-draw-seen = Carte { $card } piochée

kinds-amulet = amulette
kinds-bat = chauve-souris
kinds-crown = couronne
kinds-dragon = dragon
kinds-emerald = émeraude
kinds-feather = plume
kinds-ghost = fantôme
kinds-helmet = casque
kinds-idol = idole
kinds-jug = cruche
kinds-candlestick = chandelier
kinds-lizard = lézard
kinds-map = carte au trésor
kinds-necklace = collier
kinds-owl = hibou
kinds-purse = bourse
kinds-quill = plume d’oie
kinds-ring = anneau
kinds-sword = épée
kinds-chest = coffre
kinds-unicorn = licorne
kinds-viper = vipère
kinds-wand = baguette magique
kinds-axe = hache
kinds-key = clé

## Settings of a table

setting-edges = Comment les cartes doivent s’accorder
    .free = Un seul raccord suffit
    .strict = Aucune porte contre une haie
setting-equal_turns = Autant de tours pour chacun
    .false = Jouer toutes les cartes
    .true = Écarter quelques cartes sans les voir
setting-first = Qui commence
    .random = Tirage au sort
    .youngest = Le plus jeune, à la place 1
setting-take = Prendre des cartes
    .choose = Choisir lesquelles
    .auto_max = Toujours le plus possible
setting-deck = Les cartes
    .garden50 = Jardin : deux portes par côté
    .lanes50 = Allées : une porte, pour les petits

## The first game

tour-1 = Tes deux cartes. Chacune montre des chemins et deux trésors. Touches-en une pour la prendre.
tour-2 = Elle peut aller sur les places qui brillent. Touche-la encore pour la tourner, puis touche une place, ou fais-la glisser.
tour-3 = Un chemin mène-t-il d’un trésor de ta carte au même trésor ailleurs ? La lumière le parcourt, et cette carte-là est à toi. Essaie quelques places, puis pose ta carte.
tour-4 = Tu as pioché une carte, et les autres jouent. La dernière carte posée a un cadre de la couleur de sa place.
tour-5 = À toi de nouveau. Ce qui reste doit se tenir côte à côte : on ne peut pas toujours tout prendre. Si tu as le choix, touche les cartes cochées.
tour-6 = C’est tout. Quand toutes les cartes sont jouées, qui en a le plus gagne. Fais glisser le labyrinthe pour le déplacer, pince ou tourne la molette pour approcher.

## Why an action is refused

refusal-GameOver = La partie est finie.
refusal-NotYourTurn = Ce n’est pas ton tour.
refusal-DrawFirst = Il faut d’abord piocher une carte.
refusal-NotInHand = Cette carte n’est pas dans ta main.
refusal-CellTaken = Une autre carte s’y trouve déjà.
refusal-NoNeighbour = La carte doit partager un côté avec une autre.
refusal-NoConnection = Aucune porte de la carte ne rencontre une porte ouverte d’une voisine.
refusal-GateAgainstWall = À cette table, aucune porte ne peut buter sur une haie.
refusal-StuckTakesNothing = Une carte posée sans raccord ne prend rien.
refusal-NothingThere = Il n’y a pas de carte à prendre là.
refusal-LaidCardStays = La carte que tu viens de poser reste en place.
refusal-NoEqualTreasure = Cette carte ne montre aucun trésor de la tienne.
refusal-NoWay = Aucun chemin continu n’y mène au même trésor.
refusal-FallsApart = Les cartes restantes ne formeraient plus un seul ensemble, côté contre côté.
refusal-NotTheMost = À cette table, on prend le plus de cartes possible.

## Hints

advice-nothing = Rien de bon à prendre : laisse peu aux autres et garde la meilleure carte
advice-one = Une de tes cartes atteint un trésor pareil. Où laisse-t-elle le moins aux autres ?
advice-several = Une de tes cartes peut prendre plusieurs cartes d’un coup
advice-keep = Pose la carte { $card } et garde l’autre
advice-way = Cherche un chemin de ta carte { $card } à celle-ci
advice-lay =
    { $taken ->
        [0] Pose la carte { $card } colonne { $x }, rangée { $y }, le haut vers { $top }.
        [one] Pose la carte { $card } colonne { $x }, rangée { $y }, le haut vers { $top } et prends une carte.
       *[other] Pose la carte { $card } colonne { $x }, rangée { $y }, le haut vers { $top } et prends { $taken } cartes.
    }
advice-risk = { $lay } Le suivant pourra alors prendre quelque chose { $percent } fois sur 100.

## How the built-in bots play

character-mouse = Voit les trésors pareils sur deux cartes voisines
character-hedgehog = Suit un chemin à travers une carte de plus
character-fox = Trouve tous les chemins et prend le plus de cartes
character-raven = Voit aussi ce qu’il laisse au joueur suivant
character-owl = Prévoit un tour de table et garde les bonnes cartes
