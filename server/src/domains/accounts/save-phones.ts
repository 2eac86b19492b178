import type { Phones } from '@uruhu/contract/account';
import type { PhoneInput } from '@uruhu/contract/forms';
import type { Db } from '../../database/db.ts';
import { writePhonePair } from '../../lib/phones.ts';
import { updatePhones } from './queries.ts';

/** Stores the numbers that a courier may call. */
export async function savePhones(db: Db, user_id: string, form: PhoneInput): Promise<Phones> {
  const phones = writePhonePair(form.primaryPhone, form.secondaryPhone);
  await updatePhones(db, user_id, phones);
  return { primaryPhone: phones.primary_phone, secondaryPhone: phones.secondary_phone };
}
