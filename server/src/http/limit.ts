import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RATE } from './rate-limits.ts';
import { TryLater } from './try-later.ts';

/** Counts one more of whoever asks; throws TryLater (429) beyond the rate. */
export type MayAsk = (request: FastifyRequest) => Promise<void>;
type Rate = (typeof RATE)[keyof typeof RATE];

/**
 * For what a route cannot count by itself, as only some of its calls count. Each caller of this has a count of its own; pages that are
 * rendered here are not counted.
 */
export function limitOf(app: Pick<FastifyInstance, 'createRateLimit'>, rate: Rate): MayAsk {
  const count = app.createRateLimit(rate);
  return async (request) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw new TryLater(429, Math.max(1, counted.ttlInSeconds));
  };
}
