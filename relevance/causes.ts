/**
 * Explains why a query has bad results. Runs each word of the query alone, and the query without each of its words. Reads no internals of the
 * search, so that changes of the search do not break it.
 */
import type { SearchDocument } from '../server/src/domains/search/search.ts';
import type { ShopEngine } from './engines/shop-engine.ts';
import type { QueryResult } from './measures.ts';

/** Ranks count from 1. A rank is good up to this one. */
const GOOD_RANK_MAX = 10;
const isGoodRank = (rank: number | null): boolean => rank !== null && rank <= GOOD_RANK_MAX;

const normalise = (text: string): string => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
const splitText = (text: string): string[] => normalise(text).match(/[\p{L}\p{N}.]+/gu) ?? [];

const FIELDS = ['name', 'brand', 'category', 'keywords', 'attributes', 'tags', 'parent_categories', 'ingredients', 'description'] as const;

/** Names the first field that contains the word. If there is none, names the first field with a word that begins with it. */
function describeMatch(document: SearchDocument, word: string): string {
  const findField = (matches: (fieldWord: string) => boolean) =>
    FIELDS.find((name) => [document[name]].flat().some((text) => splitText(text).some(matches)));
  const field = findField((fieldWord) => fieldWord === word);
  if (field) return field;
  const prefixField = findField((fieldWord) => fieldWord.startsWith(word));
  return prefixField ? `begins in ${prefixField}` : 'not literally';
}

/** Finds the rank of the first product that has the highest grade of all products. Null if the search finds none of them. */
function findRankOfBest({ searchAll }: ShopEngine, query: string, { judgedQuery }: QueryResult): number | null {
  const highestGrade = Math.max(...judgedQuery.grades.values());
  const index = searchAll(query).ids.findIndex((id) => judgedQuery.grades.get(id) === highestGrade);
  return index < 0 ? null : index + 1;
}

/** Describes each word of the query without which the best wanted product would have a good rank. */
function describeHinderingWords(engine: ShopEngine, words: readonly string[], result: QueryResult, rank: number | null): string[] {
  if (isGoodRank(rank) || words.length < 2) return [];
  return words.flatMap((word, index) => {
    const rankWithout = findRankOfBest(engine, words.toSpliced(index, 1).join(' '), result);
    return isGoodRank(rankWithout) ? [`without '${word}' a wanted one would be at ${rankWithout}`] : [];
  });
}

/** Describes a bad result in a few phrases. */
export function explainResult(engine: ShopEngine, documents: ReadonlyMap<string, SearchDocument>, result: QueryResult): string {
  const { query, grades } = result.judgedQuery;
  const words = [...new Set(splitText(query))];
  const { ids, corrected } = engine.searchAll(query);
  const rank = findRankOfBest(engine, query, result);
  const unknownWords = words.filter((word) => engine.searchAll(word).ids.length === 0);
  const [firstId = ''] = ids;
  const firstProduct = documents.get(firstId);
  const phrases = [ids.length === 0 ? 'found nothing' : `found ${ids.length}`];
  if (grades.size > 0) phrases.push(rank === null ? 'no wanted product at all' : `best wanted one at ${rank}`);
  if (unknownWords.length > 0) phrases.push(`nothing matches ${unknownWords.join(', ')} alone`);
  if (corrected !== null) phrases.push(`corrected to '${corrected}'`);
  phrases.push(...describeHinderingWords(engine, words, result, rank));
  if (firstProduct) {
    const matches = words.map((word) => `${word}: ${describeMatch(firstProduct, word)}`);
    phrases.push(`first is ${firstProduct.brand} ${firstProduct.name} (${matches.join(', ')})`);
  }
  return phrases.join('; ');
}
