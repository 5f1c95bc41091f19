import type { TourStep } from '$lib/contract';

/** The first game, told while it is played. */
export const tour: TourStep[] = [
  {
    says: {
      en: 'You all search together: 24 stolen paintings, before the thief’s book is read to its end. When the book shines, tap it and see what the thief does.',
      de: 'Ihr sucht gemeinsam: 24 gestohlene Gemälde, ehe das Buch des Diebes ausgelesen ist. Wenn das Buch leuchtet, tippe es an und sieh, was der Dieb anstellt.',
      fr: 'Vous cherchez ensemble : 24 tableaux volés, avant la fin du livre du voleur. Quand le livre brille, touche-le et regarde ce que fait le voleur.',
      nl: 'Jullie zoeken samen: 24 gestolen schilderijen, voordat het boek van de dief uit is. Licht het boek op, tik het dan aan en zie wat de dief doet.',
    },
    at: '[data-book]',
    until: 'acted',
  },
  {
    says: {
      en: 'These two paintings are yours to find; in the maze they have a golden frame. Stop on one, and it is found. Walking past is not enough.',
      de: 'Diese zwei Gemälde sollst du finden; im Irrgarten haben sie einen goldenen Rand. Halte auf einem an, und es ist gefunden. Vorbeigehen genügt nicht.',
      fr: 'Ces deux tableaux sont à toi de trouver ; dans le labyrinthe, ils ont un cadre doré. Arrête-toi dessus, et il est trouvé. Passer ne suffit pas.',
      nl: 'Deze twee schilderijen moet jij vinden; in het doolhof hebben ze een gouden rand. Stop op een ervan, en het is gevonden. Erlangs lopen is niet genoeg.',
    },
    at: '.onTurn',
  },
  {
    says: {
      en: 'No way there? Push the maze. Tap the spare tile to turn it, then an arrow: the line slides on trial, and what you would reach shines. Tap the arrow again to push.',
      de: 'Kein Weg dorthin? Verschieb den Irrgarten. Tippe auf das freie Plättchen, um es zu drehen, dann auf einen Pfeil: Die Reihe rückt zur Probe, und was du erreichen würdest, leuchtet. Tippe noch einmal auf den Pfeil, um zu schieben.',
      fr: 'Pas de chemin ? Pousse le labyrinthe. Touche la tuile libre pour la tourner, puis une flèche : la rangée glisse pour voir, et ce que tu atteindrais brille. Touche encore la flèche pour pousser.',
      nl: 'Geen weg erheen? Verschuif het doolhof. Tik op de vrije tegel om hem te draaien, dan op een pijl: de rij schuift op proef, en wat je zou bereiken licht op. Tik nog eens op de pijl om te schuiven.',
    },
    at: '[data-spare]',
    until: 'acted',
  },
  {
    says: {
      en: 'Your second chip can help, too: pick it up, then tap a tile. Each chip works once a turn, before or after you walk.',
      de: 'Auch dein zweiter Chip kann helfen: Nimm ihn auf, dann tippe auf ein Plättchen. Jeder Chip wirkt einmal im Zug, vor oder nach dem Gehen.',
      fr: 'Ton second jeton peut aider aussi : prends-le, puis touche une tuile. Chaque jeton sert une fois par tour, avant ou après la marche.',
      nl: 'Ook je tweede fiche kan helpen: neem het op en tik dan op een tegel. Elk fiche werkt één keer per beurt, voor of na het lopen.',
    },
    at: '[data-chip]:last-child',
  },
  {
    says: {
      en: 'Now walk: tap a shining field. The first painting you find in a turn lets you walk once more. Then end your turn.',
      de: 'Nun geh: Tippe auf ein leuchtendes Feld. Das erste Gemälde eines Zuges lässt dich noch einmal gehen. Dann beende den Zug.',
      fr: 'Maintenant, marche : touche une case qui brille. Le premier tableau trouvé dans un tour te laisse marcher encore. Puis finis le tour.',
      nl: 'Loop nu: tik op een vak dat oplicht. Het eerste schilderij van een beurt laat je nog een keer lopen. Beëindig dan je beurt.',
    },
    at: '.surface',
    until: 'acted',
  },
  {
    says: {
      en: 'A tile that lies face down blocks the way. Remember what it shows! Whoever stops on it may turn it up again, any way round. That is all: good hunting.',
      de: 'Ein verdecktes Plättchen versperrt den Weg. Merk dir, was darauf ist! Wer darauf anhält, darf es wieder aufdecken, gedreht, wie er mag. Das ist alles: Viel Glück.',
      fr: 'Une tuile cachée barre le chemin. Retiens ce qu’elle montre ! Qui s’y arrête peut la retourner, dans le sens voulu. C’est tout : bonne chasse.',
      nl: 'Een dichte tegel verspert de weg. Onthoud wat erop staat! Wie erop stopt, mag hem weer omdraaien, zoals hij wil. Dat is alles: veel geluk.',
    },
  },
];
