/** Lists the queries with the worst results, each with a short cause. */
import type { JudgedQuery } from './judged/judged-query.ts';
import { createShopSearch, type MeasuredShop, type ShopSearch } from './measured-shops.ts';
import { runQueries, scoreResult } from './measures.ts';

const WORST_MAX = 20;
/** A bad kind would fill the list. */
const WORST_OF_KIND_MAX = 3;

/** Says where the first product with the highest grade is, which words find nothing alone, and what is found first. */
function explainResult(search: ShopSearch, { query, grades }: JudgedQuery, nameProduct: (id: string) => string): string {
  const { ids, corrected } = search(query, Number.POSITIVE_INFINITY);
  const highestGrade = Math.max(...grades.values());
  const place = ids.findIndex((id) => grades.get(id) === highestGrade) + 1;
  const unknownWords = query.split(/\s+/).filter((word) => search(word).ids.length === 0);
  return [
    `found ${ids.length}`,
    ...(grades.size > 0 ? [place === 0 ? 'no wanted product' : `the first wanted one at ${place}`] : []),
    ...unknownWords.map((word) => `'${word}' alone finds nothing`),
    ...(corrected === null ? [] : [`corrected to '${corrected}'`]),
    ...ids.slice(0, 1).map((id) => `first is ${nameProduct(id)}`),
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
