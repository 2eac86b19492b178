/** Finds links that staff have written and that lead to no page of the shop. */
import type { Db } from '../../database/db.ts';
import { PAGE_PATTERNS } from '../../http/pages/page-costs.ts';
import { type Catalogue, findEntry } from '../catalogue/catalogue.ts';
import { resolveAddress } from './resolve-address.ts';

/** The patterns of all pages but the one for unknown addresses: each segment is a name, or ':' and a name for any text. */
const PAGE_SEGMENTS = PAGE_PATTERNS.filter((pattern) => pattern !== '*').map((pattern) => pattern.split('/'));

/** Addresses that the storefront does not serve, such as pictures. They are not checked. */
const OTHER_ADDRESS = /^\/(?:api|admin|media|assets|dev)(?:\/|$)|\.\w+$/i;

const matchesPattern = (segments: readonly string[], pattern: readonly string[]): boolean =>
  segments.length === pattern.length &&
  pattern.every((part, index) => (part.startsWith(':') ? segments[index] !== '' : part === segments[index]?.toLowerCase()));

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const toPath = (link: string): string => link.split(/[?#]/, 1)[0] ?? '';

/** Whether the storefront has a page at this path, which has no query and no fragment. */
function hasPage(path: string, catalogue: Catalogue): boolean {
  const segments = path.replace(/(?<=.)\/+$/, '').split('/');
  const pattern = PAGE_SEGMENTS.find((parts) => matchesPattern(segments, parts));
  if (!pattern) return false;
  const id = decodeSegment(segments.at(-1) ?? '');
  if (pattern.at(-1) === ':productId') return findEntry(catalogue, id) !== undefined;
  return pattern.at(-1) === ':categoryId' ? catalogue.categories.byId.has(id) : true;
}

/**
 * How many links without a page are looked up in the database for one list, one after the other. A text can have thousands of links, but
 * hardly ever ten without a page.
 */
const LOOKUPS_MAX = 200;

/**
 * Those of the links that lead to a path of this site without a page and without a redirect, each once; also those to products that are no
 * longer sold. Ignores links to other sites, to places in their own page and to files, and all links after the first LOOKUPS_MAX without a
 * page.
 */
export async function findMissingPages(db: Db, catalogue: Catalogue, links: Iterable<string>): Promise<Set<string>> {
  const lacksPage = (path: string) => /^\/(?!\/)/.test(path) && !OTHER_ADDRESS.test(path) && !hasPage(path, catalogue);
  const unresolvedLinks = [...new Set(links)].filter((link) => lacksPage(toPath(link))).slice(0, LOOKUPS_MAX);
  const missingLinks = new Set<string>();
  // A path contains no names of brands, so this is never called.
  const isBrand = () => true;
  for (const link of unresolvedLinks) {
    const { to, is_gone } = await resolveAddress(db, toPath(link), isBrand);
    if (to === null || is_gone) missingLinks.add(link);
  }
  return missingLinks;
}
