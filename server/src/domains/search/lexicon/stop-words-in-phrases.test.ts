/** Phrases of entries that differ only by stop words. */
import { describe, expect, test } from 'vitest';
import { runWithoutPauses } from '../../../lib/slices.ts';
import { buildIndex } from '../build-index.ts';
import { findProducts } from '../find-products.ts';
import { SAMPLE_CATALOGUE } from '../sample-catalogue.fixture.ts';
import { createLexicon } from './lexicon.ts';

const lexicon = createLexicon([
  {
    language: 'en',
    stop_words: ['for', 'my', 'around', 'me', 'everything', 'feel'],
    person_words: ['teen', 'mum'],
    entries: [
      { kind: 'concern', words: ['dry cheek', 'breakout'], means: ['toner'] },
      { kind: 'concern', words: ['teen dry cheek', 'gift new mum'], means: ['serum'] },
      { kind: 'concern', words: ['dry around cheek', 'everything breaks me out', 'cheeks feel tight'], means: ['ampoule'] },
    ],
  },
]);
const index = runWithoutPauses(buildIndex(SAMPLE_CATALOGUE, lexicon));
/** Which of the three kinds the query finds. */
const findKinds = (query: string) => {
  const found = new Set(findProducts(index, query).positions.map((position) => SAMPLE_CATALOGUE[position]?.category));
  return ['Toners', 'Serums', 'Ampoules'].filter((kind) => found.has(kind));
};

test('a phrase loses its stop words if no entry has the shorter phrase', () => {
  expect(findKinds('tight cheeks')).toEqual(['Ampoules']);
});

describe('if an entry has the shorter phrase', () => {
  test('the shorter phrase does not get the meanings of the longer one', () => {
    expect(findKinds('dry cheek')).toEqual(['Toners']);
  });
  test('the longer phrase also gets the meanings of the shorter one', () => {
    expect(findKinds('dry cheek for my teen')).toEqual(['Toners', 'Serums']);
  });
  test('the shopper must type the stop words in their order, with no words but stop words between them', () => {
    expect(findKinds('dry around my cheek')).toEqual(['Toners', 'Ampoules']);
    expect(findKinds('around dry cheek')).toEqual(['Toners']);
  });
});

test('a phrase keeps its words for people', () => {
  expect(findKinds('mum gift new')).toEqual(['Serums']);
  expect(findKinds('gift new')).toEqual([]);
});

test('a word of an entry does not get the meanings of a phrase that joins to it', () => {
  expect(findKinds('breakout')).toEqual(['Toners']);
});
