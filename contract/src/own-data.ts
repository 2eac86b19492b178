/** Everything that the shop knows of one person, as one document to take away. */
import { z } from 'zod';
import { address, user } from './account.ts';
import { ownCoupon } from './coupon.ts';
import { rwf, time } from './list.ts';
import { order } from './order.ts';
import { review } from './review.ts';

const wayIn = z.object({ user_agent: z.string(), address: z.string(), created_at: time });

export const ownData = z.object({
  shop: z.string(),
  created_at: time,
  /** Phones stand here: the one that was given with the account, and those that a courier may call. */
  account: user,
  addresses: z.array(address.extend({ created_at: time })),
  /** Ways in that are open. */
  sessions: z.array(wayIn.extend({ session_id: z.string(), expires_at: time })),
  sign_ins: z.array(wayIn.extend({ succeeded: z.boolean() })),
  /** Links to a new password that were asked for and not used; what is in them is not kept. */
  password_links: z.array(z.object({ created_at: time, expires_at: time })),
  beauty_profile: z
    .object({ skin_type: z.string(), skin_concern: z.array(z.string()), avoided: z.array(z.string()), updated_at: time })
    .nullable(),
  wishlist: z.array(z.object({ product_id: z.string(), created_at: time })),
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
  coupons: z.array(ownCoupon),
  /** `hidden_at`: since when staff have not shown it. */
  reviews: z.array(review.extend({ product_id: z.string(), hidden_at: time.nullable() })),
  /** Reviews of others that the person found helpful. */
  found_helpful: z.array(z.object({ review_id: z.string(), created_at: time })),
  messages: z.array(z.object({ name: z.string(), email: z.string(), phone: z.string(), message: z.string(), created_at: time })),
  /** What the shop wrote. */
  mails: z.array(z.object({ to: z.string(), subject: z.string(), created_at: time, sent_at: time.nullable() })),
  files: z.array(z.object({ key: z.string(), kind: z.string(), content_type: z.string(), bytes: z.int(), created_at: time })),
});
export type OwnData = z.infer<typeof ownData>;
