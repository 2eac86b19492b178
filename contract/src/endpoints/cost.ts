/** The cost of a call. Each endpoint declares it, and one guard charges it before the work starts. */

/**
 * `cpu`: milliseconds of the main thread or of a worker. `database`: queries. `password`: passwords that are hashed or checked.
 * `mail`: mails that the call may send. `message`: messages to the shop, six units each. `stock`: orders or pieces that the call may hold.
 * `provider`: calls to a payment provider. `upload`: files that the server reads. A comment at the declaration says where a cost is higher
 * than the real one, to make the call rarer.
 */
export const COST_UNITS = ['cpu', 'database', 'password', 'mail', 'message', 'stock', 'provider', 'upload'] as const;
export type CostUnit = (typeof COST_UNITS)[number];
export type Cost = Readonly<Partial<Record<CostUnit, number>>>;

/** The mails about an act of staff on staff or money: to two owners and the member concerned, more than most shops need. */
export const NOTICE_MAILS = 3;

/** For calls without measurable cost, such as sending a file from disk unchanged or a few bytes from memory. */
export const FREE: Cost = Object.freeze({});

/** A read from memory. */
export const FROM_MEMORY: Cost = { cpu: 1 };
