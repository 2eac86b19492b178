/**
 * What other programs put on the clipboard, and what the shop makes of it. Each file in `pastes` has the text before, after a line of hyphens the text
 * after, and after another one the pictures and videos that it loses.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cleanHtml, countDroppedMedia } from '../clean-html.ts';

const FOLDER = join(import.meta.dirname, 'pastes');
const readPaste = (name: string) => {
  const parts = readFileSync(join(FOLDER, name), 'utf8').trimEnd().split('\n-----\n');
  const [before = '', after = '', media = ''] = parts;
  return { before, after, media };
};

/** Ends the line after each block, as the files have it. */
const breakLines = (html: string) => html.replace(/(?:<\/(?:p|h[2-4]|ul|ol|li|blockquote)>|<[uo]l>|<hr \/>)(?!$)/g, '$&\n');

const countWords = (count: number, noun: string) => (count === 0 ? [] : [`${count} ${noun}${count === 1 ? '' : 's'}`]);

test.each(readdirSync(FOLDER))('%s keeps its shape, and says what it loses', (name) => {
  const { before, after, media } = readPaste(name);
  const cleaned = cleanHtml(before);
  expect(breakLines(cleaned)).toBe(after);
  expect(cleanHtml(cleaned)).toBe(cleaned);
  const { pictures, videos } = countDroppedMedia(before);
  expect([...countWords(pictures, 'picture'), ...countWords(videos, 'video')].join(', ')).toBe(media);
});
