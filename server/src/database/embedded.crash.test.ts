import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startScript } from '../../test/support/processes.ts';
import { tempFolder } from '../../test/support/temp-folder.ts';
import { checkOrders, parseAcknowledged } from '../../test/support/written-orders.ts';
import { openDatabase } from './connect.ts';

const WRITER = join(import.meta.dirname, '../../test/support/order-writer.ts');
const KILLS = 20;
/** Of these, one in five comes while the database is still being opened and recovers from the kill before. */
const OPENING_EVERY = 5;
const OPENING_MS_MAX = 800;
const WRITING_MS_MAX = 400;
/** It takes less than a minute on two idle cores; a busy machine must not make it fail. */
const TEST_MS_MAX = 300_000;

test(
  `after each of ${KILLS} kill -9, every acknowledged order is there, whole, and no half one`,
  async () => {
    const dataDir = tempFolder();
    const acknowledged: string[] = [];
    let orders = 0;
    for (let kill = 1; kill <= KILLS; kill++) {
      const writer = startScript(WRITER, [dataDir]);
      if (kill % OPENING_EVERY !== 0) await writer.line(/./);
      await sleep(Math.random() * (kill % OPENING_EVERY === 0 ? OPENING_MS_MAX : WRITING_MS_MAX));
      writer.child.kill('SIGKILL');
      expect((await writer.exited).signal, writer.errors.join('\n')).toBe('SIGKILL');
      acknowledged.push(...parseAcknowledged(writer.output));

      const database = await openDatabase({ databaseUrl: undefined, dataDir, log: () => {} });
      const survival = await checkOrders(database, acknowledged);
      await database.close();
      expect(survival).toMatchObject({ lost: [], torn: [] });
      // The commit that the kill came in the middle of may have been kept, but only that one.
      expect(survival.orders - acknowledged.length).toBeLessThanOrEqual(kill);
      orders = survival.orders;
    }
    expect(acknowledged.length).toBeGreaterThan(KILLS);
    process.stdout.write(
      `${KILLS} kill -9: ${acknowledged.length} orders acknowledged, all there; ${orders - acknowledged.length} more kept\n`,
    );
  },
  TEST_MS_MAX,
);
