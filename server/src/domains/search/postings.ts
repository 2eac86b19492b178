/** Postings: the products and fields that contain a word, in typed arrays, which the garbage collector does not scan. */
import { type Slices, STEPS_PER_PAUSE } from '../../lib/slices.ts';
import { FIELD_BITS, type FieldSet } from './document.ts';

/** One element for each product with the word, in the order of their positions: `position << FIELD_BITS | fields`. */
export type Postings = Uint32Array;

export const NO_POSTINGS: Postings = new Uint32Array();
/** The maximum number of products, and of words: a posting has 32 bits for the position of a product, or the number of a word, and the fields. */
export const POSITIONS_MAX = 2 ** (32 - FIELD_BITS);
export const decodePosition = (posting: number): number => posting >>> FIELD_BITS;
export const decodeFields = (posting: number): FieldSet => posting & (2 ** FIELD_BITS - 1);
export const encodePosting = (position: number, fields: FieldSet): number => ((position << FIELD_BITS) | fields) >>> 0;

/** The words of some products, one product after another. `ends`: where the words of each product end. */
type Block = { words: Uint32Array; positions: number[]; ends: number[] };
/** The number of words in a block, unless one product has more. */
const BLOCK_LENGTH = 2 ** 15;

function isAscending(list: Postings): boolean {
  for (let i = 1; i < list.length; i++) if ((list[i - 1] ?? 0) > (list[i] ?? 0)) return false;
  return true;
}

/** Collects the words of products in any order, and groups the products by word at the end. */
export function createPostingCollector() {
  let block: Block = { words: new Uint32Array(), positions: [], ends: [] };
  const blocks: Block[] = [];
  return {
    /** `words`: for each word of the product, its number and fields, encoded as in a posting. */
    add(position: number, words: Uint32Array): void {
      let start = block.ends.at(-1) ?? 0;
      if (start + words.length > block.words.length) {
        block = { words: new Uint32Array(Math.max(BLOCK_LENGTH, words.length)), positions: [], ends: [] };
        blocks.push(block);
        start = 0;
      }
      block.words.set(words, start);
      block.positions.push(position);
      block.ends.push(start + words.length);
    },
    /** Groups the postings by word number, from 0 to `wordCount` - 1; undefined for a word without postings. */
    *groupByWord(wordCount: number): Slices<(Postings | undefined)[]> {
      const counts = new Uint32Array(wordCount);
      for (const { words, ends } of blocks) {
        for (let i = 0; i < (ends.at(-1) ?? 0); i++) {
          const wordNumber = decodePosition(words[i] ?? 0);
          counts[wordNumber] = (counts[wordNumber] ?? 0) + 1;
        }
        yield;
      }
      const lists: (Postings | undefined)[] = [];
      for (let wordNumber = 0; wordNumber < wordCount; wordNumber++) {
        const count = counts[wordNumber] ?? 0;
        lists.push(count > 0 ? new Uint32Array(count) : undefined);
        if (wordNumber % STEPS_PER_PAUSE === 0) yield;
      }
      // From here on, `counts` holds how many elements of each list are filled.
      counts.fill(0);
      for (const { words, positions, ends } of blocks) {
        let i = 0;
        for (const [product, end] of ends.entries()) {
          for (; i < end; i++) {
            const wordNumber = decodePosition(words[i] ?? 0);
            const list = lists[wordNumber];
            const index = counts[wordNumber] ?? 0;
            if (list) list[index] = encodePosting(positions[product] ?? 0, decodeFields(words[i] ?? 0));
            counts[wordNumber] = index + 1;
          }
        }
        yield;
      }
      for (const [wordNumber, list] of lists.entries()) {
        if (list && !isAscending(list)) list.sort();
        if (wordNumber % STEPS_PER_PAUSE === 0) yield;
      }
      return lists;
    },
  };
}

/** Looking up one position in a list by halving takes about as long as going through this many postings. */
const LOOKUP_COST = 32;

/** The index of the first posting that is not below `limit`. */
function findIndex(list: Postings, limit: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How many postings are of touched positions. `positions`: the touched positions. */
function countTouched(list: Postings, touched: Uint8Array, positions: Uint32Array): number {
  let count = 0;
  if (positions.length * LOOKUP_COST < list.length) {
    for (const position of positions) {
      const posting = list[findIndex(list, encodePosting(position, 0))];
      if (posting !== undefined && decodePosition(posting) === position) count++;
    }
  } else for (let i = 0; i < list.length; i++) count += touched[decodePosition(list[i] ?? 0)] ?? 0;
  return count;
}

/**
 * The postings without those of touched positions, and with those in `added`; the same object if nothing changes. Both lists must be ascending, and
 * the result is ascending too. `touched`: 1 for each of `touchedPositions`.
 */
export function patchPostings(before: Postings, touched: Uint8Array, touchedPositions: Uint32Array, added: Postings | undefined): Postings {
  const remaining = before.length - countTouched(before, touched, touchedPositions);
  if (remaining === before.length && !added) return before;
  if (remaining === 0) return added ?? NO_POSTINGS;
  const patched = new Uint32Array(remaining + (added?.length ?? 0));
  let length = 0;
  let addedCount = 0;
  const copyAddedBelow = (limit: number) => {
    while (added && addedCount < added.length && (added[addedCount] ?? 0) < limit) patched[length++] = added[addedCount++] ?? 0;
  };
  for (let i = 0; i < before.length; i++) {
    const posting = before[i] ?? 0;
    if (touched[decodePosition(posting)] !== 0) continue;
    copyAddedBelow(posting);
    patched[length++] = posting;
  }
  copyAddedBelow(Number.POSITIVE_INFINITY);
  return patched;
}

/** The fields in which at least one product has the word. */
export function collectFields(postings: Postings): FieldSet {
  let fields = 0;
  for (let i = 0; i < postings.length; i++) fields |= postings[i] ?? 0;
  return decodeFields(fields);
}
