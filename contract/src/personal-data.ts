/** Everything that the shop has stored about one shopper, as one document. */
import { z } from 'zod';
import { address, user } from './account.ts';
import { customerCoupon } from './coupon.ts';
import { rwf, time } from './fields/list.ts';
import { order } from './order.ts';
import { review } from './review.ts';

/** `address`: the IP address. */
const device = z.object({ user_agent: z.string(), address: z.string(), created_at: time });

export const personalData = z.object({
  shop: z.string(),
  created_at: time,
  /** Includes all phone numbers: that of the account, and those that a courier may call. */
  account: user,
  /** The language of the shop's mails to the account. */
  language: z.string(),
  /** When the shopper confirmed the e-mail address; null: never. */
  email_verified_at: time.nullable(),
  /** Links in mails that still work. The shop does not store their tokens. */
  email_links: z.array(z.object({ purpose: z.enum(['confirm', 'undo']), email: z.string(), created_at: time, expires_at: time })),
  addresses: z.array(address.extend({ created_at: time })),
  /** Open sessions. */
  sessions: z.array(device.extend({ session_id: z.string(), expires_at: time })),
  sign_ins: z.array(device.extend({ succeeded: z.boolean() })),
  /** Unused links for a new password. The shop does not store their tokens. */
  password_links: z.array(z.object({ created_at: time, expires_at: time })),
  beauty_profile: z
    .object({ skin_type: z.string(), skin_concern: z.array(z.string()), avoided: z.array(z.string()), updated_at: time })
    .nullable(),
  wishlist: z.array(z.object({ product_id: z.string(), created_at: time })),
  /** Sold-out products about which the shopper wants a mail. `notified_at`: when the shop sent it; null: not yet. */
  stock_waits: z.array(
    z.object({
      product_id: z.string(),
      option_id: z.string().nullable(),
      size_id: z.string().nullable(),
      created_at: time,
      notified_at: time.nullable(),
    }),
  ),
  /** Unexpired links in mails that end all stock waits. The shop does not store their tokens. */
  unsubscribe_links: z.array(z.object({ created_at: time, expires_at: time })),
  cart: z.array(
    z.object({
      product_id: z.string(),
      name: z.string(),
      option: z.string().nullable(),
      size: z.string().nullable(),
      quantity: z.int(),
      unit_price: rwf,
    }),
  ),
  orders: z.array(order),
  /** What staff have noted about the orders. */
  order_notes: z.array(z.object({ order_id: z.string(), text: z.string(), created_at: time })),
  coupons: z.array(customerCoupon),
  /** `hidden_at`: when staff hid the review. */
  reviews: z.array(review.extend({ product_id: z.string(), hidden_at: time.nullable() })),
  /** Other shoppers' reviews that this shopper marked as helpful. */
  found_helpful: z.array(z.object({ review_id: z.string(), created_at: time })),
  /** `answers`: of the shop (`sent`), and the shopper's replies to them by mail (`received`). */
  messages: z.array(
    z.object({
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      message: z.string(),
      created_at: time,
      answers: z.array(z.object({ direction: z.enum(['sent', 'received']), text: z.string(), created_at: time })),
    }),
  ),
  /** Mails that the shop sent. */
  mails: z.array(z.object({ to: z.string(), subject: z.string(), created_at: time, sent_at: time.nullable() })),
  files: z.array(z.object({ key: z.string(), kind: z.string(), content_type: z.string(), bytes: z.int(), created_at: time })),
});
export type PersonalData = z.infer<typeof personalData>;
