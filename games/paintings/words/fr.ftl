# What people read about this game. The page and the rules read this file.

## The board

board = Le labyrinthe
and = {" "}et{" "}
nothing = rien
chalk = craie : { $what }
down = une tuile cachée
down-known = cachée : { $what }
open = ouvert vers { $sides }
start = départ { $colour }
from-N = colonne { $line }, par le haut
from-E = rangée { $line }, par la droite
from-S = colonne { $line }, par le bas
from-W = rangée { $line }, par la gauche
arrow = Essayer la tuile libre : { $line }
arrow-tried = Pousser la tuile libre : { $line }. R la tourne
go-here = Aller en { $square } : { $what }
turn-here = Tourner la tuile en { $square } : { $what }
swap-here = Échanger la tuile en { $square } : { $what }
swap-with = Échanger avec { $square } : { $what }
spare = La tuile libre : { $what }, ouverte vers { $open }
turns-it = Toucher ou R la tourne ; glisse-la vers une flèche

abilities-S = Pousser
abilities-R = Tourner
abilities-W = Échanger
abilities-X = Traverser
abilities-T = Téléporter
abilities-B = Sortir

own = Tes talents
used = utilisé pendant ce tour
does-S = pousser la tuile libre à une flèche
does-R = tourner une tuile du labyrinthe
does-W = échanger deux tuiles voisines
does-X = passer par une tuile cachée
does-T = sauter d’un départ à un autre
does-B = sortir au bord et rentrer ailleurs
turn-left = Tourner à gauche
turn-right = Tourner à droite
back = Reposer
leave = La laisser cachée
go = Y aller
turn-up = Y aller et retourner
do-S = Pousser
do-R = Tourner
do-W = Échanger
read = Lire le livre
end = Finir le tour
read-book =
    { $n ->
        [one] Lire la dernière page du livre du voleur
       *[other] Lire le livre du voleur : il reste { $n } pages
    }
book =
    { $n ->
        [one] Le livre du voleur : il reste une page
       *[other] Le livre du voleur : il reste { $n } pages
    }
page-slide = Le voleur pousse une tuile, face cachée : { $line }.
page-flip = Le voleur retourne ces tuiles : { $one } et { $two }.
page-teleport = Le voleur envoie { $one } et { $two } au départ { $start }.
won = Les 24 tableaux sont retrouvés : vous avez gagné ensemble.
lost = Le livre est fini, le voleur est loin : vous avez perdu ensemble.
poster = { $n } tableaux sur 24 sont retrouvés. { $what }
pile =
    { $n ->
        [one] Il reste une carte Tableau dans la pioche
       *[other] Il reste { $n } cartes Tableau dans la pioche
    }
mat = { $name }, { $colour }, en { $square }, cherche { $cards } ; a Pousser et { $ability }
hint-read = Que prépare le voleur ?
hint-move = Marche, ou joue d’abord un jeton.
hint-bonus = Trouvé ! Marche encore.
hint-end = Joue un jeton, ou finis le tour.
hint-S = Tourne la tuile, puis choisis une flèche.
hint-push =
    { $n ->
        [one] Une case à portée. Touche encore pour pousser.
       *[other] { $n } cases à portée. Touche encore pour pousser.
    }
hint-push-only = Touche encore pour pousser.
hint-R = Choisis une tuile à tourner.
hint-turned =
    { $n ->
        [one] Alors une case est à portée.
       *[other] Alors { $n } cases sont à portée.
    }
hint-turn-on = Touche-la encore pour la tourner.
hint-W = Choisis deux tuiles côte à côte.
hint-W2 = Choisis la tuile avec laquelle échanger.
hint-X = Où aller, en passant par une tuile cachée ?
hint-T = Où aller, depuis un autre départ ?
hint-B = Où aller, en passant par l’extérieur ?
hint-go = Vers { $square }.
hint-find = Vers { $square } : tu trouves le tableau « { $what } » !
hint-down = Tourne-la, ou laisse-la.
hint-must-turn = Tourne-la comme tu veux.
lying = { $square } : { $what }
standing = { $name } est en { $square }
act-read = lit le livre
act-end = finit son tour
act-slide = pousse une tuile : { $line }
act-rotate = tourne la tuile en { $square }
act-swap = échange les tuiles en { $one } et { $two }
act-move = va en { $square }
act-by = {" "}({ $ability })
act-turned = {" "}et retourne la tuile
act-left = {" "}et laisse la tuile cachée
drawn = Un nouveau tableau à chercher : { $what }.

paintings-A = château
paintings-B = momie
paintings-C = rubis
paintings-D = réveil
paintings-E = crâne
paintings-F = ombre
paintings-G = chat
paintings-H = perroquet
paintings-I = dragon
paintings-J = île
paintings-K = lion
paintings-L = serpent
paintings-M = portrait
paintings-N = lac
paintings-O = diable
paintings-P = mine
paintings-Q = épée
paintings-R = araignée
paintings-S = étoile
paintings-T = voiture
paintings-U = temple
paintings-V = jumeaux
paintings-W = dés
paintings-X = rouleau

