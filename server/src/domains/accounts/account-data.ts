import type { PersonalData } from '@uruhu/contract/personal-data';
import type { Db } from '../../database/db.ts';
import { selectAddresses } from './addresses/queries.ts';
import { selectEmailLinks } from './email/queries.ts';
import { selectResetTimes } from './passwords/queries.ts';
import { presentAddress, presentUser } from './present.ts';
import { selectBeautyProfile, selectUser } from './queries.ts';
import { selectOpenSessions, selectSignIns } from './sessions/queries.ts';

/** More sign-ins than a shopper makes in the half year that they are stored. */
const SIGN_INS_MAX = 10_000;

type AccountKeys =
  | 'account'
  | 'language'
  | 'email_verified_at'
  | 'email_links'
  | 'addresses'
  | 'sessions'
  | 'sign_ins'
  | 'password_links'
  | 'beauty_profile';

/** All data about the account itself, for its owner, without tokens or hashes. Null if it was erased meanwhile. */
export async function readAccountData(db: Db, user_id: string): Promise<Pick<PersonalData, AccountKeys> | null> {
  const toIso = (time: Date) => time.toISOString();
  const account = await selectUser(db, user_id);
  if (!account) return null;
  const profile = await selectBeautyProfile(db, user_id);
  return {
    account: presentUser(account),
    language: account.language,
    email_verified_at: account.email_verified_at ? toIso(account.email_verified_at) : null,
    email_links: (await selectEmailLinks(db, user_id)).map(({ created_at, expires_at, ...link }) => ({
      ...link,
      created_at: toIso(created_at),
      expires_at: toIso(expires_at),
    })),
    addresses: (await selectAddresses(db, user_id)).map((row) => ({ ...presentAddress(row), created_at: toIso(row.created_at) })),
    sessions: (await selectOpenSessions(db, user_id)).map(({ session_id, user_agent, address, created_at, expires_at }) => ({
      session_id,
      user_agent,
      address,
      created_at: toIso(created_at),
      expires_at: toIso(expires_at),
    })),
    sign_ins: (await selectSignIns(db, user_id, { limit: SIGN_INS_MAX, offset: 0 })).map(
      ({ user_agent, address, succeeded, created_at }) => ({
        user_agent,
        address,
        succeeded,
        created_at: toIso(created_at),
      }),
    ),
    password_links: (await selectResetTimes(db, user_id)).map(({ created_at, expires_at }) => ({
      created_at: toIso(created_at),
      expires_at: toIso(expires_at),
    })),
    beauty_profile: profile ? { ...profile, updated_at: toIso(profile.updated_at) } : null,
  };
}
