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

start-search = Chercher ton jeu ou sa boîte
start-none = Aucun jeu ne correspond.
start-computer = Contre l’ordinateur
start-friends = Entre amis
start-pass = À tour de rôle
start-pass-about = Vous partagez cet appareil, et un rideau cache chaque main.
start-watch = Regarder
start-watch-about = Regarder une table où l’on joue.
start-options = Plus de choix
start-code = On t’a invité ?
start-code-label = Code ou lien
start-join = S’asseoir
start-bad-code = Cela ne mène à aucune table. Vérifie le code.
start-running = Tes parties
start-resume = Continuer
start-how-many = Combien êtes-vous ?
start-go = Distribuer
start-rules = Comment jouer

players = { $low } personnes
players-range = { $low } à { $high } personnes

lobby-title = Salon
lobby-open = Cherchent du monde
lobby-running = En cours
lobby-finished = Terminées
lobby-none = Aucune table ici pour l’instant.
lobby-open-one = Ouvrir une table
lobby-more = Voir plus
lobby-seats = { $taken } places prises sur { $all }
lobby-host = ouverte par { $name }
lobby-go = Y aller
lobby-rated = classée
lobby-again = Regarder

characters-mouse = Souris
characters-hedgehog = Hérisson
characters-fox = Renard
characters-raven = Corbeau
characters-owl = Chouette
characters-random = Hasard
characters-greedy = Gourmand

create-title = Dresser une table
create-game = Jeu
create-seats = Places
create-others = Qui joue avec toi ?
create-bots = L’ordinateur
create-people = Des gens que j’invite
create-pass = Des gens ici, sur cet appareil
create-level = Qui joue ?
create-private = Seules les personnes qui ont le lien la trouvent
create-clock = Temps
create-clocks-none = Sans pendule
create-clocks-per_move = Secondes par coup
create-clocks-per_game = Minutes pour la partie
create-clocks-days = Jours par coup
create-increment = Secondes ajoutées à chaque coup
create-options = Règles de la table
create-usual = comme dans le livret
create-number = nombre
create-open = Ouvrir la table

table-seat = Place { $number }
table-you = toi
table-empty = libre
table-away = absent
table-sit = S’asseoir ici
table-stand = Se lever
table-send-away = Renvoyer
table-invite = Faire jouer l’ordinateur
table-ready = Prêt
table-not-ready = Pas encore prêt
table-be-ready = Je suis prêt
table-wait-ready = On attend que tout le monde soit prêt.
table-wait-seats = On attend quelqu’un pour les places libres.
table-dealing = On distribue les cartes.
table-invite-title = Inviter
table-invite-about = Envoie ce lien ou montre le code.
table-copy = Copier le lien
table-copied = Copié
table-share = Partager
table-code = Code
table-television = Montrer sur un téléviseur
table-your-turn = À toi de jouer
table-turn-of = Au tour de { $names }
table-paused = La partie est en pause.
table-resume = Continuer
table-pause = Pause
table-over = La partie est finie
table-won = Victoire : { $names } !
table-you-won = Tu as gagné !
table-team-won = Gagné, tous ensemble !
table-team-lost = Perdu, tous ensemble. La prochaine fois !
table-broken-off = La partie a été interrompue.
table-again = Rejouer
table-go-again = Vers la partie suivante
table-proved = La donne est prouvée : la maison a tenu le secret promis avant la première carte.
table-unproved = Le secret de la maison ne correspond pas à sa promesse. Cette donne n’est pas sûre.
table-log = Ce qui s’est passé
table-chat = Bavarder
table-say = Dis quelque chose
table-send = Envoyer
table-hint = Indice
table-hint-more = En dire plus
table-undo = Reprendre
table-undo-asked = { $name } voudrait reprendre le dernier coup.
table-undo-waits = On attend l’accord de tout le monde.
table-yes = D’accord
table-no = Non
table-guarded = Le gardien joue pour toi.
table-back = Je suis de retour
table-let-guardian = Laisser jouer le gardien
table-guardian-for = Laisser le gardien jouer pour { $name }
table-abort = Interrompre
table-abort-sure = Vraiment interrompre cette partie ?
table-rules = Règles
table-more = Plus
table-leave = Quitter la table
table-leave-sure = Quitter cette partie ?
table-leave-about = Ta place reste la tienne : la partie est parmi tes parties, sur la page d’accueil.
table-leave-go = Partir, je reviendrai
table-leave-guardian = Partir, et le gardien joue pour moi
table-leave-abort = Interrompre la partie et partir
table-stay = Rester
table-text-board = Plateau en texte
table-drawn-board = Plateau en image
table-actions = Ce que tu peux faire
table-filter = Chercher un coup
table-more-actions = { $count } de plus : cherche pour les trouver
table-nothing-to-do = Rien à faire pour toi en ce moment.
table-why = Lire la règle
table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-no-table = Cette table n’existe pas.

curtain-pass = Passe l’appareil à { $name }
curtain-closed = Personne ne voit de cartes en ce moment.
curtain-here = Je suis { $name } : montre mon côté

