import type { AddressRow } from './queries.ts';

type Place = Pick<AddressRow, 'address' | 'city' | 'country'>;

/** Whether two addresses mean the same place for a courier. */
export const isSamePlace = (one: Place, other: Place): boolean =>
  one.address === other.address && one.city === other.city && one.country === other.country;
