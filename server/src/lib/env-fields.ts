/** Schemas for environment variables that several parts of the configuration share. */
import { z } from 'zod';

/** Trims a value and treats an empty one as missing, because stray spaces are the most common mistake with keys. */
export const trimOrUndefined = (text: unknown) => (typeof text === 'string' ? text.trim() || undefined : text);

export const optionalText = z.preprocess(trimOrUndefined, z.string().optional());

/** The base address of an API, without a slash at its end. */
export const optionalAddress = (example: string) =>
  z.preprocess(
    trimOrUndefined,
    z
      .url({ protocol: /^https?$/, error: `must be a full address, like ${example}`, abort: true })
      .transform((text) => text.replace(/\/+$/, ''))
      .optional(),
  );

export const optionalCurrency = z.preprocess(
  trimOrUndefined,
  z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be three capital letters, like RWF')
    .optional(),
);

/** Collects issues that concern several variables together. */
export type Issues = { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void };
