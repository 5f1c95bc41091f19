# What people read about this game. The page and the rules read this file.

## The board

board = La ville
square = rangée { $row }, colonne { $column }
you = Toi
mat = { $name } joue { $suspect }, { $n } cartes
won = a trouvé
left = a quitté la table
out = hors jeu
summoned = sur convocation
passes = passe
shows = montre une carte
shows_short = montre
asked = doit répondre
hand = Tes cartes
open-cards = Cartes ouvertes
show-card = Montrer { $card }
dice = Les dés : { $n }
roll = Lancer les dés
passage = Passage secret
take-passage = Par le passage secret : { $place }
suspect-here = Soupçonner ici…
accuse = Accuser…
end = Finir le tour
stay = Rester sur place
go-there = Y aller : { $spot }
go-square = Y aller
lay-there = Y placer { $exhibit } : { $place }
take-suspect = Jouer { $suspect }
take-first = commence
direction = On joue dans le sens inverse des aiguilles d’une montre
suspicion = Soupçon
accusation = Accusation
say-suspicion = Je pense que { $suspect } a caché { $exhibit } ici : { $place }.
say-accusation = J’accuse : { $suspect } a caché { $exhibit } ici : { $place } !
suspect = qui
exhibit = quoi
place = où
ruled-out = rayé sur ta feuille
back = Retour
accuse-warning = Une seule fois ! Si c’est faux, tu ne joues plus.
suspect_do = Le dire
accuse_do = Accuser
last-said = Ce qui vient d’être dit
suspects = { $name } soupçonne :
accuses = { $name } accuse :
nobody = Personne ne peut montrer de carte
shows-you = { $name } te montre, et à personne d’autre : { $card }
seen = J’ai vu
you-show = Tu as montré { $card } à { $name }
opens-file = { $name } : on ouvre le dossier…
is-right = L’accusation est juste !
is-wrong = L’accusation est fausse.
in-file = Dans le dossier : { $cards }
file-closed = Le dossier est fermé
sheet = Notes
close-sheet = Ranger les notes
level = Ce qui est noté pour toi
level_paper = Rien
level_clerk = Ce qui a été dit
level_logician = Ce qui s’ensuit
level_analyst = Les chances aussi
suspects_head = Qui
exhibits_head = Quoi
places_head = Où
file = Dossier
yes = oui
no = non
unknown = inconnu
one-of = une sur trois, tour { $turns }
pencilled = ta marque : { $sign }
sign_x = croix
sign_v = coche
sign_q = point d’interrogation
sign_d = point
rub-out = Gommer
pencils = Crayons
pencil_1 = Crayon gris
pencil_2 = Crayon rouge
pencil_3 = Crayon bleu
pencil_4 = Crayon vert
own-notes = Tes propres notes
sheet-hint = Touche une case pour voir pourquoi, ou pour y écrire.
fact-file = { $card } est dans le dossier
fact-not-file = { $card } n’est pas dans le dossier
fact-has = { $name } a { $card }
fact-has-not = { $name } n’a pas { $card }
odds-file = { $card } est dans le dossier à { $n } %
odds-seat = { $name } a { $card } à { $n } %
because-turn = à cause du tour { $turns }
because-turns = à cause des tours { $turns }
because-deal = à cause de la donne
because-sizes = { $why } et du nombre de cartes en main
passed-list = ont passé : { $names }
showed = { $name } a montré une carte
showed-card = { $name } a montré { $card }
wrong = faux
prompt-take = Choisis ton personnage.
prompt-lay = Choisis un lieu éclairé pour : { $exhibit }
prompt-show = Montre à { $name } une carte éclairée.
prompt-stuck = Ce lancer ne mène nulle part.
prompt-roll = Lance les dés.
prompt-roll-passage = Lance les dés, ou prends le passage secret.
prompt-roll-suspect = Exprime un soupçon ici, ou va plus loin.
prompt-walk = Avance de { $n } : choisis où.
prompt-square = Aller sur cette case ?
prompt-suspect = Qui a caché quoi ici ?
prompt-accuse = Accuse, ou finis ton tour.
log-take = joue { $suspect }
log-lay = place { $exhibit } : { $place }
log-roll = lance les dés
log-passage = prend le passage secret
log-walk = avance
log-enter = entre dans : { $spot }
log-stuck = ne peut pas bouger
log-suspect = soupçonne { $suspect } d’avoir caché { $exhibit } : { $place }
log-accuse = accuse { $suspect } d’avoir caché { $exhibit } : { $place }
log-show = montre une carte
log-show-seen = montre { $card }
log-end = finit son tour
log-leave = quitte la table
log-dice = Les dés montrent { $one } et { $two } : { $n }
log-pass = { $name } passe
log-shown = { $name } montre une carte
log-shown-seen = { $name } montre { $card }
log-right = L’accusation est juste
log-wrong = L’accusation est fausse

