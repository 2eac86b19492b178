/**
 * How often one reader may try what others could abuse. Counted in this process. Many shoppers share one address of a mobile
 * network, so limits by address alone are wide; guessing a password is limited by address and name together, which never
 * locks the owner out elsewhere.
 */
import type { FastifyRequest } from 'fastify';

const nameTried = (request: FastifyRequest) =>
  String((request.body as { username?: unknown } | undefined)?.username ?? '')
    .trim()
    .toLowerCase();

export const RATE = {
  signIn: {
    max: 10,
    timeWindow: '5 minutes',
    // The name is in the body, which is read by then.
    hook: 'preHandler',
    keyGenerator: (request: FastifyRequest) => `${request.ip} ${nameTried(request).slice(0, 200)}`,
  },
  signUp: { max: 60, timeWindow: '1 hour' },
  /** Looking up an order by its id without being its owner. */
  track: { max: 120, timeWindow: '1 minute' },
} as const;
