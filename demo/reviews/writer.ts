/** Writes the text of one review out of the stock of sentences. */
import { chance, choose, type Dice, weighted } from './dice.ts';
import type { Situation } from './facts.ts';
import { mayBeSaid, readPhrases, sameness, say, type Template } from './grammar.ts';
import { CONCERNS_OF, KINDS } from './kinds.ts';
import { general } from './phrases/general.ts';
import type { Aspect, Mood } from './phrases/phrases.ts';
import { concerns, skinTypes } from './phrases/skin.ts';
import type { Rating } from './ratings.ts';

const WORDS_MAX = 45;
const WORDS_MIN = 5;
const TRIES_MAX = 400;

const generalTemplates = readPhrases(general);
const skinTemplates = readPhrases(skinTypes);
const concernTemplates = new Map(Object.entries(concerns).map(([concern, phrases]) => [concern, readPhrases(phrases)]));
const kindTemplates = new Map(Object.entries(KINDS).map(([category, kind]) => [category, kind.phrases.flatMap(readPhrases)]));

/** What can be said of this very product, and what of anything. */
export type Stock = { own: Template[]; general: Template[] };

export function stockFor({ category, skin_concern }: Situation['product']): Stock {
  const { use } = KINDS[category];
  const named = skin_concern.filter((concern) => CONCERNS_OF[use]?.includes(concern));
  return {
    own: [
      ...(kindTemplates.get(category) ?? []),
      ...named.flatMap((concern) => concernTemplates.get(concern) ?? []),
      ...(use === 'care' ? skinTemplates : []),
    ],
    general: generalTemplates,
  };
}

/** What was already said of a product: a template again only when there is no other, a sentence never. */
export type Said = { templates: Set<Template>; sentences: Set<string> };

/** The moods of a review's sentences, the first of them about the product itself. */
const COURSES: Record<Rating, readonly [readonly Mood[], number][]> = {
  5: [
    [['good'], 42],
    [['good', 'good'], 42],
    [['good', 'good', 'good'], 16],
  ],
  4: [
    [['good'], 22],
    [['but'], 14],
    [['good', 'but'], 38],
    [['good', 'good'], 12],
    [['good', 'good', 'but'], 14],
  ],
  3: [
    [['but'], 30],
    [['but', 'but'], 20],
    [['good', 'but'], 26],
    [['bad', 'good'], 10],
    [['good', 'bad'], 14],
  ],
  2: [
    [['bad'], 42],
    [['bad', 'but'], 26],
    [['bad', 'bad'], 32],
  ],
  1: [
    [['bad'], 50],
    [['bad', 'bad'], 50],
  ],
};

/** Praise that somebody disappointed may still give: none that the product works. */
const FAIR_ASPECTS: ReadonlySet<Aspect> = new Set(['pack', 'delivery', 'price', 'scent', 'real', 'shade']);
/** Which aspects stand last when they come along. */
const CLOSING: readonly Aspect[] = ['price', 'delivery', 'people', 'again', 'verdict', 'thanks'];
const GENERAL_FIRST = 0.16;
const GENERAL_LATER = 0.52;

/** A sentence counts as often as its ways deserve: many ways may come often without sounding the same. */
const pick = (dice: Dice, templates: Template[]): Template =>
  weighted(
    dice,
    templates.map((template) => [template, template.ways ** 0.6] as const),
  );

type Wish = { mood: Mood; opening: boolean; aspects: ReadonlySet<Aspect>; fairOnly: boolean };
type Sentence = { text: string; aspect: Aspect };

function candidates(pool: Template[], wish: Wish, at: Situation, said: Said): Template[] {
  const fitting = pool.filter(
    (template) =>
      template.mood === wish.mood &&
      !wish.aspects.has(template.aspect) &&
      (!wish.fairOnly || FAIR_ASPECTS.has(template.aspect)) &&
      !(wish.opening && template.aspect === 'thanks') &&
      mayBeSaid(template, at),
  );
  const fresh = fitting.filter((template) => !said.templates.has(template));
  return fresh.length > 0 ? fresh : fitting;
}

function sentence(dice: Dice, stock: Stock, wish: Wish, at: Situation, said: Said): Sentence | undefined {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const preferGeneral = wish.fairOnly || chance(dice, wish.opening ? GENERAL_FIRST : GENERAL_LATER);
    const preferred = candidates(preferGeneral ? stock.general : stock.own, wish, at, said);
    const possible = preferred.length > 0 ? preferred : candidates([...stock.own, ...stock.general], wish, at, said);
    if (possible.length === 0) return undefined;
    const template = pick(dice, possible);
    const text = say(dice, template, at);
    if (text === undefined || said.sentences.has(sameness(text))) continue;
    said.templates.add(template);
    said.sentences.add(sameness(text));
    return { text, aspect: template.aspect };
  }
  return undefined;
}

const inOrder = (sentences: Sentence[]): Sentence[] =>
  sentences.toSorted((a, b) => CLOSING.indexOf(a.aspect) - CLOSING.indexOf(b.aspect));

export const wordCount = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** People on a phone do not all end their sentences. */
function typed(dice: Dice, text: string, rating: Rating): string {
  if (rating === 5 && chance(dice, 0.07)) return text.replace(/\.$/, '!');
  return chance(dice, 0.1) ? text.replace(/\.$/, '') : text;
}

/** @throws Error when the stock holds no sentence for this: it then lacks some. */
export function writeReview(dice: Dice, stock: Stock, rating: Rating, at: Situation, said: Said): string {
  const course = weighted(dice, COURSES[rating]);
  const sentences: Sentence[] = [];
  const aspects = new Set<Aspect>();
  const words = () => wordCount(sentences.map(({ text }) => text).join(' '));
  const add = (mood: Mood) => {
    const fairOnly = mood === 'good' && course.includes('bad');
    const next = sentence(dice, stock, { mood, opening: sentences.length === 0, aspects, fairOnly }, at, said);
    if (!next || words() + wordCount(next.text) > WORDS_MAX) return;
    sentences.push(next);
    aspects.add(next.aspect);
  };
  for (const mood of course) add(mood);
  for (let tries = 0; words() < WORDS_MIN && tries < 5; tries++) add(course[0] ?? 'good');
  if (words() < WORDS_MIN) throw new Error(`${at.product.id}: no words for a review of ${rating} stars`);
  const moods = new Set(course);
  const told = moods.size === 1 && chance(dice, 0.8) ? inOrder(sentences) : sentences;
  return typed(dice, told.map(({ text }) => text).join(' '), rating);
}

/** The skin of whoever bought it: mostly one that it is for. */
export const buyersSkin = (dice: Dice, product: Situation['product']): Situation['skin'] =>
  product.skin_type.length > 0 && chance(dice, 0.85)
    ? choose(dice, product.skin_type)
    : choose(dice, ['Dry', 'Oily', 'Sensitive', 'Combination&Normal'] as const);
