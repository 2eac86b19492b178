import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildDialLink, buildUssdCode, canComeFromNetwork, isMtnNumber, isTransactionId, normaliseTransactionId } from './mobile-money.ts';

describe('the code to dial', () => {
  test.each([
    ['*182*8*1*123456#', 27_500, '*182*8*1*123456*27500#'],
    ['*182*8*1*123456', 27_500, '*182*8*1*123456*27500#'],
    ['*182*8*1*123456*{amount}#', 27_500, '*182*8*1*123456*27500#'],
    ['*182*1*{amount}*0788123456#', 5, '*182*1*5*0788123456#'],
  ])('%j for %i francs is %j', (setting, amount, code) => {
    expect(buildUssdCode(setting, amount)).toBe(code);
  });

  test('holds the exact amount once and ends with #', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (amount) => {
        expect(buildUssdCode('*182*8*1*99#', amount)).toBe(`*182*8*1*99*${amount}#`);
      }),
    );
  });
});

test('the dialler link keeps every character of the code', () => {
  expect(buildDialLink('*182*8*1*123456*27500#')).toBe('tel:*182*8*1*123456*27500%23');
  expect(buildDialLink('#1#')).toBe('tel:%231%23');
});

describe('a transaction id', () => {
  const MTN_ID = '55373250365';
  test.each([
    MTN_ID,
    '5537-3250365',
    '55373250365.',
    '055373250365',
    '00055373250365',
    ' 553 732 503 65 ',
    '５５３７３２５０３６５',
    '٥٥٣٧٣٢٥٠٣٦٥',
    '۵۵۳۷۳۲۵۰۳۶۵',
    'TxId: 55373250365',
    'TXID:55373250365*',
    'Financial Transaction Id: 55373250365.',
    'Transaction ID 0553 7325 0365',
    'tid 55373250365',
    'ID:55373250365',
    '\u200b55373250365',
  ])('%j is normalised to the id of digits', (text) => {
    expect(isTransactionId(text)).toBe(true);
    expect(normaliseTransactionId(text)).toBe(MTN_ID);
  });

  test.each([
    ['mp240912.0815.a12345', 'MP2409120815A12345'],
    ['TID: MP240912.0815.A12345', 'MP2409120815A12345'],
    ['ＭＰ2409120815Ａ12345', 'MP2409120815A12345'],
    ['CI-77/a_b', 'CI77AB'],
    ['0A12', '0A12'],
    ['PP9AAA', 'PP9AAA'],
    ['abc1', 'ABC1'],
    ['-1234', '1234'],
    ['IDEAL 123', 'IDEAL123'],
  ])('%j is normalised to %j', (text, canonical) => {
    expect(isTransactionId(text)).toBe(true);
    expect(normaliseTransactionId(text)).toBe(canonical);
  });

  /** The distance between the code of an ASCII letter or digit and that of its full-width form. */
  const FULL_WIDTH_SHIFT = 0xfee0;
  const anyMarks = fc.array(fc.constantFrom(' ', '-', '.', '/', '_', ':', '*', '#', '\u00a0', '\u200b'), { maxLength: 3 });
  /** Any spelling of an id: with a label, with marks between its letters, full-width, in small letters. */
  const anySpelling = (id: string) =>
    fc
      .tuple(
        fc.constantFrom('', 'TxId:', 'Transaction Id ', 'TID', 'Financial Transaction Id: '),
        fc.array(anyMarks, { minLength: id.length, maxLength: id.length }),
        fc.constantFrom(0, FULL_WIDTH_SHIFT),
        fc.boolean(),
      )
      .map(([label, marksAfterLetters, shift, isLowerCase]) => {
        const letters = [...(isLowerCase ? id.toLowerCase() : id)].map((letter) => String.fromCharCode(letter.charCodeAt(0) + shift));
        return label + letters.map((letter, index) => letter + (marksAfterLetters[index] ?? []).join('')).join('');
      });

  test('of digits has one normal form for all spellings and any number of leading zeros', () => {
    const digits = fc.integer({ min: 1_000, max: Number.MAX_SAFE_INTEGER }).map(String);
    const spelling = digits.chain((id) =>
      fc.tuple(
        fc.constant(id),
        fc.nat(4).chain((zeros) => anySpelling('0'.repeat(zeros) + id)),
      ),
    );
    fc.assert(fc.property(spelling, ([id, text]) => normaliseTransactionId(text) === id));
  });

  test('of letters and digits has one normal form for all spellings', () => {
    const anyId = fc.stringMatching(/^(MP|PP|CI)[0-9]{6}[A-Z0-9]{1,10}$/);
    const spelling = anyId.chain((id) => fc.tuple(fc.constant(id), anySpelling(id)));
    fc.assert(fc.property(spelling, ([id, text]) => normaliseTransactionId(text) === id));
  });

  test('does not change when normalised again', () => {
    const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[TXNIDRAS0-9 .:]{0,12}$/));
    fc.assert(
      fc.property(anyText, (text) => {
        const normalised = normaliseTransactionId(text);
        expect(normalised).toMatch(/^[A-Z0-9]*$/);
        expect(normalised).not.toMatch(/^0\d*$/);
        expect(normaliseTransactionId(normalised)).toBe(normalised);
      }),
    );
  });

  test('stays different from another id', () => {
    const digits = fc.integer({ min: 1_000, max: Number.MAX_SAFE_INTEGER }).map(String);
    fc.assert(
      fc.property(digits, digits, (one, other) => {
        expect(normaliseTransactionId(one) === normaliseTransactionId(other)).toBe(one === other);
      }),
    );
  });

  test.each(['', 'abc', '0000', 'TxId', 'TxId: 123', 'ab cd!', 'é1234', 'ⅷ·中55373250365', `${'a'.repeat(40)}1`])(
    '%j is refused',
    (text) => {
      expect(isTransactionId(text)).toBe(false);
    },
  );

  test.each(['HELLO', 'I have paid', 'Keza', 'MP.ABC-DEF', '- - - -', '✓✓✓✓✓✓'])('%j is refused because it has no digit', (text) => {
    expect(isTransactionId(text)).toBe(false);
  });
});

test.each([
  ['+250788123456', '55373250365', true],
  ['+250791234567', ' TxId: 5537-3250365', true],
  ['+250788123456', 'MP240912.0815.A12345', false],
  ['+250722123456', 'MP240912.0815.A12345', true],
  ['+250733123456', '55373250365', true],
  ['+254712345678', 'SCJ8JQ26SW', true],
])('the network of %s issues ids like %j: %s', (phone, transaction_id, expected) => {
  expect(canComeFromNetwork(phone, transaction_id)).toBe(expected);
});

test.each([
  ['+250788123456', true],
  ['+250791234567', true],
  ['+250722123456', false],
  ['+250733123456', false],
  ['0788123456', false],
  ['+2507881234567', false],
])('%s is an MTN number: %s', (phone, expected) => expect(isMtnNumber(phone)).toBe(expected));
