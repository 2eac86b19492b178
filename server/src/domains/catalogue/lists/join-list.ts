import { countPages } from '@uruhu/contract/rules/pagination';
import { buildNeighbourUrls } from '../../../http/neighbours.ts';
import type { ListPage } from './list.ts';

/** `pagination`: the page size. `members`: JSON text of further members of the reply, without braces. */
type ReplyContext = { url: string; page: number; pagination: number; members?: string };

/** Joins cards to a reply. The cards are JSON texts, which the contract's schema has checked when the snapshot was built. */
export function joinList({ cards, count }: ListPage, { url, page, pagination, members }: ReplyContext) {
  const counts = JSON.stringify({
    count,
    page,
    page_count: countPages(count, pagination),
    ...buildNeighbourUrls(url, page, pagination, count),
  });
  return { ok: true as const, json: `{"results":[${cards.join(',')}],${members ? `${members},` : ''}${counts.slice(1)}` };
}
