/**
 * A process for tests: it opens and migrates a database, says `open` with the migrations that it applied, and holds it until killed
 * or until its input closes.
 *
 * Arguments: the data folder, the folder of migrations, and a PostgreSQL URL unless the embedded database is meant.
 */
import { openDatabase } from '../../src/database/connect.ts';
import { migrate } from '../../src/database/migrate.ts';

const [dataDir = '', migrations = '', databaseUrl] = process.argv.slice(2);
try {
  const database = await openDatabase({ databaseUrl, dataDir, log: () => {} });
  const applied = await migrate(database, () => {}, migrations);
  process.stdout.write(`open ${applied.join(' ')}\n`);
  // Whoever started it holds its input open, and cannot fail to close it.
  process.stdin.once('close', () => process.exit(0)).resume();
} catch (error) {
  process.stdout.write(`refused ${error instanceof Error ? error.message : String(error)}\n`);
}
