import { MESSAGE } from '@uruhu/contract/rules/messages';
import { isPhone } from '@uruhu/contract/rules/phone';
import { done, type Outcome, refuse } from '../../outcome.ts';
import type { Customer } from '../accounts/accounts.ts';

export type Delivery = { customer_phone: string; address: string };

/** Where an order can go: an address on file, as one text, perhaps with a second number to call behind it. */
function leadsTo(text: string, place: string): boolean {
  return text === place || (text.startsWith(`${place}, `) && isPhone(text.slice(place.length + 2)));
}

/**
 * Where an order goes and who is called. There must be an address and a phone on file; the address that came with the order,
 * one text, must be one of `places`, the person's own: they were checked to be where the shop delivers, a text was not.
 */
export function deliveryTo(customer: Customer, places: readonly string[], address: string | null | undefined): Outcome<Delivery> {
  if (customer.address === null) return refuse(422, MESSAGE.addressNeeded);
  if (customer.phone === '') return refuse(422, MESSAGE.phoneNeeded);
  if (address && !places.some((place) => leadsTo(address, place))) return refuse(422, MESSAGE.addressNeeded);
  return done({ customer_phone: customer.phone, address: address || customer.address });
}
