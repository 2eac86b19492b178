/**
 * Charges the cost of a call to the buckets of its payers. The buckets are in the database, shared by all processes. A process charges cpu
 * and database in blocks (leases) and spends them in memory, so that a cheap call waits for no query. It charges the other units exactly.
 */
import type { BucketCharge } from '../../database/charges.ts';
import type { Db } from '../../database/db.ts';
import { type ChargeBuckets, createBucketStore } from './bucket-store.ts';
import { COST_UNITS, type Cost, type CostUnit, isLeased } from './cost.ts';
import { LIMITS, type Limit, type Limits, PAYER_KINDS, type PayerKind } from './limits.ts';
import { type Account, createAccountLookup, getWait_s, type Lease, type Payer, rememberFullBucket, takeReportTurn } from './payers.ts';

export type Charge = { payer: Payer; cost: Cost };
/** A full bucket, and the seconds until it has room. `shouldLog`: the log has not reported this payer within the last minute. */
export type BucketRefusal = { payer: Payer; unit: CostUnit; wait_s: number; shouldLog: boolean };
/** Charges everything, or returns the first full bucket; earlier charges stay. Returns a promise only where it needs a query. */
export type ChargeCosts = (charges: readonly Charge[]) => BucketRefusal | null | Promise<BucketRefusal | null>;

/** The part of a cost in one unit, with the limit of the payer's bucket. */
type CostItem = { unit: CostUnit; amount: number; limit: Limit; isLeased: boolean };
/** A charge with the account of its payer, and with those parts of its cost that have a limit. */
type Bill = { payer: Payer; account: Account; items: readonly CostItem[] };
type ChargeContext = { charge: ChargeBuckets; now_ms: () => number };

/** The share of a bucket that a process leases at once. */
const BLOCK_SHARE = 0.05;
/** The share of a bucket that a process lets a payer spend before the process asks the database, which charges this advance with the next block. */
const ADVANCE_SHARE = 0.01;
/** How long a lease lasts; then the process gives up the rest of the block. */
const LEASE_MS = 60_000;

/** The database measures a bucket in seconds: the time that it takes to become empty. */
const buildBucketCharge = ({ kind, id }: Payer, { unit, limit }: CostItem, amount: number): BucketCharge => ({
  bucket: `${kind}\n${unit}\n${id}`,
  cost_s: (amount / limit.per_minute) * 60,
  capacity_s: (limit.capacity / limit.per_minute) * 60,
});

/** Costs are constants, so the items of each cost and kind of payer are computed once. */
function createItemLookup(limits: Limits): (kind: PayerKind, cost: Cost) => readonly CostItem[] {
  const itemsByKind = Object.fromEntries(PAYER_KINDS.map((kind) => [kind, new WeakMap<Cost, readonly CostItem[]>()]));
  return (kind, cost) => {
    const cached = itemsByKind[kind]?.get(cost);
    if (cached) return cached;
    const items = COST_UNITS.flatMap((unit): CostItem[] => {
      const [limit, amount = 0] = [limits[kind][unit], cost[unit]];
      return limit && amount > 0 ? [{ unit, amount, limit, isLeased: isLeased(unit) }] : [];
    });
    itemsByKind[kind]?.set(cost, items);
    return items;
  };
}

function findRefusal({ payer, account }: Bill, { unit, amount }: CostItem, time_ms: number): BucketRefusal | null {
  const wait_s = getWait_s(account, unit, amount, time_ms);
  return wait_s > 0 ? { payer, unit, wait_s, shouldLog: takeReportTurn(account, time_ms) } : null;
}

/** The refusal by a bucket that this process remembers to be full; null where it remembers none. */
function findRememberedRefusal(bills: readonly Bill[], time_ms: number): BucketRefusal | null {
  for (const bill of bills) {
    for (const item of bill.items) {
      const refusal = findRefusal(bill, item, time_ms);
      if (refusal) return refusal;
    }
  }
  return null;
}

/** Returns the current lease, or starts one with a new advance. It forgets the unpaid advance of an expired lease, which is too small to matter. */
function getLease({ leases }: Account, { unit, limit }: CostItem, time_ms: number): Lease {
  const existing = leases[unit];
  if (existing && existing.ends_ms > time_ms) return existing;
  const advance = limit.capacity * ADVANCE_SHARE;
  const lease = { remaining: advance, unpaid: advance, ends_ms: time_ms + LEASE_MS };
  leases[unit] = lease;
  return lease;
}

