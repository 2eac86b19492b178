/** The shapes that replies share. */
import { z } from 'zod';

export const success = z.literal('success');

/** The reply to a change: a sentence for the shopper. */
export const messageReply = z.object({ status: success, message: z.string() });

/** The reply to a change: a sentence for the shopper, and the changed data. */
export const dataReply = <Data extends z.ZodType>(data: Data) => messageReply.extend({ data });
