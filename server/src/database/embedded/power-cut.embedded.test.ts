/** Tests one power cut. power-cuts.long.embedded.test.ts tests more of them, before and after checkpoints. */
import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { expectNothingLost, ORDERS_PER_CUT, placeOrdersWithCuts, useEmptyDatabase } from '../../../test/support/database/power-cuts.ts';
import { DURABLE_START_PARAMS } from './durable-fs.ts';

useEmptyDatabase();

test('after a power cut that loses everything unflushed, each acknowledged order is complete', async () => {
  const cuts = await placeOrdersWithCuts(DURABLE_START_PARAMS, ORDERS_PER_CUT);
  expect(cuts).toHaveLength(1);
  await expectNothingLost(cuts);
});

test("with PGlite's own parameters the same cut loses orders, so the test above can fail", async () => {
  const [cut] = await placeOrdersWithCuts(PGlite.defaultStartParams, ORDERS_PER_CUT);
  // The remaining files may not even be a valid database.
  const found = await cut?.readRemainingOrders().catch(() => []);
  expect(found?.length).toBeLessThan(ORDERS_PER_CUT);
});
