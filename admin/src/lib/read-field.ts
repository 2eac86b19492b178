/** The trimmed text of a form's field; '' if the form has no field of this name. */
export const readField = (fields: FormData, name: string): string => String(fields.get(name) ?? '').trim();
