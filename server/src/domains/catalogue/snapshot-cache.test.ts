import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import type { Catalogue } from './load.ts';
import { createSnapshotCache } from './snapshot-cache.ts';

/** An empty stand-in: the cache compares catalogues only by identity. */
const createCatalogue = () => ({}) as Catalogue;
const createCache = () => createSnapshotCache(1_000_000, (text: string) => text.length);

test('a result is computed once per catalogue, and again for the next one', async () => {
  const keep = createCache();
  const [first, next] = [createCatalogue(), createCatalogue()];
  const compute = vi.fn(() => 'answer');
  for (const catalogue of [first, first, next, next]) expect(await keep(catalogue, 'key', compute)).toBe('answer');
  expect(compute).toHaveBeenCalledTimes(2);
});

test('a replaced catalogue is garbage-collected even without further requests', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const keep = createCache();
  const sendRequest = async () => {
    const catalogue = createCatalogue();
    await keep(catalogue, 'key', () => 'answer');
    return { catalogueRef: new WeakRef(catalogue) };
  };
  const { catalogueRef: requested } = await sendRequest();
  // A WeakRef keeps its target alive until the end of the current job.
  await pause(1);
  collect();
  expect(requested.deref()).toBeUndefined();
  // The cache itself stays reachable.
  expect(await keep(createCatalogue(), 'key', () => 'another')).toBe('another');
});
