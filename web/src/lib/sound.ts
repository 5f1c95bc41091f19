/** Two small sounds, made and not loaded. Browsers let a page sound only after somebody has touched it. */
let context: AudioContext | null = null;

const tunes = {
  /** A wooden knock. */
  move: [[180, 0, 0.06]],
  /** Two notes up. */
  turn: [
    [523, 0, 0.14],
    [784, 0.12, 0.22],
  ],
} as const;

function open(): AudioContext | null {
  if (!('AudioContext' in window)) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** Some browsers let sound out only while a finger is down, and events come without one: the first touch unlocks it. */
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

export function chime(tune: keyof typeof tunes): void {
  const context = open();
  if (!context) return;
  for (const [pitch, after, length] of tunes[tune]) {
    const start = context.currentTime + after;
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.type = tune === 'move' ? 'triangle' : 'sine';
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.16, start);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + length);
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}
