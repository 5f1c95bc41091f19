# What people read about this game. The page and the rules read this file.

## The board

board = Tes cartes
hand = Cartes pas encore posées
card = carte { $card }
side-n = nord
side-e = est
side-s = sud
side-w = ouest
held-card = Carte de chemin { $card }, haut vers { $top }
laid-card = Carte { $card }, colonne { $x }, rangée { $y }, haut vers { $top }. Entrée la prend, R la tourne, Suppr la reprend en main
laid-card-fixed = Carte { $card }, colonne { $x }, rangée { $y }, haut vers { $top }
spot = Poser en colonne { $x }, rangée { $y }
covered-cards =
    { $n ->
        [one] Une carte face cachée
       *[other] { $n } cartes face cachée
    }
round = Manche { $n }/{ $of }
not-rolled = Le dé n’est pas encore lancé
rolled = Le dé montre { $n } : contour libre
layout = Le djinn : forme { $name } de { $n } cases
cell = La forme a une case colonne { $x }, rangée { $y }
on-table = Cartes de trésors à gagner : { $cards }
table-empty = Aucune carte de trésor au milieu
clock = Temps de la course
mat =
    { $n ->
        [one] { $name } : un trésor, { $laid } cartes posées. { $status }
       *[other] { $name } : { $n } trésors, { $laid } cartes posées. { $status }
    }
laid-of = { $n } sur { $of } posées
claimed-now = Trésor pris !
gave-back = rend la carte
passed = abandonne
not-begun = pas encore commencé
chose = a choisi
chose-none = n’en prend pas
countdown = Prêts ?
example = Comme ceci : chaque chemin continue.
drawing = Nouvelles cartes…
penalty = Ce n’est pas ça : patiente
roll = Lancer le dé
start = C’est parti !
turn-up = Retourner mes cartes
choose = Cartes rendues
take =
    { $n ->
        [one] Prendre un trésor
       *[other] Prendre { $n } trésors
    }
take-none = Ne rien prendre
exchange-short = Échanger
exchange-how = Quelles cartes échanges-tu ?
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
pass-sure = Vraiment ?
claim = Je prends !
claim-sure = Incomplet. Prendre quand même ?
check = La vérification
nothing-laid = Aucune carte n’est posée.
close = Fermer
right = juste
wrong = faux
keeps =
    { $n ->
        [one] Juste : un trésor
       *[other] Juste : { $n } trésors
    }
gives-back =
    { $n ->
        [one] Faux : le trésor est rendu
       *[other] Faux : { $n } trésors sont rendus
    }
medals = Médailles selon le temps
bronze = Bronze : un trésor
silver = Argent : deux trésors
gold = Or : trois trésors
no-medal = Pas de médaille cette fois
ghost = Le fantôme de ta meilleure course : { $time }
prompt-roll = Lance le dé.
prompt-go = Prêt ? C’est parti !
prompt-take = Trop lent : choisis une carte.
prompt-claimed = C’est pris ! Aux autres.
prompt-claim = Un seul chemin ? Prends !
prompt-choose = Glisse une carte, ou touche-la.
prompt-place = Touche une place ; touche encore la carte pour la tourner.
act-roll = lance le dé
act-go = crie : C’est parti !
act-put = pose { $card }
act-lift = reprend { $card }
act-exchange = échange { $cards }
act-claim = prend une carte de trésor
act-pass = abandonne cette manche
act-wait = attend
act-take = prend la carte de { $n }
act-take-none = ne prend aucune carte
act-time = a mis { $time }
act-hidden = fait quelque chose en secret
drew-roll = Le dé montre { $n }.
drew-layout = Le djinn ! Forme { $name }.
drew-card = { $name } pioche { $card }
drew-hidden = { $name } pioche une carte

## Pictures of a table

picture-headline = Manche { $round } sur { $rounds }. { $what }  Cartes de trésors : { $treasures }.  Pioche : { $pile }.
picture-none = aucune
picture-over = La partie est finie.
picture-rolling = Le dé est en l’air.
picture-rolls = La place { $seat } lance le dé.
picture-number = { $n } cartes, contour libre.
picture-layout = { $n } cartes sur { $layout }.
picture-par = 3 trésors en { $gold } s, 2 en { $silver }, 1 en { $bronze }.
picture-seat =
    { $n ->
        [one] Place { $seat } : { $n } trésor
       *[other] Place { $seat } : { $n } trésors
    }
picture-exchanges = échange
picture-races = court
picture-claimed = a pris
picture-claimed-card = a pris { $n }
picture-took = a choisi { $n }
picture-round = Manche { $round } sur { $rounds }.
picture-mat = La place { $seat } a { $points } trésors et { $cards } cartes.
picture-mat-laid = La place { $seat } a { $points } trésors et { $cards } cartes, posées ainsi : { $laid }.

## Hands, on the command line

report-solved =
    { $n ->
        [one] { $hand } sur { $place } : { $n } solution, sans compter les rotations du tout. Difficulté E = { $tries } essais.
       *[other] { $hand } sur { $place } : { $n } solutions, sans compter les rotations du tout. Difficulté E = { $tries } essais.
    }
