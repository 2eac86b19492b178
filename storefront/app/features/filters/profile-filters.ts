/** Turns a beauty profile into filters. */
import type { BeautyProfile } from '@uruhu/contract/account';
import type { Filter } from '@uruhu/contract/catalogue/filters';
import type { ChosenFilters } from './filters.ts';

/** The profile as filters; a filter that it does not mention is absent. */
export function toProfileFilters({ skin_type, skin_concern, avoided }: BeautyProfile): ChosenFilters {
  const lists: [Filter, readonly string[]][] = [
    ['skin_type', skin_type ? [skin_type] : []],
    ['skin_concern', skin_concern],
    ['without', avoided],
  ];
  return Object.fromEntries(lists.filter(([, values]) => values.length > 0));
}

/** The chosen filters, with those that the profile mentions replaced. */
export const applyProfile = (chosen: ChosenFilters, profile: BeautyProfile): ChosenFilters => ({ ...chosen, ...toProfileFilters(profile) });

const haveSameValues = (one: readonly string[] = [], other: readonly string[] = []) =>
  one.length === other.length && one.every((value) => other.includes(value));

/** Whether the chosen filters already equal those of the profile. */
export const isProfileApplied = (chosen: ChosenFilters, profile: BeautyProfile): boolean =>
  (Object.entries(toProfileFilters(profile)) as [Filter, readonly string[]][]).every(([name, values]) =>
    haveSameValues(chosen[name], values),
  );

/** Whether the profile sets no filter. */
export const isEmptyProfile = (profile: BeautyProfile): boolean => Object.keys(toProfileFilters(profile)).length === 0;
