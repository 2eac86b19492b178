/**
 * A process for tests: opens and migrates a database, prints `open` with the names of the applied migrations, and keeps the database open
 * until it is killed or its input closes. If that fails, it prints `refused` with the message of the error and ends.
 *
 * Arguments: the data folder, the folder of migrations, and a PostgreSQL URL (without one, it opens the embedded database).
 */
import { openDatabase } from '../../../src/database/connect.ts';
import { migrate } from '../../../src/database/migrate.ts';

const [dataDir = '', migrations = '', databaseUrl] = process.argv.slice(2);
try {
  const database = await openDatabase({ databaseUrl, dataDir, log: () => {} });
  const applied = await migrate(database, () => {}, migrations);
  process.stdout.write(`open ${applied.join(' ')}\n`);
  // The parent process holds the input open; when the parent ends, the input closes.
  process.stdin.once('close', () => process.exit(0)).resume();
} catch (error) {
  process.stdout.write(`refused ${error instanceof Error ? error.message : String(error)}\n`, () => process.exit(1));
}
