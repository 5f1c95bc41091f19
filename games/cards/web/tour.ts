import type { TourStep } from '$lib/contract';

/** The first game, told while it is played. */
export const tour: TourStep[] = [
  {
    says: {
      en: 'Your two cards. Every card shows paths and two treasures. Tap one to take it up.',
      de: 'Deine zwei Karten. Jede zeigt Wege und zwei Schätze. Tippe eine an, um sie aufzunehmen.',
      fr: 'Tes deux cartes. Chacune montre des chemins et deux trésors. Touches-en une pour la prendre.',
      nl: 'Je twee kaarten. Elke kaart toont paden en twee schatten. Tik er een aan om haar op te nemen.',
    },
    at: '.own .hand',
  },
  {
    says: {
      en: 'The shining places are open to it. Tap it again to turn it, then tap a place, or drag it there.',
      de: 'Auf die leuchtenden Plätze darf sie. Tippe sie noch einmal an, um sie zu drehen; dann tippe auf einen Platz, oder zieh sie dorthin.',
      fr: 'Elle peut aller sur les places qui brillent. Touche-la encore pour la tourner, puis touche une place, ou fais-la glisser.',
      nl: 'Ze mag op de plekken die oplichten. Tik haar nog eens aan om te draaien, tik dan op een plek, of sleep haar erheen.',
    },
    at: '.surface',
  },
  {
    says: {
      en: 'Does a path lead from a treasure of your card to the same treasure elsewhere? Then light runs along it, and that card is yours. Try a few places, and lay your card.',
      de: 'Führt ein Weg von einem Schatz deiner Karte zum gleichen Schatz anderswo? Dann läuft Licht darauf entlang, und jene Karte gehört dir. Probiere ein paar Plätze aus, und lege deine Karte.',
      fr: 'Un chemin mène-t-il d’un trésor de ta carte au même trésor ailleurs ? La lumière le parcourt, et cette carte-là est à toi. Essaie quelques places, puis pose ta carte.',
      nl: 'Loopt er een pad van een schat op je kaart naar dezelfde schat elders? Dan loopt er licht langs, en die kaart is van jou. Probeer een paar plekken, en leg je kaart.',
    },
    at: '[data-lay]',
    until: 'acted',
  },
  {
    says: {
      en: 'You have drawn a new card, and the others play. The last card laid has a frame in the colour of its seat.',
      de: 'Du hast eine neue Karte gezogen, und die anderen sind dran. Die zuletzt gelegte Karte hat einen Rahmen in der Farbe ihres Platzes.',
      fr: 'Tu as pioché une carte, et les autres jouent. La dernière carte posée a un cadre de la couleur de sa place.',
      nl: 'Je hebt een nieuwe kaart getrokken, en de anderen spelen. De laatst gelegde kaart heeft een lijst in de kleur van haar plaats.',
    },
    until: 'my_turn',
  },
  {
    says: {
      en: 'Your turn again. What remains must hang together side by side, so a card cannot always be taken. If you may choose, tap the cards with a tick.',
      de: 'Du bist wieder dran. Was liegen bleibt, muss Seite an Seite zusammenhängen; darum lässt sich nicht jede Karte nehmen. Wenn du wählen kannst, tippe die Karten mit dem Haken an.',
      fr: 'À toi de nouveau. Ce qui reste doit se tenir côte à côte : on ne peut pas toujours tout prendre. Si tu as le choix, touche les cartes cochées.',
      nl: 'Jij weer. Wat blijft liggen moet zijde aan zijde samenhangen, dus niet elke kaart kan worden gepakt. Kun je kiezen, tik dan op de kaarten met een vinkje.',
    },
    until: 'acted',
  },
  {
    says: {
      en: 'That is all. When all cards are played, whoever has collected most wins. Drag the maze to move it, pinch or turn the wheel to come closer.',
      de: 'Das ist alles. Sind alle Karten gespielt, gewinnt, wer die meisten gesammelt hat. Zieh am Labyrinth, um es zu verschieben; mit zwei Fingern oder dem Rad kommst du näher.',
      fr: 'C’est tout. Quand toutes les cartes sont jouées, qui en a le plus gagne. Fais glisser le labyrinthe pour le déplacer, pince ou tourne la molette pour approcher.',
      nl: 'Dat is alles. Als alle kaarten gespeeld zijn, wint wie de meeste heeft. Sleep het doolhof om het te verschuiven, knijp of draai aan het wiel om dichterbij te komen.',
    },
  },
];
