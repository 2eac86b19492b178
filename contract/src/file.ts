import { z } from 'zod';

/**
 * An upload. `file_new_name` is its key; `url` shows it for an hour to every client that has the URL. For a picture, the URL takes
 * a width: `?w=320`.
 */
export const uploadReply = z.object({ status: z.literal('success'), file_new_name: z.string(), url: z.string() });
