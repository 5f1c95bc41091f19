/** Pictures are painted once, wherever that works. */
import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Picture from './Picture.svelte';
import { address, picture } from './picture';

const dried = vi.hoisted(() => vi.fn<() => Promise<string>>());
vi.mock('./dryer', () => ({ dried }));

/** Drawings are loaded at once, and a canvas gives what `painted` says. */
let painted: () => Blob | null;
beforeEach(() => {
  let made = 0;
  vi.stubGlobal(
    'Image',
    class {
      onload = () => undefined;
      set src(_: string) {
        queueMicrotask(() => this.onload());
      }
    },
  );
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({}));
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(painted()));
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:here-${made++}`);
  painted = () => new Blob();
  dried.mockReset().mockResolvedValue('blob:worker');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const shown = (at: HTMLElement) => at.querySelector('img')?.getAttribute('src');
const fails = async (at: HTMLElement) => {
  at.querySelector('img')?.dispatchEvent(new Event('error'));
  await vi.waitFor(() => tick());
};

describe('a picture', () => {
  it('is painted here if the worker fails, and drawn plainly if nothing can be painted', async () => {
    dried.mockRejectedValue(new Error('no thread'));
    expect(await picture('<svg id="a"/>', 10)).toBe('blob:here-0');
    painted = () => null;
    expect(await picture('<svg id="b"/>', 10)).toBe(address('<svg id="b"/>'));
  });

  it('that the browser cannot show is painted once more, and then drawn plainly', async () => {
    const svg = '<svg id="c"/>';
    const { container } = render(Picture, { svg, dots: 10 });
    await vi.waitFor(() => expect(shown(container)).toBe('blob:worker'));
    await fails(container);
    await vi.waitFor(() => expect(shown(container)).toBe('blob:here-0'));
    // Whoever shows it next gets the new one.
    expect(picture(svg, 10)).toBe('blob:here-0');
    await fails(container);
    await vi.waitFor(() => expect(shown(container)).toBe(address(svg)));
  });
});
