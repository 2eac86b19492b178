/** The trimmed text of a form's field; '' if the form has no field of this name. */
export const readField = (fields: FormData, name: string): string => String(fields.get(name) ?? '').trim();

/** The number of '12,000', '12 000', '12000' or '12,000 RWF'; null if the text is empty or anything else. */
export function readWholeNumber(text: string): number | null {
  const digits = text.replace(/[\s,.]|RWF/gi, '');
  return /^\d+$/.test(digits) ? Number(digits) : null;
}
