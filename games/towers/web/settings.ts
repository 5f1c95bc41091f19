import { inFour, type Four } from '$lib/inFour';
import { languages } from '$lib/language';

/** Colours are told by the corner they start from: top left, then clockwise. */
const corners: Record<string, Four> = {
  R: ['start top left', 'Start links oben', 'départ en haut à gauche', 'start linksboven'],
  B: ['start top right', 'Start rechts oben', 'départ en haut à droite', 'start rechtsboven'],
  G: ['start bottom right', 'Start rechts unten', 'départ en bas à droite', 'start rechtsonder'],
  Y: ['start bottom left', 'Start links unten', 'départ en bas à gauche', 'start linksonder'],
};
const mixes = ['R', 'B', 'G', 'Y', 'RB', 'RG', 'RY', 'BG', 'BY', 'GY', 'RBG', 'RBY', 'RGY', 'BGY'];

function told(mix: string): Four {
  const words = languages.map((language, nth) => {
    const names = [...mix].map((letter) => corners[letter]?.[nth] ?? letter);
    return `${mix}: ${new Intl.ListFormat(language, { type: 'conjunction' }).format(names)}`;
  });
  return words as unknown as Four;
}

export const settings = inFour({
  kids: {
    about: [
      'For whom every magic card is a joker',
      'Für wen jede Magiekarte ein Joker ist',
      'Pour qui toute carte Magie est un joker',
      'Voor wie elke magiekaart een joker is',
    ],
    values: {
      none: ['Nobody', 'Niemanden', 'Personne', 'Niemand'],
      all: ['Everybody', 'Alle', 'Tout le monde', 'Iedereen'],
      ...Object.fromEntries(mixes.map((mix) => [mix, told(mix)])),
    },
  },
  stay_finds: {
    about: [
      'Staying on your target',
      'Auf dem eigenen Ziel stehen bleiben',
      'Rester sur son but',
      'Op je eigen doel blijven staan',
    ],
    values: {
      yes: ['Finds it', 'Findet es', 'Le trouve', 'Vindt het'],
      no: [
        'Finds nothing: one has to walk there',
        'Findet nichts: Man muss hingehen',
        'Ne trouve rien : il faut y aller',
        'Vindt niets: je moet erheen lopen',
      ],
    },
  },
  equal_turns: {
    about: [
      'When somebody is home',
      'Wenn jemand daheim ist',
      'Quand quelqu’un est rentré',
      'Als iemand thuis is',
    ],
    values: {
      false: ['The game is over at once', 'Sofort zu Ende', 'La partie finit aussitôt', 'Meteen afgelopen'],
      true: [
        'The round is finished, several may win',
        'Die Runde wird zu Ende gespielt, mehrere können gewinnen',
        'On finit le tour de table, plusieurs peuvent gagner',
        'De ronde wordt uitgespeeld, er kunnen meer winnaars zijn',
      ],
    },
  },
  first: {
    about: ['Who begins', 'Wer beginnt', 'Qui commence', 'Wie begint'],
    values: { random: ['Drawn by lot', 'Das Los entscheidet', 'Tirage au sort', 'Door het lot bepaald'] },
  },
});
