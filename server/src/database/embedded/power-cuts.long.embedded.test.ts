/** Power cuts at other distances from the last checkpoint than the one of power-cut.embedded.test.ts. */
import { expect, test } from 'vitest';
import { expectNothingLost, ORDERS_PER_CUT, placeOrdersWithCuts, useEmptyDatabase } from '../../../test/support/database/power-cuts.ts';
import { DURABLE_START_PARAMS } from './durable-fs.ts';

const ORDERS = 240;

useEmptyDatabase();

test('after each of several power cuts that lose everything unflushed, each acknowledged order is complete', async () => {
  const cuts = await placeOrdersWithCuts(DURABLE_START_PARAMS, ORDERS);
  expect(cuts).toHaveLength(ORDERS / ORDERS_PER_CUT);
  await expectNothingLost(cuts);
});
