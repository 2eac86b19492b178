import { z } from 'zod';
import { time, untranslated } from './fields/list.ts';
import { PAYMENT_METHODS } from './payment.ts';

/** The shop's settings; rich texts are sanitised HTML. */
export const siteSettings = z.object({
  id: z.string(),
  name: z.string(),
  favicon: z.string(),
  light_logo: z.string(),
  dark_logo: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  facebook: z.string(),
  twitter: z.string(),
  instagram: z.string(),
  pinterest: z.string(),
  youtube: z.string(),
  tiktok: z.string(),
  terms: z.string(),
  privacy: z.string(),
  legal: z.string(),
  refund: z.string(),
  faqs: z.array(z.object({ question: z.string(), answer: z.string(), untranslated })),
  created_at: time,
  updated_at: time,
  is_deleted: z.boolean(),
  /** The prefix of every image's URL; the image key follows. */
  media_prefix: z.string(),
  free_shipping: z.boolean(),
  /** Whether new members get a coupon and a free gift with their first order. */
  new_member_offer: z.boolean(),
  /** `other_networks`: how to pay from a mobile network that does not know `ussd_code`, such as Airtel. */
  mobile_money: z.object({ ussd_code: z.string(), merchant_name: z.string(), other_networks: z.string() }),
  /** The payment methods that work at present. */
  payment_methods: z.array(z.enum(PAYMENT_METHODS)),
  /** Whether the shop has a mail server. Without one its mails wait, so pages must not promise any. */
  sends_mail: z.boolean(),
  /** The shop cancels an order that is not paid within this many hours. */
  unpaid_hours: z.int(),
  /** The minimum length of new passwords, where it is above the specification's minimum. */
  password_length_min: z.int(),
  /** The number in international digits, for a chat link. */
  whatsapp: z.string(),
  untranslated,
});
export type SiteSettings = z.infer<typeof siteSettings>;
