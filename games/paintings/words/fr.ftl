# What people read about this game. The page and the rules read this file.

## The board

board = Le labyrinthe
and = {" "}et{" "}
nothing = rien
chalk = craie : { $what }
down = une tuile cachée
down-known = cachée : { $what }
open = ouvert vers { $sides }
start = départ { $colour }
arrow-name =
    { $arrow ->
        [Nb] flèche du haut, première en partant de la gauche
        [Nd] flèche du haut, deuxième en partant de la gauche
        [Nf] flèche du haut, troisième en partant de la gauche
        [Sb] flèche du bas, première en partant de la gauche
        [Sd] flèche du bas, deuxième en partant de la gauche
        [Sf] flèche du bas, troisième en partant de la gauche
        [W2] flèche de gauche, première en partant du haut
        [W4] flèche de gauche, deuxième en partant du haut
        [W6] flèche de gauche, troisième en partant du haut
        [E2] flèche de droite, première en partant du haut
        [E4] flèche de droite, deuxième en partant du haut
       *[E6] flèche de droite, troisième en partant du haut
    }
arrow = Essayer la tuile libre : { $line }
arrow-tried = Pousser la tuile libre : { $line }. R la tourne
go-here = Aller en { $square } : { $what }
turn-here = Tourner la tuile en { $square } : { $what }
swap-here = Échanger la tuile en { $square } : { $what }
swap-with = Échanger avec { $square } : { $what }
spare = La tuile libre : { $what }, ouverte vers { $open }
turns-it = Toucher ou R la tourne ; glisse-la vers une flèche

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
lay = La poser ainsi
do-S = Pousser
do-R = Tourner
do-W = Échanger
read = Lire le livre
end = Finir le tour
read-book =
    { $n ->
        [one] Lire la dernière page du livre du voleur
       *[other] Lire le livre du voleur : il reste { $n } pages
    }
book =
    { $n ->
        [one] Le livre du voleur : il reste une page
       *[other] Le livre du voleur : il reste { $n } pages
    }
page-slide = Le voleur pousse une tuile, face cachée : { $line }.
page-flip = Le voleur retourne ces tuiles : { $one } et { $two }.
page-teleport = Le voleur envoie { $one } et { $two } au départ { $start }.
page-sends = Le voleur envoie { $names } au départ { $start }.
page-sends-nobody = Le voleur appelle des pions que personne ne joue : rien ne se passe.
page-home = { $page } Retour au départ : { $names }.
won = Les 24 tableaux sont retrouvés : vous avez gagné ensemble.
lost = Le livre est fini, le voleur est loin : vous avez perdu ensemble.
poster = { $n } tableaux sur 24 sont retrouvés. { $what }
found-now = Trouvé : { $what } !
poster-close = Ranger l’affiche
poster-pieces =
    { $n ->
        [one] Un morceau sur 24
       *[other] { $n } morceaux sur 24
    }
pile =
    { $n ->
        [one] Il reste une carte Tableau dans la pioche
       *[other] Il reste { $n } cartes Tableau dans la pioche
    }
mat = { $name }, { $colour }, en { $square }, cherche { $cards } ; a Pousser et { $ability }
prompt-read = Que prépare le voleur ?
prompt-move = Déplace ton pion, ou joue d’abord un talent.
prompt-bonus = Trouvé ! Déplace-toi encore.
prompt-end = Joue un talent, ou finis le tour.
prompt-S = Tourne la tuile, puis choisis une flèche.
prompt-push =
    { $n ->
        [one] Une case à portée. Touche encore pour pousser.
       *[other] { $n } cases à portée. Touche encore pour pousser.
    }
prompt-push-only = Touche encore pour pousser.
prompt-R = Choisis une tuile à tourner.
prompt-turned =
    { $n ->
        [one] Alors une case est à portée.
       *[other] Alors { $n } cases sont à portée.
    }
