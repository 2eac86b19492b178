import type { Client } from '@uruhu/contract/client';
import { DEFAULT_LANGUAGE, translatePath } from '@uruhu/contract/languages';
import { LANGUAGE } from '#language';

/** `isGone`: the URL is of a product that is no longer sold, and `to` has similar ones. */
type ResolvedAddress = { to: string; isGone: boolean };

/** Where a URL without a page leads; null if it leads nowhere. The API knows the URLs without the prefix of a language. */
export async function resolveAddress(api: Client, { pathname, search }: URL): Promise<ResolvedAddress | null> {
  const found = await api.redirect(translatePath(pathname + search, DEFAULT_LANGUAGE));
  if (!found.ok || found.data.to === null) return null;
  return { to: translatePath(found.data.to, LANGUAGE), isGone: found.data.is_gone };
}
