import { isPhone } from '@uruhu/contract/rules/phone';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import type { Customer } from '../accounts/accounts.ts';

export type Delivery = { customer_phone: string; address: string };

/** Whether the text is this address on file, optionally followed by a second phone number. */
function matchesAddress(text: string, onFile: string): boolean {
  return text === onFile || (text.startsWith(`${onFile}, `) && isPhone(text.slice(onFile.length + 2)));
}

/**
 * Chooses the delivery address and phone. The shopper must have an address and a phone on file, and an address that came with the order
 * must be one of `addressLines`, the shopper's own: these were checked to be where the shop delivers.
 */
export function chooseDelivery(customer: Customer, addressLines: readonly string[], address: string | null | undefined): Outcome<Delivery> {
  if (customer.address === null) return refuse('address_needed');
  if (customer.phone === '') return refuse('phone_needed');
  if (address && !addressLines.some((onFile) => matchesAddress(address, onFile))) return refuse('address_needed');
  return done({ customer_phone: customer.phone, address: address || customer.address });
}