chalks-0 = point d’interrogation
chalks-1 = flèche
chalks-2 = croix
chalks-3 = cercle
chalks-4 = carré
chalks-5 = triangle
chalks-6 = spirale
chalks-7 = œil
chalks-8 = clé
chalks-9 = main
chalks-a = étoile
chalks-b = lune
chalks-c = soleil
chalks-d = cœur
chalks-e = poisson
chalks-f = maison
chalks-g = arbre
chalks-h = ancre
chalks-i = éclair
chalks-j = vague
chalks-k = couronne
chalks-l = fleur

colours-R = rouge
colours-B = bleu
colours-G = vert
colours-Y = jaune

sides-N = nord
sides-E = est
sides-S = sud
sides-W = ouest

## Settings of a table

setting-mode = Le jeu
    .intro = Première partie : Pousser et Tourner pour tous
    .basic = Jeu de base : Pousser et un talent sur cinq
    .expert = Expert : de plus, seul le tableau de gauche compte
setting-set = Où sont les tableaux
    .A = Tous sur des tuiles
    .B = La moitié sur des cases imprimées
setting-turn_back = S’arrêter sur une tuile cachée
    .may = La retourner ou la laisser
    .must = Il faut la retourner
setting-stay_collects = Rester sur un tableau cherché
    .yes = Le ramasse
    .no = Ne ramasse rien
setting-memory = Les tuiles cachées
    .strict = À chacun de les retenir
    .aid = Aide-mémoire : tous voient ce qu’elles sont
setting-pages = Pages du livre ; moins, c’est plus dur
    .v24 = Toutes les 24
setting-first = Qui commence
    .random = Tirage au sort
setting-colour1 = Couleur de la place 1
    .any = N’importe
    .red = Rouge
    .blue = Bleu
    .green = Vert
    .yellow = Jaune
setting-colour2 = Couleur de la place 2
    .any = N’importe
    .red = Rouge
    .blue = Bleu
    .green = Vert
    .yellow = Jaune
setting-colour3 = Couleur de la place 3
    .any = N’importe
    .red = Rouge
    .blue = Bleu
    .green = Vert
    .yellow = Jaune
setting-colour4 = Couleur de la place 4
    .any = N’importe
    .red = Rouge
    .blue = Bleu
    .green = Vert
    .yellow = Jaune
setting-ability1 = Talent de la place 1 (base et expert)
    .draw = Tirage au sort
    .Rotate = Tourner
    .Swap = Échanger
    .Cross = Traverser
    .Teleport = Téléporter
    .Break-out = Sortir
setting-ability2 = Talent de la place 2 (base et expert)
    .draw = Tirage au sort
    .Rotate = Tourner
    .Swap = Échanger
    .Cross = Traverser
    .Teleport = Téléporter
    .Break-out = Sortir
setting-ability3 = Talent de la place 3 (base et expert)
    .draw = Tirage au sort
    .Rotate = Tourner
    .Swap = Échanger
    .Cross = Traverser
    .Teleport = Téléporter
    .Break-out = Sortir
setting-ability4 = Talent de la place 4 (base et expert)
    .draw = Tirage au sort
    .Rotate = Tourner
    .Swap = Échanger
    .Cross = Traverser
    .Teleport = Téléporter
    .Break-out = Sortir

## The first game

tour-1 = Vous cherchez ensemble : 24 tableaux volés, avant la fin du livre du voleur. Quand le livre brille, touche-le et regarde ce que fait le voleur.
tour-2 = Ces deux tableaux sont à toi de trouver ; dans le labyrinthe, ils ont un cadre doré. Arrête-toi dessus, et il est trouvé. Passer ne suffit pas.
tour-3 = Pas de chemin ? Pousse le labyrinthe. Touche la tuile libre pour la tourner, puis une flèche : la rangée glisse pour voir, et ce que tu atteindrais brille. Touche encore la flèche pour pousser.
tour-4 = Ton second jeton peut aider aussi : prends-le, puis touche une tuile. Chaque jeton sert une fois par tour, avant ou après la marche.
tour-5 = Maintenant, marche : touche une case qui brille. Le premier tableau trouvé dans un tour te laisse marcher encore. Puis finis le tour.
tour-6 = Une tuile cachée barre le chemin. Retiens ce qu’elle montre ! Qui s’y arrête peut la retourner, dans le sens voulu. C’est tout : bonne chasse.

## Until the sentences of the rules are here

refusal-bridge = { $text }
advice-bridge =
    { $nothing ->
        [never] { $en }{ $de }{ $fr }{ $nl }
       *[other] { $fr }
    }
