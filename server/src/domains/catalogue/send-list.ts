import type { FastifyReply } from 'fastify';
import type { ListPage } from './list.ts';

/** Where the neighbouring pages are: the same address with another `page`; null at the ends. */
export function neighbours(url: string, page: number, pagination: number, count: number): { next: string | null; previous: string | null } {
  const [path, query] = url.split('?');
  const at = (other: number) => {
    const params = new URLSearchParams(query);
    params.set('page', String(other));
    return `${path}?${params}`;
  };
  return {
    next: page * pagination < count ? at(page + 1) : null,
    previous: page > 1 && count > 0 ? at(Math.min(page - 1, Math.ceil(count / pagination))) : null,
  };
}

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
