import { z } from 'zod';
import { KEY_INGREDIENTS } from './catalogue/filters.ts';
import { createListSchema, time } from './fields/list.ts';
import { FREE_FROM, SKIN_CONCERNS, SKIN_TYPES } from './product-attributes.ts';

export const user = z.object({
  user_id: z.string(),
  username: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.string(),
  image: z.string(),
  phone: z.string(),
  address: z.string(),
  /** The number that a courier calls; empty until the shopper has given a valid one. */
  primaryPhone: z.string(),
  secondaryPhone: z.string(),
  /** Whether the shopper has followed a link that the shop sent to `email`. */
  email_verified: z.boolean(),
  /** The address that the shopper wants to change to. It replaces `email` when she follows the link that the shop sent there. Null: none. */
  pending_email: z.string().nullable(),
  created_at: time,
});
export type User = z.infer<typeof user>;

/** The address that a link in a mail confirmed. */
export const confirmedEmail = z.object({ email: z.string() });
export type ConfirmedEmail = z.infer<typeof confirmedEmail>;

/** The data of the reply when a change of the e-mail address is undone: a token for choosing a new password (see resetForm), valid for an hour. */
export const passwordResetToken = z.object({ reset_token: z.string() });
export type PasswordResetToken = z.infer<typeof passwordResetToken>;

export const signInReply = z.object({ status: z.literal('success'), message: z.string(), token: z.string(), user });

export const address = z.object({
  address_id: z.string(),
  address: z.string(),
  city: z.string(),
  country: z.string(),
  postal_code: z.string(),
  address_type: z.string(),
  is_default: z.boolean(),
});
export type Address = z.infer<typeof address>;

export const phones = z.object({ primaryPhone: z.string(), secondaryPhone: z.string() });
export type Phones = z.infer<typeof phones>;

/** An open session. `address`: the IP address, or '' if the shop does not know it. `current`: whether this call belongs to the session. */
export const session = z.object({
  session_id: z.string(),
  user_agent: z.string(),
  address: z.string(),
  created_at: time,
  expires_at: time,
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof session>;

/** A sign-in, successful or refused. */
export const signInEntry = z.object({
  sign_in_id: z.string(),
  succeeded: z.boolean(),
  user_agent: z.string(),
  address: z.string(),
  created_at: time,
});
export type SignInEntry = z.infer<typeof signInEntry>;
/** How many sign-ins one page of the history shows. */
export const SIGN_IN_HISTORY_PAGE_SIZE = 20;
export const signInHistory = createListSchema(signInEntry);

/** The substances that a shopper may choose to avoid: those that products declare themselves free from, and ingredients by INCI name. */
export const AVOIDABLE_SUBSTANCES = [...FREE_FROM, ...KEY_INGREDIENTS] as const;

/** `skin_type` is '' where the shopper has not given one. */
export const beautyProfile = z.object({
  skin_type: z.enum([...SKIN_TYPES, '']),
  skin_concern: z.array(z.enum(SKIN_CONCERNS)),
  avoided: z.array(z.enum(AVOIDABLE_SUBSTANCES)),
});
export type BeautyProfile = z.infer<typeof beautyProfile>;
