/** Judges how much of a query is understood, which decides whether partial matches may be returned. */
import { type Anchor, getAnchorKey } from './anchors.ts';
import { isDistinctive, type SearchIndex } from './build-index.ts';
import { type Concept, findConcepts } from './concepts.ts';
import { EVIDENCE_FIELDS, getFieldBit, NAME_FIELDS } from './document.ts';
import { findIngredients } from './ingredients.ts';
import { matchExactly, matchWord, type WordMatches } from './match-word.ts';
import { GRADES } from './scoring/grades.ts';
import { EVERYWHERE } from './scoring/scores.ts';

/**
 * `isKnown`: some product has the concept. `isShortBeginning`: in a finished query, a word of at most three letters that only begins others, such
 * as 'car' of 'care', so that it says nothing about the query. `isFirm`: a field other than the description has it, by more than the short
 * beginning of a word.
 */
export type UnderstoodConcept = {
  concept: Concept;
  words: readonly WordMatches[];
  isKnown: boolean;
  isShortBeginning: boolean;
  isFirm: boolean;
};
export type Meaning = {
  meant: readonly UnderstoodConcept[];
  /** The numbers of required concepts, of known and of firm ones among them. */
  wanted: number;
  knownCount: number;
  firmCount: number;
  /** The query names a whole brand, kind of product, concern or ingredient. */
  anchored: boolean;
  /** The probable stems of mistyped words, and the probable words of the lexicon. */
  corrections: ReadonlyMap<string, string>;
  meantWords: ReadonlyMap<string, string>;
  /** Each stem as the shopper typed it. */
  typedByStem: ReadonlyMap<string, string>;
};

const BRAND = getFieldBit('brand');
const INGREDIENTS = getFieldBit('ingredients');

/** Shorter beginnings match too many words; shorter corrections are unreliable ('cost' and 'cast'). */
const BEGINNING_MIN = 4;
const MISTYPED_MIN = 5;

const isFirm = ({ matches, parts, fuzzy }: WordMatches, word: string): boolean =>
  parts !== null ||
  (!(fuzzy && word.length < MISTYPED_MIN) &&
    matches.some(({ term, grade }) => isDistinctive(term) && (grade !== GRADES.word_start || word.length >= BEGINNING_MIN)));

type Context = {
  typedByStem: ReadonlyMap<string, string>;
  alone: boolean;
  corrections: ReadonlyMap<string, string>;
  unfinished: { typed: string; stem: string } | null;
};

function understandConcept(
  index: SearchIndex,
  concept: Concept,
  { typedByStem, alone, corrections, unfinished }: Context,
): UnderstoodConcept {
  const words = concept.words.map((word) =>
    matchWord(index, word, {
      typed: typedByStem.get(word) ?? word,
      alone,
      isMeant: concept.meanings.length > 0 && index.lexicon.hasWord(word),
      correction: corrections.get(word),
      beginning: unfinished?.stem === word ? unfinished.typed : undefined,
    }),
  );
  const isBeginning = (word: string) => unfinished?.stem === word;
  const isEachWordKnown = words.every(({ matches, parts }) => matches.length > 0 || parts);
  const isKnownOtherwise =
    concept.joined !== null ||
    concept.meanings.some(({ phrase }) => phrase.every((word) => matchExactly(index, word).length > 0)) ||
    (concept.words.length > 1 && findIngredients(index, concept.words).length > 0);
  const isKnown = isEachWordKnown || isKnownOtherwise;
  const isShortBeginning =
    !isKnownOtherwise &&
    !alone &&
    unfinished === null &&
    words.some(({ matches, parts }, at) => {
      const word = concept.words[at] ?? '';
      return !parts && word.length < BEGINNING_MIN && matches.every(({ grade }) => grade === GRADES.word_start);
    });
  const isFirmConcept =
    isKnownOtherwise ||
    words.every((word, at) => isFirm(word, concept.words[at] ?? '') || (isKnown && isBeginning(concept.words[at] ?? '')));
  // What a shopper has only begun to type steps aside until it is a word.
  const optional = concept.optional || ((!isKnown || isLetter({ concept })) && !alone && concept.words.some(isBeginning));
  return {
    concept: optional === concept.optional ? concept : { ...concept, optional },
    words,
    isKnown,
    isShortBeginning,
    isFirm: isFirmConcept,
  };
}

/** Whether the words are a whole brand, kind of product or concern; a word that other trades share counts only beside others. */
function isAnchor(index: SearchIndex, words: readonly string[]): boolean {
  const [only = ''] = words;
  return !(words.length === 1 && index.lexicon.isForm(only)) && index.anchors.byKey.has(getAnchorKey(words));
}

/**
 * Whether the query names a whole brand, product kind, concern or ingredient. Then partial matches are useful ('nivea lotion'); without
 * one they are not ('water tank'). A guess beside unknown words names nothing: 'car
 * cleaner' is not for a cleanser.
 */
