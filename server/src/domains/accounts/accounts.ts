/**
 * Shoppers' accounts, with their sessions, phones and addresses.
 *
 * Triggers (database/migrations/0066-baseline/05-accounts.sql): users_own_address, users_keep_proved_address, users_blocked,
 * users_erased_by_staff, sign_in_names_own_address, email_links_own_address.
 */
export { createAccountHandlers, createProfileHandlers } from './account.handlers.ts';
export { readAccountData } from './account-data.ts';
export { createAddressHandlers } from './addresses/address.handlers.ts';
export { listAddressLines } from './addresses/list-address-lines.ts';
export { selectAddresses as listAddresses } from './addresses/queries.ts';
export { readBeautyProfile } from './beauty-profile.ts';
export { type Customer, lockCustomer } from './customer.ts';
export { deleteOldSignInData } from './delete-old-sign-in-data.ts';
export { createEmailHandlers } from './email/email.handlers.ts';
export { findVerifiedEmail } from './find-verified-email.ts';
export { checkCurrentPassword } from './passwords/check-current-password.ts';
export { forgotPassword } from './passwords/forgot-password.ts';
export { hashPassword, isPasswordCorrect } from './passwords/hash-password.ts';
export { createPasswordHandlers } from './passwords/password.handlers.ts';
export { formatAddress, getPrimaryPhone, presentAddress } from './present.ts';
export { deleteUser, lockUserForErasure, type UserRow } from './queries.ts';
export { createShopperFinder } from './sessions/find-shopper.ts';
export { deleteSessions as endSessions } from './sessions/queries.ts';
export { createSessionHandlers } from './sessions/session.handlers.ts';
export { withSignInLimit } from './sessions/sign-in-limits.ts';
export { createHashedToken, hashToken } from './sessions/tokens.ts';
