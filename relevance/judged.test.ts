/**
 * The quality of the search in the demo shop. It takes about half a minute, because 500 names are typed letter by letter, and two searches run all
 * queries. judged-generated.long.test.ts measures the search in a generated shop.
 */
import { describe, expect, test } from 'vitest';
import { judgeQuery } from './judged/types.ts';
import { computeNdcg } from './measures.ts';
import { describeSearchQuality } from './search-quality.ts';
import { createMeasuredDemoShop } from './shops/measured-shops.ts';

describe('nDCG', () => {
  const example = judgeQuery('brand', 'some', { wanted: ['a'], related: ['b'] });

  test('is 1 for the best order, less for another, and 0 without results', () => {
    expect(computeNdcg({ judgedQuery: example, foundIds: ['a', 'b', 'c'] })).toBe(1);
    expect(computeNdcg({ judgedQuery: example, foundIds: ['b', 'a'] })).toBeLessThan(1);
    expect(computeNdcg({ judgedQuery: example, foundIds: [] })).toBe(0);
  });
});

describeSearchQuality(createMeasuredDemoShop());
