/** How often one address may do what others could abuse, counted by all processes together, and over a restart. */
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { tries } from '../database/tries.ts';
import type { Db } from './parts.ts';
import { SHARED_RATE } from './rate-limits.ts';
import { TryLater } from './try-later.ts';

/** Of IPv6 the network counts: one house has as many addresses as it likes. */
export const addressOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => normalizeIP(ip);

/**
 * A route's `preHandler`: counts a call once its body has been read and found whole, so that a typing error costs nothing. Throws
 * TryLater (429) beyond the rate.
 */
export function sharedLimit(db: Db, name: keyof typeof SHARED_RATE): (request: FastifyRequest) => Promise<void> {
  const calls = tries(name, SHARED_RATE[name]);
  return async (request) => {
    const wait_s = await calls.take(db, addressOf(request));
    if (wait_s > 0) throw new TryLater(429, wait_s);
  };
}
