/**
 * A second process must not write to the database of a running shop, even if the lock file is deleted. second-writer.long.embedded.test.ts tests
 * other ways to get past the lock.
 */
import { expect, test } from 'vitest';
import { createMigratedFolder } from '../../../test/support/database/data-folder.ts';
import {
  deleteLock,
  expectAllOrdersComplete,
  kill,
  placeOrder,
  startWriter,
  TEST_MS_MAX,
} from '../../../test/support/database/order-writers.ts';

test(
  'when the lock file is deleted while a shop is idle, a second shop on this machine is refused',
  async () => {
    const dataDir = await createMigratedFolder();
    const first = startWriter(dataDir, { orders: 'per-line' });
    await placeOrder(first);
    deleteLock(dataDir);
    const second = startWriter(dataDir, { orders: 1 });
    expect((await second.exited).code).not.toBe(0);
    expect(second.errors.join('\n')).toContain('the embedded database is in use by');
    expect(second.output).toEqual([]);
    await kill(first);
    await expectAllOrdersComplete(dataDir, [first]);
  },
  TEST_MS_MAX,
);
