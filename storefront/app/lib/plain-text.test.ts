import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['COSRX', 'COSRX'],
  ['<b>Dr.</b><i>Jart+</i>', 'Dr. Jart+'],
  ['rom&amp;nd', 'rom&nd'],
  ['I&#39;m From', "I'm From"],
  ['<p>One</p>\n<p>two &copy; three</p>', 'One two &copy; three'],
  ['', ''],
])('%j reads as %j', (html, text) => expect(plainText(html)).toBe(text));