const needsBlock = (account: Account, item: CostItem, time_ms: number) =>
  item.isLeased && getLease(account, item, time_ms).remaining < item.amount;

function spendFromLeases({ account, items }: Bill, time_ms: number): void {
  for (const item of items) if (item.isLeased) getLease(account, item, time_ms).remaining -= item.amount;
}

async function leaseBlocks({ charge, now_ms }: ChargeContext, { payer, account }: Bill, items: readonly CostItem[]): Promise<void> {
  const blocks = items.map((item) => Math.max(item.amount, item.limit.capacity * BLOCK_SHARE));
  const charges = items.map((item, index) =>
    buildBucketCharge(payer, item, (blocks[index] ?? 0) + getLease(account, item, now_ms()).unpaid),
  );
  const waits_s = await charge(charges, { isLease: true });
  const time_ms = now_ms();
  for (const [index, item] of items.entries()) {
    const wait_s = waits_s[index] ?? 0;
    // Amount 0: while the bucket has no room for a block, this process refuses every call that needs one, however little it costs.
    if (wait_s > 0) rememberFullBucket(account, item.unit, { amount: 0, wait_s, now_ms: time_ms });
    else
      account.leases[item.unit] = {
        remaining: getLease(account, item, time_ms).remaining + (blocks[index] ?? 0),
        unpaid: 0,
        ends_ms: time_ms + LEASE_MS,
      };
  }
}

/** Leases the blocks that are missing, then spends from the leases. */
async function leaseAndSpend(context: ChargeContext, bill: Bill): Promise<BucketRefusal | null> {
  const { account, items } = bill;
  for (;;) {
    const itemsWithoutLease = items.filter((item) => needsBlock(account, item, context.now_ms()));
    if (itemsWithoutLease.length === 0) {
      spendFromLeases(bill, context.now_ms());
      return null;
    }
    const refusal = findRememberedRefusal([bill], context.now_ms());
    if (refusal) return refusal;
    // Calls that come meanwhile wait for the same block.
    account.pendingBlock ??= leaseBlocks(context, bill, itemsWithoutLease).finally(() => {
      account.pendingBlock = null;
    });
    await account.pendingBlock;
  }
}

/** Charges the units that are not leased, all in one statement. */
async function chargeExactly({ charge, now_ms }: ChargeContext, bills: readonly Bill[]): Promise<BucketRefusal | null> {
  const exactItems = bills.flatMap((bill) => bill.items.filter(({ isLeased }) => !isLeased).map((item) => ({ bill, item })));
  if (exactItems.length === 0) return null;
  const charges = exactItems.map(({ bill, item }) => buildBucketCharge(bill.payer, item, item.amount));
  const waits_s = await charge(charges, { isLease: false });
  const time_ms = now_ms();
  let firstRefusal: BucketRefusal | null = null;
  for (const [index, { bill, item }] of exactItems.entries()) {
    const wait_s = waits_s[index] ?? 0;
    if (wait_s === 0) continue;
    rememberFullBucket(bill.account, item.unit, { amount: item.amount, wait_s, now_ms: time_ms });
    firstRefusal ??= findRefusal(bill, item, time_ms);
  }
  return firstRefusal;
}

async function chargeWithQueries(context: ChargeContext, bills: readonly Bill[]): Promise<BucketRefusal | null> {
  for (const bill of bills) {
    const refusal = await leaseAndSpend(context, bill);
    if (refusal) return refusal;
  }
  return chargeExactly(context, bills);
}

/** `now_ms`: a monotonic clock, because an operator may adjust the time of day. */
type Options = { limits?: Limits; now_ms?: () => number };

export function openBuckets(db: Db, { limits = LIMITS, now_ms = () => performance.now() }: Options = {}): ChargeCosts {
  const context = { charge: createBucketStore(db, now_ms), now_ms };
  const findAccount = createAccountLookup();
  const findItems = createItemLookup(limits);
  return (charges) => {
    const time_ms = now_ms();
    const bills = charges.map(({ payer, cost }) => ({ payer, account: findAccount(payer), items: findItems(payer.kind, cost) }));
    const refusal = findRememberedRefusal(bills, time_ms);
    if (refusal) return refusal;
    const areLeasesEnough = bills.every(({ account, items }) =>
      items.every((item) => item.isLeased && !needsBlock(account, item, time_ms)),
    );
    if (!areLeasesEnough) return chargeWithQueries(context, bills);
    for (const bill of bills) spendFromLeases(bill, time_ms);
    return null;
  };
}
