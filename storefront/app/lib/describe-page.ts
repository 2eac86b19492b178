/** The meta tags of a page for browsers, search engines and share cards. */
import type { MetaDescriptor } from 'react-router';
import { homeTitle } from '#messages/shell/common';
import { type RootData, SHOP_NAME } from './shop.ts';
import { toPlainText } from './text/plain-text.ts';

const DESCRIPTION_LENGTH_MAX = 160;

export type PageDescription = {
  /** The title without the shop's name; null for the home page, which has the shop's name alone. */
  title: string | null;
  description: string;
  /** The canonical path, from '/'. Without it the page asks search engines not to index it. */
  path?: string | undefined;
  /** The paths of the previous and next page of a list, from '/'. */
  previous?: string | undefined;
  next?: string | undefined;
  /** The path of its image, from '/'. */
  image?: string | undefined;
};

/** Shortens a text to `max` characters, cut after a word. */
export function shorten(text: string, max = DESCRIPTION_LENGTH_MAX): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max).replace(/\s+\S*$/, '')}…`;
}

/** `matches` is the argument of React Router's meta function; the first one is the root, which has the shop's settings. */
export function describePage(matches: readonly unknown[], page: PageDescription): MetaDescriptor[] {
  const root = (matches[0] as { loaderData?: RootData } | undefined)?.loaderData;
  const shopName = root?.shop?.name ?? SHOP_NAME;
  const title = page.title === null ? homeTitle(shopName) : `${page.title} | ${shopName}`;
  const description = shorten(toPlainText(page.description));
  const origin = root?.origin ?? '';
  const tags: MetaDescriptor[] = [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: shopName },
  ];
  if (page.image) tags.push({ property: 'og:image', content: new URL(page.image, origin || undefined).href });
  if (!page.path) return [...tags, { name: 'robots', content: 'noindex' }];
  tags.push({ tagName: 'link', rel: 'canonical', href: origin + page.path }, { property: 'og:url', content: origin + page.path });
  if (page.previous) tags.push({ tagName: 'link', rel: 'prev', href: origin + page.previous });
  if (page.next) tags.push({ tagName: 'link', rel: 'next', href: origin + page.next });
  return tags;
}
