import type { AddressRow } from './queries.ts';

type Place = Pick<AddressRow, 'address' | 'city' | 'country'>;

/** Two addresses a courier could not tell apart. */
export const isSamePlace = (one: Place, other: Place): boolean =>
  one.address === other.address && one.city === other.city && one.country === other.country;
