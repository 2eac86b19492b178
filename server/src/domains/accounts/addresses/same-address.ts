import type { AddressRow } from './queries.ts';

type AddressText = Pick<AddressRow, 'address' | 'city' | 'country'>;

/** Whether two addresses send a courier to the same door; the postal code does not matter. */
export const isSameAddress = (address: AddressText, other: AddressText): boolean =>
  address.address === other.address && address.city === other.city && address.country === other.country;
