/** The ways in which a product can have a concept of a query, each with the share of its points that the product gets. */
import { getTerm, type SearchIndex } from '../build-index.ts';
import { BRAND_AND_NAME, type FieldSet, getFieldBit } from '../document.ts';
import { findIngredients } from '../ingredients.ts';
import type { Phrase } from '../lexicon/phrases.ts';
import type { Meaning } from '../lexicon/senses.ts';
import { hasKind, hasOnlyKinds, type UnderstoodConcept } from '../query/concept.ts';
import { matchExactly } from '../query/match-word.ts';
import { stem } from '../words.ts';
import { ALL_FIELDS, GRADES, type Match } from './points.ts';

/**
 * `words`: a product needs a match of each, in `fields`; it gets the mean of their scores, times `share`. `lacks`: a product must have none of these words
 * among its ingredients instead. `isTyped`: the shopper typed these words, so they can make a typed name. `isMention`: ranks as if only the description had it.
 * `text`: what it looks for, for an explanation.
 */
export type Alternative = {
  text: string;
  words: readonly (readonly Match[])[];
  fields: FieldSet;
  share: number;
  isTyped: boolean;
  isMention: boolean;
  lacks: Phrase | null;
};

/** The share for a meaning of the typed words: 'face cream' for 'moisturiser'. */
const SYNONYM_SHARE = GRADES.synonym / GRADES.exact;
/** The share for a meaning that is only similar. */
const SIMILAR_SHARE = SYNONYM_SHARE / 3;
const COMPOUND_SHARE = GRADES.compound / GRADES.exact;
/** The first meaning is the nearest. The second scores 2 % less, the third 4 %, and so on, at most LATER_MEANINGS_MAX times. */
const LATER_MEANING_REDUCTION = 0.02;
const LATER_MEANINGS_MAX = 8;
/** A product that has several meanings of a need or an ingredient gets this share of the lower scores too. A lip gloss is not more of one if it is called lip shine. */
const LOWER_MEANINGS_SHARE = 0.3;

const BRAND_BIT = getFieldBit('brand');
const INGREDIENTS_BIT = getFieldBit('ingredients');
const ATTRIBUTES_BIT = getFieldBit('attributes');
/** The fields whose words together say what a product is: one with 'Sunscreen' in its category and 'Stick' in its name is a sunscreen stick. */
const NAME_AND_CATEGORIES: FieldSet = getFieldBit('name') | getFieldBit('category') | getFieldBit('parent_categories');

const create = (text: string, words: readonly (readonly Match[])[], fields: Partial<Alternative> = {}): Alternative => ({
  text,
  words,
  fields: ALL_FIELDS,
  share: 1,
  isTyped: false,
  isMention: false,
  lacks: null,
  ...fields,
});

/** The share of a product's lower scores for other meanings of the concept. */
export const getLowerShare = (concept: UnderstoodConcept): number =>
  concept.kinds.length === 0 || hasOnlyKinds(concept, 'concern', 'situation', 'state', 'ingredient') ? LOWER_MEANINGS_SHARE : 0;

/** Products of which one ingredient has all the words in its name. */
function listIngredient(index: SearchIndex, words: Phrase, share: number): Alternative[] {
  const matches = findIngredients(index, words).map((term) => ({ term, grade: GRADES.exact }));
  return matches.length > 0 ? [create(words.join(' '), [matches], { fields: INGREDIENTS_BIT, share })] : [];
}

/** Whether the meaning has just the words of the concept. */
const isOwnMeaning = ({ words }: UnderstoodConcept, { phrase }: Meaning): boolean =>
  phrase.length === words.length && phrase.every((word) => words.includes(word));

/**
 * The typed words of a phrase. Those of a group, such as 'makeup', and of a need, such as 'dry patches', get a low share, as the product is often something
 * else: a makeup remover, a patch for dry skin. Those of a kind of product, such as 'face oil', get less if they stand apart: a face powder with 'oil control'
 * is no face oil. A phrase that the lexicon lists as one of its own meanings keeps the full share.
 */
