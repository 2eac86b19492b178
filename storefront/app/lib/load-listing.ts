import type { Client } from '@uruhu/contract/client';
import type { Asked, ListKind } from './asked.ts';
import { toPageCard } from './card.server.ts';
import { type Offers, offersFrom } from './facets.ts';
import { toFilterQuery } from './filters.ts';
import type { Listing } from './listing.ts';
import { type Section, toSection } from './section.ts';

export type FoundList = Listing & {
  offers: Offers;
  /** What was probably meant by the search. */
  corrected: string | null;
};

/** The page of a list that is asked for, with what its filter panel offers. */
export async function loadListing(api: Client, asked: Asked, kind: ListKind): Promise<Section<FoundList>> {
  const { q, page, chosen, sort = kind.sorts[0], perPage = kind.perPage } = asked;
  const answer = await api.filterProducts(page, {
    ...toFilterQuery(chosen, kind.pinned),
    ...{ search: q, sortBy: sort, pagination: perPage, status: 'published', scope: 'light' },
  });
  return toSection(answer, (found) => ({
    cards: found.results.map((product) => toPageCard(product, kind.preferredTag)),
    ...{ count: found.count, page, perPage },
    offers: offersFrom(found.facets, chosen),
    corrected: found.corrected_term,
  }));
}
