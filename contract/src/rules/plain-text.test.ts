import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toPlainName, toPlainText } from './plain-text.ts';

test.each([
  ['COSRX', 'COSRX'],
  ['', ''],
  ['Dr.<b>Jart</b>+', 'Dr.Jart+'],
  ['<b>Dr.</b> <i class="x">Jart+</i>', 'Dr. Jart+'],
  ['rom&amp;nd', 'rom&nd'],
  ['I&#39;m From', "I'm From"],
  ['I&#x27;m From', "I'm From"],
  ['L&#8217;Or&#233;al', 'L’Oréal'],
  ['Beauty&nbsp;of&#160;Joseon', 'Beauty of Joseon'],
  [' Some \n\t By  Mi ', 'Some By Mi'],
  ['&lt;b&gt; &quot;x&quot;', '<b> "x"'],
  ['&#128167; drop', '💧 drop'],
])('%j reads as %j', (html, text) => expect(toPlainName(html)).toBe(text));

test.each([
  ['<p>Tea &amp; rice</p><p>Wash <b>off</b></p>', 'Tea & rice\nWash off'],
  ['<h3>Steps</h3><ol><li>Dial</li><li>Confirm</li></ol>', 'Steps\nDial\nConfirm'],
  ['One<br />two', 'One\ntwo'],
  ['plain', 'plain'],
  ['', ''],
])('the text of %j is %j', (html, text) => expect(toPlainText(html)).toBe(text));

test('an entity is decoded only once', () => expect(toPlainName('A &amp;lt; B')).toBe('A &lt; B'));

test.each(['&bogus;', '&#0;', '&#xd800;', '&#99999999999;', '&#x110000;', '&constructor;', '&', '&;', '<', '3 < 4', '&AMP', '&#xg;'])(
  '%j is not an entity and stays as it is',
  (text) => expect(toPlainName(text)).toBe(text),
);

test('every text becomes a trimmed one without runs of spaces', () => {
  const anyPart = fc.constantFrom('<b>', '</b>', '<', '>', '&amp;', '&#39;', '&#', ';', 'x', ' ', '\n');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(anyPart).map((parts) => parts.join('')),
        fc.string({ unit: 'binary' }),
      ),
      (html) => {
        const text = toPlainName(html);
        expect(text).toBe(text.trim());
        expect(text).not.toMatch(/\s\s/);
      },
    ),
  );
});
