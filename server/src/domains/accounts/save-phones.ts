import type { Phones } from '@uruhu/contract/account';
import type { PhoneInput } from '@uruhu/contract/forms';
import { normalisePhone } from '@uruhu/contract/rules/phone';
import type { Db } from '../../database/db.ts';
import { updatePhones } from './queries.ts';

/** Stores the numbers a courier may call; Rwandan ones as +2507…. */
export async function savePhones(db: Db, user_id: string, form: PhoneInput): Promise<Phones> {
  const primary_phone = normalisePhone(form.primaryPhone);
  const secondary_phone = normalisePhone(form.secondaryPhone ?? '');
  await updatePhones(db, user_id, { primary_phone, secondary_phone });
  return { primaryPhone: primary_phone, secondaryPhone: secondary_phone };
}
