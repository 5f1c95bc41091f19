# What the page says. `{ $name }` is filled in; a new language is a copy of this file.

name = Français
tagline = Des jeux de labyrinthe pour la table de la cuisine, le train et les longues soirées.
skip = Aller au contenu

nav-lobby = Salon
nav-rules = Règles
nav-about = À propos
nav-me = Toi
nav-settings = Réglages
nav-home = Accueil

start-search = Cherche par le nom du jeu ou celui de sa boîte
start-none = Aucun jeu ne correspond.
start-opponent = Avec qui veux-tu jouer ?
start-computer =
    { $level ->
        [mouse] Jouer contre la souris
        [hedgehog] Jouer contre le hérisson
        [fox] Jouer contre le renard
        [raven] Jouer contre le corbeau
       *[owl] Jouer contre la chouette
    }
start-computer-together =
    { $level ->
        [mouse] Jouer avec la souris
        [hedgehog] Jouer avec le hérisson
        [fox] Jouer avec le renard
        [raven] Jouer avec le corbeau
       *[owl] Jouer avec la chouette
    }
start-friends = Entre amis
start-pass = Sur un seul appareil
start-pass-about = Vous partagez cet appareil, et un rideau cache chaque main.
start-pass-open = Vous partagez cet appareil : chacun le prend à son tour.
start-watch = Regarder
start-watch-about = Regarde les autres jouer.
start-options = Plus d’options
start-code = As-tu une invitation ?
start-code-label = Code ou lien
start-join = Rejoindre
start-bad-code = Ce code ne mène à aucune table. Vérifie-le.
start-running = Tes parties
start-resume = Continuer
start-how-many = Combien êtes-vous ?
start-go = C’est parti
start-rules = Comment jouer

players = { $low } joueurs
players-range = { $low } à { $high } joueurs

lobby-title = Salon
lobby-invited = On t’invite
lobby-invited-by = { $name } t’invite à jouer
lobby-open = On cherche des joueurs
lobby-running = En cours
lobby-finished = Terminées
lobby-letters = Par correspondance
lobby-days =
    { $days ->
        [one] un jour par coup
       *[other] { $days } jours par coup
    }
lobby-none-open = Personne ne cherche de joueurs pour l’instant. Ouvre une table, et les autres la trouveront ici.
lobby-none-running = Il n’y a rien à regarder pour l’instant. Joue toi-même et laisse les autres regarder : à la table, sous « Plus ».
lobby-open-one = Ouvrir une table
lobby-more = Voir plus
lobby-seats =
    { $taken ->
        [one] { $taken } place prise sur { $all }
       *[other] { $taken } places prises sur { $all }
    }
lobby-host = ouverte par { $name }
lobby-go = Aller à la table
lobby-rated = classée
lobby-again = Revoir

characters-mouse = Souris
characters-hedgehog = Hérisson
characters-fox = Renard
characters-raven = Corbeau
characters-owl = Chouette
bots-mouse-1 = Pip
bots-mouse-2 = Miette
bots-mouse-3 = Grignote
bots-mouse-4 = Mimolette
bots-mouse-5 = Noisette
bots-hedgehog-1 = Piquot
bots-hedgehog-2 = Chardon
bots-hedgehog-3 = Ronce
bots-hedgehog-4 = Hérisse
bots-hedgehog-5 = Gland
bots-fox-1 = Roux
bots-fox-2 = Braise
bots-fox-3 = Cuivre
bots-fox-4 = Renart
bots-fox-5 = Goupil
bots-raven-1 = Corvin
bots-raven-2 = Encre
bots-raven-3 = Jais
bots-raven-4 = Edgar
bots-raven-5 = Plume
bots-owl-1 = Minerve
bots-owl-2 = Hulotte
bots-owl-3 = Athéna
bots-owl-4 = Chevêche
bots-owl-5 = Luna
characters-random = Hasard
characters-greedy = Glouton
plays-mouse = Toute douce, elle ne voit pas tout : idéale pour débuter.
plays-hedgehog = Tranquille, il laisse passer des occasions.
plays-fox = Rusé : il faudra faire attention.
plays-raven = Il voit loin et se trompe rarement.
plays-owl = La meilleure de la maison.

create-title = Ouvrir une table
create-game = Jeu
create-seats = Places
create-others = Qui joue avec toi ?
create-bots = L’ordinateur
create-people = Des gens que j’invite
create-pass = Des gens ici, sur cet appareil
create-level = Quel animal joue ?
create-private = Seules les personnes qui ont le lien la trouvent
create-rated = Compte pour le classement
create-clock = Temps
create-clocks-none = Sans pendule
create-clocks-per_move = Secondes par coup
create-clocks-per_game = Minutes par partie
create-clocks-days = Jours par coup
create-increment = Secondes ajoutées à chaque coup
create-options = Règles maison
create-usual = comme dans le livret
create-number = nombre
create-open = Ouvrir la table

