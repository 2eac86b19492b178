/** Words of the staff, added to the lexicon of the language files. 'qorvex', 'zelvo' and 'kwim' are invented words. */
import { describe, expect, test } from 'vitest';
import { runWithoutPauses } from '../../../lib/slices.ts';
import { buildIndex } from '../build-index.ts';
import { findProducts } from '../find-products.ts';
import { defaultLexicon } from './default-lexicon.ts';
import { ONE_OF_EACH_KIND } from './kinds-catalogue.fixture.ts';
import { MEANINGS_MAX } from './senses.ts';
import type { StaffWord } from './staff-words.ts';

const index = runWithoutPauses(buildIndex(ONE_OF_EACH_KIND));
const ids = ONE_OF_EACH_KIND.map(({ product_id }) => product_id);
const createStaffWord = (word: string, meanings: string[], { is_two_way = false } = {}): StaffWord => ({
  word,
  means: meanings,
  is_two_way,
});
/** The ids of the products that a search finds in a shop whose staff explain these words. */
const findIds = (query: string, ...words: StaffWord[]) =>
  findProducts({ ...index, lexicon: defaultLexicon.extend(words) }, query).positions.map((position) => ids[position]);

describe('a word that staff explain', () => {
  test.each([
    ['a kind of product', 'qorvex', ['toner'], 'toner'],
    ['a Kinyarwanda word, and all synonyms of its English translation', 'qorvex', ['izuba'], 'sunscreen'],
    ['an ingredient', 'qorvex', ['snail'], 'snail'],
    ['a phrase of several synonyms', 'qorvex', ['lotion for hands'], 'hand-cream'],
    ['the first of several meanings before the others', 'qorvex', ['lipstick', 'blush', 'mascara'], 'lipstick'],
  ])('finds %s', (_, word, meanings, first) => {
    expect(findIds(word)).toEqual([]);
    expect(findIds(word, createStaffWord(word, meanings))[0]).toBe(first);
  });

  test('finds every meaning', () =>
    expect(findIds('qorvex', createStaffWord('qorvex', ['mascara', 'blush'])).toSorted()).toEqual(['blush', 'mascara']));

  test('never finds what is unsafe in pregnancy if one of many meanings is pregnancy', () => {
    const inventedMeanings = Array.from({ length: MEANINGS_MAX - 3 }, (_, position) => `zelvo${position}`);
    const word = createStaffWord('qorvex', ['retinol', 'mascara', ...inventedMeanings, 'pregnant']);
    expect(findIds('qorvex', word)).toEqual(['mascara']);
  });

  test('does not make a search find in descriptions what it must not have', () => {
    const shop = ONE_OF_EACH_KIND.slice(0, 1).map((product) => ({ ...product, category: 'Creams', description: 'With retinol.' }));
    const lexicon = defaultLexicon.extend([createStaffWord('qorvex', ['retinol'], { is_two_way: true })]);
    const shopIndex = { ...runWithoutPauses(buildIndex(shop)), lexicon };
    expect(findProducts(shopIndex, 'cream').count).toBe(1);
    expect(findProducts(shopIndex, 'cream pregnant').count).toBe(0);
  });

  test('is found in the plural, with a typing mistake, and beside other words', () => {
    const word = createStaffWord('qorvexo', ['pimple patch']);
    for (const query of ['qorvexos', 'qorvexxo', 'qorvexo for acne']) expect(findIds(query, word)[0], query).toBe('pimple-patch');
  });

  test('can be a phrase, whose single words find nothing more', () => {
    const word = createStaffWord('zelvo kwim', ['night cream']);
    expect(findIds('kwim zelvo', word)[0]).toBe('night-cream');
    expect(findIds('kwim', word)).toEqual([]);
  });

  test('keeps its words for people', () => {
    const word = createStaffWord('qorvex for teens', ['mascara']);
    expect(findIds('teens qorvex', word)[0]).toBe('mascara');
    expect(findIds('qorvex', word)).toEqual([]);
  });

  test('finds the products of the staff’s meanings below those that the language files already gave it', () => {
    const before = findIds('eyeliner');
    const found = findIds('eyeliner', createStaffWord('eyeliner', ['mascara']));
    expect(found.slice(0, before.length)).toEqual(before);
    expect(found).toContain('mascara');
  });

  test('can be the name of a brand that the shop does not sell', () =>
    expect(findIds('cerave', createStaffWord('cerave', ['moisturizer']))[0]).toBe('moisturiser'));

  test('counts before the language files if these have it as a phrase, also if staff explain one word of the phrase', () => {
    const words = [createStaffWord('end of year dinner', ['shampoo']), createStaffWord('dinner', ['mascara'])];
    expect(findIds('end of year dinner')).not.toContain('shampoo');
    expect(findIds('end of year dinner', ...words)[0]).toBe('shampoo');
  });

  test('replaces all words that staff explained before', () => {
    const lexicon = defaultLexicon.extend([createStaffWord('qorvex', ['toner'])]).extend([createStaffWord('zelvo', ['toner'])]);
    expect(['qorvex', 'zelvo'].map(lexicon.hasMeaning)).toEqual([false, true]);
  });

  test('changes nothing if it has no letters', () =>
    expect(findIds('toner', createStaffWord('!!!', ['candle']))).toEqual(findIds('toner')));

  test('is found by its meaning only if it is two-way', () => {
    expect(findIds('candle', createStaffWord('mascara', ['candle']))).not.toContain('mascara');
    const both = findIds('candle', createStaffWord('mascara', ['candle'], { is_two_way: true }));
    expect([both[0], both.includes('mascara')]).toEqual(['candle', true]);
  });

  test('does not get the meanings of other words that staff explain, so no circle can form', () => {
    const found = findIds(
      'qorvex',
      createStaffWord('qorvex', ['candle']),
      createStaffWord('candle', ['mascara']),
      createStaffWord('mascara', ['qorvex']),
    );
    expect(found).toEqual(['candle']);
  });

  test('has at most MEANINGS_MAX meanings, those that staff wrote before those of the language files', () => {
    const meanings = ['face wash', 'toner', 'sunscreen', 'moisturizer', 'lipstick', 'serum', 'shampoo', 'candle'];
    const [synonym] = defaultLexicon.extend([createStaffWord('qorvex', meanings)]).findPhrases(new Set(['qorvex']));
    expect(synonym?.meanings).toHaveLength(MEANINGS_MAX);
    expect(synonym?.meanings.slice(0, 8).map(({ phrase }) => phrase.join(' '))).toEqual(
      // The search writes its words in British spelling.
      meanings.map((text) => text.replace('izer', 'iser')),
    );
  });

  test('gets at most MEANINGS_MAX meanings, even if 500 two-way words point to it', () => {
    const words = Array.from({ length: 500 }, (_, index) => createStaffWord(`wq${index}`, ['toner'], { is_two_way: true }));
    const [synonym] = defaultLexicon
      .extend(words)
      .findPhrases(new Set(['toner']))
      .filter(({ meanings }) => meanings.some(({ phrase }) => phrase[0] === 'wq0'));
    expect(synonym?.meanings).toHaveLength(MEANINGS_MAX);
  });
});
