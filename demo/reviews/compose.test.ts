import { describe, expect, it } from 'vitest';
import { brands } from '../catalogue/brands.ts';
import type { DemoProduct } from '../catalogue/types.ts';
import { composeReviews } from './compose.ts';
import { TODAY } from './dates.ts';
import { normaliseSentence, splitSentences } from './templates.ts';
import { countWords, createShopHistory } from './writer.ts';

const products = brands.flatMap((brand) => brand.products);
const history = createShopHistory();
const allReviews = products.map((product) => ({ product, reviews: composeReviews(product, history) }));
const composed = allReviews.flatMap(({ product, reviews }) => {
  const handWritten = new Set(product.reviews.map(({ text }) => text));
  return reviews.filter(({ text }) => !handWritten.has(text));
});

const computeAverage = (ratings: number[]) => ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;

/** Computes the smallest possible error of the average: ratings are whole, and those of hand-written reviews are fixed. */
function computeSmallestError({ rating, reviews }: DemoProduct): number {
  const handWrittenSum = reviews.reduce((sum, review) => sum + review.rating, 0);
  const composedCount = Math.max(0, rating.count - reviews.length);
  const [smallestSum, largestSum] = [handWrittenSum + composedCount, handWrittenSum + 5 * composedCount];
  const sum = Math.min(largestSum, Math.max(smallestSum, Math.round(rating.average * rating.count)));
  return Math.abs(sum / rating.count - rating.average);
}

function findRepeated(texts: string[]): string[] {
  const earlierTexts = new Set<string>();
  const repeated: string[] = [];
  for (const text of texts) {
    if (earlierTexts.has(text)) repeated.push(text);
    earlierTexts.add(text);
  }
  return repeated;
}

describe('reviews of a product', () => {
  it('have the count and average that the product specifies', () => {
    for (const { product, reviews } of allReviews) {
      expect(reviews.length, product.id).toBe(product.rating.count);
      if (reviews.length === 0) continue;
      const error = Math.abs(computeAverage(reviews.map(({ rating }) => rating)) - product.rating.average);
      expect(error, product.id).toBeLessThanOrEqual(Math.max(0.1, computeSmallestError(product)) + 1e-9);
    }
  });

  it('include those written by hand, unchanged', () => {
    for (const { product, reviews } of allReviews) {
      for (const { text, rating, author } of product.reviews) {
        expect(reviews, product.id).toContainEqual(expect.objectContaining({ text, rating, author }));
      }
    }
  });

  it('share no sentence and no author', () => {
    for (const { product, reviews } of allReviews) {
      const sentences = reviews.flatMap(({ text }) => [...new Set(splitSentences(text).map(normaliseSentence))]);
      expect(findRepeated(sentences), product.id).toEqual([]);
      expect(findRepeated(reviews.map(({ author }) => author)), product.id).toEqual([]);
    }
  });

  it("are dated between the first day of sale and the demo's date, newest first, most of them in the second half", () => {
    for (const { product, reviews } of allReviews) {
      const times = reviews.map(({ created_at }) => created_at.getTime());
      for (const time of times) {
        expect(time, product.id).toBeGreaterThanOrEqual(Date.parse(product.available_since));
        expect(time, product.id).toBeLessThan(Date.parse(TODAY) + 86_400_000);
      }
      expect(times, product.id).toEqual(times.toSorted((a, b) => b - a));
    }
    const popular = allReviews.filter(({ reviews }) => reviews.length > 60);
    expect(popular.length).toBeGreaterThan(10);
    for (const { product, reviews } of popular) {
      const middle = (Date.parse(product.available_since) + Date.parse(TODAY)) / 2;
      const lateCount = reviews.filter(({ created_at }) => created_at.getTime() > middle).length;
      expect(lateCount, product.id).toBeGreaterThan(reviews.length * 0.55);
    }
  });

  it('are the same each time', () => {
    for (const product of products.slice(0, 40)) expect(composeReviews(product)).toEqual(composeReviews(product));
  });

  it('mention neither a period of use nor a second purchase before there was time for it', () => {
    const [product] = products;
    if (!product) throw new Error('there is no product');
    // On TODAY, this product has been on sale for ten days.
    const newProduct = { ...product, reviews: [], available_since: '2026-11-08', rating: { average: 4.2, count: 60 } };
    const texts = composeReviews(newProduct).map(({ text }) => text);
    expect(
      texts.filter((text) =>
        /\b(?:weeks|months|a month|ten days)\b.*\b(?:later|after|of it)\b|[Aa]fter (?:ten days|\w+ (?:weeks|months)|a month)/.test(text),
      ),
    ).toEqual([]);
    // After ten days no shopper can have bought the product again, as in 'Second jar'.
    expect(texts.filter((text) => /\b(?:Second|Third|Fourth)\b/.test(text))).toEqual([]);
  });
});

describe('composed reviews of the whole shop', () => {
  it('have no duplicate, and repeat few sentences', () => {
    expect(findRepeated(composed.map(({ text }) => normaliseSentence(text)))).toEqual([]);
    const counts = new Map<string, number>();
    for (const { text } of composed) {
      for (const sentence of splitSentences(text))
        counts.set(normaliseSentence(sentence), (counts.get(normaliseSentence(sentence)) ?? 0) + 1);
    }
    // Short sentences, such as thanks, are repeated in every shop.
    const overused = [...counts].filter(([sentence, count]) => count > 5 && sentence.split(' ').length > 6);
    expect(overused).toEqual([]);
  });

  it('have 5 to 45 words, with every choice and every slot filled in', () => {
    for (const { text } of composed) {
      expect(countWords(text), text).toBeGreaterThanOrEqual(5);
      expect(countWords(text), text).toBeLessThanOrEqual(45);
      expect(text).not.toMatch(/[[\]{}|<>]|undefined|\s{2}| [,.!]|,,|[?!]\.|\.\./);
      expect(text).toMatch(/^[\p{Lu}\d]/u);
    }
  });

  it('are from verified buyers in about 60 % of cases, and have helpful votes in 10 to 50 % of cases', () => {
    const share = composed.filter(({ verified_buyer }) => verified_buyer).length / composed.length;
    expect(share).toBeGreaterThan(0.57);
    expect(share).toBeLessThan(0.63);
    const helpful = composed.filter(({ helpful_count }) => helpful_count > 0).length / composed.length;
    expect(helpful).toBeGreaterThan(0.1);
    expect(helpful).toBeLessThan(0.5);
  });

  it('do not praise the product if the rating is 1 or 2', () => {
    const low = composed.filter(({ rating }) => rating <= 2);
    expect(low.length).toBeGreaterThan(100);
    const PRAISE = /I vote for this|made me order|ten out of ten|I already have the next/i;
    expect(low.filter(({ text }) => PRAISE.test(text))).toEqual([]);
  });

  it('promise no cure and never mention whitening', () => {
    for (const { text } of composed) expect(text).not.toMatch(/whiten|\bcure|\bheal(?:s|ed)?\b|eczema|disease/i);
  });
});