prompt-turn-on = Touche-la encore pour la tourner.
prompt-W = Choisis deux tuiles côte à côte.
prompt-W2 = Choisis la tuile avec laquelle échanger.
prompt-X = Où aller, en passant par une tuile cachée ?
prompt-T = Où aller, depuis un autre départ ?
prompt-B = Où aller, en passant par l’extérieur ?
prompt-go = Tu irais ici.
prompt-find = Ici tu trouves le tableau « { $what } » !
prompt-down = La retourner, ou la laisser cachée ?
prompt-must-turn = Tu la retournes : que montre-t-elle ?
prompt-orient = Elle montre : { $what }. Tourne-la comme tu veux.
lying = { $square } : { $what }
standing = { $name } est en { $square }
act-read = lit le livre
act-end = finit son tour
act-slide = pousse une tuile : { $line }
act-rotate = tourne une tuile
act-rotate-seen = tourne la tuile avec { $what }
act-swap = échange deux tuiles
act-swap-seen = échange { $one } et { $two }
act-move = avance
act-to = va vers { $what }
act-find = trouve { $what } !
act-stay = reste sur place
act-by = {" "}({ $ability })
act-turned = {" "}et retourne la tuile
act-left = {" "}et laisse la tuile cachée
act-orient = pose la tuile retournée
drawn = Un nouveau tableau à chercher : { $what }.
drawn-by = { $name } cherche maintenant { $what }

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

## Pictures of a table

picture-spare = Libre :
picture-pile = Pioche :
picture-book = Livre :
picture-found = Trouvés :
picture-latest = Dernière : { $arrow }
picture-thief = voleur
picture-player = joueur
picture-card = { $letter } { $painting }
picture-seat = Place { $seat } ({ $colour })
picture-none-found = Aucun tableau n’est retrouvé.
picture-read = { $seat } lit le livre.
picture-page = { $seat } tourne la page.
picture-act = { $seat } joue : { $movement }, { $n } trouvés pendant ce tour.
picture-no-move = plus de déplacement
picture-move = il reste le déplacement
picture-bonus = il reste le déplacement bonus
picture-orient = { $seat } a retourné une tuile, { $tile }, et dit comment la poser.
picture-draw =
    { $n ->
        [one] { $seat } pioche une carte Tableau.
       *[other] { $seat } pioche { $n } cartes Tableau.
    }
picture-won = Tous les tableaux sont retrouvés : l’équipe a gagné.
picture-lost = Le livre est fini : l’équipe a perdu.
picture-counts = { $found } tableaux retrouvés, { $pile } cartes dans la pioche, { $book } pages dans le livre.
picture-mat = { $seat } est en { $square } et cherche { $cards }.

## Actions at a terminal: each as an example, and what it means

terminal-actions =
    read    lire la page
    sW2=9   pousser la tuile libre à l’ouest de la rangée 2, ouverte au nord et à
            l’ouest
            Additionne les côtés ouverts : nord 1, est 2, sud 4, ouest 8 ; 10 à 14
            s’écrivent a à e
    rb7=3   tourner la tuile en b7 pour l’ouvrir au nord et à l’est
    md4     aller en d4 ; si tu y es déjà, tu restes
    ma4^    aller sur la tuile cachée en a4 et la retourner ; ma4~ la laisse
            cachée
    =6      poser la tuile retournée, ouverte à l’est et au sud
    wc2-d2  échanger les tuiles en c2 et d2
    mb1+t   aller en b1 en te téléportant en chemin ; +x traverse une tuile, +b
            sort par le bord
    end     finir ton tour
            Derrière, +D est la carte piochée ; read=T+9 est la page lue

## Settings of a table

setting-mode = Le jeu
    .intro = Première partie : Pousser et Tourner pour tous
    .basic = Jeu de base : Pousser et un talent sur cinq
    .expert = Expert : de plus, seul le tableau de gauche compte
setting-set = Où sont les tableaux
    .A = Tous sur des tuiles
    .B = La moitié sur des cases imprimées
setting-turn_back = S’arrêter sur une tuile cachée
    .may = La retourner ou la laisser
    .must = Il faut la retourner
