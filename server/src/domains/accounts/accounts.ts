/** People: their accounts, sessions, phones and addresses. */
export { accountData } from './account-data.ts';
export { readBeautyProfile } from './beauty-profile.ts';
export { type Customer, holdCustomer } from './customer.ts';
export { findPerson } from './find-person.ts';
export { forgotPassword } from './forgot-password.ts';
export { provePassword } from './own-password.ts';
export { hashPassword, passwordFits } from './passwords.ts';
export { placesOf } from './places-of.ts';
export { deleteUser, forgetOldAccess, lockUserWhole } from './queries.ts';
export { shopRoutes as accountRoutes } from './shop.routes.ts';
export { guess } from './sign-in-limits.ts';
export { signInName } from './sign-in-name.ts';
export { signUp } from './sign-up.ts';
export { newToken, tokenHash } from './tokens.ts';
