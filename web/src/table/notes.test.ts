/** Private notes: fetched once, kept soon. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused } from '$lib/api';
import { SeatNotes } from './notes.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the notes of a seat', () => {
  it('are asked for by their first reader, and kept when somebody has written', async () => {
    const [read, write] = [vi.fn(() => Promise.resolve('old')), vi.fn(() => Promise.resolve())];
    const notes = new SeatNotes({ read, write });
    await notes.refresh();
    expect(read).not.toHaveBeenCalled();
    expect(notes.text).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    expect(notes.text).toBe('old');
    notes.write('n');
    notes.write('new');
    expect(notes.text).toBe('new');
    await vi.advanceTimersByTimeAsync(1000);
    expect(write.mock.calls).toEqual([['new']]);
    expect(read).toHaveBeenCalledOnce();
  });

  it('are not lost while the server cannot be reached, nor overwritten by what it had', async () => {
    const write = vi.fn().mockRejectedValueOnce(new Refused('unreachable', '')).mockResolvedValue(undefined);
    const notes = new SeatNotes({ read: () => Promise.resolve('old'), write });
    expect(notes.text).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    notes.write('mine');
    await vi.advanceTimersByTimeAsync(1000);
    await notes.refresh();
    expect(notes.text).toBe('mine');
    await vi.advanceTimersByTimeAsync(5000);
    expect(write.mock.calls).toEqual([['mine'], ['mine']]);
    await notes.refresh();
    expect(notes.text).toBe('old');
  });

  it('are let go of where the seat is somebody else’s', async () => {
    const write = vi.fn().mockRejectedValue(new Refused('not_your_seat', ''));
    const notes = new SeatNotes({ read: () => Promise.resolve(''), write });
    notes.write('mine');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(write).toHaveBeenCalledOnce();
  });
});
