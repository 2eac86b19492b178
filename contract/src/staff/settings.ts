/** The shop's settings, as staff edit them. */
import { z } from 'zod';
import type { FieldCode } from '../field-codes.ts';
import { formatFieldCode } from '../fields/field-code.ts';
import { time } from '../fields/list.ts';
import { boundedText, identifierText, lineText, phoneText, recordVersion, requiredLine, wholeNumber } from '../fields/text.ts';
import { isUssdCode, isWebUrl, normaliseChatNumber } from '../rules/content.ts';
import { isPhone } from '../rules/phone.ts';
import { optionalPictureKey, optionalTime } from './content.ts';

/** The shop keeps an unpaid order for at most 90 days. */
export const UNPAID_HOURS_BOUNDS = { min: 1, max: 90 * 24 } as const;
export const SHOP_PASSWORD_LENGTH_MAX = 64;

/** A field that may be empty. */
const optionalText = (createText: typeof lineText, max: number, isValid: (text: string) => boolean, code: FieldCode) =>
  createText(max).refine((text) => text === '' || isValid(text), formatFieldCode(code));
const webAddress = optionalText(lineText, 300, isWebUrl, 'web_address_invalid');

const fields = {
  name: requiredLine(60, 'name_required'),
  favicon: optionalPictureKey,
  light_logo: optionalPictureKey,
  dark_logo: optionalPictureKey,
  email: optionalText(identifierText, 200, (text) => z.email().safeParse(text).success, 'email_invalid'),
  phone: optionalText(phoneText, 40, isPhone, 'phone_invalid'),
  whatsapp: optionalText(phoneText, 40, (text) => normaliseChatNumber(text) !== '', 'phone_invalid').transform(normaliseChatNumber),
  address: lineText(200),
  facebook: webAddress,
  twitter: webAddress,
  instagram: webAddress,
  pinterest: webAddress,
  youtube: webAddress,
  tiktok: webAddress,
  ussd_code: optionalText(identifierText, 100, isUssdCode, 'ussd_code_invalid'),
  merchant_name: lineText(60),
  /** How to pay from a mobile network that does not know `ussd_code`, such as Airtel. */
  other_networks: boundedText(500),
  free_shipping: z.boolean(formatFieldCode('yes_or_no_needed')),
  /** The time during which delivery is free, if `free_shipping` is set; null: from now on, or for ever. */
  free_shipping_from: optionalTime,
  free_shipping_until: optionalTime,
  new_member_offer: z.boolean(formatFieldCode('yes_or_no_needed')),
  unpaid_hours: wholeNumber(UNPAID_HOURS_BOUNDS.min, UNPAID_HOURS_BOUNDS.max, formatFieldCode('hours_invalid', UNPAID_HOURS_BOUNDS.max)),
  password_length_min: wholeNumber(0, SHOP_PASSWORD_LENGTH_MAX, formatFieldCode('length_invalid', SHOP_PASSWORD_LENGTH_MAX)),
};
export const updateSettingsBody = z.object(fields).partial().extend({ version: recordVersion });
export type UpdateSettings = z.output<typeof updateSettingsBody>;

export const adminSettings = z.object({
  id: z.string(),
  name: z.string(),
  favicon: z.string(),
  light_logo: z.string(),
  dark_logo: z.string(),
  email: z.string(),
  phone: z.string(),
  whatsapp: z.string(),
  address: z.string(),
  facebook: z.string(),
  twitter: z.string(),
  instagram: z.string(),
  pinterest: z.string(),
  youtube: z.string(),
  tiktok: z.string(),
  ussd_code: z.string(),
  merchant_name: z.string(),
  /** How to pay from a mobile network that does not know `ussd_code`. */
  other_networks: z.string(),
  free_shipping: z.boolean(),
  free_shipping_from: time.nullable(),
  free_shipping_until: time.nullable(),
  new_member_offer: z.boolean(),
  unpaid_hours: z.int(),
  password_length_min: z.int(),
  updated_at: time,
  version: z.int(),
});
export type AdminSettings = z.infer<typeof adminSettings>;
export const adminSettingsReply = z.object({ data: adminSettings });
