import type { accountEndpoints, profileEndpoints } from '@uruhu/contract/endpoints/account';
import type { AppContext } from '../../context.ts';
import type { Cost } from '../../http/costs/cost.ts';
import type { Handlers } from '../../http/handlers.ts';
import { createDataReply, mapOutcome } from '../../http/replies.ts';
import { done } from '../../lib/outcome.ts';
import { readBeautyProfile, saveBeautyProfile } from './beauty-profile.ts';
import { findShortPasswordRefusal } from './passwords/password-length.ts';
import { savePhones } from './save-phones.ts';
import { signUp } from './sign-up.ts';
import { updateAccount } from './update-account.ts';

/** Charged only when the e-mail address changes, because only then the password is checked. */
const PASSWORD_CHECK_COST: Cost = { password: 1 };

export const createAccountHandlers = (context: AppContext): Handlers<typeof accountEndpoints> => ({
  signUp: async ({ body, ip_address, language, messages }) => {
    const outcome =
      findShortPasswordRefusal(context, body.password, 'signUp') ??
      (await signUp(context.db, context.mailer, body, { language, ip_address }));
    return mapOutcome(outcome, (user) => ({ status: 'success', message: messages.successes.signedUp, user }));
  },
  updateAccount: async ({ shopper: { user_id }, body, ip_address, charge, messages }) => {
    const chargePasswordCheck = () => charge(PASSWORD_CHECK_COST);
    return mapOutcome(
      await updateAccount(context, { user_id, ip_address, chargePasswordCheck }, body),
      createDataReply(messages.successes.accountUpdated),
    );
  },
  updatePhones: async ({ shopper, body, messages }) =>
    done({ status: 'success', message: messages.successes.phoneUpdated, data: await savePhones(context.db, shopper.user_id, body) }),
});

export const createProfileHandlers = ({ db }: AppContext): Handlers<typeof profileEndpoints> => ({
  beautyProfile: async ({ shopper }) => done({ status: 'success', data: await readBeautyProfile(db, shopper.user_id) }),
  saveBeautyProfile: async ({ shopper, body, messages }) =>
    mapOutcome(await saveBeautyProfile(db, shopper.user_id, body), createDataReply(messages.successes.profileSaved)),
});
