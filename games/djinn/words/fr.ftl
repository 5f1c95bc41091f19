# What people read about this game. The page and the rules read this file.

## The board

board = Tes cartes
hand = Cartes pas encore posées
side-n = nord
side-e = est
side-s = sud
side-w = ouest
held-card = Carte chemin { $card }, haut vers { $top }
laid-card = Carte { $card }, colonne { $x }, ligne { $y }, haut vers { $top }. Entrée la prend, R la tourne, Suppr la reprend en main
laid-card-fixed = Carte { $card }, colonne { $x }, ligne { $y }, haut vers { $top }
spot = Poser en colonne { $x }, ligne { $y }
covered-cards =
    { $n ->
        [one] Une carte face cachée
       *[other] { $n } cartes faces cachées
    }
round = Manche { $n }/{ $of }
not-rolled = Le dé n’est pas encore lancé
rolled = Le dé montre { $n } : contour libre
layout = Le djinn : forme { $name } de { $n } cases
on-table = Cartes trésor à gagner : { $cards }
table-empty = Aucune carte trésor au milieu
clock = Temps de la course
mat =
    { $n ->
        [one] { $name } : un trésor, { $laid } cartes posées. { $status }
       *[other] { $name } : { $n } trésors, { $laid } cartes posées. { $status }
    }
laid-of = { $n } sur { $of } posées
claimed-now = Trésor pris !
gave-back = rend la carte
passed = abandonne
not-begun = pas encore commencé
chose = a choisi
chose-none = n’en prend pas
countdown = Prêts ?
drawing = Nouvelles cartes …
penalty = Pas juste : patiente
roll = Lancer le dé
start = C’est parti !
turn-up = Retourner mes cartes
choose = Cartes rendues
take =
    { $n ->
        [one] Prendre un trésor
       *[other] Prendre { $n } trésors
    }
take-none = Ne rien prendre
exchange-short = Échanger
exchange-how = Quelles cartes rends-tu ?
exchange-now =
    { $n ->
        [one] En échanger une
       *[other] En échanger { $n }
    }
pile =
    { $n ->
        [one] La pioche a une carte
       *[other] La pioche a { $n } cartes
    }
cancel = Annuler
turn-left = Tourner à gauche
turn-right = Tourner à droite
wait = Attendre
pass = Abandonner
pass-sure = Vraiment ?
claim = Je prends !
claim-sure = Incomplet. Prendre quand même ?
check = La vérification
nothing-laid = Aucune carte n’est posée.
close = Fermer
right = juste
wrong = faux
keeps =
    { $n ->
        [one] Juste : un trésor
       *[other] Juste : { $n } trésors
    }
gives-back =
    { $n ->
        [one] Faux : le trésor est rendu
       *[other] Faux : { $n } trésors sont rendus
    }
medals = Médailles selon le temps
bronze = Bronze : un trésor
silver = Argent : deux trésors
gold = Or : trois trésors
no-medal = Pas de médaille cette fois
ghost = Le fantôme de ta meilleure course : { $time }
hint-roll = Lance le dé.
hint-go = Prêt ? C’est parti !
hint-take = Trop lent : choisis une carte.
hint-claimed = C’est pris ! Aux autres.
hint-claim = Un seul chemin ? Prends !
hint-choose = Glisse une carte, ou touche-la.
hint-place = Touche une place ; la carte encore pour tourner.
act-roll = lance le dé
act-go = crie : C’est parti !
act-put = pose la carte { $card }, haut vers { $top }, colonne { $x }, ligne { $y }
act-lift = reprend la carte { $card }
act-exchange =
    { $n ->
        [one] échange la carte { $cards }
       *[other] échange { $n } cartes : { $cards }
    }
act-claim = prend une carte trésor
act-pass = abandonne cette manche
act-wait = attend
act-take = prend la carte de { $n }
act-take-none = ne prend aucune carte
act-time = a mis { $time }
act-hidden = fait quelque chose en secret
drew-roll = Le dé montre { $n }.
drew-layout = Le djinn ! Forme { $name }.
drew-card = pioche la carte { $card }
drew-hidden = pioche une carte

## Settings of a table

setting-clock = Qui court quand
    .live = Tous à la fois
    .stopwatch = Chacun son tour, au chronomètre
    .ticks = Pas à pas, sans horloge
setting-check = Quand on vérifie
    .table = Ensemble, après la course
    .instant = Tout de suite ; une erreur coûte du temps
setting-fit = Comment les cartes s’accordent
    .strict = Les portes se rejoignent, ou les deux côtés sont vides
    .full = Des portes se rejoignent à chaque côté commun
    .lenient = Un réseau suffit
setting-exchange = Échanger des cartes
    .free = Quand on veut
    .only_unsolvable = Seulement si la main est insoluble
    .off = Jamais
setting-deal = Quelles cartes
    .own = Chacun les siennes
    .same = Les mêmes pour tous (chronomètre ou seul)
setting-die = Le dé
    .v3-4-4-5-G-G = 3, 4, 4, 5 et deux djinns
    .v3-4-5-G-G-G = 3, 4, 5 et trois djinns
    .v3-3-4-4-5-5 = Seulement des nombres
    .vG-G-G-G-G-G = Seulement des djinns
setting-rounds = Manches
setting-tie_ms = Égalité à moins de, en millisecondes
setting-mirror_layout = Formes en miroir
    .false = Non
    .true = Oui
setting-first = Qui lance en premier
    .random = Tirage au sort
    .youngest = Le plus jeune, à la place 1
setting-round_limit = Fin d’une course après, en secondes
    .none = Sans limite
setting-exchange_pause_ms = Cartes échangées cachées, en millisecondes
setting-cap_ms = Compensation maximale d’une ligne lente, en millisecondes
setting-penalty_ms = Blocage après une erreur, en millisecondes
setting-deck = Les cartes chemin
    .paths30 = Trente chemins
setting-layouts = Les cartes mission
    .cave12 = Douze formes

## The first game

tour-1 = La course du djinn : tous à la fois, on relie des cartes chemin en un réseau. Le dé dit combien ; la lampe impose une forme. Qui est nommé lance le dé.
tour-2 = Avant de partir : glisse les cartes côte à côte sur la table, touche une carte pour la tourner. Là où deux cartes se touchent, les portes se rejoignent, ou les deux côtés sont vides. Lance la course.
tour-3 = C’est parti ! Relie toutes tes cartes. Ce qui ne va pas se glisse sur la pioche et s’échange.
tour-4 = Tout est relié ? Prends le trésor avant les autres : le premier a le plus. Après la course, la lumière suit les chemins, et qui s’est trompé rend sa carte.
tour-5 = C’est tout. Quatre manches ; le plus lent peut prendre ce que d’autres ont dû rendre. Touches : Entrée prend et pose, R tourne, Suppr reprend.

## Until the sentences of the rules are here

refusal-bridge = { $text }
advice-bridge =
    { $nothing ->
        [never] { $en }{ $de }{ $fr }{ $nl }
       *[other] { $fr }
    }
