/**
 * What keeps shoppers from harm is in one file for all languages, protection.json. The queries beside it were once entries of their own: shorter phrases now
 * exclude what they excluded.
 */
import { expect, test } from 'vitest';
import { runWithoutPauses } from '../../../lib/slices.ts';
import { buildIndex } from '../build-index.ts';
import { listExclusions } from '../query/exclusions.ts';
import { findConcepts, findRepeatedWords } from '../query/find-concepts.ts';
import { SAMPLE_CATALOGUE } from '../sample-catalogue.fixture.ts';
import { readQueryText } from '../words.ts';
import { defaultLexicon } from './default-lexicon.ts';
import en from './languages/en.json' with { type: 'json' };
import fr from './languages/fr.json' with { type: 'json' };
import groups from './languages/protection.queries.json' with { type: 'json' };
import rw from './languages/rw.json' with { type: 'json' };

const index = runWithoutPauses(buildIndex(SAMPLE_CATALOGUE));

function listExcluded(query: string): string[] {
  const text = readQueryText(query);
  const { phrases } = findConcepts(index, text, false);
  return listExclusions(phrases, findRepeatedWords(text.words)).exclusions.map(({ words }) => words.join(' '));
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
