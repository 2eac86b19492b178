import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanDigits, cleanIdentifier, cleanLine, cleanMarkup, cleanText, hasVisibleText, keepSecret } from './clean-text.ts';

const INVISIBLE = [
  '\u200b',
  '\u00ad',
  '\u202a',
  '\u202c',
  '\u2066',
  '\u200e',
  '\u061c',
  '\ufeff',
  '\u034f',
  '\u3164',
  '\u2800',
  '\u0085',
  '\ud800',
];

describe('every cleaned text', () => {
  test.each([cleanText, cleanLine, cleanIdentifier])('%o has no invisible character, and does not change when cleaned again', (clean) => {
    for (const mark of INVISIBLE) expect(clean(` muka${mark}mana${mark} `).replace('\n', '').replace(' ', '')).toBe('mukamana');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...INVISIBLE), (text, mark) => {
        // The mark stands between a letter and an accent that can join it.
        const cleaned = clean(`${text}e${mark}\u0301${text}`);
        expect(clean(cleaned)).toBe(cleaned);
      }),
    );
  });

  test('has one form of composed letters, and single spaces', () => {
    for (const clean of [cleanText, cleanLine, cleanIdentifier]) expect(clean('\u00a0 Re\u0301ne \u3000 K ')).toBe('Réne K');
    for (const clean of [cleanText, cleanLine, cleanIdentifier])
      expect([clean(' KN 3  Rd '), clean(' x'), clean('')]).toEqual(['KN 3 Rd', 'x', '']);
  });
});

describe('free text', () => {
  test.each(['👩🏾‍🦱', '❤️‍🔥', '❤\ufe0e', '👨‍👩‍👧‍👦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '#⃣', '🇷🇼', '🧑🏿‍🤝‍🧑🏻'])('keeps the emoji %s', (emoji) => {
    expect(cleanText(`I ${emoji} it`)).toBe(`I ${emoji} it`);
    expect(cleanLine(emoji)).toBe(emoji);
  });

  test.each(['a\u200db', '\u200d', '1\ufe0f', '😀\u200d', '\u{e0067}'])('keeps no joiner or selector that joins nothing: %j', (text) => {
    expect(/[\u200d\ufe0f\u{e0067}]/u.test(cleanText(text))).toBe(false);
  });

  test('keeps line breaks, of any system', () => {
    expect(cleanText('Muraho, \r\n\r\n  Keza\rwa\u2028Kigali \u0085 ')).toBe('Muraho,\n\nKeza\nwa\nKigali');
    expect(cleanLine('KG 11\r\nAve 5')).toBe('KG 11 Ave 5');
  });

  test('keeps compatibility forms, which can be meant', () => {
    expect(cleanLine('½ ml ™')).toBe('½ ml ™');
  });

  test('is cleaned quickly even if it is very long', () => {
    const started_ms = performance.now();
    for (const part of [' ', '\n', ' \n', '\u200b', '\u200d', '👩🏾‍', '1\ufe0f', '🏴󠁧', 'e\u0301'])
      for (const clean of [cleanText, cleanLine, cleanIdentifier]) clean(`${part.repeat(50_000)}x`);
    expect(performance.now() - started_ms).toBeLessThan(3_000);
  });
});

test('an identifier has one form for all that looks alike', () => {
  expect(cleanIdentifier('ＭＵＲＡＨＯ－１０')).toBe('MURAHO-10');
  expect(cleanIdentifier('ﬁona\u200d')).toBe('fiona');
  expect(cleanDigits('\u202a ٠١２३ \u202c')).toBe('0123');
});

test('markup keeps its spaces and joiners', () => {
  expect(cleanMarkup(' <p>a  b\u00ad</p>\n')).toBe('<p>a  b\u00ad</p>');
});

test('a password stays as it is', () => {
  expect(keepSecret(' e\u0301\u200b ')).toBe(' e\u0301\u200b ');
});

test.each(['Good', '5/5', '👍🏾', 'ok.', 'キレイ'])('%j has visible text', (text) => {
  expect(hasVisibleText(cleanText(text))).toBe(true);
});
test.each(['', '   ', '\n\t', '\u200b\u200d', '\u00a0', '\u2060', '\u3164', '\u0301', ...INVISIBLE])('%j has no visible text', (text) => {
  expect(hasVisibleText(cleanText(text))).toBe(false);
});
