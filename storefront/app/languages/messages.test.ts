/** Tests that each language has the messages of English, with the same parameters. */
import { LANGUAGES } from '@uruhu/contract/languages';
import { expect, test } from 'vitest';

type Texts = Readonly<Record<string, unknown>>;
const files = import.meta.glob<Texts>('../messages/*/*/*.ts', { eager: true });
const listFiles = (language: string) => Object.entries(files).filter(([path]) => path.startsWith(`../messages/${language}/`));

/** Lists the keys of all texts, and of each function how many values it takes. */
const listKeys = (texts: unknown, path = ''): string[] => {
  if (typeof texts === 'function') return [`${path}(${texts.length})`];
  if (typeof texts !== 'object' || texts === null || texts instanceof RegExp) return [path];
  return Object.entries(texts).flatMap(([key, inner]) => listKeys(inner, `${path}.${key}`));
};

test('Kinyarwanda has the locale of another language, because browsers have no data for its own', () => {
  expect(files['../messages/rw/shell/common.ts']?.locale).toBe('en-GB');
});

test.each(LANGUAGES.filter((language) => language !== 'en'))('%s has each file and message of English, and no others', (language) => {
  expect(listFiles(language).map(([path]) => path.replace(`/${language}/`, '/en/'))).toEqual(listFiles('en').map(([path]) => path));
  const sortKeys = (texts: unknown) => listKeys(texts).toSorted().join();
  const differing = listFiles('en').filter(([path, texts]) => sortKeys(texts) !== sortKeys(files[path.replace('/en/', `/${language}/`)]));
  expect(differing.map(([path]) => path)).toEqual([]);
});
