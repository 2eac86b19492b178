/** Brands in groups by their first letter, for the A-Z page. */
import { plainName } from '@uruhu/contract/rules/plain-text';

export const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Where names that begin with no letter stand. */
export const OTHER = '#';

type Named = { name: string };
export type BrandGroup<Brand> = { letter: string; brands: Brand[] };

/** 'É' is an E, '3CE' is no letter. */
export function letterOf(name: string): string {
  const first = plainName(name).normalize('NFD').charAt(0).toUpperCase();
  return LETTERS.includes(first) ? first : OTHER;
}

/** Groups in the order of the alphabet, what is no letter last; names within a group in order. */
export function groupByLetter<Brand extends Named>(brands: readonly Brand[]): BrandGroup<Brand>[] {
  const sorted = brands.toSorted((a, b) => plainName(a.name).localeCompare(plainName(b.name), 'en', { sensitivity: 'base' }));
  return [...LETTERS, OTHER]
    .map((letter) => ({ letter, brands: sorted.filter(({ name }) => letterOf(name) === letter) }))
    .filter((group) => group.brands.length > 0);
}
