/** Postings: the products and fields that contain a word, in typed arrays, which the garbage collector does not scan. */
import { type Slices, STEPS_PER_PAUSE } from '../../lib/slices.ts';
import { FIELD_BITS, type FieldSet } from './document.ts';

/** One element for each product with the word, in the order of their positions: `position << FIELD_BITS | fields`. */
export type Postings = Uint32Array;

export const NO_POSTINGS: Postings = new Uint32Array();
/** The maximum number of products: a posting has 32 bits for the position of a product and its fields. */
export const POSITIONS_MAX = 2 ** (32 - FIELD_BITS);
export const decodePosition = (posting: number): number => posting >>> FIELD_BITS;
export const decodeFields = (posting: number): FieldSet => posting & (2 ** FIELD_BITS - 1);
export const encodePosting = (position: number, fields: FieldSet): number => position * 2 ** FIELD_BITS + fields;

/** The number of postings in a block. A block has two elements for each posting: the word number and the posting. */
const BLOCK_LENGTH = 2 ** 15;

function isAscending(list: Postings): boolean {
  for (let i = 1; i < list.length; i++) if ((list[i - 1] ?? 0) > (list[i] ?? 0)) return false;
  return true;
}

/** Collects postings in any order, and groups them by word at the end. */
export function createPostingCollector() {
  const blocks: Uint32Array[] = [];
  /** The number of postings in the last block. */
  let usedLength = BLOCK_LENGTH;
  return {
    add(wordNumber: number, posting: number): void {
      if (usedLength === BLOCK_LENGTH) {
        blocks.push(new Uint32Array(BLOCK_LENGTH * 2));
        usedLength = 0;
      }
      const block = blocks.at(-1);
      if (!block) return;
      block[usedLength * 2] = wordNumber;
      block[usedLength * 2 + 1] = posting;
      usedLength++;
    },
    /** Groups the postings by word number, from 0 to `wordCount` - 1; undefined for a word without postings. */
    *groupByWord(wordCount: number): Slices<(Postings | undefined)[]> {
      const counts = new Uint32Array(wordCount);
      const countElements = (block: Uint32Array) => (block === blocks.at(-1) ? usedLength : BLOCK_LENGTH) * 2;
      for (const block of blocks) {
        for (let i = 0; i < countElements(block); i += 2) {
          const wordNumber = block[i] ?? 0;
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
      // Goes through the postings backwards and fills each list from its end, so that the list keeps the order in which they were added. From here on,
      // `counts` holds how many elements of each list are still to be filled.
      for (const block of blocks.toReversed()) {
        for (let i = countElements(block) - 2; i >= 0; i -= 2) {
          const wordNumber = block[i] ?? 0;
          const list = lists[wordNumber];
          if (!list) continue;
          const index = (counts[wordNumber] ?? 0) - 1;
          list[index] = block[i + 1] ?? 0;
          counts[wordNumber] = index;
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

/**
 * The postings without those of touched positions, and with those in `added`; the same object if nothing changes. Both lists must be ascending, and
 * the result is ascending too.
 */
export function patchPostings(before: Postings, touched: Uint8Array, added: Postings | undefined): Postings {
  let remaining = 0;
  for (let i = 0; i < before.length; i++) if (touched[decodePosition(before[i] ?? 0)] === 0) remaining++;
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
