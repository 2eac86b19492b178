/**
 * Runs `npm start` in this checkout. The long tests beside this file start the shop in fresh clones, and end its processes in other ways.
 * Slow: the whole shop starts.
 */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createScratchFolder, createThisCheckout, expectEnded, expectServes, PRODUCTION_ENV, startShop } from './start-shop.ts';

const checkout = createThisCheckout(join(createScratchFolder(), 'data'));

test('npm start prints ready, the shop serves, and SIGTERM to npm ends every process with 0', async () => {
  const shop = await startShop(checkout, PRODUCTION_ENV);
  await expectServes(shop);
  shop.npm.child.kill('SIGTERM');
  expect(await shop.npm.exited).toEqual({ code: 0, signal: null });
  await expectEnded(shop);
});
