import { countPages } from '@uruhu/contract/rules/pagination';
import type { MetaDescriptor } from 'react-router';
import { describePage, type PageDescription } from '#app/lib/describe-page.ts';
import type { Section } from '#app/lib/section.ts';
import type { Listing } from './listing-page.ts';

type ListDescription = Omit<PageDescription, 'path' | 'previous' | 'next'> & {
  listing: Section<Listing> | undefined;
  /** Builds the URL of a page of the list; null keeps the list out of search engines. */
  buildHref: ((page: number) => string) | null;
};

/** The meta tags of a page of a list, with its canonical URL and those of the previous and next page. A page past the end gets no URLs. */
export function describeList(matches: readonly unknown[], { listing, buildHref, ...description }: ListDescription): MetaDescriptor[] {
  if (!buildHref || !listing?.ok) return describePage(matches, description);
  const { page, count, perPage } = listing.data;
  const pages = countPages(count, perPage);
  if (page > pages) return describePage(matches, description);
  return describePage(matches, {
    ...description,
    path: buildHref(page),
    previous: page > 1 ? buildHref(page - 1) : undefined,
    next: page < pages ? buildHref(page + 1) : undefined,
  });
}
