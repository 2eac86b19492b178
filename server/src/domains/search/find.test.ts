import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indexing } from './build-index.ts';
import { find, RESULTS_MAX } from './find.ts';
import { shelf } from './shelf.fixture.ts';
import { runInSlices, runWhole } from './slices.ts';
import { suggest } from './suggest.ts';

const index = runWhole(indexing(shelf));
const ids = (query: string) => find(index, query).positions.map((position) => shelf[position]?.product_id);
const first = (query: string) => ids(query)[0];

const WORDS = [
  'rice',
  'toner',
  'sun',
  'screen',
  'cos',
  'rx',
  'snail',
  'dark',
  'spots',
  'the',
  'of',
  'joseon',
  'nicainamide',
  'ha',
  'spf',
  '50',
  'qqqq',
];

describe('finds', () => {
  test.each([
    ['a name, before names that hold it', 'rice toner', 'rice-toner'],
    ['the brand with the name', 'im from rice toner', 'rice-toner'],
    ['the beginning of a word', 'madag', 'centella-ampoule'],
    ['words that are torn apart', 'cos rx', 'snail-essence'],
    ['words that are written as one', 'ricetoner', 'rice-toner'],
    ['a brand written as one', 'beautyofjoseon', 'sun-cream'],
    ['a split sun screen', 'sun screen', 'sun-cream'],
    ['a plural', 'ampoules', 'centella-ampoule'],
    ['the American spelling', 'moisturizing', 'foam'],
    ['a letter too few', 'centela', 'centella-ampoule'],
    ['neighbours swapped', 'nicainamide', 'peach-serum'],
    ['two mistakes in a long word', 'niacynamid', 'peach-serum'],
    ['without the accent', 'eclat', 'eclat-mask'],
    ['with accents that are not there', 'tôner ricé', 'rice-toner'],
    ['a sun protection factor', 'SPF50+', 'sun-cream'],
    ['one with a space', 'spf 50', 'sun-cream'],
    ['a grade of protection', 'PA++++', 'sun-cream'],
    ['a volume', '50 ml', 'sun-cream'],
    ['a volume in one', '50ml', 'sun-cream'],
    ['an ingredient by another name', 'cica', 'centella-ampoule'],
    ['an ingredient by its list', 'panthenol', 'snail-essence'],
    ['salmon DNA', 'polynucleotide', 'pdrn-serum'],
    ['an abbreviation', 'HA', 'black-rice-toner'],
    ['a kind by another name', 'face wash', 'foam'],
    ['a problem', 'dark spots', 'peach-serum'],
    ['French', 'crème solaire', 'sun-cream'],
    ['Kinyarwanda', "amavuta y'izuba", 'sun-cream'],
    ['the rest where a word is unknown', 'rice toner qqqqqqq', 'rice-toner'],
  ])('%s: %s', (_, query, expected) => {
    expect(first(query)).toBe(expected);
  });

  test('nothing for nonsense, nor for nothing', () => {
    for (const query of ['', '   ', 'asdfgh', 'xyzzy', 'blorptang', '💧', '()[]{}*+?', 'zzzzzzzzzz']) expect(ids(query)).toEqual([]);
  });

  test.each([
    ['a word that is only told of a product', 'morning'],
    ['words of other trades beside one of ours', 'water rice cooker'],
    ['a kind by a word of it', 'sun hat'],
    ['a guess at a short word that stands alone', 'fobm'],
    ['a word in a name and another among ingredients', 'panthenol power'],
  ])('nothing for %s: %s', (_, query) => {
    expect(ids(query)).toEqual([]);
  });

  test.each([
    ['a kind of a brand that is not sold', 'cerave toner', 'rice-toner'],
    ['a brand and what it does not have', 'anua lipstick', 'peach-serum'],
    ['a question', 'what do you have for dark spots', 'peach-serum'],
    ['the size that was named first', 'toner 150 ml', 'rice-toner'],
    ['another size, where there is none of it', 'ampoule 30 ml', 'centella-ampoule'],
    ['three parts of one word', 'num buz in', 'foam'],
    ['what has none of an ingredient', 'alcohol free essence', 'snail-essence'],
    ['what serves as well', 'hyperpigmentation serum', 'peach-serum'],
  ])('finds %s: %s', (_, query, expected) => {
    expect(first(query)).toBe(expected);
  });

  test('ties: what is there, then what many like, then what is newer', () => {
    expect(ids('pimple patch')).toEqual(['patch-liked', 'patch-new', 'patch-old', 'patch-gone']);
  });

  test('what was meant, where a word is mistyped', () => {
    expect(find(index, 'snail esence').corrected).toBe('snail essence');
    expect(find(index, 'snail essence').corrected).toBeNull();
  });

  test('a filter narrows what is counted, and is never answered with worse matches', () => {
    const none = find(index, 'rice toner', { keeps: () => false });
    expect(none).toMatchObject({ positions: [], count: 0 });
    const one = find(index, 'toner', { keeps: (position) => shelf[position]?.product_id === 'black-rice-toner' });
    expect(one.count).toBe(1);
  });

  test('no more than asked for, and counts them all', () => {
    const many = Array.from({ length: RESULTS_MAX + 20 }, (_, at) => ({ ...structuredClone(shelf[1] ?? fail()), product_id: `p${at}` }));
    const found = find(runWhole(indexing(many)), 'toner');
    expect(found.positions).toHaveLength(RESULTS_MAX);
    expect(found.count).toBe(RESULTS_MAX + 20);
    expect(find(index, 'toner', { limit: 1 }).positions).toHaveLength(1);
  });
});

