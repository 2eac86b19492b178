import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describePicture } from './drawing/picture-facts.ts';
import { readDemoPictures } from './pictures.ts';
import { PICTURES_FOLDER } from './pictures-folder.ts';

const SAMPLE_STEP = 60;

test('every picture file is listed, with its size', () => {
  const files = readdirSync(PICTURES_FOLDER).filter((name) => name.endsWith('.webp'));
  expect(readDemoPictures().map(({ key }) => key)).toEqual(files.sort());
  for (const { key, bytes } of readDemoPictures()) expect([key, statSync(join(PICTURES_FOLDER, key)).size]).toEqual([key, bytes]);
});

test('the listed facts match the pictures (a sample)', async () => {
  const sample = readDemoPictures().filter((_, index) => index % SAMPLE_STEP === 0);
  expect(sample.length).toBeGreaterThan(10);
  for (const { key, ...facts } of sample) expect(await describePicture(readFileSync(join(PICTURES_FOLDER, key)))).toEqual(facts);
});
