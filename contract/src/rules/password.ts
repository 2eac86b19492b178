/** Passwords: how long at least. How hard one is to guess is said by rules/password-strength. */

/** The specification's least; the shop's setting `password_length_min` can ask for more. */
export const PASSWORD_LENGTH_MIN = { signUp: 3, reset: 5 } as const;

export type PasswordUse = keyof typeof PASSWORD_LENGTH_MIN;

/** How many characters a new password has at least. */
export const leastLength = (use: PasswordUse, shopsLeast: number): number => Math.max(PASSWORD_LENGTH_MIN[use], shopsLeast);

/** What a password that is too short is refused with: the specification's words, unless the shop asks for more than it does. */
export function passwordTooShort(password: string, use: PasswordUse, shopsLeast: number): string | null {
  const least = leastLength(use, shopsLeast);
  if (password.length >= least) return null;
  return use === 'signUp' && least === PASSWORD_LENGTH_MIN.signUp
    ? 'Password is too short'
    : `Password must be at least ${least} characters long`;
}
