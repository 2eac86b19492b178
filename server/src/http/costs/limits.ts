/** The buckets of each payer. docs/limits.md repeats these numbers for operators, and a test compares the two. */
import type { CostUnit } from './cost.ts';

/** `capacity`: how much a payer may spend at once. `per_minute`: how fast time empties the bucket. */
type Limit = { capacity: number; per_minute: number };

/**
 * `address`: all clients behind one IP address. It pays for guests, and for the cpu and database of every call whose token is not known yet.
 * Thousands of phones share one address of a mobile network, so these limits are wide.
 * `surcharge`: the same address, for work that only some calls of a route cause: rendering a page that is not kept, a search that is not
 * cached, an order by its id. It is separate, so that a client who uses it up does not keep others behind the address from kept pages.
 * `shoppers`: the signed-in shoppers of one address together. It is separate, so that guests who use up their address's buckets do not keep
 * signed-in shoppers from ordering.
 * `person`: one signed-in shopper. `staff`: one staff member, who works with the shop all day; their address pays nothing.
 */
export const PAYER_KINDS = ['address', 'surcharge', 'shoppers', 'person', 'staff'] as const;
export type PayerKind = (typeof PAYER_KINDS)[number];

export type Limits = Readonly<Record<PayerKind, Readonly<Partial<Record<CostUnit, Limit>>>>>;

export const LIMITS: Limits = {
  address: {
    // A steady load of half a core.
    cpu: { capacity: 30_000, per_minute: 30_000 },
    database: { capacity: 30_000, per_minute: 30_000 },
    password: { capacity: 100, per_minute: 20 },
    mail: { capacity: 120, per_minute: 2 },
    message: { capacity: 60, per_minute: 1 },
    stock: { capacity: 60, per_minute: 2 },
    // Notices of a payment provider come from a few addresses.
    provider: { capacity: 600, per_minute: 600 },
    upload: { capacity: 60, per_minute: 2 },
  },
  surcharge: {
    cpu: { capacity: 30_000, per_minute: 30_000 },
    database: { capacity: 30_000, per_minute: 30_000 },
  },
  shoppers: {
    cpu: { capacity: 60_000, per_minute: 60_000 },
    database: { capacity: 60_000, per_minute: 60_000 },
    password: { capacity: 300, per_minute: 60 },
    mail: { capacity: 600, per_minute: 20 },
    stock: { capacity: 600, per_minute: 20 },
    provider: { capacity: 600, per_minute: 120 },
    upload: { capacity: 600, per_minute: 20 },
  },
  person: {
    cpu: { capacity: 10_000, per_minute: 6_000 },
    database: { capacity: 6_000, per_minute: 3_000 },
    password: { capacity: 60, per_minute: 6 },
    mail: { capacity: 40, per_minute: 1 },
    message: { capacity: 18, per_minute: 1 },
    stock: { capacity: 40, per_minute: 2 },
    provider: { capacity: 60, per_minute: 12 },
    upload: { capacity: 60, per_minute: 2 },
  },
  staff: {
    cpu: { capacity: 60_000, per_minute: 60_000 },
    database: { capacity: 60_000, per_minute: 60_000 },
    password: { capacity: 60, per_minute: 6 },
    mail: { capacity: 3_000, per_minute: 300 },
    stock: { capacity: 3_000, per_minute: 300 },
    provider: { capacity: 600, per_minute: 60 },
    upload: { capacity: 3_000, per_minute: 300 },
  },
};
