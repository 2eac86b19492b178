/** Readable ids, which the addresses of pages contain. */

const LENGTH_MAX = 60;

/** 'Crème & Co' becomes 'creme-co'; `fallback` if no character of the name can be in an id. */
export function createSlug(name: string, fallback: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LENGTH_MAX)
    .replace(/^-|-$/g, '');
  return slug || fallback;
}

/** The slug itself, or if it is taken, the slug with the first free number: 'creme-2'. */
export function findFreeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number++;
  return `${slug}-${number}`;
}
