/** `npm run staff -- add <username> [name] | password <username> | disable <username>`: who may sign in as staff. */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { readConfig } from './config.ts';
import { openDatabase } from './database/connect.ts';
import type { Db } from './database/db.ts';
import { migrate } from './database/migrate.ts';
import { addStaff, disableStaff, findPasswordProblem, findUsernameProblem, setStaffPassword } from './domains/staff/staff.ts';

const USAGE = `npm run staff -- add <username> [name]     somebody new
npm run staff -- password <username>       a new password; signs them out everywhere, and lets them in again
npm run staff -- disable <username>        they cannot come in any more`;

class CommandError extends Error {}

/** Reads the password from the terminal without echo, or from standard input; never from arguments, which other users of the machine can read. */
async function readPassword(): Promise<string> {
  const password = process.stdin.isTTY ? await readHiddenLine('Password: ') : ((await text(process.stdin)).split(/\r?\n/)[0] ?? '');
  const problem = findPasswordProblem(password);
  if (problem) throw new CommandError(problem);
  return password;
}

async function readHiddenLine(question: string): Promise<string> {
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const answer = await terminal.question('');
  terminal.close();
  process.stderr.write('\n');
  return answer;
}

type StaffInput = { username: string; name: string; password: string };
/** `work` resolves with whether it succeeded; `done` and `failed` are the messages for either. */
type Command = { needsPassword: boolean; work: (db: Db, given: StaffInput) => Promise<boolean>; done: string; failed: string };

const COMMANDS: Record<string, Command> = {
  add: { needsPassword: true, work: addStaff, done: 'can sign in now.', failed: 'is there already.' },
  password: {
    needsPassword: true,
    work: (db, { username, password }) => setStaffPassword(db, username, password),
    ...{ done: 'has a new password.', failed: 'is not known.' },
  },
  disable: {
    needsPassword: false,
    work: (db, { username }) => disableStaff(db, username),
    ...{ done: 'cannot come in any more.', failed: 'is not known.' },
  },
};

async function run([name = '', username = '', ...nameWords]: string[]): Promise<string> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command || !username) throw new CommandError(USAGE);
  const problem = findUsernameProblem(username);
  if (problem) throw new CommandError(problem);
  const read = readConfig(process.env);
  if (!read.ok) throw new CommandError(read.problems.join('\n'));
  const password = command.needsPassword ? await readPassword() : '';
  const { databaseUrl, dataDir, databasePool } = read.config;
  const database = await openDatabase({ databaseUrl, dataDir, poolMax: databasePool, log: () => {} });
  try {
    await migrate(database, () => {});
    const worked = await command.work(database.db, { username, password, name: nameWords.join(' ') || username });
    if (!worked) throw new CommandError(`${username} ${command.failed}`);
    return `${username} ${command.done}`;
  } finally {
    await database.close();
  }
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof CommandError ? error.message : error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
