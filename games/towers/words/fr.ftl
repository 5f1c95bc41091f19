# What people read about this game. The page and the rules read this file.

## The board

board = Les tours
plan = Plan vu d’en haut
hand = Tes cartes Magie
no-cards = aucune carte Magie
some-cards = { $n }× { $card }
target = Ton but, que nul autre ne voit : { $kind }
target-rune = Tous les trésors sont trouvés. À la pierre runique, au centre
target-home = Tout est trouvé. Rentre en { $square }
rune = pierre runique
home = départ
arrow = Pousser : { $arrow }
arrow-chosen = Pousser : { $arrow }. Entrée valide, R tourne la tour, Échap annule
arrow-name =
    { $arrow ->
        [Nb] colonne b, côté nord (Nb)
        [Nd] colonne d, côté nord (Nd)
        [Sb] colonne b, côté sud (Sb)
        [Sd] colonne d, côté sud (Sd)
        [W2] rangée 2, côté ouest (W2)
        [W4] rangée 4, côté ouest (W4)
        [E2] rangée 2, côté est (E2)
       *[E4] rangée 4, côté est (E4)
    }
barred = Interdit ce tour-ci : { $arrow }
free-tower = Tour libre, { $tower }. Entrée la tourne
free-tower-is = Tour libre : { $tower }
tower = niveau { $height }, ouverte vers { $sides }
with-treasure = { $tower }, avec : { $kind }
rune-stone = pierre runique
start-of = départ de { $name }
pawn-of = pion de { $name }
goal = Aller en { $square }, niveau { $height }
goal-stay = Rester en { $square }, niveau { $height }
costs = coûte { $cards }
pay-with = Payer avec
turn-left = Tourner à gauche
turn-right = Tourner à droite
push = Pousser
stay = Rester
stay-here = Finir le tour
go-somewhere = Aller
deck =
    { $n ->
        [one] Une carte Magie dans la pioche
       *[other] { $n } cartes Magie dans la pioche
    }
discard = Défausse : { $cards }
mat = { $name } : trouvé { $found } ; encore { $left } à trouver ; { $rune } ; cartes Magie : { $hand }{ $kid }
nothing = rien
rune-done = est passé par la pierre runique
rune-open = n’a pas encore atteint la pierre runique
kid = {" "}; toute carte est un joker
prompt-arrow = Choisis une flèche pour la tour libre.
prompt-opens =
    { $n ->
        [0] Aucune autre tour accessible ainsi.
        [one] Une autre tour accessible ainsi.
       *[other] { $n } autres tours accessibles ainsi.
    }
prompt-magic =
    { $n ->
        [one] Une de plus avec la magie.
       *[other] { $n } de plus avec la magie.
    }
prompt-goal = Va sur une tour qui brille, ou reste où tu es.
prompt-stuck = Aucune autre tour n’est accessible. Finis ton tour.
prompt-stay = Tu restes ici. Finir le tour ?
prompt-free = { $where } : sans magie.
prompt-costs = { $where } : cela coûte { $cards }.
prompt-choice = { $where } : choisis comment payer.
where = Sur cette tour
where-treasure = Vers le trésor « { $kind } »
where-rune = À la pierre runique
act-slide = pousse la tour libre : { $arrow }
act-move = avance
act-stay = reste sur place
act-to = va vers { $what }
act-find = trouve { $what } !
act-rune = va à la pierre runique
act-home = rentre à la maison
act-paying = { $walk } avec { $cards }
act-draw = { $name } pioche une carte Magie
act-draw-seen = { $name } pioche une carte Magie : { $card }

magic-U = montée
magic-D = descente
magic-J = joker

sides-N = le nord
sides-E = l’est
sides-S = le sud
sides-W = l’ouest

kinds-chalice = calice
kinds-crown = couronne
kinds-sword = épée
kinds-lamp = lampe
kinds-potion = potion
kinds-ring = anneau
kinds-key = clé
kinds-book = livre
kinds-mirror = miroir
kinds-map = carte
kinds-feather = plume
kinds-coin = pièce d’or

## Pictures of a table

