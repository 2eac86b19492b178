import { z } from 'zod';
import { FREE_FROM, SKIN_CONCERNS, SKIN_TYPES } from './constants.ts';
import { KEY_INGREDIENTS } from './filters.ts';
import { listOf, time } from './list.ts';

export const user = z.object({
  user_id: z.string(),
  username: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.string(),
  image: z.string(),
  phone: z.string(),
  address: z.string(),
  /** The number a courier calls; empty until there is one that can be called. */
  primaryPhone: z.string(),
  secondaryPhone: z.string(),
  created_at: time,
});
export type User = z.infer<typeof user>;

export const signedIn = z.object({ status: z.literal('success'), message: z.string(), token: z.string(), user });
export type SignedIn = z.infer<typeof signedIn>;

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

/** A way in that is open. `user_agent` as the device told it, `address` as far as it is known; `current`: the one that asks. */
export const session = z.object({
  session_id: z.string(),
  user_agent: z.string(),
  address: z.string(),
  created_at: time,
  expires_at: time,
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof session>;

/** A way in that was tried. */
export const signInEntry = z.object({
  sign_in_id: z.string(),
  succeeded: z.boolean(),
  user_agent: z.string(),
  address: z.string(),
  created_at: time,
});
export type SignInEntry = z.infer<typeof signInEntry>;
export const signInHistory = listOf(signInEntry);
export type SignInHistory = z.infer<typeof signInHistory>;

/** What a person avoids: what products say they are free from, and ingredients by their INCI names. */
export const AVOIDABLE = [...FREE_FROM, ...KEY_INGREDIENTS] as const;

/** '' where the skin type was not told. */
export const beautyProfile = z.object({
  skin_type: z.enum([...SKIN_TYPES, '']),
  skin_concern: z.array(z.enum(SKIN_CONCERNS)),
  avoided: z.array(z.enum(AVOIDABLE)),
});
export type BeautyProfile = z.infer<typeof beautyProfile>;
