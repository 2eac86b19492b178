/** `npm run mail -- list | retry …`: lists unsent mails and sends them again. */
import { parseArgs } from 'node:util';
import { countUnsent, type ResendCounts, resendMails } from '../domains/mail/mail.ts';
import { CommandError, runCommand, withShopDatabase } from './run-command.ts';

const USAGE = `npm run mail -- list                          what is not sent, by state and kind, and why
npm run mail -- retry --all-refused           sends all again that the mail server refused
npm run mail -- retry --since 2d              only those written within two days (m, h and d are known)
npm run mail -- retry --kind orderPlaced      only those of one kind
npm run mail -- retry --waiting …             those that wait as well, which are then tried at once
npm run mail -- retry --uncertain …           those that have perhaps arrived as well: they may come twice`;

const UNITS_S = { m: 60, h: 3_600, d: 86_400 } as const;

function parseSeconds(text: string): number {
  const [, count, unit] = /^(\d{1,4})([mhd])$/.exec(text) ?? [];
  if (!count || !unit) throw new CommandError(`"${text}" is no time: write 30m, 12h or 2d.`);
  return Number(count) * UNITS_S[unit as keyof typeof UNITS_S];
}

const OPTIONS = {
  kind: { type: 'string' },
  since: { type: 'string' },
  'all-refused': { type: 'boolean' },
  waiting: { type: 'boolean' },
  uncertain: { type: 'boolean' },
} as const;

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

const listUnsentMails = () =>
  withShopDatabase(async ({ db }) => {
    const rows = await countUnsent(db);
    if (rows.length === 0) return 'Every mail is sent.';
    return rows
      .map(({ state, kind, count, oldest_at, last_error }) => {
        const since = oldest_at.toISOString().slice(0, 16).replace('T', ' ');
        return `${String(count).padStart(6)}  ${state.padEnd(8)}  ${kind.padEnd(20)}  since ${since} UTC  ${last_error}`;
      })
      .join('\n');
  });

const formatMailCount = (count: number) => `${count} ${count === 1 ? 'mail is' : 'mails are'}`;

function describeResend({ resent, left }: ResendCounts, when: string): string {
  if (resent + left === 0) return 'There are no such mails.';
  const sent = resent === 0 ? 'No mail is sent again.' : `${formatMailCount(resent)} sent again ${when}.`;
  return left === 0 ? sent : `${sent} ${formatMailCount(left)} left as before: too old, or the shopper has ended such mails.`;
}

/** The options of the command line. */
type RetryOptions = ReturnType<typeof readArguments>['values'];

function retryMails(options: RetryOptions): Promise<string> {
  const { kind = null, since, waiting, uncertain } = options;
  if (kind === null && since === undefined && !options['all-refused'])
    throw new CommandError(`Which mails? Say --all-refused, --since or --kind.\n\n${USAGE}`);
  if (uncertain) process.stderr.write('Some of these mails may have arrived already, and may come a second time.\n');
  const states: ('refused' | 'waiting' | 'sending')[] = ['refused'];
  if (waiting) states.push('waiting');
  if (uncertain) states.push('sending');
  const selection = { kind, since_s: since === undefined ? null : parseSeconds(since), states };
  return withShopDatabase(async ({ db, engine }) => {
    const when = engine === 'embedded' ? 'at the next start of the shop' : 'by the running shop, within seconds';
    return describeResend(await resendMails(db, selection), when);
  });
}

await runCommand(async (args) => {
  const { values, positionals } = readArguments(args);
  if (positionals.join() === 'list') return listUnsentMails();
  if (positionals.join() === 'retry') return retryMails(values);
  throw new CommandError(USAGE);
});