line-connecting = On cherche la table …
line-offline = Pas de connexion. Dès qu’il y en aura une, la partie reprendra toute seule.
line-restarting = La maison redémarre. On revient dans un instant.
line-unsent =
    { $count ->
        [one] Un coup attend d’être envoyé.
       *[other] { $count } coups attendent.
    }

review-title = Retour sur la partie
review-of = La partie de qui ?
review-thinking = La chouette réfléchit à chaque coup …
review-about = La chouette juge chaque coup selon ce que tu pouvais savoir. La chance compte à part.
review-accuracy = Précision : { $points } sur 100
review-luck = Chance : { $points } points
review-move = Coup { $number }
review-better = Mieux :
review-points = { $points } points perdus
review-fine = Aucun coup n’a coûté cher. Bien joué !
review-none = Il n’y avait rien à choisir.
review-classes-best = meilleur
review-classes-good = bon
review-classes-inaccuracy = imprécis
review-classes-mistake = erreur
review-classes-blunder = gaffe

log-opened = { $name } ouvre la table.
log-configured = La table est réglée autrement.
log-sits = { $name } s’assoit.
log-free = La place { $seat } est libre.
log-ready = { $name } : prêt.
log-not-ready = { $name } : plus prêt.
log-started = La partie commence.
log-acted = { $name } : { $action }
log-acted-guardian = { $name } : { $action } (le gardien)
log-acted-clock = { $name } : { $action } (temps écoulé)
log-drew = Pioché : { $chance }
log-claimed = { $name } a fini !
log-undo-asked = { $name } demande à reprendre.
log-undo-yes = { $name } est d’accord.
log-undo-no = { $name } n’est pas d’accord.
log-undone = Le dernier coup est repris.
log-paused = Pause.
log-resumed = La partie continue.
log-guardian = Le gardien joue pour { $name }.
log-guardian-off = { $name } rejoue.
log-said = { $name } dit : { $text }
log-ended = La partie est finie.
log-broken = La partie a été interrompue.
log-rematch = Il y a une partie suivante.

phrases-1 = Bonjour !
phrases-2 = Bien joué !
phrases-3 = Oh non !
phrases-4 = Un instant, s’il te plaît.
phrases-5 = Belle partie !
phrases-6 = Merci, à la prochaine !

settings-title = Réglages
settings-language = Langue
settings-theme = Lumière
settings-themes-auto = comme l’appareil
settings-themes-light = claire
settings-themes-dark = sombre
settings-size = Taille du texte
settings-sizes-normal = normale
settings-sizes-large = grande
settings-sizes-huge = très grande
settings-motion = Images animées
settings-motions-auto = comme l’appareil
settings-motions-none = aucune
settings-sound = Sons
settings-notify = Préviens-moi quand c’est mon tour
settings-notify-not = Ce navigateur n’autorise les notifications qu’en HTTPS ou sur cette machine.
settings-text-board = Plateaux en texte, pour lecteurs d’écran
settings-close = Fermer

me-title = Toi
me-name = Ton nom
me-name-about = Les autres à la table le voient. Pas besoin de compte : ce navigateur se souvient de toi.
me-save = Enregistrer
me-saved = Enregistré
me-guest = Invité
me-look = Ton apparence
me-shape = Forme
me-colour = Couleur
me-shapes-circle = cercle
me-shapes-square = carré
me-shapes-triangle = triangle
me-shapes-diamond = losange
me-shapes-star = étoile
me-shapes-heart = cœur
me-shapes-moon = lune
me-shapes-flower = fleur
me-colours-blue = bleu
me-colours-orange = orange
me-colours-green = vert
me-colours-red = rouge
me-colours-sky = azur
me-colours-violet = violet
me-standing = Tes résultats
me-device = Être la même personne sur un autre appareil
me-device-about = Scanne ceci avec ton téléphone dans les dix minutes. Cela marche une fois ; ne le montre à personne d’autre.
me-device-show = Montrer le code
me-enter = Être { $name } sur cet appareil ?
me-enter-go = Oui, c’est moi
me-enter-bad = Ce lien a déjà servi ou est trop vieux. Fais-en un nouveau sur l’autre appareil.
me-no-games = Tu n’as pas encore joué.
me-passphrase = Revenir avec une phrase secrète
me-passphrase-about = Pour être de nouveau toi sur tout appareil, même si celui-ci est perdu.
me-passphrase-set = Tu peux te connecter comme « { $name } » sur tout appareil.
me-sign-name = Nom de connexion
me-new-passphrase = Phrase secrète (8 caractères ou plus)
me-old-passphrase = La phrase secrète actuelle
me-set-passphrase = Choisir cette phrase
me-change-passphrase = La changer
me-sign-in = Se connecter
me-sign-in-about = As-tu déjà choisi une phrase secrète, ici ou ailleurs ?
me-the-passphrase = Phrase secrète
me-sign-out = Se déconnecter de cet appareil
me-sign-out-all = Se déconnecter partout
me-sign-out-sure = Tu n’as pas de phrase secrète : personne ne pourrait plus être cette personne. Se déconnecter quand même ?
me-stay = Rester

