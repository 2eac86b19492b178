import { DELIVERY } from '@uruhu/contract/constants';

const PLACE = `, ${DELIVERY.city}, ${DELIVERY.country}`;

/** The parts of an order's address, which is one text: street, city, country, and a second phone number if there is one. */
export function splitAddress(address: string): { street: string; second_phone: string } {
  const at = address.lastIndexOf(PLACE);
  if (at < 0) return { street: address, second_phone: '' };
  return { street: address.slice(0, at), second_phone: address.slice(at + PLACE.length).replace(/^, /, '') };
}
