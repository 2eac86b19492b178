import { z } from 'zod';
import { untrustedUserId } from '../fields/text.ts';
import { uploadReply } from '../file.ts';
import { defineEndpoint } from './endpoint.ts';
import { SHOP_PATHS } from './paths/shop.ts';

/** Why the server refuses a picture. */
export const PICTURE_REFUSALS = [
  'file_empty',
  'file_broken',
  'file_too_large',
  'file_too_slow_to_check',
  'picture_too_many_pixels',
  'not_a_picture',
] as const;

/** Why the server refuses a document. */
const DOCUMENT_REFUSALS = [
  'document_inflates',
  'document_locked',
  'file_kind_unknown',
  'file_active_markup',
  'xml_document_type',
  'file_hidden_parts',
  'file_programs',
  'file_forbidden_parts',
  'file_loads_parts',
  'pdf_scripts',
] as const;

export const fileEndpoints = {
  uploadFile: defineEndpoint(SHOP_PATHS.uploadFile, {
    tag: 'files',
    summary: 'Upload a picture or a document',
    description:
      'A multipart form with one `file` of up to 10 MB: JPEG, PNG, WebP, AVIF, GIF (re-encoded as WebP), pdf, doc, docx, xml, xlsx or xlsm. The content decides the type; files with active content are refused. `url` works for an hour; with a token, the owner can read the file as long as it exists.',
    access: 'verified',
    cost: { cpu: 100, database: 10, upload: 1 },
    files: { field: 'file', max: 1 },
    body: z.object({ user_id: untrustedUserId }),
    reply: uploadReply,
    refusals: ['file_missing', ...PICTURE_REFUSALS, ...DOCUMENT_REFUSALS],
  }),
};
