/** Writes the text of one review out of the stock of sentences. */
import type { Person } from '../people/person.ts';
import { chance, choose, type Dice, weighted } from './dice.ts';
import type { Situation } from './facts.ts';
import { mayBeSaid, readPhrases, sameness, say, type Template } from './grammar.ts';
import { CONCERNS_OF, KINDS } from './kinds.ts';
import { general } from './phrases/general.ts';
import type { Aspect, Mood } from './phrases/phrases.ts';
import { concerns, skinTypes } from './phrases/skin.ts';
import { stories } from './phrases/stories.ts';
import type { Rating } from './ratings.ts';

const WORDS_MAX = 45;
const WORDS_MIN = 5;
const TRIES_MAX = 120;

const generalTemplates = [general, stories].flatMap(readPhrases);
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

/** What was already said of a product: templates by the number of the review that last used it; no sentence comes again. */
export type Said = { templates: Map<Template, number>; reviews: number; sentences: Set<string>; shop: ShopTalk };

/** So many reviews, some pages of them, come between two that say something in the same manner, unless there is nothing else. */
const SPACING_REVIEWS = 45;
/** Of what is said about the product itself there is less, and what is said of anything does not make up for it. */
const OWN_SPACING_REVIEWS = 22;
const isFresh = (template: Template, { templates, reviews }: Said, spacing: number): boolean =>
  reviews - (templates.get(template) ?? Number.NEGATIVE_INFINITY) > spacing;

/** What was said in the whole shop, sentences and runs of words by how often: no review twice, no sentence in more than a few. */
export type ShopTalk = { sentences: Map<string, number>; runs: Map<string, number>; reviews: Set<string> };
export const nothingSaid = (): ShopTalk => ({ sentences: new Map(), runs: new Map(), reviews: new Set() });

/** Thanks are short, and alike wherever people buy. */
const SAID_IN_SHOP_MAX = 4;
/** A run of so many words is noticed when it comes again and again. */
const RUN_WORDS = 6;
const RUN_IN_SHOP_MAX = 26;

function runsOf(same: string): string[] {
  const words = same.split(/\s+/);
  return words.slice(RUN_WORDS - 1).map((_, start) => words.slice(start, start + RUN_WORDS).join(' '));
}

/** Whether the shop has heard it too often. The longer one has looked for another, the more is forgiven. */
function isWorn(template: Template, same: string, { sentences, runs }: ShopTalk, tries: number): boolean {
  if (template.aspect === 'thanks') return false;
  const runMax = RUN_IN_SHOP_MAX + Math.floor(tries / 3);
  return (sentences.get(same) ?? 0) >= SAID_IN_SHOP_MAX || runsOf(same).some((run) => (runs.get(run) ?? 0) >= runMax);
}

const countOne = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

function remember(template: Template, same: string, said: Said): void {
  said.templates.set(template, said.reviews);
  said.sentences.add(same);
  countOne(said.shop.sentences, same);
  for (const run of runsOf(same)) countOne(said.shop.runs, run);
}

