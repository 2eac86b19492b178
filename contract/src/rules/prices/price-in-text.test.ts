import { expect, test } from 'vitest';
import { findPriceInText } from './price-in-text.ts';

test.each([
  ['toner under 20,000 RWF', 'toner', null, 20_000],
  ['toner oily skin under 20 000', 'toner oily skin', null, 20_000],
  ['niacinamide serum below 20k', 'niacinamide serum', null, 20_000],
  ['crème moins de 15000 frw', 'crème', null, 15_000],
  ['crème à moins de 15 000 francs', 'crème', null, 15_000],
  ['Less than 5000 mask', 'mask', null, 5000],
  ['flat iron above rwf 131k', 'flat iron', 131_000, null],
  ['serum over 10000 under 30000', 'serum', 10_000, 30_000],
  ['lipstick over 30000 under 5000', 'lipstick', 5000, 30_000],
  ['soap between 1000 and 2000', 'soap', 1000, 2000],
  ['savon entre 2000 et 1000', 'savon', 1000, 2000],
  ['soap 1k - 3k rwf', 'soap', 1000, 3000],
  ['under 5,000', '', null, 5000],
  ['serum 20k', 'serum', null, 20_000],
  ['gift for 30 000 rwf mum', 'gift mum', null, 30_000],
  ['frw 15000 lipstick', 'lipstick', null, 15_000],
  ['2000 frw', '', null, 2000],
  ['serum 15000', 'serum', null, 15_000],
  ['toner not over 5000', 'toner', null, 5000],
  ['serum under 500 ml under 5000', 'serum under 500 ml', null, 5000],
  ['around 20,000 sunscreen', 'sunscreen', null, 20_000],
  ['cleanser 10k to 20k', 'cleanser', 10_000, 20_000],
  ['serum 20k-30k', 'serum', 20_000, 30_000],
  ['cleanser 20 000 - 10 000', 'cleanser', 10_000, 20_000],
  ['sunscreen budget 20000', 'sunscreen', null, 20_000],
  ['toner not more than 10000', 'toner', null, 10_000],
])('%j is read as %j from %j to %j', (query, text, min_rwf, max_rwf) =>
  expect(findPriceInText(query)).toMatchObject({ textWithoutPrice: text, min_rwf, max_rwf }),
);

test.each([
  'toner',
  'under eye cream',
  'for skin over 50',
  'spf 50+',
  'max factor',
  'under 18',
  '',
  'from korea',
  '1025 - 2000',
  'shampoo over 500 ml',
  'body lotion up to 1000 ml',
  'vitamin c from 1000 mg',
  'shampoo over 500ml',
  `under ${'1 '.repeat(5000)}`,
  `${'1 '.repeat(5000)}k`,
  '1025 dokdo toner',
  'spf 50 fr',
  '15000',
  '24k gold snail mask',
  'over under 300 10000',
  'toner 1500',
  'body wash 2000 ml',
  'shampoo 500 to 1000 ml',
  'pdrn 10000ppm',
  `${'70 '.repeat(5000)}to`,
  'toner 100 k beauty',
])('%j contains no price', (query) => expect(findPriceInText(query)).toBeNull());

test.each([
  ['toner under 20 000 RWF for men', 'under 20 000 RWF'],
  ['serum over 10000 light under 30000', 'under 30000 over 10000'],
  ['soap 1k - 3k rwf', '1k - 3k rwf'],
  ['serum for 20k', 'for 20k'],
])('%j names the price as %j', (query, phrase) => {
  expect(findPriceInText(query)?.phrase).toBe(phrase);
  expect(findPriceInText(`mask ${phrase}`)).toMatchObject({ ...findPriceInText(query), textWithoutPrice: 'mask' });
});

test('prices in long texts are read within half a second, and each reading leaves a shorter text', () => {
  const texts = [`from 1${' '.repeat(4000)}a 1${' '.repeat(4000)}g`, `entre 1${' '.repeat(94)}et 1${' '.repeat(94)}g`, '1k 2k 3k 4k'];
  const begun_ms = performance.now();
  for (const text of texts) {
    let rest = text;
    for (let price = findPriceInText(rest); price; price = findPriceInText(rest)) {
      expect(price.textWithoutPrice.length).toBeLessThan(rest.length);
      rest = price.textWithoutPrice;
    }
  }
  expect(performance.now() - begun_ms).toBeLessThan(500);
});
