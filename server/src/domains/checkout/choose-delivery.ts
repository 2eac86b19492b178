import { cleanLine } from '@uruhu/contract/rules/clean-text';
import { isPhone } from '@uruhu/contract/rules/phone';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import type { Customer } from '../accounts/accounts.ts';

export type Delivery = { customer_phone: string; address: string };

/** Whether the text is this address of the account, optionally followed by a second phone number. */
function matchesAddress(text: string, savedAddress: string): boolean {
  const prefix = `${savedAddress}, `;
  return text === savedAddress || (text.startsWith(prefix) && isPhone(text.slice(prefix.length)));
}

/**
 * Chooses the delivery address and phone. The account must have an address and a phone. `addressLines`: the saved addresses of the account.
 * An address in the request must be one of them, because the shop checks that it delivers to an address when the shopper saves it.
 */
export function chooseDelivery(customer: Customer, addressLines: readonly string[], address: string | null | undefined): Outcome<Delivery> {
  if (customer.address === null) return refuse('address_needed');
  if (customer.phone === '') return refuse('phone_needed');
  if (address && !addressLines.some((line) => matchesAddress(address, cleanLine(line)))) return refuse('address_needed');
  return done({ customer_phone: customer.phone, address: address || customer.address });
}