person-program = Un programme
person-history = Parties terminées
person-no-history = Aucune partie terminée que tous peuvent voir.
person-no-games = N’a pas encore terminé de partie.
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
        [one] record : { $points } point
       *[other] record : { $points } points
    }
person-rating = Classement
person-provisional = encore incertain
person-alone = Chacun pour soi
person-together = Ensemble
person-streak = { $now } gagnées de suite, { $longest } au mieux
person-nobody = Il n’y a personne de ce nom ici.
person-wins = a gagné
person-team-won = gagnée ensemble
person-team-lost = perdue ensemble
person-broken-off = interrompue

puzzle-title = Énigmes
puzzle-turns = { $turns } tours
puzzle-alone = pour une personne
puzzle-about = Pousse une rangée avec la tuile que tu tiens, puis marche. Atteins le trésor en aussi peu de tours que possible.
puzzle-start = Un labyrinthe pour toi seul, un nouveau chaque jour.
puzzle-today = Énigme du jour
puzzle-another = Une autre
puzzle-level = Difficulté
puzzle-levels-easy = facile : 5 sur 5, deux tours
puzzle-levels-medium = moyen : 7 sur 7, deux tours
puzzle-levels-hard = difficile : 7 sur 7, trois tours
puzzle-levels-master = très difficile : 9 sur 9, quatre tours
puzzle-turn = Tour { $turn }. On peut y arriver en { $fewest }.
puzzle-push = Choisis une flèche pour y pousser la tuile.
puzzle-walk = Marche vers une case qui brille, ou reste.
puzzle-solved =
    { $turns ->
        [one] Résolue en un tour !
       *[other] Résolue en { $turns } tours !
    }
puzzle-fewest = On ne peut pas faire mieux.
puzzle-fewer = On peut y arriver en { $turns }.
puzzle-shown = Voilà comment.
puzzle-undo = Reprendre
puzzle-restart = Recommencer
puzzle-show = Montrer une solution
puzzle-turn-tile = Tourner la tuile
puzzle-hand = La tuile que tu tiens
puzzle-arrow = Pousser la rangée { $line }
puzzle-sides-n = d’en haut
puzzle-sides-e = de la droite
puzzle-sides-s = d’en bas
puzzle-sides-w = de la gauche
puzzle-to = Marcher vers { $square }
puzzle-stay = Rester sur { $square }
puzzle-board = Labyrinthe
puzzle-you = Tu es sur { $square }.
puzzle-goal = Le trésor est sur { $square }.
puzzle-goal-away = Le trésor est sur la tuile que tu tiens.

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
about-what = Irrgarten est une maison de jeux que tu héberges toi-même : un programme avec règles, joueurs électroniques, tables et cette page. Personne n’est suivi, il n’y a ni comptes ni publicité.
about-sources = D’où viennent les jeux
about-after = règles d’après { $game }
about-known = aussi connu sous { $names }
about-own = Titres, images et textes sont les nôtres. Nous n’avons aucun lien avec les éditeurs des jeux en boîte ; si un jeu te plaît, achète-le.
about-deal = Des cartes honnêtes
about-deal-text = Avant une partie, la maison et chaque appareil promettent un nombre secret. Les cartes sont distribuées à partir de tous ces nombres, personne ne peut les choisir seul, et à la fin chacun peut vérifier.
about-licence = Logiciel libre sous MIT ou Apache 2.0.
about-version = Version { $version }

tour-offer = Ta première partie ? Voici une courte visite.
tour-start = Montre-moi
tour-next = Suite
tour-done = Compris
tour-skip = Non, merci
tour-step = { $at } sur { $all }

error-close = Fermer
error-not-found = Il n’y a rien à cette adresse.

code-wrong_passphrase = Ce nom et cette phrase secrète ne vont pas ensemble.
code-bad_passphrase = Une phrase secrète a de 8 à 200 caractères.
code-name_taken = Quelqu’un se connecte déjà avec ce nom.
code-no_such_person = Il n’y a personne de ce nom ici.
code-unreachable = La maison est injoignable.
code-illegal_action = Ce n’est pas permis.
code-not_your_turn = Ce n’est pas ton tour.
code-not_offered = Ce n’est pas possible ici.
code-stale = Quelque chose a changé entre-temps. Regarde encore.
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
code-nothing_to_undo = Il n’y a rien à reprendre.
code-undo_too_late = Trop tard : du nouveau a été révélé depuis.
code-not_away = Cette personne est encore là.
code-bad_text = Dis de 1 à 300 caractères.
code-bad_clock = On ne peut pas jouer avec cette pendule.
code-bad_option = Ces réglages ne vont pas ensemble.
code-bad_seats = Le jeu n’est pas fait pour tant de monde.
code-slow_down = Pas si vite.
code-draining = La maison redémarre.
code-disk_full = La maison n’a plus de place. Rien n’a changé.
code-read_only = On ne peut que regarder pour l’instant.
code-internal = C’est une faute de la maison.

board-closer = Plus près
board-farther = Plus loin
board-all = Tout montrer
