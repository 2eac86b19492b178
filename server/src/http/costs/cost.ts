/** Costs that the server charges in addition to those that the endpoints declare. */

import type { Cost } from '@uruhu/contract/endpoints/cost';

export { COST_UNITS, type Cost, type CostUnit, FREE } from '@uruhu/contract/endpoints/cost';

/** Whether each process counts the unit in its own memory (see buckets.ts). It does so for the units that nearly every call costs. */
export const isCountedInMemory = (unit: string): boolean => unit === 'cpu' || unit === 'database';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The cost of one call. The server does not start with a route that declares none. */
    cost?: Cost;
  }
}

/** The cost of an address that has no route. */
export const NOT_FOUND: Cost = { cpu: 1 };

/** Reading, parsing and checking a body takes the main thread up to a millisecond for so many bytes (bodies/worst-bodies.test.ts). */
const BODY_BYTES_PER_CPU = 64 * 1024;
const bodyCosts: Cost[] = [];

/** The cost of a body, in addition to that of its call; the same object for the same cost. Null for a small body, which costs nothing more. */
export function findBodyCost(bytes: number): Cost | null {
  const cpu = Math.floor(bytes / BODY_BYTES_PER_CPU);
  if (cpu === 0) return null;
  bodyCosts[cpu] ??= { cpu };
  return bodyCosts[cpu];
}

/** A search, a filter or suggestions that are not cached: the work grows with the catalogue. */
export const UNCACHED_RESULT: Cost = { cpu: 25 };

/** A product that is read for the link of a staff member, and is not cached. */
export const PREVIEW: Cost = { database: 8 };

/**
 * Looking up an order by nothing but its id: about 120 a minute from one address. It takes only two queries; the cost is higher, so that a
 * guest cannot try long lists of ids.
 */
export const ORDER_BY_ID: Cost = { database: 250 };
