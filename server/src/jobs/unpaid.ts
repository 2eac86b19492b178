/** Orders that are not paid: cancelled when their time is over, reminded of when half of it is. Several processes may do it. */
import { repeat } from '../database/maintenance.ts';
import { expireOrders, type Keeping, remindOrders } from '../domains/checkout/checkout.ts';

const LOOK_EVERY_MS = 60 * 1_000;

/** The end before the half: whoever was away longer is told once. */
export async function lookAtUnpaid(keeping: Keeping): Promise<void> {
  await expireOrders(keeping);
  await remindOrders(keeping);
}

/** @returns the function that ends it, and waits for what is under way. */
export const keepLookingAtUnpaid = (keeping: Keeping): (() => Promise<void>) =>
  repeat(LOOK_EVERY_MS, () => lookAtUnpaid(keeping), keeping.log);
