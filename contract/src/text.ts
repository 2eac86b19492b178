import { z } from 'zod';

/**
 * Pieces of request schemas. Bodies come as JSON or as forms, so numbers and booleans may arrive as text.
 */

/** Text a person types: trimmed, without control characters that no field needs, of bounded length. */
export const line = (max: number) =>
  z
    .string()
    .max(max, `Please use at most ${max} characters`)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused; PostgreSQL cannot store NUL at all
    .refine((value) => !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(value), 'Please remove the unreadable characters')
    .trim();

/** An id as it stands in a path or body. Its form is not checked beyond length: an unknown one is simply not there. */
export const id = z.string().min(1).max(100);

const numeric = z.union([
  z.number(),
  z
    .string()
    .trim()
    .regex(/^-?\d{1,15}$/)
    .transform(Number),
]);

/** A whole number, as a number or as digits in text. */
export const whole = (min: number, max: number, message: string) =>
  numeric.pipe(z.number(message).int(message).min(min, message).max(max, message)).or(z.never(message));

/** A page number: what is no page becomes the first one, as a link followed by a person should never fail. */
export const page = z.coerce.number().int().min(1).max(1_000_000).catch(1);

/** An empty field of a form means 'not given'. */
export const optionalId = z
  .union([id, z.literal(''), z.null()])
  .optional()
  .transform((value) => value || undefined);

/** Accepted in every private call, never believed: another person's id is answered 403. */
export const claimedUserId = z.union([z.string().max(100), z.null()]).optional();
