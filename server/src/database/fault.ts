/** Classifies errors of the database and the disk, for the API's responses and for readiness. */
import { isStaleStatement } from './postgres/prepare-statements.ts';

/**
 * `away`: not reachable. `busy`: no free connection, or a wait that was too long. `stopped`: the embedded database has ended. `full`: no disk
 * space. `memory`: no memory. `limited`: a configured limit is reached.
 */
export type FaultKind = 'away' | 'busy' | 'stopped' | 'full' | 'read-only' | 'memory' | 'limited' | 'damaged';

/** `part`: what failed, the database or the folder of uploaded files. `retryAfter_s`: when a client may sensibly try again. */
export type Fault = { part: 'database' | 'uploads'; kind: FaultKind; retryAfter_s: number };

/** How long each fault usually lasts: a restart or a failover takes seconds, freeing disk space minutes, and damage needs an operator. */
const RETRY_AFTER_S: Record<FaultKind, number> = {
  away: 5,
  busy: 5,
  stopped: 10,
  memory: 30,
  limited: 30,
  'read-only': 30,
  full: 60,
  damaged: 300,
};

/** SQLSTATEs of PostgreSQL and codes of the network. All other codes are bugs of the shop. */
const KIND_BY_CODE: readonly (readonly [code: RegExp, kind: FaultKind])[] = [
  // PostgreSQL or the network closed the connection, or refuses it, for example during a restart.
  [/^(08...|57P0[1-5]|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/, 'away'],
  // No connection is free; or a lock, a statement or a transaction took too long, and PostgreSQL has rolled it back.
  [/^(53300|55P03|57014|25P0[34])$/, 'busy'],
  // The disk is full.
  [/^53100$/, 'full'],
  // PostgreSQL is out of memory.
  [/^53200$/, 'memory'],
  // Another resource is used up, or a configured limit is reached.
  [/^53[04]00$/, 'limited'],
  // The transaction is read-only, as on a standby server.
  [/^25006$/, 'read-only'],
  // Errors of the operating system, missing files, corrupt tables or indexes.
  [/^(58000|58030|58P0[12]|XX00[12])$/, 'damaged'],
];

/** Node's codes for files. Only errors of the file system have a `syscall` and one of these codes. */
const KIND_BY_FILE_CODE: Readonly<Record<string, FaultKind>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'read-only',
  EACCES: 'read-only',
  EPERM: 'read-only',
  EIO: 'damaged',
};

/** Messages without a code by which the driver and the pool report a missing or lost connection. */
const CONNECTION_LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered|was closed))/;
const STOPPED = /^the embedded database has stopped/;

const createFault = (kind: FaultKind, part: Fault['part'] = 'database'): Fault => ({ part, kind, retryAfter_s: RETRY_AFTER_S[kind] });

function findFaultByMessage(message: string): Fault | null {
  if (STOPPED.test(message)) return createFault('stopped');
  return CONNECTION_LOST.test(message) ? createFault('away') : null;
}

/** Returns the fault that caused an error; null for other errors. The failed work was rolled back, so the client may try again. */
export function identifyFault(error: unknown): Fault | null {
  if (!(error instanceof Error)) return null;
  // A migration has just changed the columns; the same query works a moment later.
  if (isStaleStatement(error)) return createFault('away');
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  if (typeof code !== 'string') return findFaultByMessage(error.message);
  const fileFault = typeof syscall === 'string' ? KIND_BY_FILE_CODE[code] : undefined;
  if (fileFault) return createFault(fileFault, 'uploads');
  const kind = KIND_BY_CODE.find(([pattern]) => pattern.test(code))?.[1];
  return kind ? createFault(kind) : null;
}
