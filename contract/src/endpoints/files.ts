import { z } from 'zod';
import { untrustedUserId } from '../fields/text.ts';
import { defineEndpoint } from './endpoint.ts';
import { SHOP_PATHS } from './paths/shop.ts';

/** Why the server refuses a picture. */
export const PICTURE_REFUSALS = ['file_empty', 'file_broken', 'file_too_large', 'picture_too_many_pixels', 'not_a_picture'] as const;

/** An upload. `file_new_name` is its key; `url` shows it for an hour to every client that has the URL. For a picture, the URL takes a width: `?w=320`. */
const uploadReply = z.object({ status: z.literal('success'), file_new_name: z.string(), url: z.string() });

export const fileEndpoints = {
  uploadFile: defineEndpoint(SHOP_PATHS.uploadFile, {
    tag: 'files',
    summary: 'Upload a picture or a document',
    description:
      'A multipart form with one `file` of up to 10 MB: JPEG, PNG, WebP, AVIF, GIF (re-encoded as WebP), pdf, doc, docx, xml, xlsx or xlsm. The content decides the type of a picture. A document is kept as it is: its first bytes must be those of the extension of its file name, and XML must begin with `<?xml`. `url` works for an hour; with a token, the owner can read the file as long as it exists.',
    access: 'verified',
    cost: { cpu: 100, database: 10, upload: 1 },
    files: { field: 'file', max: 1 },
    body: z.object({ user_id: untrustedUserId }),
    reply: uploadReply,
    refusals: ['file_missing', 'file_kind_unknown', ...PICTURE_REFUSALS],
  }),
};