table-seat = Place { $number }
table-you = toi
table-empty = libre
table-who = Qui es-tu ?
table-watching = Tu regardes la partie.
table-ask-seat = Demander une place
table-seat-asked = Tu as demandé une place.
table-seat-wanted = { $name } aimerait jouer.
table-seat-wanted-next = { $name } aimerait jouer la prochaine partie.
table-give-seat = Donner une place
table-how-many = Combien de joueurs ?
table-as-they-come = Tous ceux qui viennent, { $most } au plus
table-begin =
    { $count ->
        [1] Commencer en solo
       *[other] Commencer à { $count }
    }
table-learning = On attend { $names } : encore en pleine découverte du jeu.
table-ask-undo = Demander à annuler le coup
table-away = pas là
table-sit = S’asseoir ici
table-stand = Se lever
table-send-away = Retirer
table-invite = Faire jouer l’ordinateur ici
table-ready = C’est bon
table-not-ready = Pas encore
table-be-ready = C’est bon pour moi
table-wait-ready = On attend que ce soit bon pour tout le monde.
table-wait-seats = On attend du monde pour les places libres.
table-dealing = On distribue les cartes.
table-invite-title = Inviter
table-invite-about = Envoie ce lien, montre le QR code ou dicte les lettres.
table-invite-here = Seul cet ordinateur peut ouvrir ce lien : le serveur n’est pas accessible d’ailleurs.
table-invite-lan = Pour que les téléphones de ton réseau puissent jouer, lance le serveur avec
table-copy = Copier le lien
table-copied = Copié
table-share = Partager
table-code = Code
table-television = Afficher sur la télé
table-list = Laisser les autres regarder
table-unlist = Ne plus laisser regarder
table-list-moves = Pour cela, la partie passe sur le serveur. Tu gardes ta place, et la partie continue là où elle en est.
table-your-turn = À toi de jouer
table-turn-of = C’est à { $names }
table-paused = La partie est en pause.
table-resume = Continuer
table-pause = Pause
table-ask-pause = Demander une pause
table-over = La partie est terminée
table-won =
    { $count ->
        [one] { $names } l’emporte !
       *[other] { $names } l’emportent !
    }
table-you-won = Tu as gagné !
table-team-won = Vous avez gagné ensemble !
table-team-lost = Vous avez perdu ensemble. Ce sera pour la prochaine !
table-you-shared = Victoire partagée !
table-you-lost = Bien joué ! La prochaine sera peut-être la tienne.
table-nobody-won = Personne n’a gagné.
table-places = Classement
table-place = Rang { $place }
table-see-board = Voir le plateau
table-see-result = Voir le résultat
table-send-picture = Envoyer une image
table-save-record = Enregistrer la feuille de partie
table-deal-fair = La distribution était-elle honnête ?
table-broken-off = La partie a été arrêtée.
table-again = Rejouer
table-go-again = Aller à la partie suivante
table-proved = La distribution était honnête : le serveur a révélé exactement le secret auquel il s’était engagé avant la première carte.
table-unproved = Le secret du serveur ne correspond pas à son engagement. Ne te fie pas à cette distribution.
table-log = Déroulement
table-look = Montrer sur le plateau
table-chat = Discussion
table-say = Dis quelque chose
table-send = Envoyer
table-go-on = Continuer
table-hint = Indice
table-hint-more = Dis-m’en plus
table-hint-do = Jouer ainsi
table-undo = Annuler le coup
table-undo-asked = { $name } voudrait annuler le dernier coup.
table-undo-waits = On attend l’accord de tout le monde.
table-pause-asked = { $name } voudrait faire une pause.
table-pause-waits = On attend que tout le monde accepte la pause.
table-abort-asked = { $name } voudrait arrêter cette partie.
table-abort-waits = On attend que tout le monde accepte d’arrêter la partie.
table-yes = D’accord
table-no = Non
table-guarded = Un remplaçant joue pour toi.
table-back = Je suis de retour
table-let-guardian = Laisser jouer un remplaçant
table-guardian-for = Laisser un remplaçant jouer pour { $name }
table-abort = Arrêter la partie
table-abort-sure = Vraiment arrêter cette partie ?
table-ask-abort = Proposer d’arrêter
table-resign = Abandonner
table-resign-sure = Vraiment abandonner ? La partie comptera comme perdue.
table-rules = Règles
table-more = Plus
table-leave = Quitter la table
table-leave-sure = Quitter cette partie ?
table-leave-about = Ta place reste la tienne : tu retrouveras la partie sous « Tes parties », sur la page d’accueil.
table-leave-go = Partir et revenir plus tard
table-leave-guardian = Partir et laisser jouer un remplaçant
table-leave-abort = Arrêter la partie et partir
table-leave-resign = Abandonner et partir
table-stay = Rester
table-text-board = Plateau en texte
table-drawn-board = Plateau en image
spoken-seats = Qui joue
spoken-own = Ce que tu as
spoken-board = Sur la table
table-actions = Ce que tu peux faire
table-filter = Chercher un coup
table-more-actions = { $count } de plus : cherche pour les trouver
table-nothing-to-do = Tu n’as rien à faire pour l’instant.
table-why = Lire la règle
table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-no-table = Cette table n’existe pas.
table-no-table-about = Il manque peut-être une lettre au lien. Vérifie-le, ou demande-en un nouveau.
tab-broken = Cette partie ne peut pas être affichée.
tab-save = Enregistrer dans un fichier ce qui est conservé
tab-remove = Supprimer la partie
tab-remove-sure = Vraiment la supprimer ? On ne pourra pas la récupérer.
tab-reload = Recharger la page
site-newer = Il y a une version plus récente de cette page.
site-newer-load = L’utiliser maintenant

