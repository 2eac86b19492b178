import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const list = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name).sort();

test('the sprite has a drawing for each name of an icon, and no other', () => {
  expect(list(read('icons.svg'), /<symbol id="(\w+)"/g)).toEqual(list(read('icon.tsx'), /^ {2}\| '(\w+)'/gm));
});
