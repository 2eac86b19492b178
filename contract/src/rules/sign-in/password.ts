/** The minimum length of passwords. password-strength.ts estimates how hard a password is to guess. */

/**
 * The specification's minimum for the password of a new account, and for one that a shopper sets by a change or a reset. The shop's
 * setting `password_length_min` may require more.
 */
export const PASSWORD_LENGTH_MIN = { signUp: 3, changeOrReset: 5 } as const;

export type PasswordUse = keyof typeof PASSWORD_LENGTH_MIN;

/** The minimum length of a new password. */
export const findPasswordMinLength = (use: PasswordUse, shopLengthMin: number): number => Math.max(PASSWORD_LENGTH_MIN[use], shopLengthMin);

/** Whether a new password is shorter than the shop requires. */
export const isTooShort = (password: string, use: PasswordUse, shopLengthMin: number): boolean =>
  password.length < findPasswordMinLength(use, shopLengthMin);