curtain-pass = Passe l’appareil à { $name }
curtain-closed = Toutes les cartes sont cachées.
curtain-here = Je suis { $name } : montre mon côté

line-connecting = On cherche la table…
line-offline = Pas de connexion. La partie reprendra toute seule dès que la connexion reviendra.
line-restarting = Le serveur redémarre. On reprend dans un instant.
line-unsent =
    { $count ->
        [one] Un coup attend d’être envoyé.
       *[other] { $count } coups attendent d’être envoyés.
    }

review-title = Retour sur la partie
review-of = Les coups de qui ?
review-thinking = La chouette réfléchit à chaque coup…
review-about = La chouette juge chaque coup selon ce que tu pouvais savoir à ce moment-là. La chance est comptée à part.
review-accuracy = Précision : { $points } sur 100
review-luck-good = Chance : plus que d’habitude
review-luck-even = Chance : comme d’habitude
review-luck-bad = Chance : moins que d’habitude
review-move = Coup { $number }
review-better = Mieux :
review-points = chances de gagner : −{ $points } %
review-fine = Aucun coup n’a coûté cher. Bien joué !
review-slow = Juste, mais lent : d’autres auraient fini avant.
review-small = Aucun coup n’a coûté cher à lui seul, mais les petites pertes s’additionnent.
review-show = Ce que montre le plateau
review-played = Coup joué
review-best = Meilleur coup
review-none = Il n’y avait rien à décider.
review-classes-inaccuracy = imprécis
review-classes-mistake = erreur
review-classes-blunder = gaffe

replay-title = Revoir la partie
replay-opening = Ouverture de la partie…
replay-none = Ce lien ne contient aucune partie. Ouvre une feuille de partie (.play), ou dépose-la ici.
replay-not-over = Impossible de revoir cette partie : elle n’est pas encore finie, ou le lien ne mène nulle part.
replay-to-table = À la table
replay-leave = Retour
replay-start = Le début de la partie
replay-way = À travers la partie
replay-turn = Tour { $turn } sur { $turns }
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-last = À la fin
replay-play = Laisser défiler
replay-pause = Arrêter
replay-public = Quelqu’un qui regarde
replay-speed = À quelle vitesse ?
replay-share = Envoyer ce moment
replay-continue = Jouer à partir d’ici
replay-save = Enregistrer en
replay-frame = Pour une autre page
replay-film = Film (SVG)
replay-seat = À quelle place ?
replay-anew = Redistribuer les cartes cachées : seul ce que voyait { $name } ne change pas
replay-computer = Contre l’ordinateur

study-title = Essayer des coups
study-open = Essayer à partir d’ici
study-leave = Revenir à la partie
study-again = Tes essais au tour { $turn }
study-about = Joue pour tout le monde ce qui te passe par la tête. Rien ne se perd : ce que tu annules reste dans la liste.
study-owl = Que ferait la chouette ?
study-thinking = La chouette réfléchit…
study-value = D’après la chouette, { $name } gagne { $share } de ces parties.
study-show = Montrer sur le plateau
study-others = Elle a aussi pensé à :
study-tree = Ce que tu as essayé
study-start = Le point de départ
study-comment = Une note sur ce coup
study-remove = Retirer ce coup de la liste
study-graph = L’évolution des chances
study-grade = Évaluer tous les coups
study-grading = La chouette réfléchit à chaque coup… { $done } joueurs sur { $all }
study-leap = Erreur suivante
study-leap-back = Erreur précédente
study-from-to = Chances de gagner : { $before } % avant, { $after } % après.
study-class-best = Le meilleur coup, ou un aussi bon.
study-class-good = Un bon coup.
study-class-inaccuracy = Imprécis.
study-class-mistake = Une erreur.
study-class-blunder = Une gaffe.

