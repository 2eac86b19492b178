import { expect, test } from 'vitest';
import { LANGUAGES } from '../../contract/src/languages.ts';
import { findPlace, formatSheet, listTranslatedTexts, markAsRead } from './review-sheet.ts';

const TEXTS = [
  { id: 'storefront/orders/cart:title', english: 'Cart', text: 'Igitebo' },
  { id: 'storefront/orders/cart:left', english: '{count} left', text: 'Hasigaye: {count}' },
  { id: 'server/mails:mails.hello', english: 'Hello', text: 'Muraho' },
];

test('a text counts as read from its mark until it or its English text changes', () => {
  const { marks, count } = markAsRead(TEXTS, {}, ['storefront/orders/cart:title']);
  expect(count).toBe(1);
  const listRead = (texts: typeof TEXTS) =>
    formatSheet(texts, marks, 'rw')
      .split('\n')
      .filter((row) => row.endsWith('| read |'));
  expect(listRead(TEXTS)).toEqual(['| storefront/orders/cart:title | Cart | Igitebo | the cart | read |']);
  expect(listRead(TEXTS.map((text) => ({ ...text, text: `${text.text} cyawe` })))).toEqual([]);
  expect(listRead(TEXTS.map((text) => ({ ...text, english: `Your ${text.english}` })))).toEqual([]);
});

test('a file or a folder is marked as a whole, and the sheet counts what was read', () => {
  const { marks } = markAsRead(TEXTS, {}, ['storefront/orders']);
  expect(Object.keys(marks)).toEqual(['storefront/orders/cart:left', 'storefront/orders/cart:title']);
  expect(formatSheet(TEXTS, marks, 'rw')).toMatch(/^A native reader has read 2 of these 3 texts\./);
});

test('a name that no text has is told, and a mark of a text that is gone is dropped', () => {
  const { marks, unknown } = markAsRead(TEXTS, { 'storefront/orders/cart:gone': 'abc' }, ['server/mails', 'storefront/order']);
  expect(unknown).toEqual(['storefront/order']);
  expect(Object.keys(marks)).toEqual(['server/mails:mails.hello']);
});

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  'the sheet of the language %s has its texts, and says where each is seen',
  (language) => {
    const texts = listTranslatedTexts(language);
    expect(texts.length).toBeGreaterThan(1200);
    expect(texts.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['storefront/orders/cart:title', 'server/mails:mails.welcome.text', 'contract/offers:freeGift']),
    );
    expect(texts.filter(({ id }) => findPlace(id) === undefined)).toEqual([]);
  },
);
