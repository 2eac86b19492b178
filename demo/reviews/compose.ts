import type { SkinType } from '@uruhu/contract/constants';
import type { DemoProduct } from '../catalogue/types.ts';
import { detailPictureName, texturePictureName } from '../drawing/names.ts';
import { type Person, somebody } from '../people/person.ts';
import { daysBetween, reviewTimes, TODAY } from './dates.ts';
import { between, chance, type Dice, diceFor } from './dice.ts';
import { sameness, sentencesOf } from './grammar.ts';
import { KINDS } from './kinds.ts';
import { type Rating, ratingsWithSum } from './ratings.ts';
import { buyersSkin, nothingSaid, type Said, type ShopTalk, stockFor, writeReview } from './writer.ts';

export type DemoReview = {
  rating: Rating;
  text: string;
  author: string;
  /** Whose skin it was tried on, where she says so. */
  skin_type: SkinType | null;
  /** Names of pictures of the product. */
  images: string[];
  verified_buyer: boolean;
  helpful_count: number;
  created_at: Date;
};

const VERIFIED_SHARE = 0.6;
const HELPFUL_SHARE = 0.28;
const SKIN_SHARE = 0.45;
const PICTURES_SHARE = 0.07;
/** Reviews written by hand are among so many of the newest, which a product's page shows first. */
const NEWEST = 8;
const MEN: Record<(typeof KINDS)[keyof typeof KINDS]['use'], number> = { care: 0.3, wash: 0.34, mask: 0.22, other: 0.3, 'make-up': 0.03 };

/** Somebody who has not yet written of this product. */
function nextPerson(dice: Dice, men: number, taken: Set<string>): Person {
  for (;;) {
    const person = somebody(dice, men);
    if (taken.has(person.name)) continue;
    taken.add(person.name);
    return person;
  }
}

/** Longer ones help more people, and have had more time for it when they are old. */
function helpfulCount(dice: Dice, text: string, age_days: number): number {
  if (!chance(dice, HELPFUL_SHARE)) return 0;
  const most = 1 + Math.round(Math.min(9, text.length / 30) * Math.min(1, age_days / 120));
  return between(dice, 1, most);
}

/** Where in the list of times, newest first, the hand-written ones stand: spread over the newest. */
function placesForWritten(dice: Dice, written: number, count: number): Set<number> {
  const places = new Set<number>();
  while (places.size < written) places.add(between(dice, 0, Math.min(count, Math.max(NEWEST, written)) - 1));
  return places;
}

/**
 * All reviews of a product, newest first: those written by hand and as many composed ones as bring count and average to what its
 * data says (the average as near as whole ratings allow). No two of them share a sentence or an author. The same product always gets
 * the same reviews, given that the same was said before: `talk` remembers what was said of other products, so that it is not
 * said too often.
 */
export function composeReviews(product: DemoProduct, talk: ShopTalk = nothingSaid()): DemoReview[] {
  const dice = diceFor(product.id);
  const written = [...product.reviews];
  const count = Math.max(product.rating.count, written.length);
  const writtenSum = written.reduce((sum, review) => sum + review.rating, 0);
  const ratings = ratingsWithSum(dice, count - written.length, product.rating.average * count - writtenSum);
  const places = placesForWritten(dice, written.length, count);
  const compose = composer(dice, product, talk);
  const more = diceFor(`${product.id}, what else they tell`);
  return reviewTimes(dice, product.since, count).map((created_at, place) => {
    const { skin, ...words }: Words =
      (places.has(place) ? written.shift() : undefined) ?? compose(ratings.shift() ?? 5, daysBetween(product.since, created_at));
    return {
      ...words,
      skin_type: skin && chance(more, SKIN_SHARE) ? skin : null,
      images: chance(more, PICTURES_SHARE) ? picturesOf(more, product) : [],
      verified_buyer: chance(dice, VERIFIED_SHARE),
      helpful_count: helpfulCount(dice, words.text, daysBetween(created_at.toISOString(), new Date(TODAY))),
      created_at,
    };
  });
}

/** `skin` is that of which the text may speak; of hair nobody says it. */
type Words = Pick<DemoReview, 'rating' | 'text' | 'author'> & { skin?: SkinType };

/** What she would hold before her phone: the cream on the hand, sometimes the pack too. */
const picturesOf = (dice: Dice, { id }: DemoProduct): string[] =>
  [texturePictureName(id), ...(chance(dice, 0.3) ? [detailPictureName(id)] : [])].map((name) => `${name}.webp`);

/** Composes one review after the other, each by somebody else and in other words. */
function composer(dice: Dice, product: DemoProduct, talk: ShopTalk): (rating: Rating, age_days: number) => Words {
  const stock = stockFor(product);
  const said: Said = {
    templates: new Map(),
    reviews: 0,
    sentences: new Set(product.reviews.flatMap(({ text }) => sentencesOf(text).map(sameness))),
    shop: talk,
  };
  const authors = new Set(product.reviews.map((review) => review.author));
  const men = MEN[KINDS[product.category].use];
  return (rating, age_days) => {
    const person = nextPerson(dice, men, authors);
    const situation = { product, person, skin: buyersSkin(dice, product), age_days };
    const words = { rating, text: writeReview(dice, stock, rating, situation, said), author: person.name };
    return KINDS[product.category].use === 'other' ? words : { ...words, skin: situation.skin };
  };
}