report-exchange = { $hand } sur { $place } n’a pas de solution. Échange { $card } : { $good } des { $unseen } autres cartes en donnent une.
report-hopeless = { $hand } sur { $place } n’a pas de solution, quelle que soit la carte échangée.
report-drawn =
    { $n ->
        [one] { $hand } sur { $place } : { $n } solution, sans compter les rotations du tout. Les cartes s’appellent 01, 02, etc., dans l’ordre où elles ont été données ; la lettre dit où pointe le côté vide.
       *[other] { $hand } sur { $place } : { $n } solutions, sans compter les rotations du tout. Les cartes s’appellent 01, 02, etc., dans l’ordre où elles ont été données ; la lettre dit où pointe le côté vide.
    }
report-drawn-hopeless = { $hand } sur { $place } n’a pas de solution.
report-any-outline = un contour libre

## Actions at a terminal: each as an example, and what it means

terminal-actions =
    roll     lancer le dé
    go       donner le signal
    26w@2,0  poser la carte 26 en colonne 2, rangée 0, son haut vers l’ouest ; n,
             e et s sont le nord, l’est et le sud
             On déplace ou tourne une carte de la même façon. Sur une forme, 0,0
             est en haut à gauche ; sinon, on commence en 0,0
    26-      reprendre la carte 26
    x12,23   échanger les cartes 12 et 23
    !        t’emparer d’un trésor
             Un nombre devant est le temps en secondes
    pass     abandonner cette course
    take1    si tu es la lanterne rouge, prendre une carte à un trésor ; take-
             n’en prend aucune
    wait     quand des programmes courent par tics : ne rien faire dans celui-ci

## Settings of a table

setting-clock = Qui court quand
    .live = Tous à la fois
    .stopwatch = Chacun son tour, au chronomètre
    .ticks = Pas à pas, sans horloge
setting-check = Quand on vérifie
    .table = Ensemble, après la course
    .instant = Tout de suite ; une erreur coûte du temps
setting-fit = Comment les cartes s’accordent
    .strict = Les portes se rencontrent, ou les deux côtés sont vides
    .full = Des portes se rencontrent à chaque côté commun
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
setting-deck = Les cartes de chemin
    .paths30 = Trente chemins
setting-layouts = Les cartes de formes
    .cave12 = Douze formes

## The first game

tour-1 = La course du djinn : tous à la fois, on relie des cartes de chemin en un réseau. Le dé dit combien ; la lampe impose une forme. La personne nommée lance le dé.
tour-2 = Avant de partir : glisse les cartes côte à côte sur la table, touche une carte pour la tourner. Là où deux cartes se touchent, les portes se rencontrent, ou les deux côtés sont vides. La course peut commencer.
tour-3 = C’est parti ! Relie toutes tes cartes. Ce qui ne va pas se glisse sur la pioche et s’échange.
tour-4 = Tout est relié ? Prends le trésor avant les autres : le premier a le plus. Après la course, la lumière suit les chemins, et qui s’est trompé rend sa carte.
tour-5 = C’est tout. Quatre manches ; le plus lent peut prendre ce que d’autres ont dû rendre.

## Why an action is refused

refusal-GameOver = La partie est finie.
refusal-NotTheRoller = Quelqu’un d’autre lance le dé dans cette manche.
refusal-RollFirst = Il faut d’abord lancer le dé.
refusal-NotStarted = On ne touche à rien avant le départ.
refusal-Racing = La course a commencé.
refusal-Frozen = Tu as pris ou abandonné : tes cartes restent en place.
refusal-Busy = Tu as déjà choisi pour ce tic, ou tu échanges encore.
refusal-DrawFirst = Il faut d’abord piocher.
refusal-NotInHand = Cette carte n’est pas à toi.
refusal-NoChange = La carte est déjà posée ainsi.
refusal-CellTaken = Une autre carte est posée là.
refusal-NotOnLayout = La forme n’a pas cette case.
refusal-NotBeside = La première carte va en 0,0, les autres à côté d’une carte posée.
refusal-TooFar = Tes cartes doivent tenir dans neuf colonnes et neuf rangées.
refusal-NotLaid = Cette carte n’est pas posée.
refusal-NotYours = Tu ne peux échanger que tes propres cartes.
refusal-NoExchange = À cette table on n’échange pas.
refusal-CanBeSolved = À cette table on n’échange qu’une main sans solution.
refusal-NotRight = Tes cartes ne vont pas toutes ensemble.
refusal-NoWaiting = On n’attend qu’aux tables qui jouent par tics.
refusal-NoClock = Ici on ne mesure pas le temps.
refusal-NotSlow = C’est à quelqu’un d’autre de choisir.
refusal-NotPutBack = Cette carte n’a pas été rendue.
refusal-NothingToTake = Il n’y a rien à prendre maintenant.

## The end

