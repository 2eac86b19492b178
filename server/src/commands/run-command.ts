/** Shared code of the operators' commands, which read the shop's environment, open its database and print one result. */
import { readConfig } from '../config.ts';
import { type OpenDatabase, openDatabase } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';

/** Ends a command with a message for the operator. */
export class CommandError extends Error {}

/** Runs `work` on the shop's database. An embedded database can be open in one process only, so its shop must be stopped first. */
export async function withShopDatabase<Value>(work: (database: OpenDatabase) => Promise<Value>): Promise<Value> {
  const configResult = readConfig(process.env);
  if (!configResult.ok) throw new CommandError(configResult.problems.join('\n'));
  const { databaseUrl, dataDir, databasePool } = configResult.config;
  const database = await openDatabase({ databaseUrl, dataDir, poolMax: databasePool, log: () => {} });
  try {
    await migrate(database, () => {});
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Prints the result of `run`, or its error. */
export async function runCommand(run: (args: string[]) => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await run(process.argv.slice(2))}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
