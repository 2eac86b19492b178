/** Judges how much of a query is understood, which decides whether partial matches may be returned. */
import { getAnchorKey } from './anchors.ts';
import { isDistinctive, type SearchIndex } from './build-index.ts';
import { type Concept, findConcepts } from './concepts.ts';
import { EVIDENCE_FIELDS, getFieldBit } from './document.ts';
import { GRADES, matchExactly, matchWord, type WordMatches } from './match-word.ts';
import { EVERYWHERE } from './scores.ts';

/** `isKnown`: some product has the concept. `isFirm`: a field other than the description has it, by more than the short beginning of a word. */
export type UnderstoodConcept = { concept: Concept; words: readonly WordMatches[]; isKnown: boolean; isFirm: boolean };
export type Meaning = {
  meant: readonly UnderstoodConcept[];
  /** The numbers of required concepts, of known and of firm ones among them. */
  wanted: number;
  knownCount: number;
  firmCount: number;
};

/** Shorter beginnings match too many words; shorter corrections are unreliable ('cost' and 'cast'). */
const BEGINNING_MIN = 4;
const MISTYPED_MIN = 5;

const isFirm = ({ matches, parts, fuzzy }: WordMatches, word: string): boolean =>
  parts !== null ||
  (!(fuzzy && word.length < MISTYPED_MIN) &&
    matches.some(({ term, grade }) => isDistinctive(term) && (grade !== GRADES.word_start || word.length >= BEGINNING_MIN)));

function understandConcept(index: SearchIndex, concept: Concept, alone: boolean): UnderstoodConcept {
  const words = concept.words.map((word) => matchWord(index, word, alone));
  const isEachWordKnown = words.every(({ matches, parts }) => matches.length > 0 || parts);
  const isKnownOtherwise =
    concept.joined !== null || concept.meanings.some(({ phrase }) => phrase.every((word) => matchExactly(index, word).length > 0));
  const isFirmConcept = isKnownOtherwise || words.every((word, at) => isFirm(word, concept.words[at] ?? ''));
  return { concept, words, isKnown: isEachWordKnown || isKnownOtherwise, isFirm: isFirmConcept };
}

/** Null for an empty query, or if less than half of its concepts are known. */
export function findMeaning(index: SearchIndex, text: string): Meaning | null {
  const concepts = findConcepts(index, text);
  const alone = concepts.length === 1 && concepts[0]?.words.length === 1;
  const meant = concepts.map((concept) => understandConcept(index, concept, alone));
  const wanted = meant.filter(({ concept }) => !concept.optional);
  const knownCount = wanted.filter((one) => one.isKnown).length;
  const firmCount = wanted.filter((one) => one.isFirm).length;
  return wanted.length === 0 || knownCount * 2 < wanted.length ? null : { meant, wanted: wanted.length, knownCount, firmCount };
}

/**
 * Whether the query names a whole brand, product kind or concern. Then partial matches are useful ('nivea lotion'); without one they are
 * not ('water tank').
 */
export function isAnchored(index: SearchIndex, meant: readonly UnderstoodConcept[]): boolean {
  const allAnchors = index.anchors;
  if (meant.some(({ concept }) => concept.meanings.some(({ phrase }) => allAnchors.has(getAnchorKey(phrase))))) return true;
  const queryWords = new Set(
    meant.flatMap(({ concept, words }) => [
      ...concept.words,
      ...(concept.joined === null ? [] : [concept.joined]),
      ...words.flatMap(({ parts }) => parts ?? []),
    ]),
  );
  for (const words of allAnchors.values()) {
    const joined = words.length > 1 && queryWords.has(words.join(''));
    if (joined || words.every((word) => queryWords.has(word))) return true;
  }
  return false;
}

const INGREDIENTS = getFieldBit('ingredients');
const WITHOUT_INGREDIENTS = EVIDENCE_FIELDS & ~INGREDIENTS;

/**
 * Sets of fields in which one product must have all concepts, to try in this order. With an anchor all fields count. Without one, two
 * unrelated words must not match one in a name and the other among ingredients: 'water bottle'.
 */
export function listFieldSets({ meant, wanted }: Meaning, anchored: boolean): readonly number[] {
  if (anchored) return [EVERYWHERE];
  const hasSynonyms = meant.some(({ concept }) => concept.meanings.length > 0);
  return hasSynonyms || wanted === 1 ? [EVIDENCE_FIELDS] : [WITHOUT_INGREDIENTS, INGREDIENTS];
}