setting-stay_collects = Rester sur un tableau cherché
    .yes = Compte comme trouvé
    .no = Ne compte pas
setting-memory = Les tuiles cachées
    .strict = À chacun de les retenir
    .aid = Aide-mémoire : tous voient ce qu’elles sont
setting-pages = Pages du livre ; moins, c’est plus dur
    .v24 = Toutes les 24
setting-first = Qui commence
    .random = Tirage au sort
setting-colour1 = Couleur de la place 1
    .any = Peu importe
    .red = Rouge
    .blue = Bleu
    .green = Vert
    .yellow = Jaune
setting-colour2 = Couleur de la place 2
    .any = Peu importe
    .red = Rouge
    .blue = Bleu
    .green = Vert
    .yellow = Jaune
setting-colour3 = Couleur de la place 3
    .any = Peu importe
    .red = Rouge
    .blue = Bleu
    .green = Vert
    .yellow = Jaune
setting-colour4 = Couleur de la place 4
    .any = Peu importe
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

tour-1 = Vous cherchez ensemble : 24 tableaux volés, avant la fin du livre du voleur. Quand le livre brille, touche-le et regarde ce que fait le voleur.
tour-2 = C’est à toi de trouver ces deux tableaux ; dans le labyrinthe, ils ont un cadre doré. Arrête-toi sur l’un d’eux, et il est trouvé. Passer ne suffit pas.
tour-3 = Pas de chemin ? Pousse le labyrinthe. Touche la tuile libre pour la tourner, puis une flèche : la rangée glisse pour voir, et ce que tu atteindrais brille. Touche encore la flèche pour pousser.
tour-4 = Ton second talent peut aider aussi : prends-le, puis touche une tuile. Chaque talent sert une fois par tour, avant ou après le déplacement.
tour-5 = Maintenant, déplace ton pion : touche une case qui brille. Le premier tableau trouvé dans un tour te vaut un second déplacement. Puis finis le tour.
tour-6 = Une tuile cachée barre le chemin. Retiens ce qu’elle montre ! Qui s’y arrête peut la retourner, dans le sens voulu. C’est tout : bonne chasse.

## Why an action is refused

refusal-Won = La partie est finie : tous les tableaux sont retrouvés.
refusal-Lost = La partie est finie : le livre est lu jusqu’au bout.
refusal-NotYourTurn = Quelqu’un d’autre a le livre.
refusal-PageFirst = Il faut d’abord tourner la page.
refusal-CardsFirst = Il faut d’abord piocher des cartes Tableau.
refusal-ReadFirst = Ton tour commence par la lecture du livre.
refusal-HasRead = La page de ce tour est déjà lue.
refusal-SlideUsed = { abilities-S } a déjà servi pendant ce tour.
refusal-AbilityUsed = Ce talent a déjà servi pendant ce tour.
refusal-OtherAbility = Tu as un autre talent.
refusal-FixedLine = Cette ligne ne se pousse pas.
refusal-PushesFaceDownOut = Une tuile cachée tomberait du plateau.
refusal-TakesThiefBack = Personne ne peut annuler ce que le voleur vient de pousser.
refusal-SpareIsOther = La tuile libre a d’autres couloirs, de quelque façon qu’on la tourne.
refusal-FixedTurn = Cette case est imprimée sur le plateau.
refusal-FaceDownTurn = Une tuile cachée ne se tourne pas.
refusal-NoTurn = La tuile est déjà ainsi.
refusal-TileIsOther = La tuile a d’autres couloirs, de quelque façon qu’on la tourne.
refusal-NotNeighbours = On n’échange que deux tuiles voisines.
refusal-FixedSwap = Une case imprimée ne s’échange pas.
refusal-NoMovement = Tu ne peux plus te déplacer pendant ce tour.
refusal-NoWay = Des murs barrent le chemin.
refusal-Blocked = Une tuile cachée barre le chemin.
refusal-NoWayByCross = Même { abilities-X } ne mène pas là.
refusal-NoWayByTeleport = Même { abilities-T } ne mène pas là.
refusal-NoWayByBreakOut = Même { abilities-B } ne mène pas là.
refusal-CrossNotNeeded = Ton pion y va sans { abilities-X }.
refusal-TeleportNotNeeded = Ton pion y va sans { abilities-T }.
refusal-BreakOutNotNeeded = Ton pion y va sans { abilities-B }.
refusal-NothingToTurn = Il n’y a pas de tuile cachée à retourner là.
refusal-SayWhetherTurned = Il y a là une tuile cachée : dis ^ pour la retourner, ou ~ pour la laisser.
refusal-MustTurn = À cette table, une tuile cachée doit être retournée.
refusal-MustTurnFromOutside = Si tu rentres par une tuile cachée, tu dois la retourner.
refusal-OrientFirst = Dis d’abord dans quel sens poser la tuile retournée.
refusal-NothingTurnedUp = Aucune tuile ne vient d’être retournée.
refusal-FrontIsOther = La tuile retournée a d’autres couloirs.

