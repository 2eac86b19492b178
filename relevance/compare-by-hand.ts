/**
 * Compares the shop's search with a careful reader. The reader read all products, and then ranked products for queries of the reporting half
 * without seeing how others had judged them. The nDCG of the reader shows how far the ranking of one person agrees with the judgements of
 * others.
 */
import { readFileSync } from 'node:fs';
import { createShopEngine, type ShopEngine } from './engines/shop-engine.ts';
import type { JudgedQuery } from './judged/types.ts';
import { computeMean, computeNdcg } from './measures.ts';
import type { Write } from './report.ts';
import type { MeasuredShop } from './shops/measured-shops.ts';

/** For each query, the ids of the ten products that the reader would show, best first. */
const RANKED_BY_HAND: Record<string, readonly string[]> = JSON.parse(
  readFileSync(new URL('judged/ranked-by-hand.json', import.meta.url), 'utf8'),
);

/** Writes the nDCG@10 of the reader and of the search, for each kind of query and for all. */
export async function compareByHand(write: Write, { data, judgedSet }: MeasuredShop): Promise<void> {
  const engine = createShopEngine(data);
  const results = await Promise.all(
    judgedSet.queries.flatMap((judgedQuery) => {
      const idsByHand = RANKED_BY_HAND[judgedQuery.query];
      return idsByHand ? [measureQuery(engine, judgedQuery, idsByHand)] : [];
    }),
  );
  for (const kind of [...judgedSet.kinds, 'all']) {
    const resultsOfKind = results.filter((result) => kind === 'all' || result.kind === kind);
    if (resultsOfKind.length === 0) continue;
    const readerNdcg = computeMean(resultsOfKind.map((result) => result.readerNdcg));
    const searchNdcg = computeMean(resultsOfKind.map((result) => result.searchNdcg));
    write(
      `${kind.padEnd(20)} ${String(resultsOfKind.length).padStart(4)} queries: by hand ${readerNdcg.toFixed(3)}, the search ${searchNdcg.toFixed(3)}`,
    );
  }
}

async function measureQuery(engine: ShopEngine, judgedQuery: JudgedQuery, idsByHand: readonly string[]) {
  return {
    kind: judgedQuery.kind,
    readerNdcg: computeNdcg({ judgedQuery, foundIds: idsByHand }),
    searchNdcg: computeNdcg({ judgedQuery, foundIds: await engine.search(judgedQuery.query) }),
  };
}
