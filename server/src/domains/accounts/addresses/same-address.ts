import type { AddressRow } from './queries.ts';

type AddressText = Pick<AddressRow, 'address' | 'city' | 'country'>;

/** Whether two addresses send a courier to the same door; the postal code does not matter. */
export const isSameAddress = (one: AddressText, other: AddressText): boolean =>
  one.address === other.address && one.city === other.city && one.country === other.country;
