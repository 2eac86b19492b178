import type { FastifyReply } from 'fastify';
import type { ListPage } from './list.ts';

/** Cards are JSON already, shaped by the contract's schema when the snapshot was built: they are joined, not made again. */
export function sendList(
  reply: FastifyReply,
  { cards, count }: ListPage,
  around: { next: string | null; previous: string | null },
  lead: Record<string, unknown> = {},
) {
  const rest = JSON.stringify({ ...lead, count, ...around });
  reply.header('content-type', 'application/json; charset=utf-8');
  return reply.serializer(String).send(`{"results":[${cards.join(',')}],${rest.slice(1)}`);
}
