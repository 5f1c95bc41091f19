import type { TourStep } from '$lib/contract';

/** The first game, told while it is played. The race waits for nobody, so what is needed is said before it. */
export const tour: TourStep[] = [
  {
    says: {
      en: 'The djinn’s race: everybody at once joins path cards to one network. The die says how many; the lamp asks for a shape. Whoever is named rolls.',
      de: 'Das Rennen des Dschinns: Alle zugleich verbinden Wegekarten zu einem Netz. Der Würfel sagt, wie viele; die Lampe verlangt eine Form. Es würfelt, wer an der Reihe ist.',
      fr: 'La course du djinn : tous à la fois, on relie des cartes chemin en un réseau. Le dé dit combien ; la lampe impose une forme. Qui est nommé lance le dé.',
      nl: 'De race van de djinn: allemaal tegelijk verbind je padkaarten tot één netwerk. De dobbelsteen zegt hoeveel; de lamp vraagt een vorm. Wie aan de beurt is, gooit.',
    },
    at: '.middle',
  },
  {
    says: {
      en: 'Before you start: drag cards to the table side by side, tap a card to turn it. Where two cards touch, gates must meet, or both sides be blank. Now start the race.',
      de: 'Vorab: Zieh Karten Seite an Seite auf den Tisch, tipp eine Karte an, um sie zu drehen. Wo zwei sich berühren, treffen sich Tore, oder beide Seiten sind leer. Jetzt starte das Rennen.',
      fr: 'Avant de partir : glisse les cartes côte à côte sur la table, touche une carte pour la tourner. Là où deux cartes se touchent, les portes se rejoignent, ou les deux côtés sont vides. Lance la course.',
      nl: 'Vooraf: sleep kaarten zij aan zij op tafel, tik op een kaart om haar te draaien. Waar twee kaarten elkaar raken, sluiten poorten aan, of zijn beide kanten leeg. Start nu de race.',
    },
    at: '.own',
    until: 'acted',
  },
  {
    says: {
      en: 'Go! Join all your cards. What does not fit can be dragged to the pile and exchanged.',
      de: 'Los! Verbinde alle Karten. Was nicht passt, zieh auf den Stapel und tausche es.',
      fr: 'C’est parti ! Relie toutes tes cartes. Ce qui ne va pas se glisse sur la pioche et s’échange.',
      nl: 'Start! Verbind al je kaarten. Wat niet past sleep je naar de stapel en ruil je.',
    },
    at: '[data-pile]',
  },
  {
    says: {
      en: 'All joined? Then claim, before the others do: the first gets the most treasures. After the race light runs along the paths, and whoever was wrong gives back.',
      de: 'Alles verbunden? Dann schnapp zu, vor den anderen: Die Schnellsten bekommen am meisten. Nach dem Rennen läuft Licht die Wege entlang, und wer sich geirrt hat, legt zurück.',
      fr: 'Tout est relié ? Prends le trésor avant les autres : le premier a le plus. Après la course, la lumière suit les chemins, et qui s’est trompé rend sa carte.',
      nl: 'Alles verbonden? Pak dan de schat, vóór de anderen: de eerste krijgt het meest. Na de race loopt er licht langs de paden, en wie fout zat legt terug.',
    },
    at: '[data-claim]',
  },
  {
    says: {
      en: 'That is all. Four rounds; the slowest may take what others had to give back. Keys: Enter takes up and lays, R turns, Delete takes back.',
      de: 'Das ist alles. Vier Runden; wer zu langsam war, darf nehmen, was andere zurücklegen mussten. Tasten: Enter nimmt auf und legt, R dreht, Entf nimmt zurück.',
      fr: 'C’est tout. Quatre manches ; le plus lent peut prendre ce que d’autres ont dû rendre. Touches : Entrée prend et pose, R tourne, Suppr reprend.',
      nl: 'Dat is alles. Vier rondes; de traagste mag nemen wat anderen teruglegden. Toetsen: Enter pakt op en legt, R draait, Delete neemt terug.',
    },
  },
];