log-configured = La table a de nouveaux réglages.
log-sits = { $name } s’assoit.
log-free = La place { $seat } est libre.
log-seat-asked = { $name } demande une place.
log-ready = C’est bon pour { $name }.
log-not-ready = Ce n’est plus bon pour { $name }.
log-started = La partie commence.
log-acted = { $name } { $action }
log-acted-guardian = { $name } { $action } (remplaçant)
log-acted-clock = { $name } { $action } (temps écoulé)
log-drew = Tiré : { $chance }
log-claimed = { $name } a fini !
log-undo-asked = { $name } demande à annuler un coup.
log-pause-asked = { $name } demande une pause.
log-abort-asked = { $name } propose d’arrêter.
log-answer-yes = { $name } est d’accord.
log-answer-no = { $name } n’est pas d’accord.
log-undone = Le dernier coup est annulé.
log-paused = La partie est en pause.
log-resumed = La partie continue.
log-guardian = Un remplaçant joue pour { $name }.
log-guardian-off = { $name } joue de nouveau.
log-resigned = { $name } abandonne.
log-said = { $name } dit : { $text }
log-ended = La partie est terminée.
log-broken = La partie a été arrêtée.
log-rematch = Une nouvelle partie est ouverte.

phrases-1 = Bonjour !
phrases-2 = Bien joué !
phrases-3 = Oh non !
phrases-4 = Un instant, s’il te plaît.
phrases-5 = Belle partie !
phrases-6 = Merci, à la prochaine !

chat-about = À propos de ce que { $name } a dit
chat-mute = Masquer les messages de { $name }
chat-muted = Les messages de { $name } sont masqués.
chat-unmute = Les afficher de nouveau
chat-report = Signaler
chat-reported = Signalé

tv-scan = Scanne pour jouer
tv-type = ou ouvre { $address } et tape le code

settings-title = Réglages
settings-language = Langue
settings-theme = Apparence
settings-themes-auto = comme l’appareil
settings-themes-light = claire
settings-themes-dark = sombre
settings-size = Taille du texte
settings-sizes-normal = normale
settings-sizes-large = grande
settings-sizes-huge = très grande
settings-motion = Animations
settings-motions-auto = comme l’appareil
settings-motions-none = sans
settings-pace = Les coups des autres
settings-paces-normal = normalement
settings-paces-calm = lentement
settings-paces-fast = vite
settings-paces-once = instantanément
settings-sound = Sons
settings-sounds = Quels sons ?
settings-haptics = Vibrer aux moments importants
sounds-turn = Mon tour
sounds-card = Cartes
sounds-tile = Tuiles
sounds-pawn = Pions
sounds-dice = Dés
sounds-treasure = Trésor
sounds-victory = Victoire
settings-notify = Préviens-moi quand c’est mon tour
settings-notify-not = Ce navigateur n’autorise les notifications qu’en HTTPS ou sur cet ordinateur.
settings-text-board = Plateaux en texte, pour lecteurs d’écran
settings-phrases-only = Pour les enfants : seulement des phrases toutes faites
settings-here = Parties contre l’ordinateur ou sur un seul appareil : dans ce navigateur, sans serveur
settings-notation = Coordonnées sur le plateau et notation dans le journal
settings-close = Fermer

me-title = Toi
me-name = Ton nom
me-name-about = Les autres à la table le voient. Pas besoin de compte : ce navigateur se souvient de toi.
me-save = Enregistrer
me-saved = Enregistré
me-guest = Visiteur
me-look = Ton animal
me-animals-cat = chat
me-animals-dog = chien
me-animals-rabbit = lapin
me-animals-bear = ours
me-animals-frog = grenouille
me-animals-duck = canard
me-animals-badger = blaireau
me-animals-deer = cerf
me-standing = Tes résultats
me-device = Jouer aussi sur un autre appareil
me-device-about = Scanne ce code avec ton téléphone dans les dix minutes. Il ne sert qu’une fois ; ne le montre à personne d’autre.
me-device-show = Montrer le code
me-enter = Jouer sous le nom de { $name } sur cet appareil ?
me-enter-go = Oui, c’est moi
me-enter-bad = Ce lien a déjà servi ou est trop vieux. Fais-en un nouveau sur l’autre appareil.
me-no-games = Tu n’as pas encore joué.
me-passphrase = Se connecter avec une phrase secrète
me-passphrase-about = Pour jouer sous ton nom sur n’importe quel appareil, même si tu perds celui-ci.
me-passphrase-set = Tu peux te connecter sous le nom « { $name } » sur n’importe quel appareil.
me-sign-name = Nom de connexion
me-new-passphrase = Phrase secrète (8 caractères ou plus)
me-old-passphrase = Phrase secrète actuelle
me-set-passphrase = Définir la phrase secrète
me-change-passphrase = La changer
me-sign-in = Se connecter
me-sign-in-about = As-tu déjà défini une phrase secrète, ici ou ailleurs ?
me-the-passphrase = Phrase secrète
me-sign-out = Se déconnecter de cet appareil
me-sign-out-all = Se déconnecter partout
me-sign-out-sure = Tu n’as pas de phrase secrète : après la déconnexion, plus personne ne pourra utiliser ce nom et ses résultats. Se déconnecter quand même ?
me-stay = Rester

person-program = Un programme
person-results = Résultats
person-history = Parties terminées
person-no-history = Aucune partie terminée que tout le monde peut voir.
person-no-games = Aucune partie terminée pour l’instant.
person-played =
    { $played ->
        [one] { $played } jouée
       *[other] { $played } jouées
    }
