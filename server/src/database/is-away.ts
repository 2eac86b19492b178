import { isStale } from './prepared.ts';

/** What the driver and the pool say, without a code, when there is no connection, or none any more. */
const LOST = /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered|was closed))/;
/** What the network says, and what a PostgreSQL says that is going, coming, or full: class 08, 57P01 to 57P03, 53300. */
const AWAY = /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|57P0[1-3]|53300)$/;

/** What it says when it gave up, and undid all: a lock did not come in time, the statement or the whole transaction took too long. */
const GAVE_UP = /^(55P03|57014|25P0[34])$/;

/**
 * Whether a query failed because its database could not be reached, was lost on the way, is held up, or has just been migrated: whoever
 * asks again later may be answered. Locks are held up by a connection that hangs, until the server ends its transaction.
 */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isStale(error)) return true;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? AWAY.test(code) || GAVE_UP.test(code) : LOST.test(error.message);
}
