/** Checks by a real write whether the shop can take orders. Callers share the result, so that frequent probes do not burden the database. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { type Fault, type FaultKind, identifyFault } from './fault.ts';
import type { Database } from './schema.ts';

/** Entries such as `database: read-only`. `down`: the shop cannot take orders. `degraded`: it takes orders, but something else fails. */
type ReadinessState = { down: string[]; degraded: string[] };

export type Readiness = {
  /** Never rejects. The state of the database is at most `every_ms` old, that of the folder of uploads `uploads_every_ms`. */
  check(): Promise<ReadinessState>;
  /**
   * Lets the error of a failed request count for a while, even if the probe succeeds: a disk can be full only where some tables grow.
   * `isPlacingOrder`: the request was to place an order.
   */
  rememberError(error: unknown, request: { isPlacingOrder: boolean }): void;
};

const CHECK_EVERY_MS = 5_000;
const UPLOADS_EVERY_MS = 60_000;
/** The time-out of a check: longer than a request waits for a free connection of the pool. */
const CHECK_TIMEOUT_MS = 6_000;
/** How long the error of a request counts. */
const REMEMBERED_FAULT_MS = 30_000;

/** Faults that the probe may miss, and that stop more than the request that met them. */
const REMEMBERED_KINDS: ReadonlySet<FaultKind> = new Set(['full', 'read-only', 'limited']);

/** The tables that placing an order writes to. The probe reads the first and last page of each, which fails for a lost file or a broken page. */
const ORDER_TABLES = ['orders', 'order_lines', 'order_events', 'stock', 'stock_reservations', 'carts', 'cart_items', 'mails'] as const;
const PAGE_BYTES = 8_192;
const countFirstAndLastPage = (table: string) => {
  const lastPage = sql`greatest(pg_relation_size(${sql.lit(table)}::regclass) / ${sql.lit(PAGE_BYTES)} - 1, 0)`;
  // A subquery computes the size once; next to ctid, PostgreSQL would compute it for each row of every page.
  const rowIds = sql`(select array['(0,1)'::tid, format('(%s,1)', ${lastPage})::tid])::tid[]`;
  return sql`(select count(*) from ${sql.table(table)} where ctid = any(${rowIds}))`;
};

/**
 * Sorts more than fits into memory, so that PostgreSQL needs a quarter of a megabyte of disk for a moment, which fails on a full disk.
 * `offset 0` keeps the planner from dropping the sort.
 */
const USE_DISK_SPACE = sql`select count(*) from (
  select repeat(md5(number::text), 32) as text from generate_series(1, 250) as number order by 1 offset 0
) as sorted`;

/**
 * Commits a write, reads the newest order by its index and the first and last page of each order table, and uses some disk. It takes one
 * transaction of a few milliseconds.
 */
async function probeDatabase(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select set_config('statement_timeout', '4s', true), set_config('lock_timeout', '1s', true), set_config('work_mem', '64kB', true)`.execute(
      trx,
    );
    // If another process holds the row, it is writing at this moment, which proves the same.
    await sql`update readiness_probe set probed_at = now() where only_row = (select only_row from readiness_probe for update skip locked)`.execute(
      trx,
    );
    await sql`select 1 from orders order by created_at desc, order_id desc limit 1`.execute(trx);
    await sql`select ${sql.join(ORDER_TABLES.map(countFirstAndLastPage), sql` + `)}`.execute(trx);
    await USE_DISK_SPACE.execute(trx);
  });
}

/**
 * Returns a function that runs `work` if its last result is older than `every_ms`. Concurrent callers share the run; if the run takes too long,
 * they get `timeoutFault`.
 */
function shareCheck(work: () => Promise<Fault | null>, every_ms: number, timeoutFault: Fault | null): () => Promise<Fault | null> {
  let running: Promise<Fault | null> | undefined;
  let lastResult: { fault: Fault | null; at_ms: number } | undefined;
  return async () => {
    if (lastResult && performance.now() - lastResult.at_ms < every_ms) return lastResult.fault;
    running ??= work().then((fault) => {
      lastResult = { fault, at_ms: performance.now() };
      running = undefined;
      return fault;
    });
    return Promise.race([running, pause(CHECK_TIMEOUT_MS, timeoutFault, { ref: false })]);
  };
}

/** Resolves with the fault of `work`. An unknown error counts as damage, because the probe runs only simple statements. */
const findFault = (work: () => Promise<void>, part: Fault['part']) => (): Promise<Fault | null> =>
  work().then(
    () => null,
    (error: unknown) => identifyFault(error) ?? { part, kind: 'damaged', retryAfter_s: 0 },
  );

const formatFault = ({ part, kind }: Fault) => `${part}: ${kind}`;

export type ReadinessOptions = { every_ms?: number; uploads_every_ms?: number; remembered_fault_ms?: number };

/** `tryUploads`: rejects where no file can be written. */
export function openReadiness(
  db: Kysely<Database>,
  tryUploads: () => Promise<void>,
  { every_ms = CHECK_EVERY_MS, uploads_every_ms = UPLOADS_EVERY_MS, remembered_fault_ms = REMEMBERED_FAULT_MS }: ReadinessOptions = {},
): Readiness {
  const checkDatabase = shareCheck(
    findFault(() => probeDatabase(db), 'database'),
    every_ms,
    { part: 'database', kind: 'away', retryAfter_s: 0 },
  );
  const checkUploads = shareCheck(findFault(tryUploads, 'uploads'), uploads_every_ms, null);
  let rememberedFault: { fault: Fault; until_ms: number } | undefined;
  return {
    async check() {
      const [databaseFault, uploadsFault] = await Promise.all([checkDatabase(), checkUploads()]);
      const recentFault = rememberedFault && performance.now() < rememberedFault.until_ms ? rememberedFault.fault : null;
      const downFault = databaseFault ?? recentFault;
      return {
        down: downFault ? [formatFault(downFault)] : [],
        degraded: uploadsFault ? [formatFault({ ...uploadsFault, part: 'uploads' })] : [],
      };
    },
    rememberError(error, { isPlacingOrder }) {
      const fault = identifyFault(error);
      if (fault?.part !== 'database') return;
      // Damage in another request does not count, because it affects only requests that read the same page of a table.
      if (REMEMBERED_KINDS.has(fault.kind) || (fault.kind === 'damaged' && isPlacingOrder))
        rememberedFault = { fault, until_ms: performance.now() + remembered_fault_ms };
    },
  };
}