picture-free = Tour libre :
picture-pile = Pioche : { $n }
picture-discard = Défausse : { $cards }
picture-barred = Interdit : { $arrow }
picture-seat = Place { $seat } ({ $pawn } { $colour }) : trouvé { $found }, encore { $left }{ $target } ; rune { $rune } ; magie { $magic }{ $kid }
picture-now = {" "}(maintenant { $letter } { $treasure })
picture-done = atteinte
picture-open = à faire
picture-hidden = { $n } cachées
picture-kid = , règle des enfants
picture-legend = * pierre runique  ⌂ départ  ▒ un niveau
picture-towers = Tours : { $towers }.
picture-tower = { $square } hauteur { $height }
picture-tower-treasure = { $square } hauteur { $height }, { $treasure }
picture-mat = Place { $seat }, { $colour } : en { $square }, { $found } trésors trouvés, encore { $left }{ $target }, { $magic } cartes Magie en main ; rune : { $rune }.
picture-next = {" "}(le prochain : { $treasure })
picture-slides = La place { $seat }, { $colour }, pousse.
picture-moves = La place { $seat }, { $colour }, se déplace ou reste.
picture-draws = La place { $seat }, { $colour }, pioche une carte Magie.
picture-won =
    { $n ->
        [one] La partie est finie ; { $winners } a gagné.
       *[other] La partie est finie ; { $winners } ont gagné.
    }
picture-colour-R = rouge
picture-colour-B = bleu
picture-colour-G = vert
picture-colour-Y = jaune

## Actions at a terminal: each as an example, and what it means

terminal-actions =
    sW2=9  pousser la tour libre en W2, tournée pour s’ouvrir au nord et à l’ouest
           Additionne les côtés ouverts : nord 1, est 2, sud 4, ouest 8 ; 10 à 14
           s’écrivent a à e
    me3    marcher jusqu’en e3 ; si tu y es déjà, tu restes
    me3+U  marcher jusqu’en e3 et payer avec une montée ; D est une descente, J un
           joker, +DJ deux cartes
           Derrière, !U est la carte piochée, !? une carte que tu ne dois pas voir

## Settings of a table

setting-kids = Pour qui toute carte Magie est un joker
    .seat = Enfant : chaque carte Magie est un joker
    .none = Personne
    .all = Tout le monde
    .R = Rouge
    .B = Bleu
    .G = Vert
    .Y = Jaune
    .RB = Rouge et bleu
    .RG = Rouge et vert
    .RY = Rouge et jaune
    .BG = Bleu et vert
    .BY = Bleu et jaune
    .GY = Vert et jaune
    .RBG = Rouge, bleu et vert
    .RBY = Rouge, bleu et jaune
    .RGY = Rouge, vert et jaune
    .BGY = Bleu, vert et jaune
setting-stay_finds = Rester sur son but
    .yes = Compte comme trouvé
    .no = Ne compte pas : il faut y aller
setting-equal_turns = Quand quelqu’un est rentré
    .false = La partie finit aussitôt
    .true = On finit le tour de table, plusieurs peuvent gagner
setting-first = Qui commence
    .random = Tirage au sort
    .youngest = Le plus jeune, à la place 1
setting-maze = Le labyrinthe de départ
    .keep = Rejouer dans ce labyrinthe
    .random = Un nouveau

## The first game

tour-1 = Cette carte est ton but, toi seul la vois. Son trésor brille sur une tour : mènes-y ton pion. La carte suivante montre alors le but suivant.
tour-2 = Chaque tour commence par une poussée. Choisis une flèche : la tour libre entre là, toute la ligne avance. Des anneaux montrent où tu pourrais aller. Touche la tour pour la tourner, essaie d’autres flèches, puis pousse.
tour-3 = Maintenant, marche. Les chemins mènent de tour en tour si les deux y sont ouvertes, avec un niveau d’écart au plus. Un pas plus grand coûte une carte Magie : ces tours ont un bord en tirets. Choisis une tour, regarde la lumière, et vas-y.
tour-4 = Qui ne trouve rien pioche une carte Magie : montée, descente, ou joker pour les deux. Les autres poussent et marchent ; une lueur montre où quelqu’un est passé. La flèche barrée est interdite : une tour ne revient pas aussitôt.
tour-5 = À toi : trouve tous tes trésors, arrête-toi une fois sur la pierre runique, en hauteur au centre, et sois le premier à finir un tour chez toi. Le bouton dans le coin passe des tours au plan.

