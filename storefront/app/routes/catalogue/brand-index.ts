/** Brands in groups by their first letter, for the A-Z page. */
import { toPlainName } from '@uruhu/contract/rules/plain-text';
import { compareNames } from '#app/lib/text/compare-names.ts';

export const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** The group of names that do not begin with a letter. */
export const OTHER_GROUP = '#';

type WithName = { name: string };
export type BrandGroup<Brand> = { letter: string; brands: Brand[] };

/** The group of a name: 'É' belongs to E, '3CE' to '#'. */
export function getLetter(name: string): string {
  const firstLetter = toPlainName(name).normalize('NFD').charAt(0).toUpperCase();
  return LETTERS.includes(firstLetter) ? firstLetter : OTHER_GROUP;
}

/** Groups in alphabetical order, '#' last; sorted names in each group. */
export function groupByLetter<Brand extends WithName>(brands: readonly Brand[]): BrandGroup<Brand>[] {
  const sorted = brands.toSorted((a, b) => compareNames(toPlainName(a.name), toPlainName(b.name)));
  return [...LETTERS, OTHER_GROUP]
    .map((letter) => ({ letter, brands: sorted.filter(({ name }) => getLetter(name) === letter) }))
    .filter((group) => group.brands.length > 0);
}
