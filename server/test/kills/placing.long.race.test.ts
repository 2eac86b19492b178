/** Kills the process at each change while it places an order: afterwards the database holds nothing or all of the order. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { killOrder, type OrderShop, openOrderShop, recordSteps } from '../support/fixtures/interrupted-order.ts';
import { isBeforeCommit, isStepWithNewEffect, killAtEachStep } from '../support/shop/killing.ts';

/** Fewer recorded steps, or fewer changes among them, would mean that the recording misses some. */
const STEPS_MIN = 30;
const CHANGES_MIN = 12;

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

test('a kill leaves nothing or all of the order, and repeating the call with the same key places one order', async () => {
  const steps = await recordSteps(shop);
  expect(steps.length).toBeGreaterThanOrEqual(STEPS_MIN);
  const commitIndex = steps.findIndex(isBeforeCommit);
  expect(commitIndex).toBeGreaterThan(0);
  // Steps count from 1. The step after 'before commit' sends the commit to the database.
  const killBeforeCommit = commitIndex + 1;
  const killDuringCommit = commitIndex + 2;

  const extents: Record<string, 'nothing' | 'whole'> = {};
  const killAtStep: Parameters<typeof killAtEachStep>[2] = async (target) => {
    extents[target.kill_at] = await killOrder(shop, target);
  };
  await killAtEachStep(steps, shop.startKillable, killAtStep, (step) => isStepWithNewEffect(step) || isBeforeCommit(step));
  expect(Object.keys(extents).length).toBeGreaterThanOrEqual(CHANGES_MIN);
  // A kill before the commit leaves nothing, and one after it everything. A kill while the commit has no response yet may leave either.
  const certainExtents = Object.entries(extents).filter(([kill_at]) => Number(kill_at) !== killDuringCommit);
  expect(certainExtents).toEqual(certainExtents.map(([kill_at]) => [kill_at, Number(kill_at) <= killBeforeCommit ? 'nothing' : 'whole']));
}, 300_000);
