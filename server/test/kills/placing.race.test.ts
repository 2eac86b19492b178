/**
 * Kills the process twice while it places an order: before the commit, which leaves nothing, and before the reply, which leaves all of it.
 * placing.long.race.test.ts kills it at each change. Slow: each kill needs a process of its own.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { killOrder, type OrderShop, openOrderShop, recordSteps } from '../support/fixtures/interrupted-order.ts';
import { isBeforeCommit, isBeforeReply } from '../support/shop/killing.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

test.each([
  { moment: 'before the commit', isWanted: isBeforeCommit, extent: 'nothing' },
  { moment: 'before the reply', isWanted: isBeforeReply, extent: 'whole' },
])(
  'a kill $moment leaves $extent of the order, and repeating the call with the same key places one order',
  async ({ isWanted, extent }) => {
    const steps = await recordSteps(shop);
    const stepIndex = steps.findIndex(isWanted);
    expect(stepIndex).toBeGreaterThan(0);
    // Steps count from 1.
    const target = { shop: await shop.startKillable(), kill_at: stepIndex + 1, step: steps[stepIndex] ?? '' };
    expect(await killOrder(shop, target)).toBe(extent);
  },
);
