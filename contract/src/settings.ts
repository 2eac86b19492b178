import { z } from 'zod';
import { time } from './list.ts';
import { PAYMENT_METHODS } from './payment.ts';

/** What the shop says of itself; texts are cleaned HTML where they are rich. */
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
  faqs: z.array(z.object({ question: z.string(), answer: z.string() })),
  created_at: time,
  updated_at: time,
  is_deleted: z.boolean(),
  /** Put before every image key. */
  media_prefix: z.string(),
  free_shipping: z.boolean(),
  /** `other_networks`: how to pay from a network that the code is not of, in words. */
  mobile_money: z.object({ ussd_code: z.string(), merchant_name: z.string(), other_networks: z.string() }),
  /** How an order can be paid here and now. */
  payment_methods: z.array(z.enum(PAYMENT_METHODS)),
  /** Within so many hours an order is paid, or it is cancelled. */
  unpaid_hours: z.int(),
  /** How long new passwords are at least, where that is more than the specification's least. */
  password_length_min: z.int(),
  /** International digits for a chat link. */
  whatsapp: z.string(),
});
export type SiteSettings = z.infer<typeof siteSettings>;
