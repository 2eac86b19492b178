/** An e-mail address whose owner has followed a link that was sent there. Only this file creates the type. */
declare const proved: unique symbol;
export type VerifiedEmail = string & { readonly [proved]: true };

/** The verified address of an account; null if it is not verified. */
export const getVerifiedEmail = ({ email, email_verified_at }: { email: string; email_verified_at: Date | null }): VerifiedEmail | null =>
  email_verified_at === null ? null : (email as VerifiedEmail);

/**
 * The address for an order without an account. Of an erased account, the database keeps it only if it was verified (keep_proved_address). Of a
 * customer who never had one, staff have typed it in, as she told them.
 */
export const getRecipientWithoutAccount = ({
  user_id,
  customer_email,
}: {
  user_id: string | null;
  customer_email: string;
}): VerifiedEmail | null => (user_id === null && customer_email.includes('@') ? (customer_email as VerifiedEmail) : null);
