import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { keeper } from './kept.ts';
import type { Catalogue } from './load.ts';

/** Keepers tell catalogues apart and look at nothing in them. */
const aCatalogue = () => ({}) as Catalogue;
const newKeeper = () => keeper(1_000_000, (text: string) => text.length);

test('an answer is made once for a catalogue, and anew for the next', async () => {
  const keep = newKeeper();
  const [one, next] = [aCatalogue(), aCatalogue()];
  const make = vi.fn(() => 'answer');
  for (const catalogue of [one, one, next, next]) expect(await keep(catalogue, 'key', make)).toBe('answer');
  expect(make).toHaveBeenCalledTimes(2);
});

test('a catalogue that is served no more is let go, though nobody asks again', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const keep = newKeeper();
  const ask = async () => {
    const catalogue = aCatalogue();
    await keep(catalogue, 'key', () => 'answer');
    return { asked: new WeakRef(catalogue) };
  };
  const { asked } = await ask();
  // What a WeakRef was asked for stays until the turn ends.
  await pause(1);
  collect();
  expect(asked.deref()).toBeUndefined();
  // The keeper is there all the while.
  expect(await keep(aCatalogue(), 'key', () => 'another')).toBe('another');
});