person-won =
    { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }
person-best =
    { $points ->
        [one] record : { $points } point
       *[other] record : { $points } points
    }
person-rating = Classement
person-provisional = encore provisoire
person-alone = Chacun pour soi
person-together = Ensemble
person-streak =
    { $now ->
        [one] { $now } victoire de suite, record : { $longest }
       *[other] { $now } victoires de suite, record : { $longest }
    }
person-nobody = Cette personne n’existe pas ici.
person-wins = a gagné
person-team-won = gagnée ensemble
person-team-lost = perdue ensemble
person-broken-off = arrêtée

tab-take-along = Emporter cette partie
tab-save-game = Enregistrer la partie dans un fichier
tab-save-about = Le fichier se rouvre ici ou dans un autre navigateur : sous « Positions et parties ».
tab-move = La déplacer sur le serveur
tab-move-about = D’autres pourront alors jouer ou regarder. Tu gardes ta place, et la partie continue là où elle en est.
tab-moving = La partie est en route…

start-tools = Outils : positions, parties, et aides pour la vraie table

helper-title = Outils
helper-about = Pour celles et ceux qui sont autour d’une vraie table, ou qui veulent regarder un jeu de près. Tout se passe dans ton navigateur, sans serveur.
helper-maze = Solveur de labyrinthes coulissants
helper-maze-about = Recompose du doigt le labyrinthe de ta table : tu sauras en combien de tours, au minimum, tu atteins ton but, preuve à l’appui. Pour tous les jeux où l’on pousse des rangées.
helper-maze-tap = Choisis une tuile et touche les cases où elle se trouve ; touche encore pour la tourner. Place ensuite le pion et le but.
helper-maze-brush = Ce que fait un appui
helper-maze-shape-3 = Coude
helper-maze-shape-5 = Ligne droite
helper-maze-shape-b = Embranchement
helper-maze-shape-f = Croisement
helper-maze-shape-1 = Impasse
helper-maze-pawn = Pion
helper-maze-goal = But
helper-maze-blank = vide
helper-maze-side-n = ouverte en haut
helper-maze-side-e = ouverte à droite
helper-maze-side-s = ouverte en bas
helper-maze-side-w = ouverte à gauche
helper-maze-extent = Cases par côté
helper-maze-lines = Une rangée sur deux peut être poussée : la 2e, la 4e, etc., en comptant de la gauche et du haut. Un pion poussé dehors revient sur la tuile qui vient d’entrer.
helper-maze-missing =
    { $n ->
        [one] Une case est encore vide.
       *[other] { $n } cases sont encore vides, y compris la tuile que tu as en main.
    }
helper-maze-solve = Trouver le chemin
helper-maze-thinking = Recherche en cours…
helper-maze-clear-sure = Vraiment tout enlever ?
helper-maze-paste = Coller une position
helper-maze-paste-about = Un labyrinthe tel que le programme l’écrit (irrgarten puzzle maze). La position d’un jeu s’ouvre sous « Positions et parties » et y est résolue selon les règles de ce jeu.
helper-maze-there = Tu y es déjà.
helper-maze-fewest =
    { $n ->
        [one] Un seul tour suffit.
       *[other] { $n } tours suffisent, et pas moins : c’est prouvé.
    }
helper-maze-far = Il faut au moins { $n } tours. Chercher plus loin serait trop long.
helper-maze-push-column = Pousse la colonne { $line } { $side }, la tuile tournée ainsi, puis va en { $square }.
helper-maze-push-row = Pousse la rangée { $line } { $side }, la tuile tournée ainsi, puis va en { $square }.
helper-maze-step = Étape suivante
helper-maze-take = Continuer d’ici
helper-maze-change = Modifier le labyrinthe
helper-scores = Carnet de points, dés et donneur
helper-scores-about = Les points manche par manche, des dés que personne ne peut piper, et des nombres tirés au sort.
helper-game = Quel jeu ?
helper-any-game = N’importe quel jeu
helper-round = Manche
helper-player = Nom du joueur { $number }
helper-points-of = Points de { $name }
helper-total = Total
helper-add-round = Noter la manche
helper-more-players = Un joueur de plus
helper-fewer-players = Un joueur de moins
helper-clear = Recommencer
helper-clear-sure = Vraiment effacer toutes les manches ?
helper-dice = Dés
helper-how-many = Combien ?
helper-throw = Lancer
helper-dealer = Donneur
helper-dealer-about = Les nombres à partir de 1 dans un ordre tiré au sort : pour savoir qui commence, ou pour des cartes numérotées.
helper-numbers = Jusqu’à
helper-mix = Mélanger

