import { MESSAGE } from '@uruhu/contract/rules/messages';
import { done, type Outcome, refuse } from '../../outcome.ts';
import type { Customer } from '../accounts/accounts.ts';

export type Delivery = { customer_phone: string; address: string };

/**
 * Where an order goes and who is called. There must be an address and a phone on file; the address that came with the order,
 * one text, is then the one that is written on it.
 */
export function deliveryTo(customer: Customer, address: string | null | undefined): Outcome<Delivery> {
  if (customer.address === null) return refuse(422, MESSAGE.addressNeeded);
  if (customer.phone === '') return refuse(422, MESSAGE.phoneNeeded);
  return done({ customer_phone: customer.phone, address: address || customer.address });
}
