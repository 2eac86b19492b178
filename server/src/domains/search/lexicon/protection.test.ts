/**
 * What keeps shoppers from harm is in one file for all languages, protection.json. The queries beside it were once entries of their own: shorter phrases now
 * exclude what they excluded.
 */
import { expect, test } from 'vitest';
import { runWithoutPauses } from '../../../lib/slices.ts';
import { buildIndex } from '../build-index.ts';
import { findConcepts } from '../query/find-concepts.ts';
import { readQuery } from '../query/read-query.ts';
import { SAMPLE_CATALOGUE } from '../sample-catalogue.fixture.ts';
import { readQueryText } from '../words.ts';
import { defaultLexicon } from './default-lexicon.ts';
import en from './languages/en.json' with { type: 'json' };
import fr from './languages/fr.json' with { type: 'json' };
import groups from './languages/protection.queries.json' with { type: 'json' };
import rw from './languages/rw.json' with { type: 'json' };

const index = runWithoutPauses(buildIndex(SAMPLE_CATALOGUE));

function listExcluded(query: string): string[] {
  return findConcepts(index, readQueryText(query), false).exclusions.map(({ words }) => words.join(' '));
}

test.each(groups)('its queries exclude $excludes', ({ excludes, queries }) => {
  const withoutProtection = queries.filter((query) => {
    const excluded = listExcluded(query);
    return !excludes.every((word) => excluded.includes(word));
  });
  expect(withoutProtection).toEqual([]);
});

test('no other language file has an entry that excludes products', () => {
  const entries: object[] = [...en.entries, ...fr.entries, ...rw.entries];
  expect(entries.filter((entry) => 'never' in entry)).toEqual([]);
});

test('each thing that can be left out excludes products in each of the ways of asking for it', () => {
  for (const query of ['nut free', 'without nut', 'no nut', 'not nut', 'zero nut', 'avoid nut', 'allergic nut', 'nut allergy'])
    expect(listExcluded(query), query).toContain('almond');
  expect(defaultLexicon.hasWord('nut')).toBe(true);
});

test.each([
  ['eczma', 'retinol'],
  ['chlid', 'retinol'],
  ['neice', 'retinol'],
  ['bayb', 'retinol'],
  ['pregnnt', 'retinol'],
])('a mistyped word excludes what the right one excludes: %s', (mistyped, excluded) => {
  expect(listExcluded(`serum for ${mistyped}`)).toContain(excluded);
  expect(listExcluded(`${mistyped} cream`)).toContain(excluded);
});

test.each(['toner without acid', 'no acid', 'acid free toner', 'tonique sans acide'])('the acids of a peel are left out: %s', (query) => {
  expect(listExcluded(query)).toEqual(expect.arrayContaining(['salicylic', 'glycolic', 'bha']));
});

test.each([
  ['typed as one word', 'babylips serum'],
  ['with other words', 'formybaby serum'],
  ['with a short form of Kinyarwanda and no apostrophe', 'lotion yabana'],
])('words of a protective phrase exclude products also if they are %s: %s', (_, query) => {
  expect(listExcluded(query)).toContain('retinol');
});

test('the sign for a number does not take away the negation of another word', () => {
  const { text } = readQuery('best no.1 moisturiser no fragrance');
  expect(findConcepts(index, text, false).exclusions.map(({ words }) => words.join(' '))).toContain('fragrance');
});

test.each([
  ['pregnancysafe', 'retinol'],
  ['babylotion', 'retinol'],
  ['sans parfum', 'fragrance'],
])('a word of the staff does not take away protection: %s', (word, excluded) => {
  const lexicon = defaultLexicon.extend([{ word, means: ['gentle serum'], is_two_way: false }]);
  const { exclusions } = findConcepts({ ...index, lexicon }, readQueryText(`${word} serum`), false);
  expect(exclusions.flatMap(({ words }) => words)).toContain(excluded);
});
