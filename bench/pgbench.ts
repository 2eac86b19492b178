/** Writes the recorded statements of a request as a pgbench script. Each transaction runs them with the parameters of another buyer. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { findBinaries } from '../server/test/support/database/postgres-binaries.ts';
import { prepareValue } from '../server/test/support/database/statements.ts';

export type Statement = { text: string; values: readonly unknown[] };
/** Recorded values that differ between buyers, each with the expression that computes it in the script. */
export type VaryingValues = readonly (readonly [recorded: unknown, expression: string])[];
/** `variables`: the values of the script's variables, as pgbench takes them (`name=value`). */
export type Script = { file: string; variables: string[] };

/** Statements whose results later statements use. */
const STORED_RESULTS = [/^select "sessions"\."user_id"/, /^select "cart_id", "ordered_at" from/, /returning "mail_id"$/];
/** The id of the mail in the data of the job that sends it. In the script it is the id that the insert of the mail has returned. */
const MAIL_ID = /"mail_id":"([0-9a-f-]{36})"/;

/** Returns null where this machine has no pgbench. */
export function findPgbench(): string | null {
  const besidePostgres = join(findBinaries().folder, 'pgbench');
  if (existsSync(besidePostgres)) return besidePostgres;
  try {
    return execFileSync('which', ['pgbench'], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}

/** Hashes are buffers, which are equal by their bytes. */
const isSameValue = (one: unknown, other: unknown): boolean =>
  Buffer.isBuffer(one) && Buffer.isBuffer(other) ? one.equals(other) : one === other;

/** A value as pgbench takes it in an argument, which cannot hold the bytes of a buffer. */
const formatVariable = (value: unknown): unknown => (Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : prepareValue(value));

/** Writes the script. `buyerVariables` are the lines that set the variables of a buyer, which the statements use. */
export function writeScript(file: string, buyerVariables: string, statements: readonly Statement[], varying: VaryingValues): Script {
  const variables: string[] = [];
  const formatValue = (value: unknown): string => {
    const replacement = varying.find(([recorded]) => isSameValue(recorded, value));
    if (replacement) return replacement[1];
    if (value === null) return 'null';
    if (value === '') return `''`;
    const name = `v${variables.length}`;
    variables.push(`${name}=${formatVariable(value)}`);
    const mail = typeof value === 'string' ? MAIL_ID.exec(value) : null;
    return mail ? `replace(:${name}, '${mail[1]}', :mail_id)` : `:${name}`;
  };
  const lines = statements.map((statement) => {
    const withValues = statement.text.replace(/\$(\d+)\b/g, (_, position) => formatValue(statement.values[Number(position) - 1])).trim();
    // The shop creates the order's id itself; in the script the first query returns it.
    const statementText = withValues.replace(/^select "sessions"\."user_id",/, '$& gen_random_uuid() as order_id,').replace(/;$/, '');
    return STORED_RESULTS.some((pattern) => pattern.test(statement.text)) ? `${statementText} \\gset` : `${statementText};`;
  });
  writeFileSync(file, [buyerVariables, ...lines, ''].join('\n'));
  return { file, variables };
}

/** `pgbench`: the path of the program. */
type RunOptions = { pgbench: string; databaseUrl: string; script: Script; clients: number; seconds: number; first_buyer: number };

/** Runs the script for some seconds and returns the transactions per second. */
export async function runScript({ pgbench, databaseUrl, script, clients, seconds, first_buyer }: RunOptions): Promise<number> {
  const { hostname, port, username, pathname } = new URL(databaseUrl);
  // The script (see buy.ts) begins each transaction by adding 1 to its number, so the first one has number 0.
  const variables = [`first_buyer=${first_buyer}`, `clients=${clients}`, 'transaction=-1', ...script.variables];
  const connectOptions = ['-h', hostname, '-p', port, '-U', username];
  const runOptions = ['-n', '-M', 'extended', '-c', String(clients), '-j', '1', '-T', String(seconds), '-f', script.file];
  const defineOptions = variables.flatMap((variable) => ['-D', variable]);
  const child = spawn(pgbench, [...connectOptions, ...runOptions, ...defineOptions, pathname.slice(1)]);
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const per_second = Number(/tps = ([\d.]+)/.exec(output)?.[1]);
  if (!(per_second > 0) || /aborted/.test(errors)) throw new Error(`pgbench: ${errors}${output}`);
  return per_second;
}
