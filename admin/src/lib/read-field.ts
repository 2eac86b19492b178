/** The trimmed text of a form's field; '' if the form has no field of this name. */
export const readField = (fields: FormData, name: string): string => String(fields.get(name) ?? '').trim();

/** Whole francs from '12,000', '12 000' or '12000'; null where the field is empty or holds anything else. */
export function readFrancs(text: string): number | null {
  const digits = text.replace(/[\s,.]|RWF/gi, '');
  return /^\d+$/.test(digits) ? Number(digits) : null;
}