function fail(): never {
  throw new Error('the shelf is empty');
}

describe('always', () => {
  test('any order of the words gives the same', () => {
    const orders = fc
      .uniqueArray(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 })
      .chain((words) => fc.tuple(fc.constant(words), fc.shuffledSubarray(words, { minLength: words.length })));
    fc.assert(
      fc.property(orders, ([words, shuffled]) => {
        expect(ids(shuffled.join(' '))).toEqual(ids(words.join(' ')));
      }),
    );
  });

  test('neither case, accents nor spaces change anything', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 5 }), (words) => {
        const query = words.join(' ');
        expect(ids(`  ${query.toUpperCase().split(' ').join('  ')} `)).toEqual(ids(query));
        expect(ids(query.replaceAll('e', 'é'))).toEqual(ids(query));
      }),
    );
  });

  test('whatever is typed is answered: once each, in stock before gone among equals, within the bounds', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(fc.constantFrom(...WORDS)).map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(text, (query) => {
        const { positions, count } = find(index, query);
        expect(new Set(positions).size).toBe(positions.length);
        expect(positions.every((position) => position >= 0 && position < shelf.length)).toBe(true);
        expect(count).toBe(positions.length);
        expect(find(index, query).positions).toEqual(positions);
        expect(suggest(index, query).length).toBeLessThanOrEqual(10);
      }),
    );
  });

  test('the order in which products come in changes nothing', () => {
    const shuffles = fc.shuffledSubarray([...shelf], { minLength: shelf.length });
    fc.assert(
      fc.property(shuffles, fc.constantFrom('toner', 'pimple patch', 'serum', 'rice sun', 'cica'), (products, query) => {
        const other = runWhole(indexing(products));
        expect(find(other, query).positions.map((position) => products[position]?.product_id)).toEqual(ids(query));
      }),
      { numRuns: 30 },
    );
  });

  test.each([
    ['ten thousand letters', 'a'.repeat(10_000)],
    ['ten thousand words', 'serum '.repeat(10_000)],
    ['a pattern that explodes', `${'(a+)+'.repeat(2000)}$`],
    ['control characters', '\u0000\u0007\u001b[31m\u202e\ufeff'.repeat(500)],
    ['SQL', "'; drop table products; -- ' or 1=1"],
    ['accents upon accents', `a${'\u0301'.repeat(10_000)}`],
    ['half a pair', '\ud83d'.repeat(1000)],
    ['markup', '<img src=x onerror=alert(1)>'.repeat(300)],
    ['names of an object', '__proto__ constructor toString'],
  ])('hostile input is answered: %s', (_, query) => {
    expect(() => find(index, query)).not.toThrow();
    expect(() => suggest(index, query)).not.toThrow();
  });

  test('an index built in slices answers as one built at once', async () => {
    const sliced = await runInSlices(indexing(shelf), 0);
    for (const query of ['toner', 'cos rx', 'dark spots']) expect(find(sliced, query)).toEqual(find(index, query));
  });

  test('nothing is found in an empty shop', () => {
    const empty = runWhole(indexing([]));
    expect(find(empty, 'toner')).toEqual({ positions: [], count: 0, corrected: null });
    expect(suggest(empty, 'toner')).toEqual([]);
  });
});

describe('suggests', () => {
  test('the brand that begins so, then its products', () => {
    expect(suggest(index, 'cos')).toEqual(['COSRX', 'COSRX Advanced Snail 96 Mucin Power Essence']);
  });

  test('categories and keywords', () => {
    expect(suggest(index, 'ton')).toEqual(expect.arrayContaining(['Toners', 'milky toner']));
  });

  test('what was meant first, where a word is mistyped', () => {
    expect(suggest(index, 'snail esence')[0]).toBe('snail essence');
  });
});
