/**
 * Compares the shop's search with a careful reader, who ranked products for queries of the reporting half by reading all products, without
 * seeing the judgements. The reader's result shows how far one person's ranking can agree with the judgements of others.
 */
import { readFileSync } from 'node:fs';
import { createShopEngine } from './engines/shop-engine.ts';
import { computeMean, computeNdcg } from './measures.ts';
import type { Write } from './report.ts';
import type { MeasuredShop } from './shops/measured-shops.ts';

/** The ids of the ten products that the reader would show for each query, best first. */
const RANKED_BY_HAND: Record<string, readonly string[]> = JSON.parse(
  readFileSync(new URL('judged/ranked-by-hand.json', import.meta.url), 'utf8'),
);

/** Writes the nDCG@10 of the reader and of the search, for each kind of query and for all. */
export async function compareByHand(write: Write, { data, judgedSet }: MeasuredShop): Promise<void> {
  const engine = createShopEngine(data);
  const results = await Promise.all(
    judgedSet.queries.flatMap((judged) => {
      const byHand = RANKED_BY_HAND[judged.query];
      return byHand ? [measureQuery(engine, judged, byHand)] : [];
    }),
  );
  for (const kind of [...judgedSet.kinds, 'all']) {
    const resultsOfKind = results.filter((result) => kind === 'all' || result.kind === kind);
    if (resultsOfKind.length === 0) continue;
    const [reader, search] = [
      computeMean(resultsOfKind.map((result) => result.reader)),
      computeMean(resultsOfKind.map((result) => result.search)),
    ];
    write(
      `${kind.padEnd(20)} ${String(resultsOfKind.length).padStart(4)} queries: by hand ${reader.toFixed(3)}, the search ${search.toFixed(3)}`,
    );
  }
}

async function measureQuery(
  engine: ReturnType<typeof createShopEngine>,
  judged: MeasuredShop['judgedSet']['queries'][number],
  byHand: readonly string[],
) {
  return {
    kind: judged.kind,
    reader: computeNdcg({ judged, found: byHand }),
    search: computeNdcg({ judged, found: await engine.search(judged.query) }),
  };
}
