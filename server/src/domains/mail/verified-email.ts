/**
 * An e-mail address to which the shop may write about orders: its owner has followed the link of a mail to it, or has told it to the staff
 * member who entered her order. Only the functions of this file create values of the type.
 */
declare const verified: unique symbol;
export type VerifiedEmail = string & { readonly [verified]: true };

/** The verified address of an account; null if it is not verified. */
export const getVerifiedEmail = ({ email, email_verified_at }: { email: string; email_verified_at: Date | null }): VerifiedEmail | null =>
  email_verified_at === null ? null : (email as VerifiedEmail);

/**
 * The address for mails about an order without an account; null if it has none. If the account was erased, the database keeps the address
 * only if it was verified (the trigger users_keep_proved_address). If the customer never had an account, staff entered the address that she
 * told them.
 */
export const getRecipientWithoutAccount = ({
  user_id,
  customer_email,
}: {
  user_id: string | null;
  customer_email: string;
}): VerifiedEmail | null => (user_id === null && customer_email.includes('@') ? (customer_email as VerifiedEmail) : null);
