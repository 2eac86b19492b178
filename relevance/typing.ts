/**
 * How many letters a shopper types until the wanted product is suggested. She types a text from left to right, and the shop is asked for
 * its suggestions after each letter. The product counts as suggested when it is one of the first five products in the list.
 */
import type { OwnEngine } from './engines/own.ts';
import { computeMean } from './measures.ts';

const SHOWN_MAX = 5;

/** `text`: what is typed; `ids`: products that are all meant by it. */
export type TypedText = { text: string; ids: readonly string[] };

type TypingResult = {
  /** Infinite if the product never appears. */
  letters: number;
  /** Whether a list was empty after two or more letters. */
  emptied: boolean;
  /** Whether the product disappeared again, although the text went on to its name. */
  dropped: boolean;
};

const ASKED_FROM = 2;

function typeText({ suggest }: OwnEngine, { text, ids }: TypedText): TypingResult {
  const result: TypingResult = { letters: Number.POSITIVE_INFINITY, emptied: false, dropped: false };
  let wasShown = false;
  for (let length = 1; length <= text.length; length++) {
    if (text[length - 1] === ' ') continue;
    const suggestions = suggest(text.slice(0, length));
    const products = suggestions.flatMap((one) => (one.kind === 'product' ? [one.product_id] : []));
    const isShown = products.slice(0, SHOWN_MAX).some((id) => ids.includes(id));
    if (length >= ASKED_FROM && suggestions.length === 0) result.emptied = true;
    if (isShown) result.letters = Math.min(result.letters, length);
    if (wasShown && !isShown) result.dropped = true;
    wasShown = isShown;
  }
  return result;
}

const computeMedian = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;

export type TypingMeasures = { count: number; letters_median: number; never: number; emptied: number; dropped: number };

export function measureTyping(engine: OwnEngine, texts: readonly TypedText[]): TypingMeasures {
  const results = texts.map((typed) => typeText(engine, typed));
  const countShare = (fits: (result: TypingResult) => boolean) => computeMean(results.map((result) => Number(fits(result))));
  return {
    count: texts.length,
    letters_median: computeMedian(results.map(({ letters }) => letters)),
    never: countShare(({ letters }) => letters === Number.POSITIVE_INFINITY),
    emptied: countShare(({ emptied }) => emptied),
    dropped: countShare(({ dropped }) => dropped),
  };
}

/** The median of letters after which at most five of all texts begin as typed: fewer cannot tell the wanted one from the others. */
export function computeLettersNeeded(wanted: readonly TypedText[], all: readonly string[]): number {
  return computeMedian(
    wanted.map(({ text }) => {
      for (let length = 1; length < text.length; length++) {
        const start = text.slice(0, length);
        if (all.filter((one) => one.startsWith(start)).length <= SHOWN_MAX) return length;
      }
      return text.length;
    }),
  );
}