/** The moods of a review's sentences, the first of them about the product itself. */
const COURSES: Record<Rating, readonly [readonly Mood[], number][]> = {
  5: [
    [['good'], 54],
    [['good', 'good'], 35],
    [['good', 'good', 'good'], 11],
  ],
  4: [
    [['good'], 28],
    [['but'], 18],
    [['good', 'but'], 34],
    [['good', 'good'], 11],
    [['good', 'good', 'but'], 9],
  ],
  3: [
    [['but'], 30],
    [['but', 'but'], 20],
    [['good', 'but'], 26],
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

/** Praise that somebody disappointed may still give: none that the product works. */
const FAIR_ASPECTS: ReadonlySet<Aspect> = new Set(['pack', 'delivery', 'real', 'shade']);
/** Which aspects stand last when they come along. */
const CLOSING: readonly Aspect[] = ['price', 'delivery', 'people', 'again', 'verdict', 'thanks'];
const GENERAL_FIRST = 0.08;
const GENERAL_LATER = 0.36;

/** Words of a life that is not this person's. */
const HERS =
  /foundation|cushion|concealer|lipstick|mascara|make-up|highlighter|skirts|braids|hijab|scarf|threading|period|umushanana|husband|curling iron/i;
const HIS = /my beard|my barber|shaving my|my wife|my fiancée/i;
const fits = (text: string, { man }: Person): boolean => !(man ? HERS : HIS).test(text);

type Wish = { mood: Mood; opening: boolean; aspects: ReadonlySet<Aspect>; fairOnly: boolean };
type Sentence = { text: string; template: Template };

const canServe = (template: Template, wish: Wish, at: Situation): boolean =>
  template.mood === wish.mood &&
  !wish.aspects.has(template.aspect) &&
  (!wish.fairOnly || FAIR_ASPECTS.has(template.aspect)) &&
  !(wish.opening && template.aspect === 'thanks') &&
  mayBeSaid(template, at);

/** A sentence counts as often as its ways deserve: many ways may come often without sounding the same. */
const byWays = (templates: Template[]) => templates.map((template) => [template, template.ways ** 0.4] as const);

/** Where to look, best first: what is fresh and of the preferred kind, what is fresh, and at last anything. */
function places(dice: Dice, stock: Stock, wish: Wish, at: Situation, said: Said) {
  const preferGeneral = wish.fairOnly || chance(dice, wish.opening ? GENERAL_FIRST : GENERAL_LATER);
  const fitting = (templates: Template[]) => templates.filter((template) => canServe(template, wish, at));
  const [own, any] = [fitting(stock.own), fitting(stock.general)];
  const freshOwn = own.filter((template) => isFresh(template, said, OWN_SPACING_REVIEWS));
  const freshAny = any.filter((template) => isFresh(template, said, SPACING_REVIEWS));
  return [preferGeneral ? freshAny : freshOwn, [...freshOwn, ...freshAny], [...own, ...any]].map(byWays);
}

function sentence(dice: Dice, stock: Stock, wish: Wish, at: Situation, said: Said): Sentence | undefined {
  const possible = places(dice, stock, wish, at, said).filter((templates) => templates.length > 0);
  for (let tries = 0; tries < TRIES_MAX * possible.length; tries++) {
    const template = weighted(dice, possible[Math.floor(tries / TRIES_MAX)] ?? []);
    const text = say(dice, template, at);
    if (text === undefined || !fits(text, at.person)) continue;
    const same = sameness(text);
    if (!said.sentences.has(same) && !isWorn(template, same, said.shop, tries)) return { text, template };
  }
  return undefined;
}

const clausesOf = (text: string): string[] => text.split(/[,.]/).map(sameness);
/** 'Worth it' twice in one review is a tic. */
const repeats = (text: string, sentences: Sentence[]): boolean => {
  const before = new Set(sentences.flatMap((other) => clausesOf(other.text)));
  return clausesOf(text).some((clause) => clause !== '' && before.has(clause));
};

const inOrder = (sentences: Sentence[]): Sentence[] =>
  sentences.toSorted((a, b) => CLOSING.indexOf(a.template.aspect) - CLOSING.indexOf(b.template.aspect));

export const wordCount = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** People on a phone do not all end their sentences. */
function typed(dice: Dice, text: string, rating: Rating): string {
  if (rating === 5 && chance(dice, 0.07)) return text.replace(/\.$/, '!');
  return chance(dice, 0.1) ? text.replace(/\.$/, '') : text;
}

/** @throws Error when the stock holds no sentence for this: it then lacks some. */
export function writeReview(dice: Dice, stock: Stock, rating: Rating, at: Situation, said: Said): string {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const text = draft(dice, stock, rating, at, said);
    if (wordCount(text) < WORDS_MIN || said.shop.reviews.has(sameness(text))) continue;
    said.shop.reviews.add(sameness(text));
    said.reviews++;
    return text;
  }
  throw new Error(`${at.product.id}: no words for a review of ${rating} stars`);
}

function draft(dice: Dice, stock: Stock, rating: Rating, at: Situation, said: Said): string {
  const course = weighted(dice, COURSES[rating]);
  const sentences: Sentence[] = [];
  const aspects = new Set<Aspect>();
  const words = () => wordCount(sentences.map(({ text }) => text).join(' '));
  const add = (mood: Mood) => {
    const fairOnly = mood === 'good' && course.includes('bad');
    const next = sentence(dice, stock, { mood, opening: sentences.length === 0, aspects, fairOnly }, at, said);
    if (!next || words() + wordCount(next.text) > WORDS_MAX || repeats(next.text, sentences)) return;
    sentences.push(next);
    aspects.add(next.template.aspect);
    remember(next.template, sameness(next.text), said);
  };
  for (const mood of course) add(mood);
  const moods = new Set(course);
  const told = moods.size === 1 && chance(dice, 0.8) ? inOrder(sentences) : sentences;
  return typed(dice, told.map(({ text }) => text).join(' '), rating);
}

/** The skin of whoever bought it: mostly one that it is for. */
export const buyersSkin = (dice: Dice, product: Situation['product']): Situation['skin'] =>
  product.skin_type.length > 0 && chance(dice, 0.85)
    ? choose(dice, product.skin_type)
    : choose(dice, ['Dry', 'Oily', 'Sensitive', 'Combination&Normal'] as const);