position-title = Positions et parties
position-about = Colle une position de n’importe quel jeu, ou ouvre une feuille de partie (.play). Tout se passe dans ton navigateur.
position-label = Position ou partie
position-read = Montrer
position-file = Ouvrir un fichier
position-deal = Ou distribuer une nouvelle partie :
position-turn = C’est à la place { $seats } de jouer
position-over = La partie est finie : { $score }
position-hidden = Une partie de cette position est cachée : on peut la montrer, mais pas continuer à y jouer.
position-draw-due = Quelque chose doit être tiré.
position-chances = Ce qui peut être tiré
position-draw = Tirer au hasard
position-text = En notation
position-view = Qui regarde ?
position-everything = Tout est visible
position-play = Continuer à jouer d’ici
position-way = Le chemin jusqu’à cette position
position-start = Le début
position-drawn = Tiré
position-first = Au début
position-back = Reculer
position-on = Avancer
position-count =
    { $depth ->
        [one] Compter les coups
       *[other] Compter les positions après { $depth } coups
    }
position-solve = Résoudre
position-column = Le texte devient illisible au caractère { $column }.
record-verified =
    { $plies ->
        [one] Vérifiée : la distribution et son seul coup ou tirage ont été refaits et correspondent.
       *[other] Vérifiée : la distribution et les { $plies } coups et tirages ont été refaits et correspondent.
    }
record-shares =
    { $shares ->
        [0] La graine vient du serveur ou du navigateur seul.
        [one] Un appareil a contribué à la graine.
       *[other] { $shares } appareils ont contribué à la graine.
    }
record-seeded = La feuille ne dit pas qui a choisi la graine.
record-unseeded = Chaque coup est permis et le résultat est juste. Sans graine, personne ne peut vérifier la distribution et les tirages.
record-seal = Sceau : { $seal }
record-line = La ligne { $line } est fausse : ce coup ou ce tirage n’a pas pu s’y produire.
record-wrong = Une ligne de l’en-tête est fausse.
record-wrong-game = C’est la feuille d’un autre jeu, ou d’une autre version de ses règles.
record-wrong-seats = Le nombre de places ne convient pas à ce jeu.
record-wrong-options = Un réglage indiqué n’existe pas dans ce jeu.
record-wrong-deal = Une contribution à la distribution n’est pas celle qui avait été promise.
record-wrong-seed = La graine ne correspond pas aux contributions.
record-wrong-start = La position de départ n’est pas celle qui a été distribuée.
record-wrong-result = Le résultat n’est pas celui auquel mènent les coups.
record-wrong-seal = Le sceau est brisé : quelque chose a été changé après la partie.

puzzle-title = Énigmes
puzzle-turns = { $turns } tours
puzzle-alone = pour une personne
puzzle-about = Pousse une rangée avec la tuile que tu as en main, puis avance. Atteins le trésor en un minimum de tours.
puzzle-start = Un labyrinthe rien que pour toi, un nouveau chaque jour.
puzzle-today = Énigme du jour
puzzle-another = Une autre
puzzle-level = Difficulté
puzzle-levels-easy = facile : 5 × 5, deux tours
puzzle-levels-medium = moyen : 7 × 7, deux tours
puzzle-levels-hard = difficile : 7 × 7, trois tours
puzzle-levels-master = très difficile : 9 × 9, quatre tours
puzzle-turn = Tour { $turn }. C’est faisable en { $fewest }.
puzzle-push = Choisis une flèche pour y pousser la tuile.
puzzle-walk = Va sur une case qui brille, ou reste où tu es.
puzzle-solved =
    { $turns ->
        [one] Résolue en un tour !
       *[other] Résolue en { $turns } tours !
    }
puzzle-fewest = On ne peut pas faire mieux.
puzzle-fewer = C’est faisable en { $turns }.
puzzle-shown = Voilà comment on fait.
puzzle-undo = Annuler
puzzle-restart = Recommencer
puzzle-show = Montrer la solution
puzzle-turn-tile = Tourner la tuile
puzzle-hand = La tuile que tu as en main
puzzle-arrow = Pousser la rangée { $line }
puzzle-sides-n = par le haut
puzzle-sides-e = par la droite
puzzle-sides-s = par le bas
puzzle-sides-w = par la gauche
puzzle-to = Aller en { $square }
puzzle-stay = Rester en { $square }
puzzle-board = Labyrinthe
puzzle-you = Tu es en { $square }.
puzzle-goal = Le trésor est en { $square }.
puzzle-goal-away = Le trésor est sur la tuile que tu as en main.
puzzle-history = Ce qui a été dit jusqu’ici
puzzle-self = Place { $number } (toi)
puzzle-right = Résolue !
puzzle-wrong = Pas tout à fait.
puzzle-rated = environ { $rating }
puzzle-skip = Passer
puzzle-theme = Genre
puzzle-theme-all = tous les genres
puzzle-progress = Ton classement : { $rating }. Résolues : { $solved }. Jours de suite : { $days }.
puzzle-kept = Seuls les premiers essais sans indice comptent pour ton classement. Il reste dans ce navigateur.
puzzle-hint = Indice { $step } sur 3
puzzle-hint-where = Regarde là où ça brille.
puzzle-hint-what = Voici l’étape suivante : le plateau la montre.
puzzle-rush = Trois minutes chrono
puzzle-rush-stop = Arrêter le chrono
puzzle-rush-left = Encore { $seconds } secondes. Résolues : { $solved }. Vies : { $lives }.
puzzle-rush-over = Temps écoulé. Tu en as résolu { $solved } ; ton record est de { $best }.

