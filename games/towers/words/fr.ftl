# What people read about this game. The page and the rules read this file.

## The board

board = Les tours
plan = Plan vu d’en haut
hand = Tes cartes Magie
no-cards = aucune carte Magie
some-cards = { $n }× { $card }
target = Ton but, que nul autre ne voit : { $kind }
target-rune = Tous les trésors sont trouvés. À la pierre runique, au centre
target-home = Tout est trouvé. Rentre en { $square }
rune = pierre runique
home = départ
arrow = Pousser { $arrow }
arrow-chosen = Pousser { $arrow }. Entrée pousse, R tourne la tour, Échap annule
from-column = la colonne { $line } depuis { $side }
from-row = la rangée { $line } depuis { $side }
barred = Interdit ce tour-ci : { $arrow }
free-tower = Tour libre, { $tower }. Entrée la tourne
free-tower-is = Tour libre : { $tower }
tower = niveau { $height }, ouverte vers { $sides }
with-treasure = { $tower }, avec : { $kind }
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
stay-here = Rester ici
go = Aller en { $square }
go-somewhere = Aller
deck =
    { $n ->
        [one] Une carte Magie dans la pioche
       *[other] { $n } cartes Magie dans la pioche
    }
discard = Défausse : { $cards }
mat = { $name } : trouvé { $found } ; encore { $left } à trouver ; { $rune } ; cartes Magie : { $hand }{ $kid }
nothing = rien
rune-done = est passé par la pierre runique
rune-open = n’a pas encore atteint la pierre runique
kid = {" "}; toute carte est un joker
prompt-arrow = Choisis une flèche pour la tour libre.
prompt-opens =
    { $n ->
        [one] Une tour accessible ainsi.
       *[other] { $n } tours accessibles ainsi.
    }
prompt-magic =
    { $n ->
        [one] Une de plus avec la magie.
       *[other] { $n } de plus avec la magie.
    }
prompt-goal = Va sur une tour qui brille, ou reste où tu es.
prompt-stay = Rester sur place.
prompt-free = { $where } : sans magie.
prompt-costs = { $where } : cela coûte { $cards }.
prompt-choice = { $where } : choisis comment payer.
where = En { $square }
where-treasure = En { $square } ({ $kind })
where-rune = À la pierre runique
act-slide = pousse { $arrow }, ouverte vers { $sides }
act-move = va en { $square }
act-move-cards = va en { $square } avec { $cards }
act-draw = pioche une carte Magie
act-draw-seen = pioche une carte Magie : { $card }

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

## Settings of a table

setting-kids = Pour qui toute carte Magie est un joker
    .seat = Enfant : chaque carte Magie est un joker
    .none = Personne
    .all = Tout le monde
    .R = R: départ en haut à gauche
    .B = B: départ en haut à droite
    .G = G: départ en bas à droite
    .Y = Y: départ en bas à gauche
    .RB = RB: départ en haut à gauche et départ en haut à droite
    .RG = RG: départ en haut à gauche et départ en bas à droite
    .RY = RY: départ en haut à gauche et départ en bas à gauche
    .BG = BG: départ en haut à droite et départ en bas à droite
    .BY = BY: départ en haut à droite et départ en bas à gauche
    .GY = GY: départ en bas à droite et départ en bas à gauche
    .RBG = RBG: départ en haut à gauche, départ en haut à droite et départ en bas à droite
    .RBY = RBY: départ en haut à gauche, départ en haut à droite et départ en bas à gauche
    .RGY = RGY: départ en haut à gauche, départ en bas à droite et départ en bas à gauche
    .BGY = BGY: départ en haut à droite, départ en bas à droite et départ en bas à gauche
setting-stay_finds = Rester sur son but
    .yes = Le trouve
    .no = Ne trouve rien : il faut y aller
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

tour-1 = Cette carte est ton but, toi seul la vois. Son trésor brille sur une tour : mènes-y ton pion. La carte suivante montre alors le but suivant.
tour-2 = Chaque tour commence par une poussée. Choisis une flèche : la tour libre entre là, toute la ligne avance. Des anneaux montrent où tu pourrais aller. Tourne la tour avec R ou en la touchant, essaie d’autres flèches, puis pousse.
tour-3 = Maintenant, marche. Les chemins mènent de tour en tour si les deux sont ouvertes, d’un niveau au plus. Un pas plus grand coûte une carte Magie : ces tours ont un bord en tirets. Choisis une tour, regarde la lumière, et vas-y.
tour-4 = Qui ne trouve rien pioche une carte Magie : montée, descente, ou joker pour les deux. Les autres poussent et marchent ; une lueur montre où quelqu’un est passé. La flèche barrée est interdite : une tour ne revient pas aussitôt.
tour-5 = À toi : trouve tous tes trésors, arrête-toi une fois sur la pierre runique, haut au centre, et finis le premier un tour à ton départ. L’interrupteur dans le coin, ou V, montre les tours d’en haut.

## Why an action is refused

refusal-GameOver = La partie est finie.
refusal-NotYourTurn = Ce n’est pas ton tour.
refusal-DrawFirst = Il faut d’abord piocher une carte Magie.
refusal-SlideFirst = Ton tour commence par une poussée.
refusal-SlidOnce = La poussée est faite : déplace ton pion ou reste sur place.
refusal-FixedLine = Cette rangée ou colonne ne se pousse pas.
refusal-Barred = La tour est sortie là au tour précédent.
refusal-OtherShape = La tour libre a d’autres ouvertures, quel que soit son sens.
refusal-NotInHand = Tu n’as pas ces cartes Magie.
refusal-NoPath = Des murs barrent le chemin.
refusal-TooSteep = Sans magie, aucun pas ne monte ni ne descend de deux niveaux ou plus.
refusal-DoesNotPay = Ces cartes Magie ne paient pas les grands pas du chemin.
refusal-NotNeeded = Moins de ces cartes suffisent.

## Hints

advice-home = Tu peux rentrer chez toi à ce tour
advice-treasure = Ton trésor est à portée, sans aucune magie
advice-treasure-magic = Avec de la magie, ton trésor est à portée
advice-rune = La pierre runique est à portée à ce tour
advice-nothing = Pense à ton prochain tour : approche-toi d’un but et garde ta magie
advice-arrow = Commence par cette flèche
advice-stands-well = Tu es déjà bien placé
advice-tower = Regarde cette tour
advice-slide = Pousse la tour libre en { $arrow }, ouverte vers { $sides }
advice-stay = Reste en { $square }
advice-go = Va en { $square }
advice-go-paying = Va en { $square } pour { $cards }
advice-both = { $slide }. { $stop }

## How the built-in bots play

character-mouse = Pousse les tours telles quelles, garde sa magie
character-hedgehog = Tourne la tour d’abord et garde sa magie
character-fox = Trouve chaque but à portée, magie comprise
character-raven = S’arrête là où son prochain but sera proche
character-owl = Devine ce que tu cherches et pousse contre
