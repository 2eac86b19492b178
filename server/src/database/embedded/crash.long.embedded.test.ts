import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createMigratedFolder } from '../../../test/support/database/data-folder.ts';
import { compareOrders, parseAcknowledged, readOrders, type WrittenOrder } from '../../../test/support/database/written-orders.ts';
import { startScript, type TestProcess } from '../../../test/support/system/processes.ts';
import { openDatabase } from '../connect.ts';

const WRITER = join(import.meta.dirname, '../../../test/support/database/order-writer.ts');
const KILLS = 20;
/** Every fifth kill comes early: while the database still recovers from the kill before. */
const KILLS_PER_EARLY_KILL = 5;
/** An early kill comes at a random time, up to this long after the start of the writer. */
const OPENING_MS_MAX = 800;
/** All other kills come at a random time, up to this long after the first order of the writer. */
const WRITING_MS_MAX = 400;
/** The line by which the writer acknowledges an order: its id, a UUID, and the number of its lines. */
const ACKNOWLEDGEMENT = /^[0-9a-f-]{36} /;
/** Starts order-writer.ts: it prints the orders that it finds in the database, and then writes orders without end. */
const startWriter = (dataDir: string): TestProcess => startScript(WRITER, [dataDir, String(Number.POSITIVE_INFINITY), 'report']);
/** The prefix of the line in which the writer prints the orders that it found. */
const FOUND_PREFIX = 'found ';
/** The test takes less than a minute on two idle cores; a busy machine must not make it fail. */
const TEST_MS_MAX = 300_000;

/** Parses the orders that the writer found when it opened the database. Returns undefined if the writer was killed before that. */
function parseFoundOrders({ output }: TestProcess): WrittenOrder[] | undefined {
  const [firstLine = ''] = output;
  return firstLine.startsWith(FOUND_PREFIX) ? JSON.parse(firstLine.slice(FOUND_PREFIX.length)) : undefined;
}

test(
  `after each of ${KILLS} kill -9, every acknowledged order is there with all its rows, and no partial one`,
  async () => {
    const dataDir = await createMigratedFolder();
    const acknowledged: string[] = [];
    const expectOrdersSurvived = (orders: readonly WrittenOrder[], kills: number) => {
      const survival = compareOrders(orders, acknowledged);
      expect(survival).toMatchObject({ lost: [], incomplete: [] });
      // The database may have kept the one commit that each kill interrupted.
      expect(survival.orderCount - acknowledged.length).toBeLessThanOrEqual(kills);
    };
    let checks = 0;
    for (let kill = 1; kill <= KILLS; kill++) {
      // Each writer opens the database as the previous kill left it.
      const writer = startWriter(dataDir);
      const isEarlyKill = kill % KILLS_PER_EARLY_KILL === 0;
      if (!isEarlyKill) await writer.waitForLine(ACKNOWLEDGEMENT);
      await sleep(Math.random() * (isEarlyKill ? OPENING_MS_MAX : WRITING_MS_MAX));
      writer.child.kill('SIGKILL');
      expect((await writer.exited).signal, writer.errors.join('\n')).toBe('SIGKILL');
      const foundOrders = parseFoundOrders(writer);
      if (foundOrders) {
        expectOrdersSurvived(foundOrders, kill - 1);
        checks++;
      }
      acknowledged.push(...parseAcknowledged(writer.output));
    }
    const database = await openDatabase({ databaseUrl: undefined, dataDir, log: () => {} });
    const orders = await readOrders(database);
    await database.close();
    expectOrdersSurvived(orders, KILLS);
    // Only the writers of early kills may have been killed before they printed the orders.
    expect(checks).toBeGreaterThanOrEqual(KILLS - KILLS / KILLS_PER_EARLY_KILL);
    expect(acknowledged.length).toBeGreaterThan(KILLS);
    process.stdout.write(
      `${KILLS} kill -9: ${acknowledged.length} orders acknowledged, all there; ${orders.length - acknowledged.length} more kept\n`,
    );
  },
  TEST_MS_MAX,
);
