/** How what a provider says is read: nobody's word for it that it is what it should be. */

export type Fields = Record<string, unknown>;

export const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** A field as text, in one line, as the database takes it; what is no text or number is none. */
export const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value)
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
    : '';

/** NaN where nothing is said. */
export const number = (value: unknown): number => (text(value) === '' ? Number.NaN : Number(text(value)));
