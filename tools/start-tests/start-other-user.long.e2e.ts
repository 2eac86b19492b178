/** Runs `npm start` as another user, with the shop's Node first in PATH. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  createClone,
  createScratchFolder,
  DEMO_ENV,
  expectEnded,
  expectServes,
  INSTALL_MS_MAX,
  PRODUCTION_ENV,
  startShop,
} from './start-shop.ts';
import * as support from './start-support.ts';

/** The user id of "nobody", who can write only where the test allows it. */
const OTHER_UID = 65_534;
const IS_ROOT = process.getuid?.() === 0;

const scratch = createScratchFolder();

test(
  'another user starts a fresh clone in production, then the demo',
  async () => {
    const clone = createClone(
      join(scratch, 'other'),
      support.buildPathWithThisNode(join(scratch, 'node')),
      IS_ROOT ? OTHER_UID : undefined,
    );
    const shop = await startShop(clone, PRODUCTION_ENV);
    await expectServes(shop);
    shop.npm.child.kill('SIGTERM');
    expect(await shop.npm.exited).toEqual({ code: 0, signal: null });
    await expectEnded(shop);

    const demo = await startShop({ ...clone, dataDir: join(clone.dataDir, 'demo') }, DEMO_ENV);
    await expectServes(demo);
    expect(demo.npm.output).toContainEqual(expect.stringMatching(/^Demo shopper: /));
    demo.npm.child.kill('SIGTERM');
    expect(await demo.npm.exited).toEqual({ code: 0, signal: null });
    await expectEnded(demo);
  },
  INSTALL_MS_MAX,
);
