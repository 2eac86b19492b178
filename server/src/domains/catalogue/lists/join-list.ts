import { countPages } from '@uruhu/contract/rules/pagination';
import { buildNeighbourUrls } from '../../../http/neighbours.ts';
import type { ListPage } from './list.ts';

/** The reply's other members. `lead`: JSON text of members, without braces. */
type ReplyContext = { url: string; page: number; pagination: number; lead?: string };

/** Joins cards to a reply. The cards are JSON text already, checked by the contract's schema when the snapshot was built. */
export function joinList({ cards, count }: ListPage, { url, page, pagination, lead }: ReplyContext) {
  const rest = JSON.stringify({
    count,
    page,
    page_count: countPages(count, pagination),
    ...buildNeighbourUrls(url, page, pagination, count),
  });
  return { ok: true as const, json: `{"results":[${cards.join(',')}],${lead ? `${lead},` : ''}${rest.slice(1)}` };
}
