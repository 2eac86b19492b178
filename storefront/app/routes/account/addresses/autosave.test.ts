import type { Refusal, Result } from '@uruhu/contract/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AUTOSAVE_MS, type Autosave, createAutosave, type SaveState } from './autosave.ts';

const REFUSAL: Refusal = { ok: false, status: 0, code: 'network_error', message: 'no network', errors: [] };

/** An autosave with a server that responds only when the test calls `respond`, and a record of all callbacks. */
function createTestAutosave(savedText = '') {
  const requests: { text: string; respond: (result: Result<string>) => void }[] = [];
  const shownStates: SaveState[] = [];
  const storedDrafts: (string | null)[] = [];
  const callbacks: string[] = [];
  const autosave: Autosave = createAutosave<string>(savedText, {
    save: (text) => new Promise((respond) => requests.push({ text, respond })),
    show: (state) => shownStates.push(state),
    storeDraft: (text) => storedDrafts.push(text),
    onSaved: (saved, trigger) => callbacks.push(`${saved} by ${trigger}`),
    onRefused: ({ message }, trigger) => callbacks.push(`${message} by ${trigger}`),
  });
  const respond = async (index: number, result: Result<string> = { ok: true, data: `saved ${requests[index]?.text}` }) => {
    requests[index]?.respond(result);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { autosave, requests, shownStates, storedDrafts, callbacks, respond, getSentTexts: () => requests.map(({ text }) => text) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a typed text', () => {
  test('is saved five seconds after the last change, and not before', async () => {
    const { autosave, getSentTexts, shownStates, storedDrafts, callbacks, respond } = createTestAutosave();
    autosave.change('KG 1');
    await vi.advanceTimersByTimeAsync(AUTOSAVE_MS - 1);
    autosave.change('KG 11 ');
    await vi.advanceTimersByTimeAsync(AUTOSAVE_MS - 1);
    expect(getSentTexts()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(getSentTexts()).toEqual(['KG 11']);
    await respond(0);
    expect(shownStates).toEqual(['changed', 'changed', 'saving', 'saved']);
    expect(storedDrafts).toEqual(['KG 1', 'KG 11 ', null]);
    expect(callbacks).toEqual(['saved KG 11 by auto']);
    await vi.advanceTimersByTimeAsync(10 * AUTOSAVE_MS);
    expect(getSentTexts()).toEqual(['KG 11']);
  });

  test('is not saved while it is blank or equals the text on file', async () => {
    const { autosave, getSentTexts, storedDrafts } = createTestAutosave('KG 11');
    autosave.change('   ');
    await vi.advanceTimersByTimeAsync(2 * AUTOSAVE_MS);
    expect(await autosave.flush('customer')).toBe(false);
    autosave.change('KG 11');
    await vi.advanceTimersByTimeAsync(2 * AUTOSAVE_MS);
    expect(await autosave.flush('customer')).toBe(true);
    expect(getSentTexts()).toEqual([]);
    expect(storedDrafts.at(-1)).toBe(null);
  });

  test('that changes during a save is saved after it', async () => {
    const { autosave, getSentTexts, shownStates, storedDrafts, respond } = createTestAutosave();
    autosave.change('KG 1');
    await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
    autosave.change('KG 12');
    await vi.advanceTimersByTimeAsync(3 * AUTOSAVE_MS);
    expect(getSentTexts()).toEqual(['KG 1']);
    expect(shownStates.at(-1)).toBe('saving');
    await respond(0);
    expect(shownStates.at(-1)).toBe('changed');
    expect(storedDrafts.at(-1)).toBe('KG 12');
    await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
    expect(getSentTexts()).toEqual(['KG 1', 'KG 12']);
    await respond(1);
    expect(shownStates.at(-1)).toBe('saved');
  });

  test('that fails to save stays stored on the device, and is saved on the next try', async () => {
    const { autosave, getSentTexts, shownStates, storedDrafts, callbacks, respond } = createTestAutosave();
    autosave.change('KG 11');
    await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
    await respond(0, REFUSAL);
    expect(shownStates.at(-1)).toBe('failed');
    expect(storedDrafts.at(-1)).toBe('KG 11');
    expect(callbacks).toEqual(['no network by auto']);
    const retryResult = autosave.flush('auto');
    await respond(1);
    expect(await retryResult).toBe(true);
    expect(getSentTexts()).toEqual(['KG 11', 'KG 11']);
    expect(storedDrafts.at(-1)).toBe(null);
  });
});

describe('a press on Save', () => {
  test('saves at once, and the timer does not save again', async () => {
    const { autosave, getSentTexts, callbacks, respond } = createTestAutosave();
    autosave.change('KG 11');
    const flushResult = autosave.flush('customer');
    await respond(0);
    expect(await flushResult).toBe(true);
    await vi.advanceTimersByTimeAsync(2 * AUTOSAVE_MS);
    expect(getSentTexts()).toEqual(['KG 11']);
    expect(callbacks).toEqual(['saved KG 11 by customer']);
  });

  test('during a save waits for it, and then saves the newer text', async () => {
    const { autosave, getSentTexts, respond } = createTestAutosave();
    autosave.change('KG 1');
    await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
    autosave.change('KG 12');
    const flushResult = autosave.flush('customer');
    await respond(0);
    await respond(1);
    expect(await flushResult).toBe(true);
    expect(getSentTexts()).toEqual(['KG 1', 'KG 12']);
  });
});

test('a stopped autosave does not save', async () => {
  const { autosave, getSentTexts } = createTestAutosave();
  autosave.change('KG 11');
  autosave.stop();
  await vi.advanceTimersByTimeAsync(2 * AUTOSAVE_MS);
  expect(getSentTexts()).toEqual([]);
});
