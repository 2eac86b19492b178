/** Remembers for each payer, in bounded memory, the leases that the payer may spend and the buckets that are full. */
import { LRUCache } from 'lru-cache';
import type { CostUnit } from './cost.ts';
import { PAYER_KINDS, type PayerKind } from './limits.ts';

export type Payer = { kind: PayerKind; id: string };

/**
 * The payer may spend `remaining` until `ends_ms`. `unpaid`: what the process let the payer spend without asking the database, which charges it
 * with the next block (the amount that one query leases).
 */
export type Lease = { remaining: number; unpaid: number; ends_ms: number };
/** At `foundAt_ms`, the database had no room in the bucket for `amount` or more. It has room for `amount` at `until_ms`. */
type FullBucket = { amount: number; foundAt_ms: number; until_ms: number };

export type Account = {
  leases: Partial<Record<CostUnit, Lease>>;
  fullBuckets: Partial<Record<CostUnit, FullBucket>>;
  /** The query that is leasing a block for the payer; the payer's other calls wait for it. Null if none runs. */
  pendingBlock: Promise<void> | null;
  /** When the log last reported that the payer has reached a limit. */
  reportedAt_ms: number;
};

/**
 * How many payers of each kind the process remembers. Above that, it forgets the payers that called longest ago, with the rest of their
 * leases. Their buckets stay in the database.
 */
const PAYERS_MAX = 10_000;
const REPORT_EVERY_MS = 60_000;
/** The process asks the database again after this time, because an operator may have emptied the bucket. */
const FULL_MS_MAX = 60_000;

const createAccount = (): Account => ({ leases: {}, fullBuckets: {}, pendingBlock: null, reportedAt_ms: Number.NEGATIVE_INFINITY });
const createAccounts = () => new LRUCache<string, Account>({ max: PAYERS_MAX });

/** Creates the function that returns the account of a payer, the same object each time while it is remembered. */
export function createAccountLookup(): (payer: Payer) => Account {
  const accounts = Object.fromEntries(PAYER_KINDS.map((kind) => [kind, createAccounts()])) as Record<
    PayerKind,
    ReturnType<typeof createAccounts>
  >;
  return ({ kind, id }) => {
    const existing = accounts[kind].get(id);
    if (existing) return existing;
    const account = createAccount();
    accounts[kind].set(id, account);
    return account;
  };
}

/** The seconds until a full bucket has room for `amount`; 0 where this process does not know it to be full. */
export function getWait_s({ fullBuckets }: Account, unit: CostUnit, amount: number, now_ms: number): number {
  const fullBucket = fullBuckets[unit];
  if (!fullBucket || amount < fullBucket.amount || fullBucket.foundAt_ms + FULL_MS_MAX < now_ms) return 0;
  // Rounds to milliseconds first, because otherwise a rounding error in the clock's fractions would count as another second.
  return Math.max(0, Math.ceil(Math.round(fullBucket.until_ms - now_ms) / 1000));
}

type RefusedCharge = { amount: number; wait_s: number; now_ms: number };

/** Remembers that the bucket has no room for `amount` for the next `wait_s`. */
export function rememberFullBucket({ fullBuckets }: Account, unit: CostUnit, { amount, wait_s, now_ms }: RefusedCharge): void {
  fullBuckets[unit] = { amount, foundAt_ms: now_ms, until_ms: now_ms + wait_s * 1000 };
}

/** Returns true at most once a minute for each payer: then the caller logs that the payer has reached a limit. */
export function takeReportTurn(account: Account, now_ms: number): boolean {
  if (account.reportedAt_ms + REPORT_EVERY_MS > now_ms) return false;
  account.reportedAt_ms = now_ms;
  return true;
}
