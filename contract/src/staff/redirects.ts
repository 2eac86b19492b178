/** Redirects from URLs at which the shop has no page any more. */
import { z } from 'zod';
import { formatFieldCode } from '../fields/field-code.ts';
import { time } from '../fields/list.ts';
import { lineText, page, recordVersion } from '../fields/text.ts';
import { normaliseFromPath, normaliseToPath } from '../rules/redirect-paths.ts';
import { createDataListSchema, jsonFilter, perPage } from './lists.ts';

const redirect = z.object({
  redirect_id: z.string(),
  from_path: z.string(),
  to_path: z.string(),
  /** Written by the shop itself, when a URL changed. */
  is_automatic: z.boolean(),
  created_at: time,
  version: z.int(),
});
export type AdminRedirect = z.infer<typeof redirect>;
export const adminRedirects = createDataListSchema(redirect);
export const adminRedirectReply = z.object({ data: redirect });

export const adminRedirectQuery = z.object({
  page,
  perPage,
  sort: z.enum(['from_path', 'to_path', 'created_at']).catch('created_at'),
  order: z.enum(['ASC', 'DESC']).catch('DESC'),
  filter: jsonFilter(
    z.object({
      /** A part of either URL. */
      q: lineText(200).optional(),
      is_automatic: z.boolean().optional(),
    }),
  ),
});
export type AdminRedirectQuery = z.output<typeof adminRedirectQuery>;

const createPathSchema = (normalise: (text: string) => string | null, code: 'from_path_invalid' | 'to_path_invalid') =>
  lineText(1_000, code).transform((text, context): string => {
    const normalised = normalise(text);
    if (normalised !== null) return normalised;
    context.addIssue({ code: 'custom', message: formatFieldCode(code) });
    return z.NEVER;
  });
/** The old URL, with or without a host, as copied from a browser. Its query is ignored. */
const from_path = createPathSchema(normaliseFromPath, 'from_path_invalid');
/** A path of this site. */
const to_path = createPathSchema(normaliseToPath, 'to_path_invalid');

export const createRedirectBody = z.object({ from_path, to_path });
export type CreateRedirect = z.output<typeof createRedirectBody>;
export const updateRedirectBody = z.object({
  version: recordVersion,
  from_path: from_path.optional(),
  to_path: to_path.optional(),
});
export type UpdateRedirect = z.output<typeof updateRedirectBody>;
