import { z } from 'zod';

/**
 * Pieces of request schemas. Bodies come as JSON or as forms, so numbers and booleans may arrive as text.
 */

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused; PostgreSQL cannot store NUL at all
const UNREADABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const readable = (value: string) => !UNREADABLE.test(value);

/** Text a person types: trimmed, without control characters that no field needs, of bounded length. `missing`: where there is none. */
export const line = (max: number, missing = 'Please enter text') =>
  z.string(missing).max(max, `Please use at most ${max} characters`).refine(readable, 'Please remove the unreadable characters').trim();

const NO_ID = 'This id is missing or not valid';

/** An id as it stands in a path or body, else this message. Its form is hardly checked: an unknown one is simply not there. */
export const idOr = (message: string) => z.string(message).min(1, message).max(100, message).refine(readable, message);
export const id = idOr(NO_ID);

/** A whole number, as a number or as digits in text; anything else is refused with this one message. */
export const whole = (min: number, max: number, message: string) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(/^-?\d{1,15}$/)
          .transform(Number),
      ],
      message,
    )
    .pipe(z.number().int(message).min(min, message).max(max, message));

/** A checkbox: set where it says so as JSON or as forms do, else not set. */
export const checkbox = z
  .unknown()
  .optional()
  .transform((value) => value === true || (typeof value === 'string' && ['true', 'on', '1', 'yes'].includes(value.toLowerCase())));

/** A page number: what is no page becomes the first one, as a link followed by a person should never fail. */
export const page = z.coerce.number().int().min(1).max(1_000_000).catch(1);

/** An empty field of a form means 'not given'. */
export const optionalId = z
  .union([id, z.literal(''), z.null()], NO_ID)
  .optional()
  .transform((value) => value || undefined);

/** Accepted in every private call, never believed: another person's id is answered 403. */
export const claimedUserId = z.union([z.string().max(100), z.null()], NO_ID).optional();
