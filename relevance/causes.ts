/**
 * Explains why a query has bad results. Runs the words of the query alone and in other combinations, and does not read the internals of the
 * search, so that changes of the search do not break it.
 */
import type { SearchDocument } from '../server/src/domains/search/search.ts';
import type { ShopEngine } from './engines/shop-engine.ts';
import type { QueryResult } from './measures.ts';

/** A result is good if a wanted product has this rank or a better one. */
const GOOD_RANK_MAX = 10;

const normalise = (text: string): string => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
const splitText = (text: string): string[] => normalise(text).match(/[\p{L}\p{N}.]+/gu) ?? [];

const FIELDS = ['name', 'brand', 'category', 'keywords', 'attributes', 'tags', 'parent_categories', 'ingredients', 'description'] as const;

/** Names the first field that contains the word, or else the first that contains a word with this beginning. */
function describeMatch(document: SearchDocument, word: string): string {
  const findField = (matches: (fieldWord: string) => boolean) =>
    FIELDS.find((name) => [document[name]].flat().some((text) => splitText(text).some(matches)));
  const field = findField((fieldWord) => fieldWord === word);
  if (field) return field;
  const prefixField = findField((fieldWord) => fieldWord.startsWith(word));
  return prefixField ? `begins in ${prefixField}` : 'not literally';
}

/** Finds the rank, from 1, of the first product with the best grade among all matches, or null. */
function findWantedRank({ searchAll }: ShopEngine, query: string, { judged }: QueryResult): number | null {
  const bestGrade = Math.max(...judged.grades.values());
  const index = searchAll(query).ids.findIndex((id) => judged.grades.get(id) === bestGrade);
  return index < 0 ? null : index + 1;
}

/** Describes each word without which a wanted product would have a good rank. */
function describeHinderingWords(engine: ShopEngine, words: readonly string[], result: QueryResult, rank: number | null): string[] {
  if (words.length < 2 || (rank !== null && rank <= GOOD_RANK_MAX)) return [];
  return words.flatMap((word, index) => {
    const rankWithout = findWantedRank(engine, words.toSpliced(index, 1).join(' '), result);
    return rankWithout !== null && rankWithout <= GOOD_RANK_MAX ? [`without '${word}' a wanted one would be at ${rankWithout}`] : [];
  });
}

/** Describes a bad result in a few phrases. */
export function explainResult(engine: ShopEngine, documents: ReadonlyMap<string, SearchDocument>, result: QueryResult): string {
  const { query, grades } = result.judged;
  const words = [...new Set(splitText(query))];
  const { ids, corrected } = engine.searchAll(query);
  const rank = findWantedRank(engine, query, result);
  const unknownWords = words.filter((word) => engine.searchAll(word).ids.length === 0);
  const [firstId = ''] = ids;
  const first = documents.get(firstId);
  const phrases = [ids.length === 0 ? 'found nothing' : `found ${ids.length}`];
  if (grades.size > 0) phrases.push(rank === null ? 'no wanted product at all' : `best wanted one at ${rank}`);
  if (unknownWords.length > 0) phrases.push(`nothing matches ${unknownWords.join(', ')} alone`);
  if (corrected !== null) phrases.push(`corrected to '${corrected}'`);
  phrases.push(...describeHinderingWords(engine, words, result, rank));
  if (first) {
    const matches = words.map((word) => `${word}: ${describeMatch(first, word)}`);
    phrases.push(`first is ${first.brand} ${first.name} (${matches.join(', ')})`);
  }
  return phrases.join('; ');
}
