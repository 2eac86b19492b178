import type { User } from '@uruhu/contract/account';
import { formatFieldCode } from '@uruhu/contract/fields/field-code';
import { type AccountInput, accountForm } from '@uruhu/contract/forms';
import { normaliseSignInName } from '@uruhu/contract/rules/sign-in/sign-in-name';
import type { Schema } from '#app/forms/form-errors.ts';
import { explainPhoneError } from '#app/forms/phone-messages.ts';

type FormIssue = { path: readonly PropertyKey[]; message: string };

export const isOtherEmail = (typed: string, email: string): boolean => normaliseSignInName(typed) !== normaliseSignInName(email);

/**
 * The account form: an e-mail address other than `email` requires the password. Another phone must be a phone number; the one of the account
 * may stay, because sign-up accepts any text.
 */
export const createAccountSchema = ({ email, phone }: Pick<User, 'email' | 'phone'>): Schema<AccountInput> => ({
  safeParse(input) {
    const checked = accountForm.safeParse(input);
    const fields = input as Partial<Record<string, string>>;
    const issues: FormIssue[] = checked.success ? [] : [...checked.error.issues];
    const typedPhone = fields.phone?.trim() ?? '';
    const phoneError = typedPhone === '' || typedPhone === phone ? undefined : explainPhoneError(typedPhone);
    if (phoneError) issues.push({ path: ['phone'], message: phoneError });
    if (isOtherEmail(fields.email ?? '', email) && !fields.current_password) {
      issues.push({ path: ['current_password'], message: formatFieldCode('email_change_needs_password') });
    }
    return checked.success && issues.length === 0 ? checked : { success: false, error: { issues } };
  },
});
