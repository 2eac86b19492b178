/** Postings: the products and fields that contain a word, in typed arrays outside the heap. */
import { type Slices, STEPS_PER_PAUSE } from '../../lib/slices.ts';
import { FIELD_BITS } from './document.ts';

/** Elements are `position << FIELD_BITS | fields`; each position once, unordered. */
export type Postings = Uint32Array;

export const NO_POSTINGS: Postings = new Uint32Array();
/** Positions share 32 bits with the fields. */
export const POSITIONS_MAX = 2 ** (32 - FIELD_BITS);
export const decodePosition = (posting: number): number => posting >>> FIELD_BITS;
export const decodeFields = (posting: number): number => posting & (2 ** FIELD_BITS - 1);
export const encodePosting = (position: number, fields: number): number => position * 2 ** FIELD_BITS + fields;

const BLOCK = 2 ** 15;

/** Collects postings in any order, and groups them by word at the end. */
export function createPostingCollector() {
  const blocks: Uint32Array[] = [];
  let used = BLOCK;
  return {
    add(word: number, entry: number): void {
      if (used === BLOCK) {
        blocks.push(new Uint32Array(BLOCK * 2));
        used = 0;
      }
      const block = blocks.at(-1);
      if (!block) return;
      block[used * 2] = word;
      block[used * 2 + 1] = entry;
      used++;
    },
    /** The postings of each word number below `words`; undefined if it has none. */
    *byWord(words: number): Slices<(Postings | undefined)[]> {
      const counts = new Uint32Array(words);
      const countUsed = (block: Uint32Array) => (block === blocks.at(-1) ? used : BLOCK) * 2;
      for (const block of blocks) {
        for (let at = 0; at < countUsed(block); at += 2) {
          const word = block[at] ?? 0;
          counts[word] = (counts[word] ?? 0) + 1;
        }
        yield;
      }
      const lists: (Postings | undefined)[] = [];
      for (let word = 0; word < words; word++) {
        lists.push(counts[word] ? new Uint32Array(counts[word] ?? 0) : undefined);
        if (word % STEPS_PER_PAUSE === 0) yield;
      }
      for (const block of blocks) {
        for (let at = 0; at < countUsed(block); at += 2) {
          const word = block[at] ?? 0;
          const list = lists[word];
          if (!list) continue;
          const place = (counts[word] ?? 0) - 1;
          list[place] = block[at + 1] ?? 0;
          counts[word] = place;
        }
        yield;
      }
      return lists;
    },
  };
}

/** The list without touched positions and with `added`; the same object if nothing changes. */
export function patchPostings(before: Postings, touched: Uint8Array, added: Postings | undefined): Postings {
  let remaining = 0;
  for (let at = 0; at < before.length; at++) if (touched[decodePosition(before[at] ?? 0)] === 0) remaining++;
  if (remaining === before.length && !added) return before;
  const after = new Uint32Array(remaining + (added?.length ?? 0));
  let out = 0;
  for (let at = 0; at < before.length; at++) {
    const entry = before[at] ?? 0;
    if (touched[decodePosition(entry)] === 0) after[out++] = entry;
  }
  if (added) after.set(added, out);
  return after;
}

/** All fields that any product has the word in. */
export function collectFields(postings: Postings): number {
  let fields = 0;
  for (let at = 0; at < postings.length; at++) fields |= postings[at] ?? 0;
  return decodeFields(fields);
}
