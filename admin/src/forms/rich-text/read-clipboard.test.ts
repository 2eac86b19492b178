import { expect, test } from 'vitest';
import { describeDropped, readClipboard, toParagraphs, trimHtml } from './read-clipboard.ts';

const createData = (texts: Readonly<Record<string, string>>, types: readonly string[] = []) => ({
  getData: (type: string) => texts[type] ?? '',
  files: types.map((type) => ({ type })) as unknown as FileList,
});

test('of a copy from Word only the copied part goes to the shop', () => {
  const html = `<html><head><style>${'p{}'.repeat(9)}</style></head><body><!--StartFragment--><p class=MsoNormal>A<!--[if gte vml 1]><v:shape/><![endif]--><img src="data:image/png;base64,AAAA"></p><!--EndFragment--></body></html>`;
  expect(trimHtml(html)).toBe('<p class=MsoNormal>A<img src=""></p>');
  expect(trimHtml('<style>td{}</style><b>A</b>')).toBe('<b>A</b>');
});

test('makes paragraphs of the lines of plain text, and none of one line', () => {
  expect(toParagraphs('A & B\r\n\r\n C < D \n')).toBe('<p>A &amp; B</p><p>C &lt; D</p>');
  expect(toParagraphs('A\n')).toBe('A');
  expect(toParagraphs(' ')).toBe('');
});

test('counts the pictures that come without a text', () => {
  expect(readClipboard(createData({}, ['image/png', 'application/pdf'])).pictures).toBe(1);
  expect(readClipboard(createData({ 'text/plain': 'A' }, ['image/png'])).pictures).toBe(0);
});

test('says what is left out', () => {
  expect(describeDropped({ pictures: 0, videos: 0 })).toBe('');
  expect(describeDropped({ pictures: 2, videos: 1 })).toContain('Left out: 2 pictures and 1 video.');
});