## Who, what and where

names-1 = Staff technique
names-2 = Manager général
names-3 = Capitaine
names-4 = Équipe
names-5 = Direction
names-6 = Supporters
names-a = Ballons historiques
names-b = Mascotte
names-c = Billet du match du siècle
names-d = Maquette du stade
names-e = Canon du meilleur buteur
names-f = Maillot de champion
names-A = Centre d’entraînement
names-B = Virage
names-C = Salle de presse
names-D = Vestiaire
names-E = Siège du club
names-F = Grand-Place
names-G = Tunnel des joueurs
names-H = Boutique
names-I = Musée du club
names-X = Salle d’enquête

## What can be known, on the command line

report-file = dossier
report-open = visible
report-cases = Cas possibles : { $n }
report-likely = Le plus probable : { $triple } ({ $suspect }, { $exhibit }, { $place }), { $odds } %
report-certain = Certain :
report-nothing-certain = Rien n’est encore certain, à part ce que tu as vu.
report-fact = { $fact }, { $why }
report-here = Meilleurs soupçons ici :
report-places = Meilleur soupçon de chaque lieu :
report-nothing-to-ask = Il n’y a plus rien à demander.
report-triple = { $suspect }, { $exhibit }, { $place }

## Pictures of a table

picture-seat = Place { $seat }
picture-take = { $player } choisit un suspect
picture-lay = { $player } place un objet
picture-start = Tour { $turn } : { $player } commence
picture-dice = Tour { $turn } : { $player } lance les dés
picture-walk = Tour { $turn } : { $player } avance de { $n }
picture-suspect = Tour { $turn } : { $player } exprime un soupçon
picture-answer = Tour { $turn } : { $player } soupçonne { $triple }, { $asked } doit répondre
picture-accuse = Tour { $turn } : { $player } peut accuser
picture-verdict = Tour { $turn } : { $player } accuse { $triple }
picture-unsolved = L’affaire reste sans solution
picture-solved = { $player } a résolu l’affaire
picture-passage = passage vers { $place }

## Actions at a terminal: each as an example, and what it means

terminal-actions =
    t1    jouer le suspect 1
    aE    poser l’objet a dans le lieu E, si ce sont les joueurs qui les posent
    r     lancer les dés
    m5.8  aller en rangée 5, colonne 8 ; mA entre dans le lieu A, mX dans la salle
          d’enquête, m- ne va nulle part
    p     prendre le passage secret
    s2eB  soupçonner 2 d’avoir caché e en B, où tu es
    5=c   montrer la carte c, si tu joues le 5
    a2eF  accuser 2 d’avoir caché e en F
    { "." }     finir ton tour sans accuser
          On lit ensuite : 3- n’a aucune des cartes, 5=? en a montré une, a2eF!
          était faux

## Settings of a table

setting-suspects = Qui joue qui
    .chosen = Choisi tour à tour, la place 1 d’abord
    .drawn = Tirage au sort, le Staff technique en est toujours
setting-exhibits = Où sont les objets au début
    .random = Au hasard
    .chosen = Placés tour à tour
setting-accuse_after_unrefuted = Quand personne ne réfute ton soupçon
    .direct = Tu peux accuser aussitôt
    .walk = Il faut d’abord aller à la salle d’enquête
setting-last_player = Le dernier qui n’est pas éliminé
    .plays_on = Continue seul
    .wins = Gagne aussitôt
setting-answer_direction = On répond aux soupçons
    .same = Dans l’ordre des tours
    .reverse = Dans l’autre sens
setting-accusation_moves = Une accusation
    .no = Ne déplace aucun autre pion ni aucun objet
    .yes = Amène le suspect et l’objet sur le lieu
setting-centre_entry = Entrer dans la salle d’enquête
    .free = Tu peux accuser, sans obligation
    .commits = Qui entre doit accuser
