/** How variables of the environment are read that more than one part of it has. */
import { z } from 'zod';

/** Spaces around a value, or instead of one, are nobody's intention: with keys they are the commonest mistake of all. */
export const present = (text: unknown) => (typeof text === 'string' ? text.trim() || undefined : text);

export const optionalText = z.preprocess(present, z.string().optional());

/** Of an interface, without a slash at its end. */
export const optionalAddress = (example: string) =>
  z.preprocess(
    present,
    z
      .url({ protocol: /^https?$/, error: `must be a full address, like ${example}`, abort: true })
      .transform((text) => text.replace(/\/+$/, ''))
      .optional(),
  );

export const optionalCurrency = z.preprocess(
  present,
  z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be three capital letters, like RWF')
    .optional(),
);

/** Takes what is wrong with several of them together. */
export type Issues = { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void };
