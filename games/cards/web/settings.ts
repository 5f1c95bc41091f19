import type { Language } from '$lib/language';
import type { SettingWords } from '$lib/contract';

type Words = Record<string, SettingWords>;

const en: Words = {
  edges: {
    about: 'How cards must fit',
    values: { free: 'One connection is enough', strict: 'No gate may meet a wall' },
  },
  equal_turns: {
    about: 'The same number of turns for everybody',
    values: { false: 'Play all cards', true: 'Lay a few cards aside unseen' },
  },
  first: { about: 'Who begins', values: { random: 'Drawn by lot', youngest: 'The youngest, on seat 1' } },
  take: {
    about: 'Taking cards',
    values: { choose: 'Choose which to take', auto_max: 'Always as many as possible' },
  },
  deck: {
    about: 'The cards',
    values: { garden50: 'Garden: two gates on a side', lanes50: 'Lanes: one gate, for small children' },
  },
};

const de: Words = {
  edges: {
    about: 'Wie Karten passen müssen',
    values: { free: 'Eine Verbindung genügt', strict: 'Kein Tor darf an eine Hecke stoßen' },
  },
  equal_turns: {
    about: 'Gleich viele Züge für alle',
    values: { false: 'Alle Karten spielen', true: 'Einige Karten ungesehen beiseitelegen' },
  },
  first: {
    about: 'Wer beginnt',
    values: { random: 'Das Los entscheidet', youngest: 'Die jüngste Person, auf Platz 1' },
  },
  take: {
    about: 'Karten nehmen',
    values: { choose: 'Selbst auswählen', auto_max: 'Immer so viele wie möglich' },
  },
  deck: {
    about: 'Die Karten',
    values: { garden50: 'Garten: zwei Tore an jeder Seite', lanes50: 'Gassen: ein Tor, für kleine Kinder' },
  },
};

const fr: Words = {
  edges: {
    about: 'Comment les cartes doivent s’accorder',
    values: { free: 'Un seul raccord suffit', strict: 'Aucune porte contre un mur' },
  },
  equal_turns: {
    about: 'Autant de tours pour chacun',
    values: { false: 'Jouer toutes les cartes', true: 'Écarter quelques cartes sans les voir' },
  },
  first: {
    about: 'Qui commence',
    values: { random: 'Tirage au sort', youngest: 'Le plus jeune, à la place 1' },
  },
  take: {
    about: 'Prendre des cartes',
    values: { choose: 'Choisir lesquelles', auto_max: 'Toujours le plus possible' },
  },
  deck: {
    about: 'Les cartes',
    values: { garden50: 'Jardin : deux portes par côté', lanes50: 'Allées : une porte, pour les petits' },
  },
};

const nl: Words = {
  edges: {
    about: 'Hoe kaarten moeten passen',
    values: { free: 'Eén verbinding is genoeg', strict: 'Geen poort tegen een muur' },
  },
  equal_turns: {
    about: 'Evenveel beurten voor iedereen',
    values: { false: 'Alle kaarten spelen', true: 'Enkele kaarten ongezien opzij leggen' },
  },
  first: {
    about: 'Wie begint',
    values: { random: 'Door het lot bepaald', youngest: 'De jongste, op plaats 1' },
  },
  take: {
    about: 'Kaarten pakken',
    values: { choose: 'Zelf kiezen', auto_max: 'Altijd zoveel mogelijk' },
  },
  deck: {
    about: 'De kaarten',
    values: { garden50: 'Tuin: twee poorten per zijde', lanes50: 'Lanen: één poort, voor kleine kinderen' },
  },
};

export const settings: Record<Language, Words> = { en, de, fr, nl };
