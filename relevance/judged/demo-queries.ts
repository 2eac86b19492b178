/**
 * The judged queries about the demo shop, from four files. Each maps kinds of query to queries, and a query to the expression of the wanted products
 * (see product-sets.ts), or to an object that also names alternatives and related products. A kind for which the shop has no product is a list of
 * queries. names-and-typos.json was drawn by chance from the names of the products. The first author also wrote words of the lexicon; the second
 * and the third knew neither the search nor its words.
 */
import first from './first-author.json' with { type: 'json' };
import { type JudgedQuery, type Judgement, judgeQuery } from './judged-query.ts';
import names from './names-and-typos.json' with { type: 'json' };
import { findProductIds } from './product-sets.ts';
import second from './second-author.json' with { type: 'json' };
import third from './third-author.json' with { type: 'json' };

type WrittenJudgement = string | Judgement<string>;
type QueryFile = Record<string, string[] | Record<string, WrittenJudgement>>;

function readJudgement(written: WrittenJudgement): Judgement {
  const { wanted = '', alternatives = '', related = '' } = typeof written === 'string' ? { wanted: written } : written;
  return { wanted: findProductIds(wanted), alternatives: findProductIds(alternatives), related: findProductIds(related) };
}

function readFile(file: QueryFile): JudgedQuery[] {
  return Object.entries(file).flatMap(([kind, queries]) =>
    Array.isArray(queries)
      ? queries.map((query) => judgeQuery(kind, query, {}))
      : Object.entries(queries).map(([query, written]) => judgeQuery(kind, query, readJudgement(written))),
  );
}

export const demoQueries: readonly JudgedQuery[] = [names, first, second, third].flatMap((file) => readFile(file as QueryFile));
