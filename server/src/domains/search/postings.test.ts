import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runWithoutPauses } from '../../lib/slices.ts';
import { createPostingCollector, decodePosition, encodePosting, patchPostings } from './postings.ts';

const SIZE = 2_000;
const postings = fc
  .uniqueArray(fc.tuple(fc.nat(SIZE - 1), fc.integer({ min: 1, max: 511 })), {
    maxLength: 300,
    size: 'max',
    selector: ([position]) => position,
  })
  .map((list) => Uint32Array.from(list, ([position, fields]) => encodePosting(position, fields)).sort());

test('patched postings have the untouched and the added ones in order, and are the same list if nothing changes', () => {
  fc.assert(
    // Few touched positions are looked up in the list, many are found by going through it.
    fc.property(postings, fc.uniqueArray(fc.nat(SIZE - 1), { maxLength: 20 }), postings, (before, positions, after) => {
      const touched = new Uint8Array(SIZE);
      for (const position of positions) touched[position] = 1;
      const isTouched = (posting: number) => touched[decodePosition(posting)] === 1;
      const added = after.filter(isTouched);
      const patched = patchPostings(before, touched, Uint32Array.from(positions), added.length > 0 ? added : undefined);
      const expected = [...before.filter((posting) => !isTouched(posting)), ...added].sort((left, right) => left - right);
      expect([...patched]).toEqual(expected);
      if (added.length === 0 && !before.some(isTouched)) expect(patched).toBe(before);
    }),
  );
});

test('the collector groups the words of products by word, in the order of the products', () => {
  const collector = createPostingCollector();
  // More words than a block has, so that one product begins a new block.
  const manyWords = Uint32Array.from({ length: 40_000 }, (_, number) => encodePosting(number, 1));
  collector.add(7, Uint32Array.of(encodePosting(2, 5), encodePosting(0, 511)));
  collector.add(3, manyWords);
  collector.add(5, new Uint32Array());
  collector.add(4_000_000, Uint32Array.of(encodePosting(2, 6)));
  const lists = runWithoutPauses(collector.groupByWord(40_001));
  expect(lists.slice(0, 3).map((list) => [...(list ?? [])])).toEqual([
    [encodePosting(3, 1), encodePosting(7, 511)],
    [encodePosting(3, 1)],
    [encodePosting(3, 1), encodePosting(7, 5), encodePosting(4_000_000, 6)],
  ]);
  expect(lists[39_999]).toEqual(Uint32Array.of(encodePosting(3, 1)));
  expect(lists[40_000]).toBeUndefined();
});
