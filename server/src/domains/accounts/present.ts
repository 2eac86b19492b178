/** Converts stored rows to the contract's shapes. */
import type { Address, User } from '@uruhu/contract/account';
import { writePhone } from '../../lib/phones.ts';
import type { AddressRow } from './addresses/queries.ts';
import type { UserRow } from './queries.ts';

/** The number that a courier calls: the primary phone if the shopper has saved one, else her sign-up phone if it is valid; '' without either. */
export function getPrimaryPhone({ primary_phone, phone }: Pick<UserRow, 'primary_phone' | 'phone'>): string {
  return primary_phone || writePhone(phone);
}

export function presentUser(row: UserRow): User {
  const { user_id, username, name, email, image, phone, address } = row;
  return {
    user_id,
    username,
    name,
    email,
    image,
    phone,
    address,
    role: 'user',
    primaryPhone: getPrimaryPhone(row),
    secondaryPhone: row.secondary_phone,
    email_verified: row.email_verified_at !== null,
    pending_email: row.pending_email,
    created_at: row.created_at.toISOString(),
  };
}

export function presentAddress({ address_id, address, city, country, postal_code, address_type, is_default }: AddressRow): Address {
  return { address_id, address, city, country, postal_code, address_type, is_default };
}

/** An address on one line, as orders store it. */
export function formatAddress({ address, city, country }: Pick<AddressRow, 'address' | 'city' | 'country'>): string {
  return [address, city, country].join(', ');
}
