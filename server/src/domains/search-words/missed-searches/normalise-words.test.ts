import { describe, expect, test } from 'vitest';
import { normaliseWords, WORDS_LENGTH_MAX } from './normalise-words.ts';

describe('the text of a missed search is counted', () => {
  test.each([
    ['  Sunscreen   STICK ', 'sunscreen stick'],
    ['stick\tsunscreen\n', 'stick sunscreen'],
    ['sun\u200bscreen', 'sun screen'],
    ['ＳＰＦ　５０', 'spf 50'],
    ['Crème Éclat', 'crème éclat'],
    ['선크림', '선크림'],
    ['a\0b\ud800', 'a b'],
  ])('%j as %j', (text, words) => expect(normaliseWords(text)).toBe(words));

  test.each([
    'dr.jart cica',
    'st. ives',
    'n.m.f',
    'spf50+ pa++++',
    '1025 dokdo toner',
    '100 ml',
    '12345',
    'b5 30ml 2024',
    'cafe facade',
    'decade',
  ])('although it resembles personal data: %j', (text) => expect(normaliseWords(text)).toBe(text));

  test(`up to ${WORDS_LENGTH_MAX} characters`, () => {
    expect(normaliseWords('x'.repeat(WORDS_LENGTH_MAX))).toBe('x'.repeat(WORDS_LENGTH_MAX));
    expect(normaliseWords('x'.repeat(WORDS_LENGTH_MAX + 1))).toBeNull();
  });
});

test.each([
  ['a text without letters and digits', ['', '   ', '?!', '\u200b', '💄']],
  ['an e-mail address', ['keza@example.com', 'order of keza @ example', 'keza＠example.com', '@keza']],
  [
    'a phone number',
    ['0788123456', '+250 788 123 456', '0788-12-34-56', '07 88.12(34)56', 'call 078–812–3456', '078\u200b812\u200b3456', '٠٧٨٨١٢٣٤٥٦'],
  ],
  ['a transaction id', ['123456', 'TxId: 55373250365', 'cream 100000']],
  ['an order number or id', ['3f2a9b1c', 'order 3F2A9B1C', '3f2a9b1c-80a5-4c11-9d1e-aa12bb34cc56']],
  [
    'a link',
    ['https://shop.example/x', 'ftp://x', 'www.shop', 'shop.example/track', 'instagram.com', 'see uruhu.rw', 'bit.ly/x', 'SHOP．COM'],
  ],
])('a missed search for %s is not counted', (_, texts) => {
  for (const text of texts) expect([text, normaliseWords(text)]).toEqual([text, null]);
});