## Why an action is refused

refusal-GameOver = La partie est finie.
refusal-NotYourTurn = Ce n’est pas ton tour.
refusal-DrawFirst = Il faut d’abord piocher une carte Magie.
refusal-SlideFirst = Ton tour commence par une poussée.
refusal-SlidOnce = La poussée est faite : déplace ton pion ou reste sur place.
refusal-FixedLine = Cette rangée ou colonne ne se pousse pas.
refusal-Barred = La tour est sortie là au tour précédent.
refusal-OtherShape = La tour libre a d’autres ouvertures, quel que soit son sens.
refusal-NotInHand = Tu n’as pas ces cartes Magie.
refusal-NoPath = Des murs barrent le chemin.
refusal-TooSteep = Sans magie, aucun pas ne monte ni ne descend de deux niveaux ou plus.
refusal-DoesNotPay = Ces cartes Magie ne suffisent pas pour les grands pas du chemin.
refusal-NotNeeded = Moins de cartes suffisent.

## The end

ending-home = Tous les trésors trouvés, la pierre runique atteinte, et le premier retour à la maison.
ending-home-shared = Tous les trésors trouvés, la pierre runique atteinte, et un retour dans la même manche : vous partagez la victoire.
ending-rounds = Personne n’était rentré après { $n } manches : ce qui a été trouvé jusque-là décide.
ending-nothing = Encore rien trouvé
ending-found =
    { $n ->
        [one] Un trésor : { $treasures }
       *[other] { $n } trésors : { $treasures }
    }
ending-found-rune =
    { $n ->
        [one] Un trésor ({ $treasures }) et la pierre runique
       *[other] { $n } trésors ({ $treasures }) et la pierre runique
    }

## Hints

advice-home = Tu peux rentrer chez toi à ce tour.
advice-treasure = Ton trésor est à portée, sans aucune magie.
advice-treasure-magic = Avec de la magie, ton trésor est à portée.
advice-rune = La pierre runique est à portée à ce tour.
advice-nothing = Pense à ton prochain tour : approche-toi d’un but et garde ta magie.
advice-arrow = Commence par cette flèche.
advice-stands-well = Tu es déjà au bon endroit.
advice-tower = Regarde cette tour.
advice-slide = Pousse la tour libre à la flèche qui brille, tournée ainsi.
advice-stay = Reste où tu es.
advice-go = Va vers la tour qui brille.
advice-go-paying = Va vers la tour qui brille pour { $cards }.
advice-both = { $slide } { $stop }

## How the built-in bots play

character-mouse = Pousse les tours telles quelles, garde sa magie
character-hedgehog = Tourne la tour d’abord et garde sa magie
character-fox = Trouve chaque but à portée, magie comprise
character-raven = S’arrête là où son prochain but sera proche
character-owl = Devine ton but et te barre la route

## Énigmes

puzzle-treasure = Le trésor en deux tours
    .task = Trouve ton trésor en deux tours, avec le moins de cartes Magie possible. Personne d’autre ne joue.
    .fails = Ainsi, tu ne trouves pas le trésor en deux tours, ou cela coûte une carte de trop.
    .hint = Cherche d’abord la dernière poussée, puis celle qui la rend possible.
puzzle-stone = La pierre runique en deux tours
    .task = Va à la pierre runique en deux tours, avec le moins de cartes Magie possible. Personne d’autre ne joue.
    .fails = Ainsi, tu n’arrives pas à la pierre runique en deux tours, ou cela coûte une carte de trop.
    .hint = Cherche d’abord la dernière poussée, puis celle qui la rend possible.
puzzle-home = Chez toi en deux tours
    .task = Rentre chez toi en deux tours, avec le moins de cartes Magie possible. Personne d’autre ne joue.
    .fails = Ainsi, tu ne rentres pas en deux tours, ou cela coûte une carte de trop.
    .hint = Cherche d’abord la dernière poussée, puis celle qui la rend possible.
