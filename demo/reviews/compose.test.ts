import { describe, expect, it } from 'vitest';
import { brands } from '../catalogue/brands.ts';
import type { DemoProduct } from '../catalogue/types.ts';
import { composeReviews } from './compose.ts';
import { TODAY } from './dates.ts';
import { sameness, sentencesOf } from './grammar.ts';
import { nothingSaid, wordCount } from './writer.ts';

const products = brands.flatMap((brand) => brand.products);
const talk = nothingSaid();
const all = products.map((product) => ({ product, reviews: composeReviews(product, talk) }));
const composed = all.flatMap(({ product, reviews }) => {
  const written = new Set(product.reviews.map(({ text }) => text));
  return reviews.filter(({ text }) => !written.has(text));
});

const meanOf = (ratings: number[]) => ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;

/** How far from the wanted average one has to be: reviews have whole ratings, and some are written by hand. */
function nearestMiss({ rating, reviews }: DemoProduct): number {
  const written = reviews.reduce((sum, review) => sum + review.rating, 0);
  const free = Math.max(0, rating.count - reviews.length);
  const sum = Math.min(written + 5 * free, Math.max(written + free, Math.round(rating.average * rating.count)));
  return Math.abs(sum / rating.count - rating.average);
}

function repeated(texts: string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => seen.size === seen.add(text).size);
}

describe('reviews of a product', () => {
  it('are as many, and as good, as its data says', () => {
    for (const { product, reviews } of all) {
      expect(reviews.length, product.id).toBe(product.rating.count);
      if (reviews.length === 0) continue;
      const miss = Math.abs(meanOf(reviews.map(({ rating }) => rating)) - product.rating.average);
      expect(miss, product.id).toBeLessThanOrEqual(Math.max(0.1, nearestMiss(product)) + 1e-9);
    }
  });

  it('hold those written by hand, unchanged', () => {
    for (const { product, reviews } of all) {
      for (const { text, rating, author } of product.reviews) {
        expect(reviews, product.id).toContainEqual(expect.objectContaining({ text, rating, author }));
      }
    }
  });

  it('never share a sentence or an author', () => {
    for (const { product, reviews } of all) {
      const sentences = reviews.flatMap(({ text }) => [...new Set(sentencesOf(text).map(sameness))]);
      expect(repeated(sentences), product.id).toEqual([]);
      expect(repeated(reviews.map(({ author }) => author)), product.id).toEqual([]);
    }
  });

  it('lie between its first day and the day of the demo, newest first, more of them late', () => {
    for (const { product, reviews } of all) {
      const times = reviews.map(({ created_at }) => created_at.getTime());
      for (const time of times) {
        expect(time, product.id).toBeGreaterThanOrEqual(Date.parse(product.since));
        expect(time, product.id).toBeLessThan(Date.parse(TODAY) + 86_400_000);
      }
      expect(times, product.id).toEqual(times.toSorted((a, b) => b - a));
    }
    const popular = all.filter(({ reviews }) => reviews.length > 60);
    expect(popular.length).toBeGreaterThan(10);
    for (const { product, reviews } of popular) {
      const middle = (Date.parse(product.since) + Date.parse(TODAY)) / 2;
      const late = reviews.filter(({ created_at }) => created_at.getTime() > middle).length;
      expect(late, product.id).toBeGreaterThan(reviews.length * 0.55);
    }
  });

  it('are the same each time', () => {
    for (const product of products.slice(0, 40)) expect(composeReviews(product)).toEqual(composeReviews(product));
  });

  it('do not speak of a use longer than the product has been on sale', () => {
    const [product] = products;
    if (!product) throw new Error('there is no product');
    const young = { ...product, reviews: [], since: '2026-11-08', rating: { average: 4.2, count: 60 } };
    const texts = composeReviews(young).map(({ text }) => text);
    expect(
      texts.filter((text) =>
        /\b(?:weeks|months|a month|ten days)\b.*\b(?:later|after|of it)\b|[Aa]fter (?:ten days|\w+ (?:weeks|months)|a month)/.test(text),
      ),
    ).toEqual([]);
    expect(texts.filter((text) => /\b(?:Second|Third|Fourth)\b/.test(text))).toEqual([]);
  });
});

describe('composed reviews of the whole shop', () => {
  it('are no two the same, and repeat no sentence in more than a few', () => {
    expect(repeated(composed.map(({ text }) => sameness(text)))).toEqual([]);
    const times = new Map<string, number>();
    for (const { text } of composed) {
      for (const sentence of sentencesOf(text)) times.set(sameness(sentence), (times.get(sameness(sentence)) ?? 0) + 1);
    }
    // Thanks are short, and alike wherever people buy.
    const worn = [...times].filter(([sentence, count]) => count > 5 && sentence.split(' ').length > 6);
    expect(worn).toEqual([]);
  });

  it('have 5 to 45 words, with every choice and every blank filled in', () => {
    for (const { text } of composed) {
      expect(wordCount(text), text).toBeGreaterThanOrEqual(5);
      expect(wordCount(text), text).toBeLessThanOrEqual(45);
      expect(text).not.toMatch(/[[\]{}|<>]|undefined|\s{2}| [,.!]|,,|[?!]\.|\.\./);
      expect(text).toMatch(/^[\p{Lu}\d]/u);
    }
  });

  it('complain when the rating is low, and are about six in ten from verified buyers', () => {
    const share = composed.filter(({ verified_buyer }) => verified_buyer).length / composed.length;
    expect(share).toBeGreaterThan(0.57);
    expect(share).toBeLessThan(0.63);
    const helpful = composed.filter(({ helpful_count }) => helpful_count > 0).length / composed.length;
    expect(helpful).toBeGreaterThan(0.1);
    expect(helpful).toBeLessThan(0.5);
    const low = composed.filter(({ rating }) => rating <= 2);
    expect(low.length).toBeGreaterThan(100);
    const praised = /I vote for this|made me order|ten out of ten|I already have the next/i;
    expect(low.filter(({ text }) => praised.test(text))).toEqual([]);
  });

  it('promise no cure and never speak of whitening', () => {
    for (const { text } of composed) expect(text).not.toMatch(/whiten|\bcure|\bheal(?:s|ed)?\b|eczema|disease/i);
  });
});
