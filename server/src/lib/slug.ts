/** Readable ids, which the addresses of pages contain. */
import { createHash } from 'node:crypto';

const LENGTH_MAX = 60;

/** 'Crème & Co' becomes 'creme-co'; `fallback` if no character of the name can be in an id. */
export function createSlug(name: string, fallback: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, LENGTH_MAX)
    .replace(/-$/, '');
  return slug || fallback;
}

/** How many things with one slug and one key get ids of their own. */
const SLUGS_MAX = 20;
const ENDING_LENGTH = 6;

/**
 * The ids that a thing with this slug can have, best first: the slug, then the slug with endings that are made from `key`. So the form and a file make the
 * same id of the same product, and two of the many names without Latin letters hardly ever want the same one.
 */
export const listSlugs = (slug: string, key: string): string[] => [
  slug,
  ...Array.from({ length: SLUGS_MAX - 1 }, (_, round) => {
    const ending = createHash('sha256').update(`${key}\n${round}`).digest('hex').slice(0, ENDING_LENGTH);
    return `${slug}-${ending}`;
  }),
];

/** The slug itself, or if it is taken, the slug with the first free number: 'creme-2'. */
export function findFreeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number++;
  return `${slug}-${number}`;
}
