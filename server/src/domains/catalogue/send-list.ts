import { pageCount } from '@uruhu/contract/rules/pagination';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { neighbours } from '../../http/neighbours.ts';
import type { ListPage } from './list.ts';

/** What stands beside the cards: `lead` is JSON already, members without braces. */
type Around = { url: FastifyRequest['url']; page: number; pagination: number; lead?: string };

/** Cards are JSON already, shaped by the contract's schema when the snapshot was built: they are joined, not made again. */
export function sendList(reply: FastifyReply, { cards, count }: ListPage, { url, page, pagination, lead }: Around) {
  const rest = JSON.stringify({ count, page, page_count: pageCount(count, pagination), ...neighbours(url, page, pagination, count) });
  reply.header('content-type', 'application/json; charset=utf-8');
  return reply.serializer(String).send(`{"results":[${cards.join(',')}],${lead ? `${lead},` : ''}${rest.slice(1)}`);
}
