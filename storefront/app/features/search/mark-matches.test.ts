import { expect, test } from 'vitest';
import { markMatches } from './mark-matches.ts';

/** Shows marked parts in brackets. */
const renderMarks = (text: string, typedText: string) =>
  markMatches(text, typedText)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Heartleaf 77% Soothing Toner', 'ton', 'Heartleaf 77% Soothing [Ton]er'],
  ['Heartleaf 77% Soothing Toner', 'toner heart', '[Heart]leaf 77% Soothing [Toner]'],
  ['Crème Énergie', 'creme energie', '[Crème] [Énergie]'],
  ['Creme Energie', 'CRÈME', '[Creme] Energie'],
  ['Moonglow', 'glow', 'Moon[glow]'],
  ['Glow Moonglow', 'glow', '[Glow] Moonglow'],
  ['Sun & Sun', 'sun', '[Sun] & [Sun]'],
  ['No.5 Vitamin', '5', 'No.[5] Vitamin'],
  ['Straße', 'strasse', 'Straße'],
  ['Snail Mucin', 'toner', 'Snail Mucin'],
  ['Snail <b>Mucin', '<b>', 'Snail <[b]>Mucin'],
  ['어성초 토너', '토너', '어성초 [토너]'],
  ['Toner', ' ', 'Toner'],
  ['', 'toner', ''],
])('%j is shown for the query %j as %j', (text, typedText, expected) => {
  expect(renderMarks(text, typedText)).toBe(expected);
  // Marking never changes the text.
  expect(
    markMatches(text, typedText)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
