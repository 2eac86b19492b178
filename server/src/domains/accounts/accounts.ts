/** People: their accounts, sessions, phones and addresses. */
export { accountData } from './account-data.ts';
export { readBeautyProfile } from './beauty-profile.ts';
export { type Customer, customerOf } from './customer.ts';
export { findPerson } from './find-person.ts';
export { forgotPassword } from './forgot-password.ts';
export { provePassword } from './own-password.ts';
export { deleteUser, forgetOldAccess, lockUserWhole } from './queries.ts';
export { shopRoutes as accountRoutes } from './shop.routes.ts';
export { signUp } from './sign-up.ts';
