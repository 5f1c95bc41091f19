import type { TourStep } from '$lib/contract';

/** The first game, told while it is played. */
export const tour: TourStep[] = [
  {
    says: {
      en: 'This card is your target, and only you see it. Its treasure shines on a tower: get your pawn there. Then the next card shows the next target.',
      de: 'Diese Karte ist dein Ziel, nur du siehst sie. Ihr Schatz leuchtet auf einem Turm: Bring deine Figur dorthin. Danach zeigt die nächste Karte das nächste Ziel.',
      fr: 'Cette carte est ton but, toi seul la vois. Son trésor brille sur une tour : mènes-y ton pion. La carte suivante montre alors le but suivant.',
      nl: 'Deze kaart is je doel, alleen jij ziet haar. Haar schat licht op een toren op: breng je pion daarheen. Daarna toont de volgende kaart het volgende doel.',
    },
    at: '[data-target]',
  },
  {
    says: {
      en: 'Every turn begins with a push. Choose an arrow: the free tower goes in there, the whole line moves on. Rings show where you could go then. Turn the tower with R or a tap, try other arrows, and push it in.',
      de: 'Jeder Zug beginnt mit dem Schieben. Wähle einen Pfeil: Dort kommt der freie Turm hinein, und die ganze Reihe rückt weiter. Ringe zeigen, wohin du dann könntest. Drehe den Turm mit R oder durch Antippen, probiere andere Pfeile, und schiebe ihn ein.',
      fr: 'Chaque tour commence par une poussée. Choisis une flèche : la tour libre entre là, toute la ligne avance. Des anneaux montrent où tu pourrais aller. Tourne la tour avec R ou en la touchant, essaie d’autres flèches, puis pousse.',
      nl: 'Elke beurt begint met schuiven. Kies een pijl: daar gaat de vrije toren naar binnen, en de hele rij schuift op. Ringen tonen waar je dan heen kunt. Draai de toren met R of door te tikken, probeer andere pijlen, en schuif hem in.',
    },
    at: '[data-act]',
    until: 'acted',
  },
  {
    says: {
      en: 'Now walk. Paths lead from tower to tower where both are open, one level up or down at most. A bigger step costs a magic card: those towers have a dashed edge. Choose a tower, look at the light, and go.',
      de: 'Nun geh. Wege führen von Turm zu Turm, wo beide offen sind, höchstens eine Stufe hinauf oder hinunter. Ein größerer Schritt kostet eine Magiekarte: Solche Türme haben einen gestrichelten Rand. Wähle einen Turm, sieh dir das Licht an, und geh.',
      fr: 'Maintenant, marche. Les chemins mènent de tour en tour si les deux sont ouvertes, d’un niveau au plus. Un pas plus grand coûte une carte Magie : ces tours ont un bord en tirets. Choisis une tour, regarde la lumière, et vas-y.',
      nl: 'Nu lopen. Paden leiden van toren naar toren waar beide open zijn, hoogstens één hoogte omhoog of omlaag. Een grotere stap kost een magiekaart: die torens hebben een streepjesrand. Kies een toren, bekijk het licht, en ga.',
    },
    at: '[data-act]',
    until: 'acted',
  },
  {
    says: {
      en: 'Whoever finds nothing draws a magic card: up, down, or a joker for both. Now the others push and walk; a faint light shows where somebody went. The crossed arrow is barred: a tower may not go straight back.',
      de: 'Wer nichts findet, zieht eine Magiekarte: hinauf, hinunter oder einen Joker für beides. Nun schieben und gehen die anderen; ein schwaches Licht zeigt, wo jemand ging. Der durchgestrichene Pfeil ist gesperrt: Ein Turm darf nicht gleich wieder zurück.',
      fr: 'Qui ne trouve rien pioche une carte Magie : montée, descente, ou joker pour les deux. Les autres poussent et marchent ; une lueur montre où quelqu’un est passé. La flèche barrée est interdite : une tour ne revient pas aussitôt.',
      nl: 'Wie niets vindt, trekt een magiekaart: omhoog, omlaag, of een joker voor beide. Nu schuiven en lopen de anderen; een zwak licht toont waar iemand liep. De doorgestreepte pijl is verboden: een toren mag niet meteen terug.',
    },
    at: '[data-hand]',
    until: 'my_turn',
  },
  {
    says: {
      en: 'Your turn again: find all your treasures, stop once on the rune stone high in the middle, and be the first to end a turn at home. The switch in the corner, or V, shows the towers from above.',
      de: 'Du bist wieder dran: Finde alle deine Schätze, halte einmal auf dem Runenstein hoch in der Mitte, und beende als Erster einen Zug daheim. Der Schalter in der Ecke, oder V, zeigt die Türme von oben.',
      fr: 'À toi : trouve tous tes trésors, arrête-toi une fois sur la pierre runique, haut au centre, et finis le premier un tour à ton départ. L’interrupteur dans le coin, ou V, montre les tours d’en haut.',
      nl: 'Jij weer: vind al je schatten, stop één keer op de runensteen hoog in het midden, en eindig als eerste een beurt thuis. De schakelaar in de hoek, of V, toont de torens van boven.',
    },
    at: '[data-look]',
  },
];
