/** What the accounts' routes have in common. */
import { z } from 'zod';

export const tags = ['account'];
export const open = { access: 'public' } as const;
export const own = { access: 'person' } as const;
export const success = z.literal('success');
export const said = z.object({ status: success, message: z.string() });
