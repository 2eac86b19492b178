/** How far what was typed is understood: by that is decided whether less than all of it may be answered. */
import { anchorKey } from './anchors.ts';
import { isTelling, type SearchIndex } from './build-index.ts';
import { type Concept, conceptsOf } from './concepts.ts';
import { fieldBit, TELLING } from './document.ts';
import { GRADES, matchWord, surely, type WordMatches } from './match-word.ts';
import { EVERYWHERE } from './scores.ts';

/** `known`: something has it. `firm`: it is what something is, not what is told of it, and more than a short beginning. */
export type Meant = { concept: Concept; words: readonly WordMatches[]; known: boolean; firm: boolean };
export type Meaning = {
  meant: readonly Meant[];
  /** Numbers of things that must be met, that are known, that are firm. */
  wanted: number;
  known: number;
  firm: number;
};

/** A word of up to three letters begins too many others to be the sign of one; 'cost' is hardly a mistyped 'cast'. */
const BEGINNING_MIN = 4;
const MISTYPED_MIN = 5;

const isFirm = ({ matches, parts, fuzzy }: WordMatches, word: string): boolean =>
  parts !== null ||
  (!(fuzzy && word.length < MISTYPED_MIN) &&
    matches.some(({ term, grade }) => isTelling(term) && (grade !== GRADES.word_start || word.length >= BEGINNING_MIN)));

function understood(index: SearchIndex, concept: Concept, alone: boolean): Meant {
  const words = concept.words.map((word) => matchWord(index, word, alone));
  const each = words.every(({ matches, parts }) => matches.length > 0 || parts);
  const other = concept.joined !== null || concept.meanings.some(({ phrase }) => phrase.every((word) => surely(index, word).length > 0));
  const firm = other || words.every((word, at) => isFirm(word, concept.words[at] ?? ''));
  return { concept, words, known: each || other, firm };
}

/** Null where nothing was typed, or too little of it is known to answer at all. */
export function meaningOf(index: SearchIndex, text: string): Meaning | null {
  const concepts = conceptsOf(index, text);
  const alone = concepts.length === 1 && concepts[0]?.words.length === 1;
  const meant = concepts.map((concept) => understood(index, concept, alone));
  const wanted = meant.filter(({ concept }) => !concept.optional);
  const known = wanted.filter((one) => one.known).length;
  const firm = wanted.filter((one) => one.firm).length;
  return wanted.length === 0 || known * 2 < wanted.length ? null : { meant, wanted: wanted.length, known, firm };
}

/**
 * Whether a whole brand, kind of product or concern was named. Then what lacks the rest is still worth showing ('nivea lotion'); of 'water
 * tank' only the water would be left, and nobody asked for that.
 */
export function isAnchored(index: SearchIndex, meant: readonly Meant[]): boolean {
  const known = index.anchors;
  if (meant.some(({ concept }) => concept.meanings.some(({ phrase }) => known.has(anchorKey(phrase))))) return true;
  const said = new Set(
    meant.flatMap(({ concept, words }) => [
      ...concept.words,
      ...(concept.joined === null ? [] : [concept.joined]),
      ...words.flatMap(({ parts }) => parts ?? []),
    ]),
  );
  for (const words of known.values()) {
    const joined = words.length > 1 && said.has(words.join(''));
    if (joined || words.every((word) => said.has(word))) return true;
  }
  return false;
}

const INGREDIENTS = fieldBit('ingredients');
const OUTSIDE = TELLING & ~INGREDIENTS;

/**
 * Sets of fields in which one product must have all that was typed, to be tried in turn. Words of the trade are looked for widely, and
 * beside a brand or kind what is told counts too. Two that mean nothing here must not meet by chance, the one in a name, the other among
 * its ingredients: 'water bottle'.
 */
export function whereToMeet({ meant, wanted }: Meaning, anchored: boolean): readonly number[] {
  if (anchored) return [EVERYWHERE];
  const versed = meant.some(({ concept }) => concept.meanings.length > 0);
  return versed || wanted === 1 ? [TELLING] : [OUTSIDE, INGREDIENTS];
}
