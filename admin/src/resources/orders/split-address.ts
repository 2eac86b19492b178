import { DELIVERY } from '@uruhu/contract/constants';

const CITY_AND_COUNTRY = `, ${DELIVERY.city}, ${DELIVERY.country}`;

/** Splits the address of an order, which is one text: street, city, country, and a second phone number if there is one. */
export function splitAddress(address: string): { street: string; second_phone: string } {
  const streetEnd = address.lastIndexOf(CITY_AND_COUNTRY);
  if (streetEnd < 0) return { street: address, second_phone: '' };
  const afterCountry = address.slice(streetEnd + CITY_AND_COUNTRY.length);
  return { street: address.slice(0, streetEnd), second_phone: afterCountry.replace(/^, /, '') };
}
