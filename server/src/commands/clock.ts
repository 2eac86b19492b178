/** `npm run clock -- show | accept`: shows whether the shop's clock has jumped, and accepts it. */

import { readShopTime } from '../database/clock.ts';
import { acceptClock, findOpenJump } from '../domains/health/health.ts';
import { STAFF_MESSAGES } from '../messages/messages.ts';
import { createMessage } from '../messages/sentences.ts';
import { CommandError, runCommand, withShopDatabase } from './run-command.ts';

const USAGE = `npm run clock -- show      what time the database has, and whether it jumped
npm run clock -- accept    accept the time: the shop cancels orders, sends reminders and deletes old data again`;

const formatTime = (time: Date) => `${time.toISOString().replace('T', ' ').slice(0, 19)} UTC`;
const NO_LOG = { warn: () => {} };

async function run([verb, ...superfluous]: string[]): Promise<string> {
  if ((verb !== 'show' && verb !== 'accept') || superfluous.length > 0) throw new CommandError(USAGE);
  return withShopDatabase(async ({ db }) => {
    const jump = await findOpenJump(db);
    const now = formatTime(await readShopTime(db));
    if (!jump) return `The database’s clock says ${now}. It did not jump, or that was accepted.`;
    const { kind, expected_at, found_at } = jump;
    const description = `The clock should have said ${formatTime(expected_at)} and said ${formatTime(found_at)} (${kind}). Now it says ${now}.`;
    if (verb === 'show') return `${description}\nUntil it is accepted, the shop cancels no orders, sends no reminders and deletes nothing.`;
    const accepted = await acceptClock(db, NO_LOG, { found_at, staff_id: null });
    if (!accepted.ok) throw new CommandError(createMessage(accepted, STAFF_MESSAGES));
    return `${description}\nAccepted: the shop's jobs use this time from their next run.`;
  });
}

await runCommand(run);
