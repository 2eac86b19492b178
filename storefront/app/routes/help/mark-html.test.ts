import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markHtml, normalizeSearch, readText } from './mark-html.ts';

const mark = (html: string, search: string) => markHtml(html, normalizeSearch(search));

describe('markHtml marks the searched words', () => {
  test.each([
    ['in any case, each time', 'Delivery and DELIVERY', 'delivery', '<mark>Delivery</mark> and <mark>DELIVERY</mark>'],
    ['with or without accents', '<p>Crème à Kigali</p>', 'creme A', '<p><mark>Crème à</mark> Kigali</p>'],
    ['also if the accent is a separate character', 'cre\u0300me', 'crem', '<mark>cre\u0300m</mark>e'],
    ['across tags, but never around them', '10 to <b>14 days</b>.', 'to 14', '10 <mark>to </mark><b><mark>14</mark> days</b>.'],
    ['across paragraphs', '<p>one</p><p>two</p>', 'one two', '<p><mark>one</mark></p><p><mark>two</mark></p>'],
    ['over line ends and several spaces', 'pay\n   now', 'pay now', '<mark>pay\n   now</mark>'],
    ['with whole entities', 'Terms &amp; more', 's & m', 'Term<mark>s &amp; m</mark>ore'],
    ['with numeric entities', 'caf&#233; &#x2F;', 'CAFE /', '<mark>caf&#233; &#x2F;</mark>'],
    ['by the character that an entity stands for', 'a &lt; b', '<', 'a <mark>&lt;</mark> b'],
    ['with characters of two code units', 'see 𝒜 and 😀', '😀', 'see 𝒜 and <mark>😀</mark>'],
  ] as const)('%s', (_, html, search, marked) => expect(mark(html, search)).toBe(marked));
});

describe('markHtml finds no match in markup', () => {
  test.each([
    ['<p class="momo">Yes</p>', 'momo'],
    ['<p class="momo">Yes</p>', '<p'],
    ['a &amp; b', 'amp'],
    ['<a href="/x?a=1&amp;b=2">link</a>', 'b=2'],
    ['text', '   '],
    ['', 'x'],
  ])('%j for %j', (html, search) => expect(mark(html, search)).toBe(html));
});

const arbitraryHtml = fc
  .array(
    fc.constantFrom(
      '<p>',
      '</p>',
      '<b>',
      '</b>',
      '<a href="/a">',
      '</a>',
      '&amp;',
      '&#233;',
      ' ',
      '\n',
      'a',
      'A',
      'é',
      'ß',
      '<',
      '&',
      '😀',
      'b',
      'day',
    ),
    {
      maxLength: 40,
    },
  )
  .map((parts) => parts.join(''));

test('markHtml only adds marks, and adds one whenever the text contains the words', () => {
  fc.assert(
    fc.property(arbitraryHtml, fc.constantFrom('a', 'day', 'a b', 'e', '&', '😀', 'ab'), (html, search) => {
      const marked = mark(html, search);
      expect(marked.replaceAll(/<\/?mark>/g, '')).toBe(html);
      expect(readText(marked)).toBe(readText(html));
      // A mark contains no tags.
      for (const [, inside] of marked.matchAll(/<mark>([\s\S]*?)<\/mark>/g)) expect(inside).not.toMatch(/<\/?[a-z]/);
      expect(marked.includes('<mark>')).toBe(readText(html).includes(normalizeSearch(search)));
    }),
  );
});