setting-sheet = Ce qui est rempli pour toi sur ta feuille
    .clerk = Greffier : tout ce qui a été dit
    .paper = Papier : rien, tu écris tout
    .logician = Logicien : aussi tout ce qui s’ensuit
    .analyst = Analyste : aussi les probabilités, pour s’exercer

## The first game

tour-1 = Qui veux-tu jouer ? Chaque suspect part d’une case à lui, et le Staff technique joue le premier.
tour-2 = Tes cartes. Aucune n’est dans le dossier, et personne d’autre ne les voit. Le dossier en contient trois : qui a caché un objet, lequel, et où il est caché. Trouve-les.
tour-3 = Ton pion sautille quand c’est à lui. Lance les dés.
tour-4 = Les cases et les lieux éclairés : le lancer y mène. Pointe dessus pour voir le chemin ; entre si possible dans un lieu. Du doigt, touche deux fois.
tour-5 = Dans un lieu, tu dis qui y a caché quoi ; les deux y sont amenés. Sur une case, le tour est fini. Essaie dès que tu peux.
tour-6 = Les autres répondent tour à tour : qui n’a aucune des trois cartes passe ; le premier qui en a une la montre à celui qui demande, à lui seul. Écoute aussi les autres.
tour-7 = Les notes gardent ce qui a été dit : ✗ ne l’a pas, ✓ l’a, petits nombres : a montré une carte sur trois à ce tour. Touche une case pour la raison ou tes marques.
tour-8 = Quand tu en as la certitude, va à la salle d’enquête au milieu et accuse ; si personne n’a pu réfuter ton soupçon, tu le peux aussitôt. Un seul essai. Bonne chance !

## Why an action is refused

refusal-GameOver = La partie est finie.
refusal-NotYourTurn = Ce n’est pas ton tour.
refusal-WaitForChance = Il faut d’abord régler autre chose.
refusal-TakeFirst = On choisit encore les suspects.
refusal-AlreadyTaken = Quelqu’un joue déjà ce suspect.
refusal-SuspectsTaken = Les suspects sont déjà choisis.
refusal-LayFirst = On place encore les objets.
refusal-OtherExhibit = Un autre objet vient d’abord.
refusal-PlaceInUse = Un objet s’y trouve déjà.
refusal-ExhibitsLaid = Les objets sont déjà placés.
refusal-TurnHasBegun = Ton tour a commencé autrement.
refusal-NotAsked = On ne te demande rien.
refusal-AnswerFirst = Il faut d’abord montrer une carte.
refusal-OtherPlayer = Ce suspect est joué par quelqu’un d’autre.
refusal-NotNamed = Cette carte n’a pas été nommée.
refusal-NotInHand = Tu n’as pas cette carte.
refusal-RollFirst = Lance les dés avant d’avancer.
refusal-OutOfReach = Aucun chemin de ce lancer n’y mène.
refusal-MustMove = Tu peux encore aller quelque part.
refusal-NoPassage = Il n’y a pas de passage secret ici.
refusal-RolledAlready = Après avoir lancé les dés, on ne peut plus prendre le passage.
refusal-NoSuspicionHere = On ne soupçonne que dans un lieu.
refusal-NotEntered = Entre d’abord dans un lieu, ou sois convoqué.
refusal-OtherPlace = Nomme le lieu où se trouve ton pion.
refusal-SuspectFirst = Exprime d’abord ton soupçon.
refusal-NotInCentre = On accuse dans la salle d’enquête.
refusal-MustAccuse = À cette table, qui entre dans la salle d’enquête doit accuser.
refusal-NothingToEnd = Ton tour n’est pas fini : joue d’abord.
refusal-NotPlaying = Seul un joueur de la table peut la quitter, une fois la partie commencée.

## The end

ending-solved = L’affaire est résolue. Qui : { $suspect }. Quoi : { $exhibit }. Où : { $place }.
ending-last = Tous les autres sont éliminés. Qui : { $suspect }. Quoi : { $exhibit }. Où : { $place }.
ending-unsolved = L’affaire reste sans solution. Qui : { $suspect }. Quoi : { $exhibit }. Où : { $place }.
ending-right = a porté la bonne accusation
ending-stayed = est resté en dernier
ending-wrong = a porté une fausse accusation
ending-left = a quitté la table
ending-silent = n’a accusé personne

## Hints

