import { z } from 'zod';

/** An upload. `file_new_name` is the key by which it is named from now on, `url` the address where it is. */
export const uploaded = z.object({ status: z.literal('success'), file_new_name: z.string(), url: z.string() });
export type Uploaded = z.infer<typeof uploaded>;
