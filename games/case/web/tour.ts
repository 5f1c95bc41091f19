import type { TourStep } from '$lib/contract';

/** The first game, told while it is played. */
export const tour: TourStep[] = [
  {
    says: {
      en: 'Your cards. None of them is in the case file, and nobody else sees them. Three cards lie in the file: who, what and where. Find them out.',
      de: 'Deine Karten. Keine davon ist in der Akte, und niemand sonst sieht sie. In der Akte liegen drei: wer, was und wo. Finde sie heraus.',
      fr: 'Tes cartes. Aucune n’est dans le dossier, et personne d’autre ne les voit. Le dossier en contient trois : qui, quoi et où. Trouve-les.',
      nl: 'Jouw kaarten. Geen ervan zit in het dossier, en niemand anders ziet ze. In het dossier zitten er drie: wie, wat en waar. Vind ze.',
    },
    at: '.own .hand',
  },
  {
    says: {
      en: 'Your pawn breathes when it is to move. Roll the dice.',
      de: 'Deine Figur hüpft, wenn sie dran ist. Würfle.',
      fr: 'Ton pion sautille quand c’est à lui. Lance les dés.',
      nl: 'Je pion wipt als hij aan de beurt is. Dobbel.',
    },
    at: '[data-do]',
    until: 'acted',
  },
  {
    says: {
      en: 'Lit squares and rooms are where the roll leads. Point at one to see the way; go into a room if you can. A finger taps twice.',
      de: 'Dorthin führt der Wurf: leuchtende Felder und Räume. Zeige auf einen, um den Weg zu sehen; geh möglichst in einen Raum. Ein Finger tippt zweimal.',
      fr: 'Les cases et les pièces éclairées : le lancer y mène. Montre-en une pour voir le chemin ; entre si possible dans une pièce. Du doigt, touche deux fois.',
      nl: 'Verlichte velden en kamers: daarheen leidt de worp. Wijs er een aan om de weg te zien; ga zo mogelijk een kamer in. Met je vinger tik je twee keer.',
    },
    at: '.surface',
    until: 'acted',
  },
  {
    says: {
      en: 'In a room you say whom and what you suspect; both are brought there. On a square the turn is over. Try it when you can.',
      de: 'In einem Raum sagst du, wen und was du verdächtigst; beide werden dorthin geholt. Auf einem Feld ist der Zug vorbei.',
      fr: 'Dans une pièce, tu dis qui et quoi tu soupçonnes ; les deux y sont amenés. Sur une case, le tour est fini.',
      nl: 'In een kamer zeg je wie en wat je verdenkt; beide worden daarheen gehaald. Op een veld is je beurt voorbij.',
    },
    at: '.own',
    until: 'my_turn',
  },
  {
    says: {
      en: 'The others answer in turn: who has none of the three cards passes; the first who has one shows it to the asker alone. Listen to what the others ask, too.',
      de: 'Die anderen antworten der Reihe nach: Wer keine der drei Karten hat, passt; wer als Erstes eine hat, zeigt sie nur der fragenden Person. Hör auch zu, was die anderen fragen.',
      fr: 'Les autres répondent tour à tour : qui n’a aucune des trois cartes passe ; le premier qui en a une la montre à celui qui demande, à lui seul. Écoute aussi les autres.',
      nl: 'De anderen antwoorden om de beurt: wie geen van de drie kaarten heeft, past; de eerste die er een heeft, toont die alleen aan wie vroeg. Luister ook naar de anderen.',
    },
    at: '[data-seats]',
  },
  {
    says: {
      en: 'The notes keep what was said: ✗ has it not, ✓ has it, small numbers: showed one of three in that turn. Tap a box for the reason, or to pencil in your own.',
      de: 'Die Notizen halten fest, was gesagt wurde: ✗ hat sie nicht, ✓ hat sie, kleine Zahlen: zeigte in diesem Zug eine von dreien. Tippe ein Kästchen an für den Grund oder eigene Zeichen.',
      fr: 'Les notes gardent ce qui fut dit : ✗ ne l’a pas, ✓ l’a, petits nombres : a montré une carte sur trois à ce tour. Touche une case pour la raison ou tes marques.',
      nl: 'De notities bewaren wat is gezegd: ✗ heeft haar niet, ✓ heeft haar, kleine cijfers: toonde toen een van drie. Tik op een vakje voor de reden of je eigen tekens.',
    },
    at: '[data-sheet], .own',
  },
  {
    says: {
      en: 'When you are sure, go to the room in the middle and accuse; if nobody could refute your suspicion, you may accuse at once. You have one try. Good luck!',
      de: 'Wenn du sicher bist, geh in den Raum in der Mitte und klage an; konnte niemand deinen Verdacht entkräften, darfst du es sofort. Du hast einen Versuch. Viel Glück!',
      fr: 'Une fois sûr, va dans la pièce du milieu et accuse ; si personne n’a pu réfuter ton soupçon, tu le peux aussitôt. Un seul essai. Bonne chance !',
      nl: 'Weet je het zeker, ga dan naar de kamer in het midden en beschuldig; kon niemand je vermoeden weerleggen, dan mag het meteen. Je hebt één poging. Succes!',
    },
  },
];
