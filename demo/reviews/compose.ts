import type { SkinType } from '@uruhu/contract/product-attributes';
import type { DemoProduct } from '../catalogue/types.ts';
import { formatDetailPictureName, formatTexturePictureName } from '../drawing/names.ts';
import { inventPerson, type Person } from '../people/invent-person.ts';
import { chooseReviewTimes, countDaysBetween, TODAY } from './dates.ts';
import { PRODUCT_KINDS, type ProductKind } from './product-kinds.ts';
import { createRandom, type Random, randomBoolean, randomInteger } from './random.ts';
import { chooseRatings, type Rating } from './ratings.ts';
import { normaliseSentence, splitSentences } from './templates.ts';
import { chooseSkinType, createShopHistory, type ProductHistory, type ShopHistory, selectTemplates, writeReview } from './writer.ts';

export type DemoReview = {
  rating: Rating;
  text: string;
  author: string;
  /** The author's skin type, if the review states it. */
  skin_type: SkinType | null;
  /** File names of pictures of the product. */
  images: string[];
  verified_buyer: boolean;
  helpful_count: number;
  created_at: Date;
};

/** Shares of the reviews: by verified buyers, with helpful votes, with the author's skin type, and with pictures. */
const VERIFIED_SHARE = 0.6;
const HELPFUL_SHARE = 0.28;
const SKIN_TYPE_SHARE = 0.45;
const PICTURES_SHARE = 0.07;
/** Reviews written by hand are among this many newest reviews, which a product's page shows first. */
const HAND_WRITTEN_POSITIONS = 8;
const SHARE_OF_MEN: Record<ProductKind['use'], number> = {
  care: 0.3,
  wash: 0.34,
  mask: 0.22,
  other: 0.3,
  'make-up': 0.03,
};

/** Invents an author who has not yet reviewed this product. */
function inventAuthor(random: Random, shareOfMen: number, usedNames: Set<string>): Person {
  for (;;) {
    const person = inventPerson(random, shareOfMen);
    if (usedNames.has(person.name)) continue;
    usedNames.add(person.name);
    return person;
  }
}

/** Chooses more votes for longer and for older reviews. */
function chooseHelpfulCount(random: Random, text: string, age_days: number): number {
  if (!randomBoolean(random, HELPFUL_SHARE)) return 0;
  const max = 1 + Math.round(Math.min(9, text.length / 30) * Math.min(1, age_days / 120));
  return randomInteger(random, 1, max);
}

/** Chooses positions for the hand-written reviews among the newest of all `count` reviews. */
function choosePositions(random: Random, { handWrittenCount, count }: { handWrittenCount: number; count: number }): Set<number> {
  const positions = new Set<number>();
  const lastPosition = Math.min(count, Math.max(HAND_WRITTEN_POSITIONS, handWrittenCount)) - 1;
  while (positions.size < handWrittenCount) positions.add(randomInteger(random, 0, lastPosition));
  return positions;
}

/**
 * Returns all reviews of a product, newest first: those written by hand, and composed ones, so that count and average
 * are as the product specifies (the average as near as whole ratings allow). No two reviews of a product share a
 * sentence or an author. `history` records the sentences of the whole shop, so that none is used too often. The same
 * product and the same history always give the same reviews.
 */
export function composeReviews(product: DemoProduct, history: ShopHistory = createShopHistory()): DemoReview[] {
  const random = createRandom(product.id);
  const handWritten = [...product.reviews];
  const count = Math.max(product.rating.count, handWritten.length);
  const handWrittenSum = handWritten.reduce((sum, review) => sum + review.rating, 0);
  const ratings = chooseRatings(random, {
    count: count - handWritten.length,
    sum: product.rating.average * count - handWrittenSum,
  });
  const handWrittenPositions = choosePositions(random, { handWrittenCount: handWritten.length, count });
  const compose = createComposer(random, product, history);
  // A separate generator, so that choosing skin types and pictures does not change the texts. Another seed would change these choices.
  const detailsRandom = createRandom(`${product.id}, what else they tell`);
  return chooseReviewTimes(random, product.available_since, count).map((created_at, position) => {
    const { skinType, ...draft }: ReviewDraft =
      (handWrittenPositions.has(position) ? handWritten.shift() : undefined) ??
      compose(ratings.shift() ?? 5, countDaysBetween(product.available_since, created_at));
    return {
      ...draft,
      skin_type: skinType && randomBoolean(detailsRandom, SKIN_TYPE_SHARE) ? skinType : null,
      images: randomBoolean(detailsRandom, PICTURES_SHARE) ? choosePictures(detailsRandom, product) : [],
      verified_buyer: randomBoolean(random, VERIFIED_SHARE),
      helpful_count: chooseHelpfulCount(random, draft.text, countDaysBetween(created_at.toISOString(), new Date(TODAY))),
      created_at,
    };
  });
}

/** Reviews of products whose use is 'other', such as hair care, have no `skinType`. */
type ReviewDraft = Pick<DemoReview, 'rating' | 'text' | 'author'> & { skinType?: SkinType };

/** Chooses the pictures of a review: the texture, and sometimes the pack too. */
const choosePictures = (random: Random, { id }: DemoProduct): string[] =>
  [formatTexturePictureName(id), ...(randomBoolean(random, 0.3) ? [formatDetailPictureName(id)] : [])].map((name) => `${name}.webp`);

/** Returns a function that composes one review per call, each by another author and with other sentences. */
function createComposer(random: Random, product: DemoProduct, history: ShopHistory): (rating: Rating, days_on_sale: number) => ReviewDraft {
  const productTemplates = selectTemplates(product);
  const productHistory: ProductHistory = {
    lastUses: new Map(),
    reviewCount: 0,
    sentences: new Set(product.reviews.flatMap(({ text }) => splitSentences(text).map(normaliseSentence))),
    shop: history,
  };
  const authors = new Set(product.reviews.map((review) => review.author));
  const shareOfMen = SHARE_OF_MEN[PRODUCT_KINDS[product.category].use];
  return (rating, days_on_sale) => {
    const person = inventAuthor(random, shareOfMen, authors);
    const context = { product, person, skinType: chooseSkinType(random, product), days_on_sale };
    const draft = { rating, text: writeReview(random, productTemplates, rating, context, productHistory), author: person.name };
    return PRODUCT_KINDS[product.category].use === 'other' ? draft : { ...draft, skinType: context.skinType };
  };
}
