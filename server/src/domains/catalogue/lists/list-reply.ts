import { countPages } from '@uruhu/contract/rules/pagination';
import { buildNeighbourUrls } from '../../../http/neighbours.ts';
import type { ListPage } from './list.ts';

/** The members of an object as JSON text, without braces. */
export const formatJsonMembers = (object: object): string => JSON.stringify(object).slice(1, -1);

/** `pagination`: the page size. `members`: JSON text of further members of the reply, without braces. */
type ReplyContext = { url: string; page: number; pagination: number; members?: string };

/** Builds the reply of a list. The cards are JSON texts, which the contract's schema has checked when the snapshot was built. */
export function buildListReply({ cards, count }: ListPage, { url, page, pagination, members }: ReplyContext) {
  const counts = formatJsonMembers({
    count,
    page,
    page_count: countPages(count, pagination),
    ...buildNeighbourUrls(url, { page, pageSize: pagination, count }),
  });
  return { ok: true as const, json: `{"results":[${cards.join(',')}],${members ? `${members},` : ''}${counts}}` };
}