## The end

ending-won =
    { $n ->
        [0] Tous les tableaux sont de retour, à la toute dernière page du livre.
        [one] Tous les tableaux sont de retour, et il restait une page du livre.
       *[other] Tous les tableaux sont de retour, et il restait { $n } pages du livre.
    }
ending-lost =
    { $n ->
        [one] Le livre est fini, et le voleur s’est enfui avec un tableau.
       *[other] Le livre est fini, et le voleur s’est enfui avec { $n } tableaux.
    }

## Hints

advice-read-idea = Regarde d’abord ce que prépare le voleur.
advice-finds =
    { $n ->
        [one] Tu peux trouver un tableau dans ce tour.
       *[other] Tu peux trouver deux tableaux dans ce tour.
    }
advice-end-idea = Il ne reste rien d’utile à faire, ni pour toi ni pour les autres.
advice-prepare = Prépare le labyrinthe pour les suivants.
advice-read-part = Le livre est devant toi.
advice-slide-part = Pousse une ligne, à cette flèche.
advice-rotate-part = Tourne une tuile, celle-ci.
advice-swap-part = Échange cette tuile avec une voisine.
advice-walk-part = Va vers cette case.
advice-orient-part = Tourne la tuile sous ton pion.
advice-end-part = Ton tour est fini.
advice-read = Lis le livre.
advice-end = Finis ton tour.
advice-slide = Pousse la tuile libre, tournée ainsi : { arrow-name }.
advice-rotate = Tourne la tuile qui brille jusqu’à ce qu’elle soit ainsi.
advice-swap = Échange les deux tuiles qui brillent.
advice-walk = Va sur la case qui brille.
advice-walk-leave = Va sur la case qui brille et laisse la tuile cachée.
advice-walk-turn = Va sur la case qui brille et retourne la tuile.
advice-by = Prends d’abord { $ability }. { $walk }
advice-orient = Pose ainsi la tuile sous ton pion.

## How the built-in bots play

character-mouse = Joue un seul talent par tour et oublie vite
character-hedgehog = Un talent par tableau et une assez bonne mémoire
character-fox = Tire le maximum de son propre tour
character-raven = Prépare aussi le labyrinthe pour les autres
character-owl = Pense à tous et à la prochaine page du voleur

## Énigmes

puzzle-two = Deux tableaux en un tour
    .task = Récupère deux tableaux pendant ce tour.
    .fails = Tu en as récupéré { $got } sur { $best }.
    .hint = Le déplacement bonus part de l’endroit où était le premier tableau. Ce que tu fais avant compte pour les deux.
puzzle-last = La dernière page
    .task = Le livre est lu jusqu’au bout. Récupère pendant ce tour tout ce qui manque encore, soit { $best }.
    .fails = Tu en as récupéré { $got } sur { $best }, et le livre n’a plus de page.
    .hint = Tu as une poussée, un talent et un déplacement. Qu’est-ce qui ouvre le chemin ?
