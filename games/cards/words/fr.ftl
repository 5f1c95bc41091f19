# What people read about this game. The page and the rules read this file.

## The board

board = Le labyrinthe
hand = Ta main
card = carte { $card }
held-card = Carte { $card } : { $kinds }
card-turned = Carte { $card } : { $kinds } ; le haut vers { $top }
side-n = le nord
side-e = l’est
side-s = le sud
side-w = l’ouest
and = {" "}et{" "}
spot = La poser colonne { $x }, rangée { $y }
spot-turns = La poser colonne { $x }, rangée { $y } ; elle est tournée comme il faut
draft = Carte { $card } colonne { $x }, rangée { $y }, le haut vers { $top }. Entrée la pose, R la tourne
lying = Carte { $card } colonne { $x }, rangée { $y } : { $kinds }
take = Prendre la carte { $card } : { $kinds }
lay = Poser
lay-taking = Poser, prendre { $n }
turn-left = Tourner à gauche
turn-right = Tourner à droite
put-back = Reprendre en main
pile =
    { $n ->
        [one] Il reste une carte dans la pioche
       *[other] Il reste { $n } cartes dans la pioche
    }
won =
    { $n ->
        [0] Aucune carte gagnée pour l’instant
        [one] 1 carte gagnée
       *[other] { $n } cartes gagnées
    }
won-by =
    { $n ->
        [one] { $name } a gagné une carte
       *[other] { $name } a gagné { $n } cartes
    }
won-close = Touche l’écran pour les ranger
prompt-choose = Choisis une carte de ta main.
prompt-place = Choisis une place. En pointillé, la carte est tournée comme il faut.
prompt-nothing = Ici, elle ne relie aucun trésor. Pose-la, ou essaie une autre place.
prompt-take =
    { $n ->
        [one] Elle relie un trésor : prends la carte.
       *[other] Elle relie { $n } trésors : prends les cartes.
    }
act-lay = pose { $card }
act-take-seen = pose { $card } et prend { $cards }
move-lay = Pose la carte { $card } colonne { $x }, rangée { $y }, le haut vers { $top }
move-take = Pose la carte { $card } colonne { $x }, rangée { $y }, le haut vers { $top }, et prends { $cells }
move-taken = la carte colonne { $x }, rangée { $y }
act-take =
    { $n ->
        [one] pose { $card } et prend une carte
       *[other] pose { $card } et prend { $n } cartes
    }
act-draw-seen = { $name } pioche { $card }

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

## Pictures of a table

picture-seat = Place { $seat } : { $n } prises
picture-lays = La place { $seat } pose une carte.
picture-draws = La place { $seat } pioche.
picture-over = La partie est finie.
picture-status = { $turn }  Pioche : { $n }.
picture-labyrinth =
    { $n ->
        [one] Le labyrinthe a une carte : { $cards }.
       *[other] Le labyrinthe a { $n } cartes : { $cards }.
    }
picture-laid = { $card } en { $cell }
picture-hand = La place { $seat } a { $cards } en main et { $n } cartes prises.
picture-hidden = une carte cachée
picture-nothing = rien

## Actions at a terminal: each as an example, and what it means

terminal-actions =
    41w@0,3       poser la carte 41 en colonne 0, rangée 3, son haut vers l’ouest
                  ; n, e et s sont le nord, l’est et le sud
    33n@0,0x-1,0  poser la carte 33 en 0,0 et prendre celle en -1,0 ; chaque x en
                  prend une de plus
                  Derrière, +19 est la carte piochée, +? une carte que tu ne dois
                  pas voir

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
    .garden50 = Jardin : deux portes par côté
    .lanes50 = Allées : une porte, pour les petits

## The first game

tour-1 = Tes deux cartes. Chacune montre des chemins et deux trésors. Touches-en une pour la prendre.
tour-2 = Elle peut aller sur les places qui brillent. Touche-la encore pour la tourner, puis touche une place, ou fais-la glisser.
tour-3 = Un chemin mène-t-il d’un trésor de ta carte au même trésor ailleurs ? La lumière le parcourt, et cette carte-là est à toi. Essaie quelques places, puis pose ta carte.
tour-4 = Tu as pioché une carte, et les autres jouent. La dernière carte posée a un cadre de la couleur de sa place.
tour-5 = À toi de nouveau. Ce qui reste doit se tenir côte à côte : on ne peut pas toujours tout prendre. Si tu as le choix, touche les cartes cochées.
tour-6 = C’est tout. Quand toutes les cartes sont jouées, qui en a le plus gagne. Fais glisser le labyrinthe pour le déplacer, pince ou tourne la molette pour zoomer.

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

## The end

ending-most = Toutes les cartes sont posées. Avec { $n } cartes prises, la partie est gagnée.
ending-shared = Toutes les cartes sont posées. Avec { $n } cartes chacun, vous partagez la victoire.
ending-alone = Toutes les cartes sont posées : tu en as pris { $n }.
ending-taken =
    { $n ->
        [one] { $n } carte prise
       *[other] { $n } cartes prises
    }

## Hints

advice-nothing = Rien de bon à prendre : laisse peu aux autres et garde la meilleure carte.
advice-one = Une de tes cartes peut relier un trésor. Où laisse-t-elle le moins aux autres ?
advice-several = Une de tes cartes peut prendre plusieurs cartes d’un coup.
advice-keep = Pose la carte qui brille et garde l’autre.
advice-way = Trouve un chemin de la carte qui brille dans ta main jusqu’à celle-ci.
advice-lay =
    { $taken ->
        [0] Pose-la ici, tournée ainsi.
        [one] Pose-la ici, tournée ainsi, et prends une carte.
       *[other] Pose-la ici, tournée ainsi, et prends { $taken } cartes.
    }
advice-risk = { $lay } Le suivant pourra alors prendre quelque chose { $percent } fois sur 100.

## How the built-in bots play

character-mouse = Voit les mêmes trésors sur deux cartes voisines
character-hedgehog = Suit un chemin à travers une carte de plus
character-fox = Trouve tous les chemins et prend le plus de cartes
character-raven = Voit aussi ce qu’il laisse au joueur suivant
character-owl = Prévoit un tour de table et garde les bonnes cartes

## Énigmes

puzzle-pair = Deux cartes
    .task = Pose tes deux cartes l’une après l’autre et prends { $best } cartes en tout.
    .fails = Tu en as pris { $got }. On peut en prendre { $best }.
    .hint = Ce que tu poses d’abord change ce que l’autre carte peut atteindre.
puzzle-quiet = La carte discrète
    .task = Pose tes deux cartes l’une après l’autre et prends { $best } cartes en tout.
    .fails = Tu en as pris { $got }. On peut en prendre { $best }.
    .hint = La première carte ne prend rien. Elle prépare la seconde.
