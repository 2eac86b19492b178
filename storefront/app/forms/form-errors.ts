/** The errors of a form by field. */
import { type FieldSentence, formatFieldMessage } from '@uruhu/contract/fields/field-code';
import { fields } from '#messages/shell/fields';

/** The part of a contract schema that a form needs. */
export type Schema<Values> = {
  safeParse(
    input: unknown,
  ): { success: true; data: Values } | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
};

/** One message for each field, by name, in the order of the form. */
export type FieldErrors = Readonly<Record<string, string>>;

export const NO_ERRORS: FieldErrors = {};

type Issues = readonly { path: readonly PropertyKey[] | string; message: string }[];

/** Reduces issues to the first message of each field. */
export function toFieldErrors(issues: Issues): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) {
    const field = typeof path === 'string' ? path : path.map(String).join('.');
    errors[field] ??= message;
  }
  return errors;
}

/** Turns the issues of a contract schema, whose messages are codes, into sentences. */
export const toSchemaErrors = (issues: Issues, sentences: Readonly<Record<string, FieldSentence>> = fields): FieldErrors =>
  toFieldErrors(issues.map(({ path, message }) => ({ path, message: formatFieldMessage(sentences, message).message })));

/** `errors` with the message of one field replaced or removed. */
export function withField(errors: FieldErrors, field: string, message: string | undefined): FieldErrors {
  const { [field]: _, ...others } = errors;
  return message === undefined ? others : { ...others, [field]: message };
}
