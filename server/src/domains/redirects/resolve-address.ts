import { BRAND_PARAMETER } from '@uruhu/contract/catalogue/filters';
import { id } from '@uruhu/contract/fields/text';
import { toPlainName } from '@uruhu/contract/rules/plain-text';
import { normaliseFromPath } from '@uruhu/contract/rules/redirect-paths';
import type { Db } from '../../database/db.ts';
import { buildCategoryPath } from './category-redirect.ts';
import { findCategoryOfArchivedProduct, findTarget, selectRenamedBrands } from './queries.ts';

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

/**
 * The address of the category of an archived product. It is looked up for each request instead of stored as a redirect, so that no redirect
 * must be deleted when the product is published again. It does not check whether the product was ever published, as visitors cannot know the
 * address of a product that was not.
 */
async function findTargetOfArchivedProduct(db: Db, from_path: string): Promise<string | null> {
  const segment = /^\/product\/([^/]+)$/.exec(from_path)?.[1] ?? '';
  // Checks the id, as the database refuses characters such as '%00'. Decoding cannot fail, because `normaliseFromPath` has checked that.
  const product_id = id.safeParse(decodeURIComponent(segment)).data;
  const category_id = product_id === undefined ? null : await findCategoryOfArchivedProduct(db, product_id);
  return category_id === null ? null : buildCategoryPath(category_id);
}

/**
 * The current address of a page of the storefront; null if the address has not changed. The storefront asks for addresses that have no page,
 * and for those with the name of a brand. `isBrand`: whether a brand has this name now.
 */
export async function resolveAddress(db: Db, address: string, isBrand: (name: string) => boolean): Promise<string | null> {
  // Ignores texts that are no paths of this site: '//other.example', '/.//other.example', or '//[', which cannot be parsed.
  if (!/^\/(?![/\\])/.test(address) || !URL.canParse(address, ORIGIN)) return null;
  const { pathname, searchParams, search } = new URL(address, ORIGIN);
  if (/^\/[/\\]/.test(pathname)) return null;
  const from_path = normaliseFromPath(pathname);
  // A redirect that staff have written from a product's address takes precedence over the product's category.
  const target = from_path && ((await findTarget(db, from_path)) ?? (await findTargetOfArchivedProduct(db, from_path)));
  // Keeps the query, as the filters and the page number of a list also apply to the list that has replaced it.
  if (target) return target.includes('?') || target.includes('#') ? target : target + search;
  const query = searchParams.has(BRAND_PARAMETER) ? await renameBrands(db, searchParams, isBrand) : null;
  return query && `${pathname}?${query}`;
}
