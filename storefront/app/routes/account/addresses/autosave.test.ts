import type { Refusal, Result } from '@uruhu/contract/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AUTOSAVE_MS, type Autosave, createAutosave, type SaveState } from './autosave.ts';

const REFUSAL: Refusal = { ok: false, status: 0, message: 'no network', errors: [] };

/** A server that answers when it is told to, and everything that was heard of it. */
function bench(known = '') {
  const asked: { text: string; answer: (result: Result<string>) => void }[] = [];
  const shown: SaveState[] = [];
  const kept: (string | null)[] = [];
  const heard: string[] = [];
  const autosave: Autosave = createAutosave<string>(known, {
    save: (text) => new Promise((answer) => asked.push({ text, answer })),
    show: (state) => shown.push(state),
    keep: (text) => kept.push(text),
    onSaved: (saved, by) => heard.push(`${saved} by ${by}`),
    onRefused: ({ message }, by) => heard.push(`${message} by ${by}`),
  });
  const answer = async (place: number, result: Result<string> = { ok: true, data: `saved ${asked[place]?.text}` }) => {
    asked[place]?.answer(result);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { autosave, asked, shown, kept, heard, answer, texts: () => asked.map(({ text }) => text) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what is typed', () => {
  test('is saved five seconds after the last change, and not before', async () => {
    const { autosave, texts, shown, kept, heard, answer } = bench();
    autosave.change('KG 1');
    await vi.advanceTimersByTimeAsync(AUTOSAVE_MS - 1);
    autosave.change('KG 11 ');
    await vi.advanceTimersByTimeAsync(AUTOSAVE_MS - 1);
    expect(texts()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(texts()).toEqual(['KG 11']);
    await answer(0);
    expect(shown).toEqual(['typed', 'typed', 'saving', 'saved']);
    expect(kept).toEqual(['KG 1', 'KG 11 ', null]);
    expect(heard).toEqual(['saved KG 11 by itself']);
    await vi.advanceTimersByTimeAsync(10 * AUTOSAVE_MS);
    expect(texts()).toEqual(['KG 11']);
  });

  test('is not saved while it is blank, nor when it is what is on file', async () => {
    const { autosave, texts, kept } = bench('KG 11');
    autosave.change('   ');
    await vi.advanceTimersByTimeAsync(2 * AUTOSAVE_MS);
    expect(await autosave.flush('person')).toBe(false);
    autosave.change('KG 11');
    await vi.advanceTimersByTimeAsync(2 * AUTOSAVE_MS);
    expect(await autosave.flush('person')).toBe(true);
    expect(texts()).toEqual([]);
    expect(kept.at(-1)).toBe(null);
  });

  test('while a save is under way is saved after it, and never beside it', async () => {
    const { autosave, texts, shown, kept, answer } = bench();
    autosave.change('KG 1');
    await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
    autosave.change('KG 12');
    await vi.advanceTimersByTimeAsync(3 * AUTOSAVE_MS);
    expect(texts()).toEqual(['KG 1']);
    expect(shown.at(-1)).toBe('saving');
    await answer(0);
    expect(shown.at(-1)).toBe('typed');
    expect(kept.at(-1)).toBe('KG 12');
    await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
    expect(texts()).toEqual(['KG 1', 'KG 12']);
    await answer(1);
    expect(shown.at(-1)).toBe('saved');
  });

  test('and cannot be saved stays kept, and is saved when it is tried again', async () => {
    const { autosave, texts, shown, kept, heard, answer } = bench();
    autosave.change('KG 11');
    await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
    await answer(0, REFUSAL);
    expect(shown.at(-1)).toBe('failed');
    expect(kept.at(-1)).toBe('KG 11');
    expect(heard).toEqual(['no network by itself']);
    const again = autosave.flush('itself');
    await answer(1);
    expect(await again).toBe(true);
    expect(texts()).toEqual(['KG 11', 'KG 11']);
    expect(kept.at(-1)).toBe(null);
  });
});

describe('a press on Save', () => {
  test('saves at once, and the pause saves nothing more', async () => {
    const { autosave, texts, heard, answer } = bench();
    autosave.change('KG 11');
    const saved = autosave.flush('person');
    await answer(0);
    expect(await saved).toBe(true);
    await vi.advanceTimersByTimeAsync(2 * AUTOSAVE_MS);
    expect(texts()).toEqual(['KG 11']);
    expect(heard).toEqual(['saved KG 11 by person']);
  });

  test('during a save waits for it, and saves what is newer', async () => {
    const { autosave, texts, answer } = bench();
    autosave.change('KG 1');
    await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
    autosave.change('KG 12');
    const saved = autosave.flush('person');
    await answer(0);
    await answer(1);
    expect(await saved).toBe(true);
    expect(texts()).toEqual(['KG 1', 'KG 12']);
  });
});

test('nothing is saved by itself after the end', async () => {
  const { autosave, texts } = bench();
  autosave.change('KG 11');
  autosave.stop();
  await vi.advanceTimersByTimeAsync(2 * AUTOSAVE_MS);
  expect(texts()).toEqual([]);
});