rules-title = Livrets de règles
rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [one] { $count } endroit
       *[other] { $count } endroits
    }
rules-none = Rien trouvé.
rules-contents = Sommaire
rules-clause = Lien vers cette règle
rules-drawing = Dessin

about-title = À propos de cette maison
about-what = Irrgarten est une maison de jeux de société que tu héberges toi-même : un seul programme avec les règles, des adversaires virtuels, des tables et cette page. Personne n’est suivi ; il n’y a ni compte ni publicité.
about-sources = D’où viennent les jeux
about-after = règles d’après { $game }
about-known = aussi connu sous le nom de { $names }
about-own = Les titres, les images et les textes sont de nous. Nous n’avons aucun lien avec les éditeurs des jeux en boîte ; si un jeu te plaît, achète-le.
about-deal = Une distribution honnête
about-deal-text = Avant une partie, le serveur et chaque appareil s’engagent sur un nombre secret. Les cartes résultent de tous ces nombres : personne ne peut les choisir seul, et à la fin chacun peut vérifier.
about-licence = Logiciel libre sous MIT ou Apache 2.0.
about-version = Version { $version }

tour-offer = Ta première partie ? Suis la petite visite guidée.
tour-start = Montre-moi
tour-next = Suivant
tour-pass = Passer cette étape
tour-done = C’est compris
tour-skip = Non, merci
tour-step = { $at } sur { $all }
tour-ready = C’est bon pour moi
tour-waits = Rien ne commence avant que tu le dises.

error-close = Fermer
error-not-found = Il n’y a rien à cette adresse.

code-wrong_passphrase = Ce nom et cette phrase secrète ne vont pas ensemble.
code-bad_passphrase = Une phrase secrète a de 8 à 200 caractères.
code-name_taken = Quelqu’un se connecte déjà avec ce nom.
code-no_such_person = Cette personne n’existe pas ici.
code-unreachable = Le serveur est injoignable.
code-illegal_action = Ce n’est pas permis.
code-not_your_turn = Ce n’est pas ton tour.
code-not_offered = Ce n’est pas possible ici.
code-stale = Quelque chose a changé entre-temps. Regarde à nouveau.
code-bad_name = Un nom a de 1 à 24 caractères visibles.
code-who_are_you = Choisis d’abord un nom.
code-no_such_table = Cette table n’existe pas.
code-no_such_seat = Cette place n’existe pas.
code-seat_taken = La place est déjà prise.
code-seat_empty = Personne n’est assis là.
code-not_your_seat = Ce n’est pas ta place.
code-host_only = Seule la personne qui a ouvert la table le peut.
code-already_started = La partie a déjà commencé.
code-not_playing = On ne joue pas en ce moment.
code-not_over = La partie n’est pas finie.
code-paused = La partie est en pause.
code-nothing_to_undo = Il n’y a rien à annuler.
code-undo_too_late = Trop tard : quelque chose de nouveau a été révélé depuis.
code-nothing_asked = Plus personne ne le demande.
code-already_asked = Quelqu’un d’autre a déjà posé une question : réponds-y d’abord.
code-by_the_clock = On joue à la pendule, et c’est elle qui décide.
code-own_clock = Dans une partie classée, personne ne peut arrêter sa propre pendule.
code-rated = Une partie classée se joue jusqu’au bout ou s’abandonne.
code-resigned = Tu as abandonné cette partie.
code-not_away = Cette personne est encore là.
code-bad_text = Un message a de 1 à 300 caractères.
code-bad_clock = On ne peut pas jouer avec cette pendule.
code-bad_option = Ces réglages ne vont pas ensemble.
code-bad_seats = Ce jeu n’est pas fait pour autant de joueurs.
code-slow_down = Pas si vite, s’il te plaît.
code-draining = Le serveur redémarre.
code-disk_full = Le serveur n’a plus de place. Rien n’a changé.
code-read_only = On ne peut que regarder pour l’instant.
code-internal = Quelque chose s’est mal passé sur le serveur.
code-bad_request = Le serveur n’a pas compris.
code-not_found = Il n’y a rien à cette adresse.
code-not_allowed = Ce n’est pas possible à cette adresse.
code-too_slow = Cela a mis trop de temps à arriver. Essaie encore.
code-too_big = C’est trop long.
code-bad_token = Ce jeton n’est plus valable ici.
code-not_for_bots = C’est pour les personnes, pas pour les programmes.
code-foreign_origin = Un autre site n’a pas le droit de faire cela.
code-foreign_host = Le serveur ne répond pas à cette adresse.
code-no_such_link = Ce lien a déjà servi ou est trop ancien. Fais-en un autre sur l’autre appareil.
code-not_invited = Tu n’as pas d’invitation pour cette table.
code-bad_url = Cette adresse ne peut pas être appelée.
code-too_many = Tu en as déjà trop.
code-busy = D’autres ont été plus rapides. Essaie encore une fois.
code-damaged = Ce que le serveur en a gardé est abîmé et n’est pas affiché.
code-store = Le serveur ne peut rien enregistrer pour l’instant. Rien n’a changé.
code-no_such_code = Aucune table n’a ce code, ou sa partie est finie.
code-seat_needed = Choisis d’abord une place.
code-learning = Quelqu’un découvre encore le jeu. On commence quand c’est bon pour tout le monde.
code-racing = Pas pendant la course.
code-held = Tu dois attendre un instant.
code-claimed = Tu as déjà dit que tu avais fini.
code-bad_share = Cet appareil avait promis un autre secret pour la donne.
code-one_seat_only = Dans une partie classée, chacun n’a qu’une place.
code-nobody_else = Il faut être au moins deux pour une partie classée.
code-no_ratings = Ici, on gagne ou on perd ensemble : ce n’est pas classé.
code-full = Le journal de cette table est plein : on peut continuer à jouer, mais rien d’autre.
code-no_hints = Dans une partie classée, il n’y a pas d’indices.
code-unknown_game = Ce jeu n’existe pas ici.
code-bad_seat = Cette place n’existe pas dans la partie.
code-bad_seed = On ne peut pas faire de donne avec cela.
code-bad_position = Ce n’est pas une position valable du jeu.
code-hidden = Une partie de cette position est cachée.
code-bad_action = Ce n’est pas un coup valable.
code-draw_pending = Il faut d’abord tirer quelque chose.
code-no_draw_pending = Il n’y a rien à tirer maintenant.
code-bad_chance = Ce n’est pas un tirage lisible.
code-impossible_chance = Cela ne peut pas être tiré ici.
code-game_over = La partie est finie.
code-bad_record = Ce n’est pas une feuille de partie valable.
code-bad_question = Cette question n’a pas de réponse.
code-bad_puzzle = Ce n’est pas une énigme valable.
code-no_such_puzzle = Cette énigme n’existe pas. Essaies-en une autre.
code-line_too_long = Cette ligne est trop longue.
code-not_text = Ce n’est pas du texte valable.
code-io = Le serveur ne peut pas lire ou écrire un fichier.
code-unknown = Un problème inattendu est survenu. Recharge la page.
code-tab_damaged = Ce que ce navigateur a conservé de la partie est abîmé, ou vient d’une autre version de cette page. Rien n’a été modifié.
code-tab_unloadable = La partie de la page qui joue sans serveur ne se charge pas. Sans réseau, réessaie plus tard ; sinon, ton navigateur est peut-être trop ancien.
code-tab_disk_full = Il n’y a plus de place sur cet appareil. Rien n’a été modifié : libère de la place et réessaie.
code-tab_store = Ce navigateur ne laisse pas la page conserver quoi que ce soit, peut-être parce que la fenêtre est privée. Rien n’a été modifié.
code-tab_internal = Quelque chose s’est mal passé dans cette page. Recharge-la : ce qui était conservé est toujours là.
code-tab_not_found = Cela ne marche pas sans serveur.

