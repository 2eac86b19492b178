/** Writes the text of one review from sentence templates. */
import type { Person } from '../people/invent-person.ts';
import { generalPhrases } from './phrases/general.ts';
import type { Aspect, Mood } from './phrases/phrases.ts';
import { concernPhrases, skinTypePhrases } from './phrases/skin.ts';
import { storyPhrases } from './phrases/stories.ts';
import { CONCERNS_BY_USE, PRODUCT_KINDS } from './product-kinds.ts';
import { choose, chooseWeighted, type Random, randomBoolean } from './random.ts';
import type { Rating } from './ratings.ts';
import type { ReviewContext } from './slots.ts';
import { isAllowed, normaliseSentence, readPhrases, renderTemplate, type Template } from './templates.ts';

const WORDS_MAX = 45;
const WORDS_MIN = 5;
const TRIES_MAX = 120;

const generalTemplates = [generalPhrases, storyPhrases].flatMap(readPhrases);
const skinTemplates = readPhrases(skinTypePhrases);
const concernTemplates = new Map(Object.entries(concernPhrases).map(([concern, phrases]) => [concern, readPhrases(phrases)]));
const kindTemplates = new Map(Object.entries(PRODUCT_KINDS).map(([category, kind]) => [category, kind.phrases.flatMap(readPhrases)]));

/** The templates for the reviews of one product: those about it (`specific`), and those that fit any product (`general`). */
export type ProductTemplates = { specific: Template[]; general: Template[] };

export function selectTemplates({ category, skin_concern }: ReviewContext['product']): ProductTemplates {
  const { use } = PRODUCT_KINDS[category];
  const concernsOfKind = skin_concern.filter((concern) => CONCERNS_BY_USE[use]?.includes(concern));
  return {
    specific: [
      ...(kindTemplates.get(category) ?? []),
      ...concernsOfKind.flatMap((concern) => concernTemplates.get(concern) ?? []),
      ...(use === 'care' ? skinTemplates : []),
    ],
    general: generalTemplates,
  };
}

/**
 * What the reviews of a product have used so far: for each template the number of the review that used it last, and
 * the sentences, of which none is used twice.
 */
export type ProductHistory = { lastUses: Map<Template, number>; reviewCount: number; sentences: Set<string>; shop: ShopHistory };

/** A general template is used again only after this many reviews (several pages), unless no other fits. */
const GENERAL_SPACING_REVIEWS = 45;
/** The same for templates about the product itself, of which there are fewer; general templates cannot replace them. */
const SPECIFIC_SPACING_REVIEWS = 22;
const isFresh = (template: Template, { lastUses, reviewCount }: ProductHistory, spacing: number): boolean =>
  reviewCount - (lastUses.get(template) ?? Number.NEGATIVE_INFINITY) > spacing;

/**
 * What the reviews of the whole shop have used so far: sentences and word sequences with their counts, and the reviews.
 * No review occurs twice, and no sentence more than a few times.
 */
export type ShopHistory = { sentences: Map<string, number>; wordSequences: Map<string, number>; reviews: Set<string> };
export const createShopHistory = (): ShopHistory => ({ sentences: new Map(), wordSequences: new Map(), reviews: new Set() });

/** The limits of how often the shop uses the same sentence and the same word sequence. */
const SENTENCE_USES_MAX = 4;
const SEQUENCE_USES_MAX = 26;
/** Readers notice a sequence of this many words when it recurs. */
const SEQUENCE_WORDS = 6;

/** Lists all sequences of SEQUENCE_WORDS successive words. */
function listWordSequences(normalised: string): string[] {
  const words = normalised.split(/\s+/);
  return words.slice(SEQUENCE_WORDS - 1).map((_, start) => words.slice(start, start + SEQUENCE_WORDS).join(' '));
}

/**
 * Whether the shop has used the sentence, or one of its word sequences, too often. The limit of word sequences rises with the number of
 * tries, so that a sentence is found also when most sequences have been used often.
 */
function isOverused(template: Template, normalised: string, { sentences, wordSequences }: ShopHistory, tries: number): boolean {
  // Thanks may be repeated, because they are short and similar in every shop.
  if (template.aspect === 'thanks') return false;
  if ((sentences.get(normalised) ?? 0) >= SENTENCE_USES_MAX) return true;
  const sequenceMax = SEQUENCE_USES_MAX + Math.floor(tries / 3);
  return listWordSequences(normalised).some((sequence) => (wordSequences.get(sequence) ?? 0) >= sequenceMax);
}

