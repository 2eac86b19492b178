import { z } from 'zod';
import type { FieldCode } from '../field-codes.ts';
import {
  cleanIdentifier,
  cleanLine,
  cleanMarkup,
  cleanText,
  hasControlCharacters,
  hasVisibleText,
  keepMachineText,
  keepSecret,
} from '../rules/clean-text.ts';
import { cleanPhone } from '../rules/phone.ts';
import { formatFieldCode } from './field-code.ts';

/**
 * Schemas of single fields in requests. Bodies come as JSON or as forms, so numbers and booleans may arrive as text. Each text field of the
 * API says by one function of rules/clean-text.ts how it is read (see every-text-field.test.ts).
 */

const isReadable = (value: string) => !hasControlCharacters(value);

const createText =
  (clean: (text: string) => string) =>
  /** Text of at most `max` characters. `missing`: the code of the issue where there is no text. */
  (max: number, missing: FieldCode = 'text_missing') =>
    z
      .string(missing)
      .overwrite(clean)
      .max(max, formatFieldCode('too_long', max))
      .refine(isReadable, formatFieldCode('unreadable_characters'));

/** Free text of several lines. */
export const boundedText = createText(cleanText);
/** Text of one line, such as a name. */
export const lineText = createText(cleanLine);
/** Text by which something is found, such as a code. */
export const identifierText = createText(cleanIdentifier);
/** HTML, which the server cleans. */
export const htmlText = createText(cleanMarkup);
/** Picture keys, URLs and other texts that programs write. */
export const machineText = createText(keepMachineText);
/** Text of a program that the server only compares with texts that it knows, so that any other is ignored or not found. */
export const knownText = (max: number) => z.string().overwrite(keepMachineText).max(max);
/** The one form of a phone number, or of two. */
export const phoneText = createText(cleanPhone);

/** Passwords, tokens and one-time passwords, which stay as they are. The caller adds the limits, which have codes of their own. */
export const secretText = (code: FieldCode) => z.string(code).overwrite(keepSecret);

/** Free text with a visible character. */
export const requiredText = (max: number, missing: FieldCode = 'text_missing') =>
  boundedText(max, missing).refine(hasVisibleText, formatFieldCode(missing));
/** One line with a visible character. */
export const requiredLine = (max: number, missing: FieldCode = 'text_missing') =>
  lineText(max, missing).refine(hasVisibleText, formatFieldCode(missing));

const ID_INVALID: FieldCode = 'id_invalid';

/** An id in a path or body. `code`: the code of the issue. Only length and characters are checked: an unknown id is not found anyway. */
export const idField = (code: FieldCode) => z.string(code).overwrite(keepMachineText).min(1, code).max(100, code).refine(isReadable, code);
export const id = idField(ID_INVALID);

/** The most characters of a number that comes as text, with spaces around it. */
export const DIGITS_LENGTH_MAX = 30;

/** A number, or digits in text. Anything else fails with `message`. */
const numberOrDigits = (message: string) =>
  z.union(
    [
      z.number(),
      z
        .string()
        .max(DIGITS_LENGTH_MAX)
        .trim()
        .regex(/^-?\d{1,15}$/)
        .transform(Number),
    ],
    message,
  );

/**
 * A whole number, as a number or as digits in text. Anything else fails with `message`, a code (see field-code.ts). If a form has the field,
 * the sentence of this code must name both bounds, because no other message does.
 */
export const wholeNumber = (min: number, max: number, message: string) =>
  numberOrDigits(message).pipe(z.number().int(message).min(min, message).max(max, message));

/** A whole number. The issue says that it is too small or too large, with the bound; `code` is the issue where it is no whole number. */
export const boundedNumber = (min: number, max: number, code: FieldCode) =>
  numberOrDigits(code).pipe(
    z.number().min(min, formatFieldCode('number_too_small', min)).max(max, formatFieldCode('number_too_large', max)).int(code),
  );

/** A checkbox: set if the value means yes in JSON or in a form, else not set. */
export const checkbox = z
  .union([z.boolean(), knownText(10)])
  .optional()
  .catch(undefined)
  .transform((value) => value === true || (typeof value === 'string' && ['true', 'on', '1', 'yes'].includes(value.toLowerCase())));

/** The largest version that the database can count to. */
export const VERSION_MAX = 2_147_483_647;
/** The version of a record that its editor has seen. */
export const recordVersion = z
  .int(formatFieldCode('version_needed'))
  .min(0, formatFieldCode('version_needed'))
  .max(VERSION_MAX, formatFieldCode('version_needed'));

/** The longest time that the shop reads: '2026-11-20T08:00:00.000000000+02:00' has 35 characters. */
const TIME_LENGTH_MAX = 40;
/** A time, ISO 8601. `code`: the code of the issue. `offset`: it may have a time zone other than UTC. */
export const timeInput = (code: FieldCode = 'time_invalid', { offset = false } = {}) =>
  z.iso.datetime({ offset, error: formatFieldCode(code) }).max(TIME_LENGTH_MAX, formatFieldCode(code));

/** A page number. An invalid number becomes 1, so that a link that a shopper follows never fails. */
export const page = z.coerce.number().int().min(1).max(1_000_000).catch(1);

/** A number of results. A number above `max` becomes `max`; a value that is not a whole number of at least 1 becomes `fallback`. */
export const resultCount = ({ fallback, max }: { fallback: number; max: number }) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .catch(fallback)
    .transform((count) => Math.min(count, max));

/** An empty field of a form means 'not given'. */
export const optionalId = z
  .union([id, z.literal(''), z.null()], ID_INVALID)
  .optional()
  .transform((value) => value || undefined);

/** Accepted in every private call, never trusted: the server refuses another shopper's id with 403. */
export const untrustedUserId = z.union([knownText(100), z.null()], ID_INVALID).optional();
