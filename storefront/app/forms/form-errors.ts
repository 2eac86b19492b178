/** What is wrong with a form, field by field. */

/** A schema of the contract, as far as a form needs to know it. */
export type Schema<Values> = {
  safeParse(
    input: unknown,
  ): { success: true; data: Values } | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
};

/** One message a field, by its name, in the order of the form. */
export type FieldErrors = Readonly<Record<string, string>>;

export const NO_ERRORS: FieldErrors = {};

/** The first message of each field. */
export function fieldErrors(issues: readonly { path: readonly PropertyKey[] | string; message: string }[]): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) {
    const field = typeof path === 'string' ? path : path.map(String).join('.');
    errors[field] ??= message;
  }
  return errors;
}

/** `errors` with those of one field alone set anew, or gone. */
export function withField(errors: FieldErrors, field: string, message: string | undefined): FieldErrors {
  const { [field]: _, ...others } = errors;
  return message === undefined ? others : { ...others, [field]: message };
}
