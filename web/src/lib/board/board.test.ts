/** The parts boards are made of. */
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { fit, fitBeside, hold, show, under, zoom } from './camera';
import { grip } from './grip';
import { pathData, Tracks, trimmed } from './light';
import { isFocusLost, nearest, roving } from './roving';
import { seatColour, seatCount, seatHue, seatShape } from './seats';
import { nearestTurn, topOf, turned, turnOf } from './turn';

describe('the camera', () => {
  const view = { width: 400, height: 300 };
  const box = { left: -100, top: -100, right: 700, bottom: 300 };

  it('fits a box into the middle of a view', () => {
    const camera = fit(box, view);
    expect(camera.scale).toBe(0.5);
    expect(under(camera, 200, 150)).toEqual([300, 100]);
    expect(fit({ left: 0, top: 0, right: 10, bottom: 10 }, view, 2).scale).toBe(2);
  });

  it('leaves the knobs their corner, where there is room for both', () => {
    const knobs = { thick: 46, long: 90 };
    const seen = (right: number, bottom: number) => {
      const all = { left: 0, top: 0, right, bottom };
      const { camera, isRow } = fitBeside(all, view);
      const isFree = isRow
        ? camera.y >= knobs.thick
        : camera.y >= knobs.long || camera.x + right * camera.scale <= view.width - knobs.thick;
      return { isRow, isFree, isMoved: JSON.stringify(camera) !== JSON.stringify(fit(all, view)) };
    };
    // Enough above it, or beside it: nothing moves.
    expect(seen(400, 100)).toEqual({ isRow: false, isFree: true, isMoved: false });
    expect(seen(400, 200)).toEqual({ isRow: true, isFree: true, isMoved: false });
    expect(seen(100, 300)).toEqual({ isRow: false, isFree: true, isMoved: false });
    // Enough if it moves, or is seen a little smaller.
    expect(seen(400, 240)).toEqual({ isRow: true, isFree: true, isMoved: true });
    expect(seen(400, 260)).toEqual({ isRow: true, isFree: true, isMoved: true });
    expect(seen(340, 300)).toEqual({ isRow: false, isFree: true, isMoved: true });
    // No room: everything stays in the middle.
    expect(seen(400, 290)).toEqual({ isRow: false, isFree: false, isMoved: false });
  });

  it('keeps the point below the finger when it comes closer', () => {
    const camera = fit(box, view);
    const before = under(camera, 50, 60);
    const after = under(zoom(camera, 1.7, 50, 60), 50, 60);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
    expect(zoom(camera, 1000, 0, 0).scale).toBe(4);
  });

  it('never loses the board, and moves no more than it must', () => {
    const lost = hold({ x: 9999, y: -9999, scale: 1 }, box, view);
    expect(lost.x + box.left).toBe(300);
    expect(lost.y + box.bottom).toBe(100);
    const camera = { x: 0, y: 0, scale: 1 };
    expect(show(camera, { left: 50, top: 50, right: 100, bottom: 100 }, view)).toEqual(camera);
    expect(show(camera, { left: 450, top: 50, right: 500, bottom: 100 }, view).x).toBe(-116);
  });
});

describe('turns', () => {
  it('go on and never back', () => {
    expect(['n', 'e', 's', 'w'].map(turnOf)).toEqual([0, 1, 2, 3]);
    expect(topOf(5)).toBe('e');
    expect(topOf(-1)).toBe('w');
    expect(nearestTurn(3, 'n')).toBe(4);
    expect(nearestTurn(4, 'w')).toBe(3);
    expect(nearestTurn(0, 's')).toBe(2);
  });

  it('carry places along', () => {
    expect(turned(25, 0, 1)).toEqual([100, 25]);
    expect(turned(25, 0, 2)).toEqual([75, 100]);
    expect(turned(25, 0, 3)).toEqual([0, 75]);
  });
});

describe('light', () => {
  const seam = (x: number) => x % 100 === 0;
  const nets = [
    { lines: [[0, 50, 50, 50, 50, 90]] },
    { lines: [[100, 50, 50, 50]] },
    { lines: [[100, 50, 150, 50]] },
  ];

  it('takes the shortest line and changes nets only at seams', () => {
    const tracks = new Tracks(nets, seam);
    expect(tracks.between({ net: 1, x: 50, y: 50 }, { net: 2, x: 150, y: 50 })).toEqual([
      50, 50, 100, 50, 150, 50,
    ]);
    expect(tracks.between({ net: 0, x: 50, y: 50 }, { net: 2, x: 150, y: 50 })).toBeNull();
    expect(tracks.between({ net: 0, x: 1, y: 1 }, { net: 2, x: 150, y: 50 })).toBeNull();
  });

  it('leaves room at its ends and rounds its corners', () => {
    expect(trimmed([0, 0, 100, 0, 100, 50], 20)).toEqual([20, 0, 100, 0, 100, 30]);
    expect(trimmed([0, 0, 10, 0, 100, 0], 20)).toEqual([20, 0, 80, 0]);
    expect(pathData([0, 0, 100, 0, 100, 50], 10)).toBe('M0 0L90 0Q100 0 100 10L100 50');
  });
});

