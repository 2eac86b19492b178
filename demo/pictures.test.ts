import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aboutPicture } from './drawing/about.ts';
import { demoPictures } from './pictures.ts';
import { PICTURES_FOLDER } from './pictures-folder.ts';

const EVERY = 60;

test('every picture is known, with the size that its file has', () => {
  const files = readdirSync(PICTURES_FOLDER).filter((name) => name.endsWith('.webp'));
  expect(demoPictures().map(({ key }) => key)).toEqual(files.sort());
  for (const { key, bytes } of demoPictures()) expect([key, statSync(join(PICTURES_FOLDER, key)).size]).toEqual([key, bytes]);
});

test('what is told of a picture is what it looks like (a sample)', async () => {
  const sample = demoPictures().filter((_, index) => index % EVERY === 0);
  expect(sample.length).toBeGreaterThan(10);
  for (const { key, ...about } of sample) expect(await aboutPicture(readFileSync(join(PICTURES_FOLDER, key)))).toEqual(about);
});