function isAnchored(index: SearchIndex, meant: readonly UnderstoodConcept[], meantWords: ReadonlyMap<string, string>): boolean {
  const known = meant.filter(({ isKnown }) => isKnown);
  if (meant.some(({ concept }) => concept.isUnsold) && known.some(({ concept }) => concept.kinds.length > 0)) return true;
  const isAllKnown = meant.every(({ concept, isKnown, isShortBeginning }) => concept.optional || (isKnown && !isShortBeginning));
  const sure = isAllKnown ? known : known.filter(({ concept }) => !concept.words.some((word) => meantWords.has(word)));
  if (sure.some(({ concept }) => concept.kinds.some((kind) => kind === 'product' || kind === 'concern' || kind === 'brand'))) return true;
  if (sure.some(({ concept }) => concept.meanings.some(({ phrase, wider }) => !wider && isAnchor(index, phrase)))) return true;
  const queryWords = new Set(
    known.flatMap(({ concept, words }) => [
      ...concept.words,
      ...(concept.joined === null ? [] : [concept.joined]),
      ...words.flatMap(({ parts, matches }) => [
        ...(parts ?? []),
        ...matches.flatMap(({ term, grade }) => (grade === GRADES.fuzzy && term.fields & BRAND ? term.text : [])),
      ]),
    ]),
  );
  const isNamed = ({ words, allWords }: Anchor) =>
    (allWords.length > 1 && (queryWords.has(allWords.join('')) || (words.length > 1 && queryWords.has(words.join(''))))) ||
    (words.every((word) => queryWords.has(word)) && isAnchor(index, words));
  return [...queryWords].some((word) => index.anchors.byWord.get(word)?.some(isNamed));
}

const isLetter = ({ concept }: Pick<UnderstoodConcept, 'concept'>): boolean =>
  concept.joined === null && concept.words.every((word) => word.length < 2);

/** While 'la r' is typed, only 'la' is known: what is left is what the shopper searches for. */
const requireSome = (meant: readonly UnderstoodConcept[]): readonly UnderstoodConcept[] =>
  meant.some(({ concept }) => !concept.optional)
    ? meant
    : meant.map((one) => (one.isKnown && !isLetter(one) ? { ...one, concept: { ...one.concept, optional: false } } : one));

/** Null for an empty query, or if less than half of its concepts are known. */
export function findMeaning(index: SearchIndex, text: string, isUnfinished: boolean): Meaning | null {
  const { concepts, typed, corrections, meantWords, unfinished } = findConcepts(index, text, isUnfinished);
  const typedByStem = new Map(typed.map((word) => [word.stem, word.typed]));
  const alone = concepts.length === 1 && concepts[0]?.words.length === 1;
  const understood = concepts.map((concept) => understandConcept(index, concept, { typedByStem, alone, corrections, unfinished }));
  const meant = requireSome(understood);
  const wanted = meant.filter(({ concept }) => !concept.optional);
  const knownCount = wanted.filter((one) => one.isKnown && !one.isShortBeginning).length;
  if (wanted.length === 0 || knownCount * 2 < wanted.length || wanted.every(isLetter)) return null;
  return {
    ...{ meant, wanted: wanted.length, knownCount, corrections, meantWords },
    firmCount: wanted.filter((one) => one.isFirm).length,
    anchored: isAnchored(index, meant, meantWords),
    typedByStem,
  };
}

const WITHOUT_INGREDIENTS = EVIDENCE_FIELDS & ~INGREDIENTS;

/** `least`: the number of concepts that a product must have. Products with more of them rank above. */
export type Pass = { fields: number; least: number };

/**
 * The searches to make until enough products are found, each with weaker matches than the one before. With an anchor all fields count.
 * Without one, two unrelated words must not match one in a name and the other among ingredients ('water bottle'), nor two ingredients
 * unless they are known ones, and partial matches need more than half of the concepts in brand or name.
 */
export function listPasses({ meant, wanted, knownCount, firmCount, anchored }: Meaning): Pass[] {
  if (anchored) return [{ fields: EVERYWHERE, least: Math.max(1, Math.ceil(wanted / 2)) }];
  const isSure = knownCount === wanted && firmCount === wanted;
  if (isSure && wanted === 1) return [{ fields: EVIDENCE_FIELDS, least: 1 }];
  const isForIngredients = meant.every(({ concept }) => concept.optional || concept.kinds.includes('ingredient'));
  const fieldSets = isSure ? [WITHOUT_INGREDIENTS, ...(isForIngredients ? [INGREDIENTS] : [])] : [];
  return [...fieldSets.map((fields) => ({ fields, least: wanted })), { fields: NAME_FIELDS, least: Math.floor(wanted / 2) + 1 }];
}
