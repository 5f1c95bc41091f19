/**
 * What a table sounds like: cards, tiles, dice, pawns, treasure, victory. Sounds are made and not loaded, so they weigh
 * nothing. Browsers let a page sound only after somebody has touched it.
 */
export const sounds = ['turn', 'card', 'tile', 'pawn', 'dice', 'treasure', 'victory'] as const;
export type Sound = (typeof sounds)[number];

/** Something that makes a noise from `at` on. */
class Instrument {
  #context: BaseAudioContext;
  #out: AudioNode;
  #at: number;

  constructor(context: BaseAudioContext, at: number) {
    [this.#context, this.#out, this.#at] = [context, context.destination, at];
  }

  /** A tone that fades, such as of a bell or of wood. */
  tone(pitch: number, after: number, length: number, loudness: number, type: OscillatorType = 'sine'): void {
    const tone = this.#context.createOscillator();
    tone.type = type;
    tone.frequency.value = pitch;
    this.#fade(tone, after, length, loudness).connect(this.#out);
  }

  /** Paper and stone: noise around a pitch. */
  rustle(pitch: number, after: number, length: number, loudness: number): void {
    const rate = this.#context.sampleRate;
    const buffer = this.#context.createBuffer(1, Math.ceil(rate * length), rate);
    const samples = buffer.getChannelData(0);
    for (let nth = 0; nth < samples.length; nth++) samples[nth] = Math.random() * 2 - 1;
    const noise = this.#context.createBufferSource();
    noise.buffer = buffer;
    const band = this.#context.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.value = pitch;
    band.Q.value = 0.9;
    this.#fade(noise, after, length, loudness).connect(band).connect(this.#out);
  }

  #fade(source: AudioScheduledSourceNode, after: number, length: number, loudness: number): GainNode {
    const start = this.#at + after;
    const gain = this.#context.createGain();
    // A few milliseconds to begin: without them it clicks.
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(loudness, start + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    source.connect(gain);
    source.start(start);
    source.stop(start + length);
    return gain;
  }
}

const tunes: Record<Sound, (on: Instrument) => void> = {
  /** Two notes up. */
  turn: (on) => {
    on.tone(523, 0, 0.16, 0.16);
    on.tone(784, 0.12, 0.26, 0.16);
  },
  /** Paper on wood. */
  card: (on) => {
    on.rustle(2600, 0, 0.11, 0.5);
    on.tone(140, 0.07, 0.07, 0.16, 'triangle');
  },
  /** Stone that slides and stops. */
  tile: (on) => {
    on.rustle(420, 0, 0.34, 0.5);
    on.tone(92, 0.3, 0.12, 0.3, 'triangle');
  },
  /** Two steps on wood. */
  pawn: (on) => {
    on.tone(210, 0, 0.07, 0.3, 'triangle');
    on.tone(180, 0.11, 0.08, 0.26, 'triangle');
  },
  /** They hit the table, roll and lie. */
  dice: (on) => {
    for (const [nth, after] of [0, 0.07, 0.13, 0.22, 0.27].entries()) {
      on.tone(640 - nth * 60, after, 0.045, 0.22, 'square');
      on.rustle(3200, after, 0.04, 0.3);
    }
  },
  /** Gold. */
  treasure: (on) => {
    for (const [nth, pitch] of [1047, 1319, 1568, 2093].entries()) on.tone(pitch, nth * 0.08, 0.45, 0.11);
  },
  /** A fanfare. */
  victory: (on) => {
    for (const [pitch, after, length] of [
      [392, 0, 0.18],
      [523, 0.16, 0.18],
      [659, 0.32, 0.18],
      [784, 0.48, 0.9],
    ] as const) {
      on.tone(pitch, after, length, 0.13, 'triangle');
      on.tone(pitch / 2, after, length, 0.1);
    }
    on.tone(1047, 0.48, 0.9, 0.06);
  },
};

let context: AudioContext | null = null;

function open(): AudioContext | null {
  if (!('AudioContext' in window)) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** Some browsers allow sound only from a touch on, and events of the table come without one: the first touch unlocks it. */
export function opened(): () => void {
  const touches = ['pointerdown', 'keydown'] as const;
  const off = (): void => touches.forEach((touch) => removeEventListener(touch, on));
  const on = (): void => {
    open();
    off();
  };
  touches.forEach((touch) => addEventListener(touch, on));
  return off;
}

/** Plays it after a delay in seconds. */
export function play(sound: Sound, after = 0): void {
  const context = open();
  if (context) tunes[sound](new Instrument(context, context.currentTime + after));
}

/** How long a phone shakes for a sound, in milliseconds, with pauses; most are too common to be felt. */
const shakes: Partial<Record<Sound, number[]>> = {
  turn: [30],
  treasure: [20, 40, 20],
  victory: [40, 60, 120],
};

export const canShake = (): boolean => typeof navigator.vibrate === 'function';

export function shake(sound: Sound): void {
  const rhythm = shakes[sound];
  if (rhythm && canShake()) navigator.vibrate(rhythm);
}
