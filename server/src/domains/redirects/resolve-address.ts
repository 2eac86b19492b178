import { BRAND_PARAMETER } from '@uruhu/contract/catalogue/filters';
import { id } from '@uruhu/contract/fields/text';
import { toPlainName } from '@uruhu/contract/rules/plain-text';
import { normaliseFromPath } from '@uruhu/contract/rules/redirect-paths';
import type { Db } from '../../database/db.ts';
import { buildCategoryPath } from './leave-redirect.ts';
import { findCategoryOfArchived, findTarget, selectRenamedBrands } from './queries.ts';

/** Only completes paths, to parse them. */
const ORIGIN = 'http://shop.invalid';

/** The query with the present names of renamed brands; null if it names none. */
async function renameBrands(db: Db, query: URLSearchParams, isBrand: (name: string) => boolean): Promise<URLSearchParams | null> {
  const unknown = query.getAll(BRAND_PARAMETER).filter((name) => !isBrand(name));
  const renamed = unknown.length > 0 ? await selectRenamedBrands(db, unknown) : new Map<string, string>();
  if (renamed.size === 0) return null;
  const names = new Set(query.getAll(BRAND_PARAMETER).map((name) => toPlainName(renamed.get(name) ?? name)));
  const result = new URLSearchParams([...query].filter(([key]) => key !== BRAND_PARAMETER));
  for (const name of names) result.append(BRAND_PARAMETER, name);
  return result;
}

/**
 * The category of an archived product. It is looked up for each request and not written as a redirect, so publishing the product again has
 * nothing to undo. Whether the product was ever published does not matter: nobody knows the address of one that was not.
 */
async function findTargetOfArchived(db: Db, from_path: string): Promise<string | null> {
  const segment = /^\/product\/([^/]+)$/.exec(from_path)?.[1] ?? '';
  // An id with signs such as '%00', which the database refuses, is no product's. normaliseFromPath has refused what cannot be decoded.
  const product_id = id.safeParse(decodeURIComponent(segment)).data;
  const category_id = product_id === undefined ? null : await findCategoryOfArchived(db, product_id);
  return category_id === null ? null : buildCategoryPath(category_id);
}

/**
 * Where an address of the storefront leads by now: null for an address that has not changed. The caller asks for addresses that have no
 * page, and for those that name a brand. `isBrand`: whether a brand is called so now.
 */
export async function resolveAddress(db: Db, address: string, isBrand: (name: string) => boolean): Promise<string | null> {
  // Anything else is no path of this site, such as '//[', which is no address, or '/.//other.example'.
  if (!/^\/(?![/\\])/.test(address) || !URL.canParse(address, ORIGIN)) return null;
  const { pathname, searchParams, search } = new URL(address, ORIGIN);
  if (/^\/[/\\]/.test(pathname)) return null;
  const from_path = normaliseFromPath(pathname);
  // A redirect that staff have written from the product's address wins over its category.
  const target = from_path && ((await findTarget(db, from_path)) ?? (await findTargetOfArchived(db, from_path)));
  // Filters and the page of a list also fit the list that has replaced it.
  if (target) return target.includes('?') || target.includes('#') ? target : target + search;
  const query = searchParams.has(BRAND_PARAMETER) ? await renameBrands(db, searchParams, isBrand) : null;
  return query && `${pathname}?${query}`;
}
