import { expect, test } from 'vitest';
import { toPlainText } from './plain-text.ts';

test.each([
  ['Calms.', 'Calms.'],
  ['<p>One</p>\n<p>two &copy; three</p>', 'One two &copy; three'],
  ['<p>One</p><p>two</p>', 'One two'],
  ['<ul><li>One</li><li>two</li></ul>three<br>four<BR/>five', 'One two three four five'],
  ['A <strong>rich</strong>, <b>light</b>weight cream', 'A rich, lightweight cream'],
  ['I&#39;m &amp; you', "I'm & you"],
  ['', ''],
])('%j reads as %j', (html, text) => expect(toPlainText(html)).toBe(text));
