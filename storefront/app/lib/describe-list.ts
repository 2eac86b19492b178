import { pageCount } from '@uruhu/contract/rules/pagination';
import type { MetaDescriptor } from 'react-router';
import { describePage, type PageDescription } from './describe-page.ts';
import type { Listing } from './listing.ts';
import type { Section } from './section.ts';

type ListDescription = Omit<PageDescription, 'path' | 'previous' | 'next'> & {
  listing: Section<Listing> | undefined;
  /** The address of a page of it; null keeps the list out of search engines. */
  hrefFor: ((page: number) => string) | null;
};

/** A page of a list: it has one address, and says what comes before and after. A page past the end is none. */
export function describeList(matches: readonly unknown[], { listing, hrefFor, ...about }: ListDescription): MetaDescriptor[] {
  if (!hrefFor || !listing?.ok) return describePage(matches, about);
  const { page, count, perPage } = listing.data;
  const pages = pageCount(count, perPage);
  if (page > pages) return describePage(matches, about);
  return describePage(matches, {
    ...about,
    path: hrefFor(page),
    ...(page > 1 ? { previous: hrefFor(page - 1) } : {}),
    ...(page < pages ? { next: hrefFor(page + 1) } : {}),
  });
}
