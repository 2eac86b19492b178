/** Scores of all products at once, in flat arrays by position: a pass over a hundred thousand of them takes a tenth of a millisecond. */
import type { SearchIndex, Term } from './build-index.ts';
import { FIELD_BITS, FIELD_WEIGHTS, fieldBit } from './document.ts';

/** Scores are whole numbers, so that the best are found by counting them: this many steps to one of the grade times the weight. */
export const STEPS = 4;

/** Of one thing meant, for each product: the score in steps, doubled, odd where the name has the word. */
export type Scores = Uint16Array;

export const EVERYWHERE = 2 ** FIELD_BITS - 1;

const NAME = fieldBit('name');

/** A word of the catalogue that a typed one stands for, and how surely. */
export type Match = { term: Term; grade: number };

/**
 * For each set of fields, what a word found there scores; 0 where none of them is wanted. A `called` word stands in a name as it was
 * typed: what only means the same does not count for a whole name, nor does the brand.
 */
const makeTable = (grade: number, wanted: number, called: boolean): Uint16Array =>
  Uint16Array.from({ length: EVERYWHERE + 1 }, (_, fields) => {
    const found = fields & wanted;
    const steps = Math.round(grade * (FIELD_WEIGHTS[found] ?? 0) * STEPS);
    return steps === 0 ? 0 : steps * 2 + (called && found & NAME ? 1 : 0);
  });

const tables = new Map<string, Uint16Array>();

/** Kept: there are as many as grades and shares. */
function scoreTable(grade: number, wanted: number, called: boolean): Uint16Array {
  const key = `${grade} ${wanted} ${called}`;
  const table = tables.get(key) ?? makeTable(grade, wanted, called);
  tables.set(key, table);
  return table;
}

/** What a grade scores in one set of fields, where it is no name that was typed. */
export const scoreOf = (grade: number, fields: number): number => scoreTable(grade, EVERYWHERE, false)[fields] ?? 0;

/** Empty arrays for one search. */
export type Sheets = { take(): Scores; giveBack(): void };

/** Taking new ones for each search would keep the garbage collector busy with megabytes. */
const SPARE_MAX = 24;
const spareSheets = new WeakMap<SearchIndex, Scores[]>();

export function sheetsFor(index: SearchIndex): Sheets {
  const spare = spareSheets.get(index) ?? [];
  spareSheets.set(index, spare);
  const taken: Scores[] = [];
  return {
    take() {
      const sheet = spare.pop()?.fill(0) ?? new Uint16Array(index.size);
      taken.push(sheet);
      return sheet;
    },
    giveBack() {
      spare.push(...taken.splice(0).slice(0, SPARE_MAX - spare.length));
    },
  };
}

/** `share` of the grade; the better score stays. */
export function scoreMatches(into: Scores, matches: readonly Match[], wanted: number, share = 1, called = true): void {
  for (const { term, grade } of matches) {
    const table = scoreTable(grade * share, wanted, called);
    const { postings } = term;
    for (let at = 0; at < postings.length; at++) {
      const posting = postings[at] ?? 0;
      const score = table[posting & EVERYWHERE] ?? 0;
      const position = posting >>> FIELD_BITS;
      if (score > (into[position] ?? 0)) into[position] = score;
    }
  }
}

/** Where every word of a phrase is: their mean. */
export function meanWhereAll(into: Scores, parts: readonly Scores[]): void {
  const [first] = parts;
  if (!first) return;
  const length = into.length;
  for (let position = 0; position < length; position++) {
    let called = first[position] ?? 0;
    if (called === 0) continue;
    let sum = 0;
    for (let at = 0; at < parts.length; at++) {
      const score = parts[at]?.[position] ?? 0;
      if (score === 0) {
        sum = 0;
        break;
      }
      sum += score >> 1;
      called &= score;
    }
    const mean = sum === 0 ? 0 : Math.round(sum / parts.length) * 2 + (called & 1);
    if (mean > (into[position] ?? 0)) into[position] = mean;
  }
}