function listTypedWords(index: SearchIndex, concept: UnderstoodConcept, phraseFields: FieldSet): Alternative[] {
  const { words, wordMatches, joined } = concept;
  const text = words.join(' ');
  const typed = wordMatches.map(({ matches }) => matches);
  const hasOwnMeaning = words.length > 1 && concept.meanings.some((meaning) => isOwnMeaning(concept, meaning));
  const share = hasKind(concept, 'group') && !hasOwnMeaning ? SIMILAR_SHARE : 1;
  const isTyped = share === 1;
  const asOneWord =
    joined === null ? [] : [create(joined, [matchExactly(index, joined)], { share: share * COMPOUND_SHARE, isTyped: true })];
  if (words.length === 1) return [create(text, typed, { share, isTyped }), ...asOneWord];
  const ingredient = listIngredient(index, words, 1);
  if (hasOnlyKinds(concept, 'concern', 'situation', 'state') && !hasOwnMeaning)
    return [
      create(text, typed, { fields: phraseFields, share: SIMILAR_SHARE }),
      create(text, typed, { fields: phraseFields & BRAND_AND_NAME, isTyped }),
      ...ingredient,
      ...asOneWord,
    ];
  if (words.length === 2 && hasOnlyKinds(concept, 'product')) {
    const [first = '', second = ''] = words;
    const neighbours = [stem(`${first}${second}`), stem(`${second}${first}`)].flatMap((pair) => getTerm(index, pair, 'compound') ?? []);
    return [
      create(text, typed, { fields: phraseFields, share: SYNONYM_SHARE }),
      create(text, [neighbours.map((term) => ({ term, grade: GRADES.exact }))], { fields: phraseFields, isTyped }),
      create(text, typed, { fields: phraseFields & NAME_AND_CATEGORIES, isTyped }),
      ...ingredient,
      ...asOneWord,
    ];
  }
  return [create(text, typed, { fields: phraseFields, share, isTyped }), ...ingredient, ...asOneWord];
}

/** Products of the brand, and if it is required those that have its words in another brand or in their names: those of "L'Oréal Paris" for "L'Oréal". */
function listBrand(index: SearchIndex, { wordMatches, isOptional }: UnderstoodConcept, brand: string): Alternative[] {
  const term = getTerm(index, brand, 'brand');
  return [
    create(brand, [term ? [{ term, grade: GRADES.exact }] : []], { fields: BRAND_BIT }),
    ...(isOptional
      ? []
      : [
          create(
            brand,
            wordMatches.map(({ matches }) => matches),
            { fields: BRAND_AND_NAME, share: SYNONYM_SHARE },
          ),
        ]),
  ];
}

/**
 * Lists the alternatives of a concept. `isOneOfSeveral`: the query has other required concepts. Beside them, a product of a kind that is only similar ranks like
 * one that lacks the kind: 'matte lipstick' shows lipsticks that are not matte before matte tints.
 */
export function listAlternatives(index: SearchIndex, concept: UnderstoodConcept, isOneOfSeveral: boolean): Alternative[] {
  if (concept.brand !== null) return listBrand(index, concept, concept.brand);
  // Not the ingredients, because one ingredient must have all words. Nor the brand, if the phrase means something else: for 'face cream', a hand cream by The
  // Face Shop does not have the word 'face'.
  const mayBeBrand = concept.kinds.length === 0 || hasKind(concept, 'brand');
  const phraseFields = ALL_FIELDS & ~INGREDIENTS_BIT & (mayBeBrand ? ALL_FIELDS : ~BRAND_BIT);
  const ofMeaning = (meaning: Meaning, rank: number): Alternative[] => {
    const { phrase, isOnlySimilar } = meaning;
    // The typed words are alternatives already.
    if (isOwnMeaning(concept, meaning)) return [];
    const words = phrase.map((word) => matchExactly(index, word));
    if (words.some(({ length }) => length === 0)) return [];
    const share = (isOnlySimilar ? SIMILAR_SHARE : SYNONYM_SHARE) * (1 - LATER_MEANING_REDUCTION * Math.min(rank, LATER_MEANINGS_MAX));
    const isMention = isOnlySimilar && isOneOfSeveral && hasKind(concept, 'product');
    if (words.length === 1) return [create(phrase.join(' '), words, { share, isMention })];
    return [create(phrase.join(' '), words, { fields: phraseFields, share, isMention }), ...listIngredient(index, phrase, share)];
  };
  return [
    ...listTypedWords(index, concept, phraseFields),
    ...concept.meanings.flatMap(ofMeaning),
    ...concept.withouts.map((lacks) => create(`no ${lacks.join(', ')}`, [], { fields: ATTRIBUTES_BIT, share: SYNONYM_SHARE, lacks })),
  ];
}