const incrementCount = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

function recordSentence(template: Template, normalised: string, history: ProductHistory): void {
  history.lastUses.set(template, history.reviewCount);
  history.sentences.add(normalised);
  incrementCount(history.shop.sentences, normalised);
  for (const sequence of listWordSequences(normalised)) incrementCount(history.shop.wordSequences, sequence);
}

/** Possible moods of a review's sentences, in their order, with weights. */
const MOOD_SEQUENCES: Record<Rating, readonly [moods: readonly Mood[], weight: number][]> = {
  5: [
    [['good'], 54],
    [['good', 'good'], 35],
    [['good', 'good', 'good'], 11],
  ],
  4: [
    [['good'], 28],
    [['caveat'], 18],
    [['good', 'caveat'], 34],
    [['good', 'good'], 11],
    [['good', 'good', 'caveat'], 9],
  ],
  3: [
    [['caveat'], 30],
    [['caveat', 'caveat'], 20],
    [['good', 'caveat'], 26],
    [['bad', 'good'], 10],
    [['good', 'bad'], 14],
  ],
  2: [
    [['bad'], 46],
    [['bad', 'bad'], 54],
  ],
  1: [
    [['bad'], 50],
    [['bad', 'bad'], 50],
  ],
};

/** Aspects whose praise fits a disappointed review, because it does not say that the product works. */
const NEUTRAL_ASPECTS: ReadonlySet<Aspect> = new Set(['pack', 'delivery', 'trust', 'shade']);
/** Aspects that come last, in this order, in most reviews whose sentences have the same mood. */
const CLOSING_ASPECTS: readonly Aspect[] = ['price', 'delivery', 'reactions', 'repurchase', 'verdict', 'thanks'];
/** The share of general templates among first and among later sentences. */
const GENERAL_SHARE_OF_FIRST = 0.08;
const GENERAL_SHARE_OF_LATER = 0.36;

/** Words that occur only in reviews by women, and words that occur only in reviews by men. */
const WOMENS_WORDS =
  /foundation|cushion|concealer|lipstick|mascara|make-up|highlighter|skirts|braids|hijab|scarf|threading|period|umushanana|husband|curling iron/i;
const MENS_WORDS = /my beard|my barber|shaving my|my wife|my fiancée/i;
const fitsAuthor = (text: string, { isMan }: Person): boolean => !(isMan ? WOMENS_WORDS : MENS_WORDS).test(text);

/** `usedAspects` are those of the review's sentences so far; `isFirst` is true for the review's first sentence. */
type SentenceQuery = { mood: Mood; isFirst: boolean; usedAspects: ReadonlySet<Aspect>; mustBeNeutral: boolean };
type Sentence = { text: string; template: Template };

const matchesQuery = (template: Template, query: SentenceQuery, context: ReviewContext): boolean =>
  template.mood === query.mood &&
  !query.usedAspects.has(template.aspect) &&
  (!query.mustBeNeutral || NEUTRAL_ASPECTS.has(template.aspect)) &&
  !(query.isFirst && template.aspect === 'thanks') &&
  isAllowed(template, context);

/** Weights a template by its number of variants, because a template with many variants may be used often without sounding repetitive. */
const addWeights = (templates: Template[]) => templates.map((template) => [template, template.variantCount ** 0.4] as const);

/**
 * Lists three pools of templates that match the query, in order of preference: fresh templates of the preferred kind (general or specific), all
 * fresh templates, and all templates. A fresh template was not used lately.
 */
function listPools(
  random: Random,
  productTemplates: ProductTemplates,
  query: SentenceQuery,
  context: ReviewContext,
  history: ProductHistory,
) {
  const prefersGeneral = query.mustBeNeutral || randomBoolean(random, query.isFirst ? GENERAL_SHARE_OF_FIRST : GENERAL_SHARE_OF_LATER);
  const filterFitting = (templates: Template[]) => templates.filter((template) => matchesQuery(template, query, context));
  const specific = filterFitting(productTemplates.specific);
  const general = filterFitting(productTemplates.general);
  const freshSpecific = specific.filter((template) => isFresh(template, history, SPECIFIC_SPACING_REVIEWS));
  const freshGeneral = general.filter((template) => isFresh(template, history, GENERAL_SPACING_REVIEWS));
  const preferred = prefersGeneral ? freshGeneral : freshSpecific;
  return [preferred, [...freshSpecific, ...freshGeneral], [...specific, ...general]].map(addWeights);
}

