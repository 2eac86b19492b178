/** People: their accounts, sessions, phones and addresses. */
export { type Customer, customerOf } from './customer.ts';
export { findPerson } from './find-person.ts';
export { forgotPassword } from './forgot-password.ts';
export { shopRoutes as accountRoutes } from './shop.routes.ts';
export { signUp } from './sign-up.ts';
