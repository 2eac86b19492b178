/** Lists the queries with the worst results, each with a short cause. */
import type { JudgedQuery } from './judged/judged-query.ts';
import { createShopSearch, type MeasuredShop, type ShopSearch } from './measured-shops.ts';
import { runQueries, scoreResult } from './measures.ts';

const WORST_MAX = 20;
/** A bad kind would fill the list. */
const WORST_OF_KIND_MAX = 3;

/** Finds the place of the first product with the highest grade, counting from 1. Null if the search finds none of them. */
function findRankOfBest(search: ShopSearch, query: string, { grades }: JudgedQuery): number | null {
  const highestGrade = Math.max(...grades.values());
  const index = search(query, Number.POSITIVE_INFINITY).ids.findIndex((id) => grades.get(id) === highestGrade);
  return index < 0 ? null : index + 1;
}

/** Says which words find nothing alone, and without which word a wanted product would be among the first ten. */
function explainResult(search: ShopSearch, judgedQuery: JudgedQuery, nameProduct: (id: string) => string): string {
  const words = judgedQuery.query.split(/\s+/);
  const { ids, corrected } = search(judgedQuery.query, Number.POSITIVE_INFINITY);
  const rank = findRankOfBest(search, judgedQuery.query, judgedQuery);
  const hinderingWords = words.filter((_, index) => {
    const others = words.toSpliced(index, 1).join(' ');
    return (rank ?? Number.POSITIVE_INFINITY) > 10 && others !== '' && (findRankOfBest(search, others, judgedQuery) ?? 11) <= 10;
  });
  return [
    `found ${ids.length}`,
    ...(judgedQuery.grades.size > 0 ? [rank === null ? 'no wanted product' : `the first wanted one at ${rank}`] : []),
    ...words.filter((word) => search(word).ids.length === 0).map((word) => `'${word}' alone finds nothing`),
    ...(corrected === null ? [] : [`corrected to '${corrected}'`]),
    ...hinderingWords.map((word) => `better without '${word}'`),
    ...(ids[0] === undefined ? [] : [`first is ${nameProduct(ids[0])}`]),
  ].join('; ');
}

export function listWorstQueries({ documents }: MeasuredShop, queries: readonly JudgedQuery[]): string[] {
  const search = createShopSearch(documents);
  const namesById = new Map(documents.map(({ product_id, brand, name }) => [product_id, `${brand} ${name}`]));
  const worstFirst = runQueries((query) => search(query).ids, queries)
    .map((result) => ({ judgedQuery: result.judgedQuery, score: scoreResult(result) }))
    .sort((left, right) => left.score - right.score);
  const worst = [...Map.groupBy(worstFirst, ({ judgedQuery }) => judgedQuery.kind).values()]
    .flatMap((ofKind) => ofKind.slice(0, WORST_OF_KIND_MAX))
    .sort((left, right) => left.score - right.score)
    .slice(0, WORST_MAX);
  return worst.map(({ judgedQuery, score }) => {
    const cause = explainResult(search, judgedQuery, (id) => namesById.get(id) ?? id);
    return `${score.toFixed(2)} ${judgedQuery.kind}: ${judgedQuery.query} → ${cause}`;
  });
}
