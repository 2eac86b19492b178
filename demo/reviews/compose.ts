import type { SkinType } from '@uruhu/contract/constants';
import type { DemoProduct } from '../catalogue/types.ts';
import { detailPictureName, texturePictureName } from '../drawing/names.ts';
import { inventPerson, type Person } from '../people/invent-person.ts';
import { daysBetween, drawReviewTimes, TODAY } from './dates.ts';
import { chance, createDice, type Dice, randomInteger } from './dice.ts';
import { KINDS } from './product-kinds.ts';
import { drawRatings, type Rating } from './ratings.ts';
import { normaliseSentence, splitSentences } from './templates.ts';
import { chooseSkin, createShopHistory, type ProductHistory, type ShopHistory, selectTemplates, writeReview } from './writer.ts';

export type DemoReview = {
  rating: Rating;
  text: string;
  author: string;
  /** Skin type of the author, where the review states it. */
  skin_type: SkinType | null;
  /** File names of pictures of the product. */
  images: string[];
  verified_buyer: boolean;
  helpful_count: number;
  created_at: Date;
};

const VERIFIED_SHARE = 0.6;
const HELPFUL_SHARE = 0.28;
const SKIN_SHARE = 0.45;
const PICTURES_SHARE = 0.07;
/** Reviews written by hand are among this many newest ones, which a product's page shows first. */
const NEWEST = 8;
const SHARE_OF_MEN: Record<(typeof KINDS)[keyof typeof KINDS]['use'], number> = {
  care: 0.3,
  wash: 0.34,
  mask: 0.22,
  other: 0.3,
  'make-up': 0.03,
};

/** Draws an author who has not yet reviewed this product. */
function drawAuthor(dice: Dice, men: number, taken: Set<string>): Person {
  for (;;) {
    const person = inventPerson(dice, men);
    if (taken.has(person.name)) continue;
    taken.add(person.name);
    return person;
  }
}

/** Longer reviews help more readers, and older ones have had more time to collect votes. */
function helpfulCount(dice: Dice, text: string, age_days: number): number {
  if (!chance(dice, HELPFUL_SHARE)) return 0;
  const most = 1 + Math.round(Math.min(9, text.length / 30) * Math.min(1, age_days / 120));
  return randomInteger(dice, 1, most);
}

/** Positions of the hand-written reviews in the list of dates: spread over the newest. */
function choosePositions(dice: Dice, written: number, count: number): Set<number> {
  const positions = new Set<number>();
  while (positions.size < written) positions.add(randomInteger(dice, 0, Math.min(count, Math.max(NEWEST, written)) - 1));
  return positions;
}

/**
 * All reviews of a product, newest first: those written by hand, and as many composed ones as bring count and average
 * to what the product asks for (the average as near as whole ratings allow). No two reviews of a product share a
 * sentence or an author. `history` records the sentences of the whole shop, so that none is used too often: the same
 * product and the same history always give the same reviews.
 */
export function composeReviews(product: DemoProduct, history: ShopHistory = createShopHistory()): DemoReview[] {
  const dice = createDice(product.id);
  const written = [...product.reviews];
  const count = Math.max(product.rating.count, written.length);
  const writtenSum = written.reduce((sum, review) => sum + review.rating, 0);
  const ratings = drawRatings(dice, count - written.length, product.rating.average * count - writtenSum);
  const places = choosePositions(dice, written.length, count);
  const compose = createComposer(dice, product, history);
  const extraDice = createDice(`${product.id}, what else they tell`);
  return drawReviewTimes(dice, product.since, count).map((created_at, place) => {
    const { skin, ...words }: ReviewDraft =
      (places.has(place) ? written.shift() : undefined) ?? compose(ratings.shift() ?? 5, daysBetween(product.since, created_at));
    return {
      ...words,
      skin_type: skin && chance(extraDice, SKIN_SHARE) ? skin : null,
      images: chance(extraDice, PICTURES_SHARE) ? choosePictures(extraDice, product) : [],
      verified_buyer: chance(dice, VERIFIED_SHARE),
      helpful_count: helpfulCount(dice, words.text, daysBetween(created_at.toISOString(), new Date(TODAY))),
      created_at,
    };
  });
}

/** `skin` is the author's skin type; reviews of hair products have none. */
type ReviewDraft = Pick<DemoReview, 'rating' | 'text' | 'author'> & { skin?: SkinType };

/** Pictures that a reviewer would take: the cream on her hand, sometimes the pack too. */
const choosePictures = (dice: Dice, { id }: DemoProduct): string[] =>
  [texturePictureName(id), ...(chance(dice, 0.3) ? [detailPictureName(id)] : [])].map((name) => `${name}.webp`);

/** Returns a function that composes one review after the other, each with another author and other sentences. */
function createComposer(dice: Dice, product: DemoProduct, history: ShopHistory): (rating: Rating, age_days: number) => ReviewDraft {
  const pool = selectTemplates(product);
  const productHistory: ProductHistory = {
    templates: new Map(),
    reviews: 0,
    sentences: new Set(product.reviews.flatMap(({ text }) => splitSentences(text).map(normaliseSentence))),
    shop: history,
  };
  const authors = new Set(product.reviews.map((review) => review.author));
  const men = SHARE_OF_MEN[KINDS[product.category].use];
  return (rating, age_days) => {
    const person = drawAuthor(dice, men, authors);
    const situation = { product, person, skin: chooseSkin(dice, product), age_days };
    const words = { rating, text: writeReview(dice, pool, rating, situation, productHistory), author: person.name };
    return KINDS[product.category].use === 'other' ? words : { ...words, skin: situation.skin };
  };
}
