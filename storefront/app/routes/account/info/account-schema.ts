import { formatFieldCode } from '@uruhu/contract/fields/field-code';
import { type AccountInput, accountForm } from '@uruhu/contract/forms';
import { normaliseSignInName } from '@uruhu/contract/rules/sign-in/sign-in-name';
import type { Schema } from '#app/forms/form-errors.ts';

export const isOtherEmail = (typed: string, email: string): boolean => normaliseSignInName(typed) !== normaliseSignInName(email);

/** The account form: an e-mail address other than `email` requires the password. */
export const createAccountSchema = (email: string): Schema<AccountInput> => ({
  safeParse(input) {
    const checked = accountForm.safeParse(input);
    const fields = input as Partial<Record<string, string>>;
    if (!isOtherEmail(fields.email ?? '', email) || fields.current_password) return checked;
    const issues = checked.success ? [] : checked.error.issues;
    return {
      success: false,
      error: { issues: [...issues, { path: ['current_password'], message: formatFieldCode('email_change_needs_password') }] },
    };
  },
});