ending-most =
    { $rounds ->
        [one] La manche est finie. Avec { $n } trésors, la partie est gagnée.
       *[other] Les { $rounds } manches sont finies. Avec { $n } trésors, la partie est gagnée.
    }
ending-shared =
    { $rounds ->
        [one] La manche est finie. Avec { $n } trésors chacun, vous partagez la victoire.
       *[other] Les { $rounds } manches sont finies. Avec { $n } trésors chacun, vous partagez la victoire.
    }
ending-alone =
    { $rounds ->
        [one] La manche est finie, et le djinn te laisse { $n } trésors.
       *[other] Les { $rounds } manches sont finies, et le djinn te laisse { $n } trésors.
    }
ending-treasures =
    { $n ->
        [0] Aucun trésor
        [one] Un trésor sorti de la caverne
       *[other] { $n } trésors sortis de la caverne
    }

## Hints

advice-claim-idea = Regarde tes chemins : l’un d’eux finit-il dans le vide ?
advice-claim-part = Tout est relié. Vite !
advice-claim = C’est fini : prends !
advice-pass-idea = Peut-on encore relier ces cartes ?
advice-pass-part = Ces cartes ne vont pas ensemble, et l’échange n’est plus possible.
advice-pass = Abandonne cette manche.
advice-take-idea = Quel trésor vaut le plus ?
advice-take-part = Ce sont les trésors qui font gagner.
advice-take = Prends la carte la plus haute.
advice-wait-idea = Il n’y a encore rien à quoi réfléchir.
advice-wait-part = La course vient ensuite.
advice-wait = Continue.
advice-put-first = Ces cartes peuvent être reliées. Où se croisent le plus de chemins ?
advice-put-more = Tu es sur la bonne voie : ce qui est posé peut rester.
advice-put-part = Prends ensuite la carte qui brille.
advice-put = Pose-la là où ça brille, tournée ainsi.
advice-lift-idea = Quelque chose est mal posé.
advice-lift-part = Regarde la carte qui brille.
advice-lift = Reprends-la en main.
advice-exchange-idea = Ces cartes ne vont pas ensemble, quoi qu’on fasse.
advice-exchange-part = Un échange aidera sans doute.
advice-exchange = Échange ce qui brille.

## How the built-in bots play

character-mouse = Essaie, essaie encore, et te laisse tout ton temps
character-hedgehog = Pose une carte après l’autre, sans se presser
character-fox = Aussi rapide que quelqu’un qui joue souvent
character-raven = Voit d’un coup d’œil ce qui va ensemble
character-owl = Presque personne n’est plus rapide

helper-title = Solveur de La Caverne du djinn
helper-about = Touche les cartes de chemin que tu as, ou dessine celles de ta propre boîte : chaque façon de les poser est montrée, avec sa difficulté.
helper-pick = Touche 3 à 5 cartes (pour l’instant { $n }).
helper-found =
    { $n ->
        [one] Il y a une façon de les poser. On la trouve après environ { $tries } essais.
       *[other] Il y a { $n } façons de les poser. On trouve la première après environ { $tries } essais.
    }
helper-none = On ne peut pas les poser, quelle que soit la carte que tu échanges.
helper-exchange = On ne peut pas les poser. Échange la carte { $card } : { $good } des { $unseen } autres cartes conviennent.
helper-layout = Forme
helper-any = n’importe quel contour
helper-clear = Tout remettre
helper-cards = Les cartes de chemin
helper-which = Quelles cartes ?
helper-numbered = Celles de cette page
helper-drawn = Celles de ma boîte
helper-draw = Tiens une carte le côté vide en haut et touche les endroits où son chemin en sort : un à droite, un en bas et un à gauche.
helper-gate =
    { $side ->
        [east] Côté droit, place { $n } dans le sens des aiguilles d’une montre
        [south] Côté bas, place { $n } dans le sens des aiguilles d’une montre
       *[west] Côté gauche, place { $n } dans le sens des aiguilles d’une montre
    }
helper-add = Ajouter cette carte
helper-remove = Retirer la carte { $card }
helper-drawn-pick = Dessine 3 à 5 cartes (pour l’instant { $n }).
helper-drawn-found =
    { $n ->
        [one] Il y a une façon de les poser. Les cartes sont numérotées dans l’ordre où tu les as dessinées.
       *[other] Il y a { $n } façons de les poser. Les cartes sont numérotées dans l’ordre où tu les as dessinées.
    }
helper-drawn-none = On ne peut pas les poser.

## Énigmes

puzzle-only = La seule disposition
    .task = Pose toutes tes cartes sur la forme. Il n’y a qu’une façon.
    .fails = Tu as arrêté avant que toutes les cartes soient bien posées.
    .hint = Commence par la carte qui a le moins de partenaires.
puzzle-exchange = La carte à échanger
    .task = Ces cartes ne peuvent pas être posées. Échange la carte qui te donne la meilleure chance.
    .fails = Avec une autre carte, ta chance serait meilleure.
    .hint = Quelles cartes vont déjà ensemble ? Garde-les.
