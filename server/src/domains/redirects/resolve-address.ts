import { BRAND_PARAMETER } from '@uruhu/contract/catalogue/filters';
import { id } from '@uruhu/contract/fields/text';
import { toPlainName } from '@uruhu/contract/rules/plain-text';
import { normaliseFromPath } from '@uruhu/contract/rules/redirect-paths';
import type { Db } from '../../database/db.ts';
import { buildCategoryPath } from './category-redirect.ts';
import { findCategoryOfArchivedProduct, findRedirectFrom, selectRenamedBrands } from './queries.ts';

/** URLs are parsed with this origin, as the parser needs one. */
const ORIGIN = 'http://shop.invalid';

/** Replaces the former names of brands in the query by their current names; null if the query has no former name. */
async function renameBrands(db: Db, query: URLSearchParams, isBrand: (name: string) => boolean): Promise<URLSearchParams | null> {
  const unknownNames = query.getAll(BRAND_PARAMETER).filter((name) => !isBrand(name));
  const currentNames = unknownNames.length > 0 ? await selectRenamedBrands(db, unknownNames) : new Map<string, string>();
  if (currentNames.size === 0) return null;
  const names = new Set(query.getAll(BRAND_PARAMETER).map((name) => toPlainName(currentNames.get(name) ?? name)));
  const renamedQuery = new URLSearchParams([...query].filter(([key]) => key !== BRAND_PARAMETER));
  for (const name of names) renamedQuery.append(BRAND_PARAMETER, name);
  return renamedQuery;
}

/** `to`: null if the address leads nowhere. `is_gone`: the address is of a product that is no longer sold, and `to` has similar ones. */
type ResolvedAddress = { to: string | null; is_gone: boolean };

const UNRESOLVED: ResolvedAddress = { to: null, is_gone: false };

const PRODUCT_PATH = /^\/product\/([^/]+)$/;

/**
 * The address of the category of an archived product. It is looked up for each request instead of stored as a redirect, so that no redirect
 * must be deleted when the product is published again. It does not check whether the product was ever published, as visitors cannot know the
 * address of a product that was not.
 */
async function findCategoryPathOfArchivedProduct(db: Db, from_path: string): Promise<string | null> {
  const segment = PRODUCT_PATH.exec(from_path)?.[1] ?? '';
  // Checks the id, as the database refuses characters such as '%00'. Decoding cannot fail, because `normaliseFromPath` has checked that.
  const product_id = id.safeParse(decodeURIComponent(segment)).data;
  const category_id = product_id === undefined ? null : await findCategoryOfArchivedProduct(db, product_id);
  return category_id === null ? null : buildCategoryPath(category_id);
}

/** Where a path without a page leads. `search`: the query of the address, from '?'; null if the path leads nowhere. */
async function resolvePath(db: Db, from_path: string, search: string): Promise<ResolvedAddress | null> {
  const redirect = await findRedirectFrom(db, from_path);
  if (!redirect) {
    const categoryPath = await findCategoryPathOfArchivedProduct(db, from_path);
    return categoryPath === null ? null : { to: categoryPath, is_gone: true };
  }
  const { to_path, is_automatic } = redirect;
  // The shop itself redirects a product only when it is deleted. A redirect that staff have written or changed names a successor.
  if (is_automatic && PRODUCT_PATH.test(from_path)) return { to: to_path, is_gone: true };
  // Keeps the query, as the filters and the page number of a list also apply to the list that has replaced it.
  return { to: /[?#]/.test(to_path) ? to_path : to_path + search, is_gone: false };
}

/**
 * Where an address of the storefront leads now. The storefront asks for addresses that have no page, and for those with the name of a brand.
 * `isBrand`: whether a brand has this name now.
 */
export async function resolveAddress(db: Db, address: string, isBrand: (name: string) => boolean): Promise<ResolvedAddress> {
  // Ignores texts that are no paths of this site: '//other.example', '/.//other.example', or '//[', which cannot be parsed.
  if (!/^\/(?![/\\])/.test(address) || !URL.canParse(address, ORIGIN)) return UNRESOLVED;
  const { pathname, searchParams, search } = new URL(address, ORIGIN);
  if (/^\/[/\\]/.test(pathname)) return UNRESOLVED;
  const from_path = normaliseFromPath(pathname);
  const resolved = from_path === null ? null : await resolvePath(db, from_path, search);
  if (resolved) return resolved;
  const query = searchParams.has(BRAND_PARAMETER) ? await renameBrands(db, searchParams, isBrand) : null;
  return query ? { to: `${pathname}?${query}`, is_gone: false } : UNRESOLVED;
}
