import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import type { Catalogue } from './load.ts';
import { createSharedCache, createSnapshotCache } from './snapshot-cache.ts';

/** Creates an empty catalogue, because the cache compares catalogues only by identity. */
const createCatalogue = () => ({}) as Catalogue;
const createCache = () => createSnapshotCache(1_000_000, (text: string) => text.length);

test('a result is computed once per catalogue, and again for the next one', async () => {
  const getOrCompute = createCache();
  const [firstCatalogue, nextCatalogue] = [createCatalogue(), createCatalogue()];
  const compute = vi.fn(() => 'answer');
  for (const catalogue of [firstCatalogue, firstCatalogue, nextCatalogue, nextCatalogue])
    expect(await getOrCompute(catalogue, 'key', compute)).toBe('answer');
  expect(compute).toHaveBeenCalledTimes(2);
});

test('a replaced catalogue is garbage-collected even without further requests', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const getOrCompute = createCache();
  const fillCache = async () => {
    const catalogue = createCatalogue();
    await getOrCompute(catalogue, 'key', () => 'answer');
    return { catalogueRef: new WeakRef(catalogue) };
  };
  const { catalogueRef } = await fillCache();
  // Waits, as a WeakRef keeps its target alive until the current task ends.
  await pause(1);
  collect();
  expect(catalogueRef.deref()).toBeUndefined();
  // The cache itself stays reachable.
  expect(await getOrCompute(createCatalogue(), 'key', () => 'another')).toBe('another');
});

test('caches of several kinds share their bytes, and keep results of the same key apart', async () => {
  const createCache = createSharedCache(400);
  const keepTexts = createCache('texts', (text: string) => text.length);
  const keepCounts = createCache('counts', () => 80);
  const catalogue = createCatalogue();
  expect(await keepTexts(catalogue, 'key', () => 'answer')).toBe('answer');
  expect(await keepCounts(catalogue, 'key', () => 7)).toBe(7);
  const recompute = vi.fn(() => 'again');
  expect(await keepTexts(catalogue, 'key', recompute)).toBe('again');
  expect(recompute).toHaveBeenCalledTimes(1);
});
