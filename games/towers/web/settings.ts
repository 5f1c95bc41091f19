import type { SettingWords } from '$lib/contract';
import type { Language } from '$lib/language';

type Words = Record<string, SettingWords>;

/** Colours are told by the corner they start from: top left, then clockwise. */
type Corners = Record<'R' | 'B' | 'G' | 'Y', string>;

const mixes = ['R', 'B', 'G', 'Y', 'RB', 'RG', 'RY', 'BG', 'BY', 'GY', 'RBG', 'RBY', 'RGY', 'BGY'];

function kids(language: Language, none: string, all: string, corners: Corners): Record<string, string> {
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const told = mixes.map((mix) => {
    const names = [...mix].map((letter) => corners[letter as keyof Corners]);
    return [mix, `${mix}: ${list.format(names)}`];
  });
  return { none, all, ...(Object.fromEntries(told) as Record<string, string>) };
}

const en: Words = {
  kids: {
    about: 'For whom every magic card is a joker',
    values: kids('en', 'Nobody', 'Everybody', {
      R: 'start top left',
      B: 'start top right',
      G: 'start bottom right',
      Y: 'start bottom left',
    }),
  },
  stay_finds: {
    about: 'Staying on your target',
    values: { yes: 'Finds it', no: 'Finds nothing: one has to walk there' },
  },
  equal_turns: {
    about: 'When somebody is home',
    values: { false: 'The game is over at once', true: 'The round is finished, several may win' },
  },
  first: { about: 'Who begins', values: { random: 'Drawn by lot' } },
};

const de: Words = {
  kids: {
    about: 'Für wen jede Magiekarte ein Joker ist',
    values: kids('de', 'Niemanden', 'Alle', {
      R: 'Start links oben',
      B: 'Start rechts oben',
      G: 'Start rechts unten',
      Y: 'Start links unten',
    }),
  },
  stay_finds: {
    about: 'Auf dem eigenen Ziel stehen bleiben',
    values: { yes: 'Findet es', no: 'Findet nichts: Man muss hingehen' },
  },
  equal_turns: {
    about: 'Wenn jemand daheim ist',
    values: { false: 'Sofort zu Ende', true: 'Die Runde wird zu Ende gespielt, mehrere können gewinnen' },
  },
  first: { about: 'Wer beginnt', values: { random: 'Das Los entscheidet' } },
};

const fr: Words = {
  kids: {
    about: 'Pour qui toute carte Magie est un joker',
    values: kids('fr', 'Personne', 'Tout le monde', {
      R: 'départ en haut à gauche',
      B: 'départ en haut à droite',
      G: 'départ en bas à droite',
      Y: 'départ en bas à gauche',
    }),
  },
  stay_finds: {
    about: 'Rester sur son but',
    values: { yes: 'Le trouve', no: 'Ne trouve rien : il faut y aller' },
  },
  equal_turns: {
    about: 'Quand quelqu’un est rentré',
    values: {
      false: 'La partie finit aussitôt',
      true: 'On finit le tour de table, plusieurs peuvent gagner',
    },
  },
  first: { about: 'Qui commence', values: { random: 'Tirage au sort' } },
};

const nl: Words = {
  kids: {
    about: 'Voor wie elke magiekaart een joker is',
    values: kids('nl', 'Niemand', 'Iedereen', {
      R: 'start linksboven',
      B: 'start rechtsboven',
      G: 'start rechtsonder',
      Y: 'start linksonder',
    }),
  },
  stay_finds: {
    about: 'Op je eigen doel blijven staan',
    values: { yes: 'Vindt het', no: 'Vindt niets: je moet erheen lopen' },
  },
  equal_turns: {
    about: 'Als iemand thuis is',
    values: { false: 'Meteen afgelopen', true: 'De ronde wordt uitgespeeld, er kunnen meer winnaars zijn' },
  },
  first: { about: 'Wie begint', values: { random: 'Door het lot bepaald' } },
};

export const settings: Record<Language, Words> = { en, de, fr, nl };
