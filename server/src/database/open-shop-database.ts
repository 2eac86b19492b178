import { type DatabaseConfig, type OpenDatabase, openDatabase } from './connect.ts';
import { migrate } from './migrate.ts';

type ShopDatabaseConfig = Pick<DatabaseConfig, 'databaseUrl' | 'dataDir'> & { databasePool?: number | undefined };

/** Opens the database of the shop and applies the migrations that are missing. */
export async function openShopDatabase(
  { databaseUrl, dataDir, databasePool }: ShopDatabaseConfig,
  print: (line: string) => void,
): Promise<OpenDatabase> {
  const database = await openDatabase({ databaseUrl, dataDir, poolMax: databasePool, log: print });
  try {
    for (const warning of database.startWarnings) print(warning);
    await migrate(database, print);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
