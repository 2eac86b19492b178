/** A list that is narrowed by a person's beauty profile. Pure. */
import type { BeautyProfile } from '@uruhu/contract/account';
import type { Filter } from '@uruhu/contract/filters';
import type { Chosen } from './filters.ts';

/** What the profile says, as filters: those that it says nothing of are absent. */
export function profileFilters({ skin_type, skin_concern, avoided }: BeautyProfile): Chosen {
  const lists: [Filter, readonly string[]][] = [
    ['skin_type', skin_type ? [skin_type] : []],
    ['skin_concern', skin_concern],
    ['without', avoided],
  ];
  return Object.fromEntries(lists.filter(([, values]) => values.length > 0));
}

/** What is chosen, with the filters that the profile speaks of set to what it says. */
export const withProfile = (chosen: Chosen, profile: BeautyProfile): Chosen => ({ ...chosen, ...profileFilters(profile) });

const same = (one: readonly string[] = [], other: readonly string[] = []) =>
  one.length === other.length && one.every((value) => other.includes(value));

/** Whether the list is narrowed by just that already. */
export const hasProfile = (chosen: Chosen, profile: BeautyProfile): boolean =>
  (Object.entries(profileFilters(profile)) as [Filter, readonly string[]][]).every(([name, values]) => same(chosen[name], values));

/** Nothing was told that narrows anything. */
export const isEmptyProfile = (profile: BeautyProfile): boolean => Object.keys(profileFilters(profile)).length === 0;
