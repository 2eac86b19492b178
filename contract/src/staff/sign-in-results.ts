/** How an attempt to sign in as staff ends. Browsers load this file, so it imports no schemas. */

/**
 * `code_asked`: the password was right, and a code was not entered yet. `wrong_confirmation`: a signed-in member entered a wrong password or
 * code to confirm a change.
 */
export const SIGN_IN_RESULTS = ['signed_in', 'code_asked', 'wrong_name', 'wrong_password', 'wrong_code', 'wrong_confirmation'] as const;
export type SignInResult = (typeof SIGN_IN_RESULTS)[number];
