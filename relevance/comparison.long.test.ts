/** What takes too long for every run of the tests: the comparison with MiniSearch, suggestions, and the order of the products. */
import { describe, expect, test } from 'vitest';
import { listMissedFloors, TYPING_FLOORS } from './floors.ts';
import { selectHalf } from './judged/judged-query.ts';
import { createMeasuredDemoShop, createMeasuredGeneratedShop, createShopSearch } from './measured-shops.ts';
import { computeFigures, runQueries } from './measures.ts';
import { createTunedMiniSearch } from './tuned-minisearch.ts';
import { measureTyping } from './typing.ts';

/** The measures in which the shop's search must be better than MiniSearch, which finds something for nearly any query. */
const MEASURES_AHEAD = ['nDCG@10, all queries', 'nDCG@10, mean of the kinds', 'exact name is first', 'nonsense finds nothing'];
/** A busy machine takes minutes. */
const TEST_MS_MAX = 600_000;

describe.each([createMeasuredDemoShop(), createMeasuredGeneratedShop()])(
  'in the $name shop',
  { timeout: TEST_MS_MAX },
  ({ data, documents, queries: allQueries }) => {
    const queries = selectHalf(allQueries, 'reporting');
    const search = createShopSearch(documents);

    test('the search is better than a tuned MiniSearch', () => {
      const shop = computeFigures(runQueries((query) => search(query).ids, queries));
      const miniSearch = computeFigures(runQueries(createTunedMiniSearch(documents), queries));
      for (const measure of MEASURES_AHEAD) expect(shop[measure]?.value, measure).toBeGreaterThan(miniSearch[measure]?.value ?? 1);
    });

    test('a shopper gets the wanted product suggested after few letters', () => {
      expect(listMissedFloors(TYPING_FLOORS, measureTyping(data))).toEqual([]);
    });

    test('the results do not depend on the order in which the database returns the products', () => {
      const searchReversed = createShopSearch(documents.toReversed());
      const differing = queries.filter(
        ({ query }) => search(query, Number.POSITIVE_INFINITY).ids.join() !== searchReversed(query, Number.POSITIVE_INFINITY).ids.join(),
      );
      // The number instead of the list, so that a failure does not show queries of the reporting half.
      expect(differing.length).toBe(0);
    });
  },
);