function findSentence(
  random: Random,
  productTemplates: ProductTemplates,
  query: SentenceQuery,
  context: ReviewContext,
  history: ProductHistory,
): Sentence | undefined {
  const pools = listPools(random, productTemplates, query, context, history).filter((templates) => templates.length > 0);
  for (let tries = 0; tries < TRIES_MAX * pools.length; tries++) {
    // The next pool is tried after TRIES_MAX tries with the one before.
    const template = chooseWeighted(random, pools[Math.floor(tries / TRIES_MAX)] ?? []);
    const text = renderTemplate(random, template, context);
    if (text === undefined || !fitsAuthor(text, context.person)) continue;
    const normalised = normaliseSentence(text);
    if (!history.sentences.has(normalised) && !isOverused(template, normalised, history.shop, tries)) return { text, template };
  }
  return undefined;
}

const splitClauses = (text: string): string[] => text.split(/[,.]/).map(normaliseSentence);
/** Whether the text repeats a clause of an earlier sentence, such as 'Worth it'. */
const repeatsClause = (text: string, sentences: Sentence[]): boolean => {
  const usedClauses = new Set(sentences.flatMap((other) => splitClauses(other.text)));
  return splitClauses(text).some((clause) => clause !== '' && usedClauses.has(clause));
};

const sortByAspect = (sentences: Sentence[]): Sentence[] =>
  sentences.toSorted((a, b) => CLOSING_ASPECTS.indexOf(a.template.aspect) - CLOSING_ASPECTS.indexOf(b.template.aspect));

export const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Sometimes replaces the final full stop by an exclamation mark, or omits it, as shoppers who write on a phone do. */
function varyPunctuation(random: Random, text: string, rating: Rating): string {
  if (rating === 5 && randomBoolean(random, 0.07)) return text.replace(/\.$/, '!');
  return randomBoolean(random, 0.1) ? text.replace(/\.$/, '') : text;
}

/** @throws Error when every draft is too short or repeats a review, because `phrases/` has too few sentences. */
export function writeReview(
  random: Random,
  productTemplates: ProductTemplates,
  rating: Rating,
  context: ReviewContext,
  history: ProductHistory,
): string {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const text = draftReview(random, productTemplates, rating, context, history);
    if (countWords(text) < WORDS_MIN || history.shop.reviews.has(normaliseSentence(text))) continue;
    history.shop.reviews.add(normaliseSentence(text));
    history.reviewCount++;
    return text;
  }
  throw new Error(`${context.product.id}: too few sentences for a review with ${rating} stars`);
}

function draftReview(
  random: Random,
  productTemplates: ProductTemplates,
  rating: Rating,
  context: ReviewContext,
  history: ProductHistory,
): string {
  const moods = chooseWeighted(random, MOOD_SEQUENCES[rating]);
  const sentences: Sentence[] = [];
  const usedAspects = new Set<Aspect>();
  const countWordsSoFar = () => countWords(sentences.map(({ text }) => text).join(' '));
  const addSentence = (mood: Mood) => {
    const mustBeNeutral = mood === 'good' && moods.includes('bad');
    const query = { mood, isFirst: sentences.length === 0, usedAspects, mustBeNeutral };
    const sentence = findSentence(random, productTemplates, query, context, history);
    if (!sentence || countWordsSoFar() + countWords(sentence.text) > WORDS_MAX || repeatsClause(sentence.text, sentences)) return;
    sentences.push(sentence);
    usedAspects.add(sentence.template.aspect);
    recordSentence(sentence.template, normaliseSentence(sentence.text), history);
  };
  for (const mood of moods) addSentence(mood);
  const distinctMoods = new Set(moods);
  const ordered = distinctMoods.size === 1 && randomBoolean(random, 0.8) ? sortByAspect(sentences) : sentences;
  return varyPunctuation(random, ordered.map(({ text }) => text).join(' '), rating);
}

/** Chooses the skin type of a buyer: mostly a skin type for which the product is meant. */
export const chooseSkinType = (random: Random, product: ReviewContext['product']): ReviewContext['skinType'] =>
  product.skin_type.length > 0 && randomBoolean(random, 0.85)
    ? choose(random, product.skin_type)
    : choose(random, ['Dry', 'Oily', 'Sensitive', 'Combination&Normal'] as const);