describe('arrow keys', () => {
  it('go to what is nearest that way', () => {
    const all = [
      { id: 'right', x: 100, y: 10 },
      { id: 'far', x: 300, y: 0 },
      { id: 'below', x: 10, y: 90 },
    ];
    expect(nearest({ x: 0, y: 0 }, 'ArrowRight', all)?.id).toBe('right');
    expect(nearest({ x: 0, y: 0 }, 'ArrowDown', all)?.id).toBe('below');
    expect(nearest({ x: 0, y: 0 }, 'ArrowLeft', all)).toBeNull();
    expect(nearest({ x: 0, y: 0 }, 'Enter', all)).toBeNull();
  });
});

describe('buttons that are one stop of the tabulator key', () => {
  it('leave out those that cannot be pressed, now and later', async () => {
    document.body.innerHTML = '<div><button disabled></button><button></button><button></button></div>';
    const [box] = document.body.children as unknown as [HTMLElement];
    const [first, second, third] = box.children as unknown as [
      HTMLButtonElement,
      HTMLButtonElement,
      HTMLButtonElement,
    ];
    const stop = roving('button')(box);
    expect([second.tabIndex, third.tabIndex]).toEqual([0, -1]);
    first.disabled = false;
    second.focus();
    expect(isFocusLost()).toBe(false);
    second.disabled = true;
    expect(isFocusLost()).toBe(true);
    await vi.waitFor(() => expect([first.tabIndex, third.tabIndex]).toEqual([0, -1]));
    stop();
  });
});

describe('the grip', () => {
  function held() {
    const button = document.createElement('button');
    const handlers = { onTurn: vi.fn(), onDrag: vi.fn(), onDrop: vi.fn() };
    const clicked = vi.fn();
    grip(handlers)(button);
    button.addEventListener('click', clicked);
    const point = (name: string, x: number, y: number, pointerType = 'mouse') =>
      button.dispatchEvent(
        new PointerEvent(name, { clientX: x, clientY: y, pointerId: 1, button: 0, pointerType }),
      );
    return { button, handlers, clicked, point };
  }

  it('leaves a tap alone and drags what is pulled', () => {
    const { button, handlers, clicked, point } = held();
    point('pointerdown', 0, 0);
    point('pointermove', 3, 0);
    point('pointerup', 3, 0);
    button.click();
    expect(clicked).toHaveBeenCalledOnce();
    expect(handlers.onDrop).not.toHaveBeenCalled();

    point('pointerdown', 0, 0);
    point('pointermove', 30, 5);
    point('pointerup', 40, 5);
    button.click();
    expect(handlers.onDrag).toHaveBeenCalledWith(30, 5);
    expect(handlers.onDrop).toHaveBeenCalledWith(40, 5);
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('turns by R, by the wheel and by a long press', () => {
    vi.useFakeTimers();
    const { button, handlers, clicked, point } = held();
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'r' }));
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'R', shiftKey: true }));
    button.dispatchEvent(new WheelEvent('wheel', { deltaY: 100 }));
    expect(handlers.onTurn.mock.calls).toEqual([[1], [-1], [1]]);
    point('pointerdown', 0, 0, 'touch');
    vi.advanceTimersByTime(600);
    point('pointerup', 0, 0, 'touch');
    button.click();
    expect(handlers.onTurn).toHaveBeenLastCalledWith(-1);
    expect(clicked).not.toHaveBeenCalled();
    vi.useRealTimers();
  });
});

describe('seats', () => {
  /** How people without red, green or blue receptors see linear light (Viénot and Brettel, in sRGB primaries). */
  const eyes: Record<string, number[][]> = {
    all: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    protan: [
      [0.11238, 0.88762, 0],
      [0.11238, 0.88762, 0],
      [0.00401, -0.00401, 1],
    ],
    deutan: [
      [0.29275, 0.70725, 0],
      [0.29275, 0.70725, 0],
      [-0.02234, 0.02234, 1],
    ],
    tritan: [
      [1, 0.14461, -0.14461],
      [0, 0.85924, 0.14076],
      [0, 0.85924, 0.14076],
    ],
  };
  const tokens = readFileSync('src/lib/tokens.css', 'utf8');
  const colours = Array.from({ length: seatCount }, (_, index) => {
    const hex = new RegExp(`--seat-${index + 1}: #(\\w{6})`).exec(tokens)?.[1] ?? '';
    return [0, 2, 4].map((at) => {
      const part = parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
  });

  /** CIE Lab of linear light. */
  function lab([r = 0, g = 0, b = 0]: number[]): number[] {
    const curve = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
    const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
    const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b);
    const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
  }

  it('have colours that everybody can tell apart', () => {
    for (const [who, matrix] of Object.entries(eyes)) {
      const seen = colours.map((colour) =>
        lab(matrix.map((row) => row.reduce((sum, part, at) => sum + part * colour[at]!, 0))),
      );
      for (let one = 0; one < seen.length; one++)
        for (let two = 0; two < one; two++) {
          const apart = Math.hypot(...seen[one]!.map((part, at) => part - seen[two]![at]!));
          expect(apart, `${who}: seats ${two + 1} and ${one + 1}`).toBeGreaterThan(25);
        }
    }
  });

  it('have a shape each', () => {
    const shapes = Array.from({ length: seatCount }, (_, index) => seatShape(index + 1));
    expect(new Set(shapes).size).toBe(6);
    expect(seatColour(3)).toBe('var(--seat-3)');
  });

  it('have the colours that the rules give them', () => {
    expect([1, 2].map((seat) => seatHue('RG', seat))).toEqual([1, 4]);
    expect([1, 2, 3].map((seat) => seatHue(null, seat))).toEqual([1, 2, 3]);
  });
});
