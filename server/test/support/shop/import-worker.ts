/** A process that works on the waiting import, for tests that kill it. Argument: the database's URL. */
import { openDatabase } from '../../../src/database/connect.ts';
import { runWaitingImport } from '../../../src/domains/product-files/product-files.ts';
import type { Storage } from '../../../src/storage/storage.ts';

const database = await openDatabase({ databaseUrl: process.argv[2], dataDir: '', log: () => {} });
process.stdout.write('working\n');
const import_id = await runWaitingImport({
  db: database.db,
  storage: {} as Storage,
  fetchPicture: () => Promise.reject(new Error('no picture is fetched in this test')),
});
process.stdout.write(`ended ${import_id}\n`);
await database.close();