advice-accuse-idea = Il est temps de clore l’affaire.
advice-suspect-idea = Demande ce que tu ignores, de façon que la réponse soit claire.
advice-show-idea = Montre ce qui en dit le moins.
advice-walk-idea = Chaque entrée dans un lieu est une question : lequel est utile et proche ?
advice-take-idea = Ils ne diffèrent que par leur départ ; l’un d’eux joue toujours le premier.
advice-other-idea = Rien ne presse ici.
advice-there = Regarde ceci.
advice-here = Regarde où tu es.
advice-suspect-part = Nomme ce personnage.
advice-show-part = Une carte vaut mieux que les autres.
advice-take-part = Celui-ci.
advice-lay-part = Cet objet.
advice-roll = Lance les dés.
advice-passage = Prends le passage.
advice-stuck = Tu ne peux pas bouger.
advice-end = Termine ton tour.
advice-go = Va ici : { $spot }.
advice-go-square = Va sur la case qui brille.
advice-suspect = Soupçonne { $suspect } d’avoir caché { $exhibit } : { $place }.
advice-accuse = Accuse { $suspect } d’avoir caché { $exhibit } : { $place }.
advice-show = Montre : { $card }.
advice-take = Joue : { $suspect }.
advice-lay = Pose : { $exhibit }, { $place }.
advice-leave = Quitte la table.

## How the built-in bots play

character-mouse = Demande ce qu’elle n’a pas vu récemment
character-hedgehog = Raye chaque carte qu’on lui montre
character-fox = Fait le lien entre deux indices
character-raven = Compte chaque donne possible
character-owl = Entend aussi pourquoi tu demandes

helper-title = Feuille de notes du Dossier
helper-about = Note qui a demandé quoi et qui a montré : la feuille calcule les probabilités exactes, ce qui est certain et pourquoi, et les meilleures questions. Pour tout jeu de ce genre.
helper-setup = Qui joue ?
helper-players = Combien de joueurs ?
helper-order = Dans l’ordre où vous êtes assis, dans le sens des aiguilles d’une montre.
helper-name = Nom du joueur { $number }
helper-size = Cartes de { $name }
helper-me = moi
helper-sizes = Le nombre dit combien de cartes chacun a. Les mains peuvent être inégales : les cartes qui restent sont posées face visible.
helper-too-many = C’est plus de cartes qu’il n’y en a à distribuer.
helper-hand = Mes cartes
helper-open = Cartes face visible
helper-names = Noms des cartes de ta boîte
helper-names-about = Laisse un nom vide pour garder le nôtre.
helper-begin = Commencer
helper-turns = Ce qui a été demandé
helper-known = Ce que tu peux savoir
helper-change = Joueurs et cartes
helper-clear = Recommencer
helper-clear-sure = Vraiment effacer toutes les notes ?
helper-who = Qui demande ?
helper-suspect = Suspect
helper-exhibit = Objet
helper-place = Lieu
helper-not-asked = pas interrogé
helper-pass = n’en a aucune
helper-shows = montre { $card }
helper-shows-some = montre une carte
helper-was-wrong = C’était une accusation, et elle était fausse
helper-add = Noter
helper-remove = Retirer le tour { $number }
helper-asked = { $name } demande : { $cards }.
helper-accused = { $name } accuse à tort : { $cards }.
helper-passed = { $name } n’en a aucune.
helper-showed = { $name } montre une carte.
helper-showed-card = { $name } montre { $card }.
helper-cases =
    { $n ->
        [one] Il reste une solution.
       *[other] { $n } solutions sont possibles.
    }
helper-likely = Le plus probable : { $cards } ({ $odds } %).
helper-card = Carte
helper-percent = En pourcentage ; ● est certain, – est impossible.
helper-certain = Certain
helper-questions = Meilleures questions
helper-ask = Les calculer
helper-thinking = Calcul en cours…
helper-contradiction = C’est impossible : aucune distribution ne correspond à tout ce que tu as noté. Vérifie le dernier tour et les cartes.

## Énigmes

puzzle-prove = Que peux-tu prouver ?
    .task = Accuse. L’affaire se déduit de tes cartes et de ce qui a été dit et montré.
    .fails = Cela ne se déduit pas de ce que tu sais.
    .hint = Compte les cartes de chacun. Qui doit avoir quoi, si tout le monde a dit vrai ?
puzzle-question = La seule question
    .task = Exprime ici le seul soupçon après lequel tu connais l’affaire, quelle que soit la réponse.
    .fails = Après certaines réponses, plus d’une solution resterait possible.
    .hint = Note les solutions encore possibles. Quelle question donne à chacune une autre réponse ?
