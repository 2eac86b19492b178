import { z } from 'zod';
import { time } from './list.ts';

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