board-closer = Zoom avant
board-farther = Zoom arrière
board-all = Tout montrer

bots-title = Des programmes qui jouent
bots-about = Un bot est un programme qui a son propre compte. Qui possède son jeton joue sous son nom, et tout le monde à la table voit que c’est un programme.
bots-api = Toutes les requêtes
bots-docs = Comment les programmes parlent au serveur
bots-example = Un petit bot en Python
bots-nameless = Choisis d’abord un nom, ensuite tu pourras créer tes propres bots :
bots-own = Tes bots
bots-none = Tu n’as pas encore de bot.
bots-name = Nom du nouveau bot
bots-make = Créer un bot
bots-made = créé le { $day }
bots-token = Jeton de { $name }
bots-once = Copie-le maintenant : personne ne pourra te le montrer à nouveau.
bots-copy = Copier
bots-copied = Copié
bots-revoke = Révoquer son jeton
bots-revoke-sure = Révoquer le jeton de { $name } ? Il est déconnecté aussitôt, et le jeton ne servira plus jamais.
bots-keep = Le garder
bots-online = Bots en ligne
bots-online-about = À une table que tu as ouverte, tu peux les inviter à une place libre.
bots-nobody = Aucun bot n’attend d’invitation pour le moment.
bots-invite = Inviter
bots-invited = Invité
bots-call = M’appeler quand c’est mon tour
bots-call-about = Quand c’est à toi et qu’aucun de tes appareils n’est à la table, le serveur appelle cette adresse.
bots-call-address = Adresse, commençant par https://
bots-call-save = Appeler cette adresse
bots-call-stop = Ne plus appeler
bots-call-secret = Chaque appel est signé avec ce secret
bots-call-off = Cette adresse n’est plus appelée : { $reason }
about-code = Code source
person-files = Télécharger
person-record = Feuille de partie
person-proof = Preuve de la donne
