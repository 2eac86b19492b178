/** Reads fields of a provider's response without trusting their types. */

export type Fields = Record<string, unknown>;

/** The value if it is an object, otherwise an object without fields. */
export const toFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** A field as one line of text that the database accepts; '' if it is neither text nor a number. */
export const readText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value)
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
    : '';

/** Reads a number, or text with a number; NaN if the field is missing or empty. */
export function readNumber(value: unknown): number {
  const text = readText(value);
  return text === '' ? Number.NaN : Number(text);
}
