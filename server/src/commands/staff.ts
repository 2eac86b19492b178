/** `npm run staff -- add <username> [name] [--role <role>] | password | disable | reset-totp <username>`: manages who may sign in as staff. */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { STAFF_ROLES, type StaffRole } from '@uruhu/contract/staff/permissions';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/connect.ts';
import type { Db } from '../database/db.ts';
import { migrate } from '../database/migrate.ts';
import {
  addStaff,
  disableStaff,
  findMemberPasswordFault,
  findPasswordLengthProblem,
  findUsernameProblem,
  resetTotp,
  setStaffPassword,
} from '../domains/staff/staff.ts';
import { STAFF_MESSAGES } from '../messages/messages.ts';
import { CommandError } from './run-command.ts';

const USAGE = `npm run staff -- add <username> [name] [--role <role>]   adds a member: ${STAFF_ROLES.join(', ')}; owner without --role
npm run staff -- password <username>                     sets a password, ends all sessions, and enables a disabled member
npm run staff -- disable <username>                      ends all sessions; the member cannot sign in any more
npm run staff -- reset-totp <username>                   ends TOTP: the password alone signs the member in`;

/** Reads the password from the terminal without echo, or from standard input; never from arguments, which other users of the machine can read. */
async function readPassword(): Promise<string> {
  const password = process.stdin.isTTY ? await readHiddenLine('Password: ') : ((await text(process.stdin)).split(/\r?\n/)[0] ?? '');
  const problem = findPasswordLengthProblem(password);
  if (problem) throw new CommandError(problem);
  return password;
}

async function readHiddenLine(question: string): Promise<string> {
  process.stderr.write(question);
  const discardingOutput = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: discardingOutput, terminal: true });
  const line = await terminal.question('');
  terminal.close();
  process.stderr.write('\n');
  return line;
}

type StaffInput = { username: string; name: string; role: StaffRole; password: string };
/** `work` resolves with whether it succeeded. If so, the command prints the username and `done`, otherwise the username and `failed`. */
type Command = { needsPassword: boolean; work: (db: Db, input: StaffInput) => Promise<boolean>; done: string; failed: string };

const COMMANDS: Record<string, Command> = {
  add: { needsPassword: true, work: addStaff, done: 'can sign in now.', failed: 'exists already.' },
  password: {
    needsPassword: true,
    work: (db, { username, password }) => setStaffPassword(db, username, password),
    done: 'has a new password.',
    failed: 'is not known.',
  },
  disable: {
    needsPassword: false,
    work: (db, { username }) => disableStaff(db, username),
    done: 'cannot sign in any more.',
    failed: 'is not known.',
  },
  'reset-totp': {
    needsPassword: false,
    work: (db, { username }) => resetTotp(db, username),
    done: 'signs in by the password alone now.',
    failed: 'is not known.',
  },
};

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { role: { type: 'string', default: 'owner' } } });
    const role = STAFF_ROLES.find((staffRole) => staffRole === values.role);
    if (!role) throw new CommandError(`A role is one of ${STAFF_ROLES.join(', ')}.`);
    const [commandName = '', username = '', ...nameWords] = positionals;
    return { commandName, username, nameWords, role };
  } catch (error) {
    throw error instanceof CommandError ? error : new CommandError(USAGE);
  }
}

async function run(args: string[]): Promise<string> {
  const { commandName, username, nameWords, role } = readArguments(args);
  const command = Object.hasOwn(COMMANDS, commandName) ? COMMANDS[commandName] : undefined;
  if (!command || !username) throw new CommandError(USAGE);
  const problem = findUsernameProblem(username);
  if (problem) throw new CommandError(problem);
  const configResult = readConfig(process.env);
  if (!configResult.ok) throw new CommandError(configResult.problems.join('\n'));
  const password = command.needsPassword ? await readPassword() : '';
  const { databaseUrl, dataDir, databasePool } = configResult.config;
  const database = await openDatabase({ databaseUrl, dataDir, poolMax: databasePool, log: () => {} });
  try {
    await migrate(database, () => {});
    const fault = command.needsPassword ? await findMemberPasswordFault(database.db, { username }, password) : null;
    if (fault) throw new CommandError(STAFF_MESSAGES.refusals[fault]);
    const succeeded = await command.work(database.db, { username, password, role, name: nameWords.join(' ') || username });
    if (!succeeded) throw new CommandError(`${username} ${command.failed}`);
    return `${username} ${command.done}`;
  } finally {
    await database.close();
  }
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
