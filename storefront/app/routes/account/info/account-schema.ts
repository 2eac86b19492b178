import type { User } from '@uruhu/contract/account';
import { formatFieldCode } from '@uruhu/contract/fields/field-code';
import { type AccountInput, accountForm } from '@uruhu/contract/forms';
import { normaliseSignInName } from '@uruhu/contract/rules/sign-in/sign-in-name';
import type { Schema } from '#app/forms/form-errors.ts';
import { withPhoneMessages } from '#app/forms/phone-messages.ts';

type FormIssue = { path: readonly PropertyKey[]; message: string };

export const isOtherEmail = (typed: string, email: string): boolean => normaliseSignInName(typed) !== normaliseSignInName(email);

const phoneExplainingForm = withPhoneMessages(accountForm);

/** The account form: an e-mail address other than `email` requires the password. */
export const createAccountSchema = ({ email }: Pick<User, 'email'>): Schema<AccountInput> => ({
  safeParse(input) {
    const checked = phoneExplainingForm.safeParse(input);
    const fields = input as Partial<Record<string, string>>;
    const issues: FormIssue[] = checked.success ? [] : [...checked.error.issues];
    if (isOtherEmail(fields.email ?? '', email) && !fields.current_password) {
      issues.push({ path: ['current_password'], message: formatFieldCode('email_change_needs_password') });
    }
    return checked.success && issues.length === 0 ? checked : { success: false, error: { issues } };
  },
});
