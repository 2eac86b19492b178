import type { OwnData } from '@uruhu/contract/own-data';
import type { Db } from '../../http/parts.ts';
import { presentAddress, presentUser } from './present.ts';
import { selectAddresses, selectOpenSessions, selectProfileRow, selectResetTimes, selectSignIns, selectUser } from './queries.ts';

/** More ways in than anybody tries in the half year that they are kept. */
const SIGN_INS_MAX = 10_000;

type Known = 'account' | 'addresses' | 'sessions' | 'sign_ins' | 'password_links' | 'beauty_profile';

/** What is known of the account itself, for its owner: nothing in it opens anything. */
export async function accountData(db: Db, user_id: string): Promise<Pick<OwnData, Known>> {
  const iso = (time: Date) => time.toISOString();
  const profile = await selectProfileRow(db, user_id);
  const account = await selectUser(db, user_id);
  if (!account) throw new Error('whoever asks has an account');
  return {
    account: presentUser(account),
    addresses: (await selectAddresses(db, user_id)).map((row) => ({ ...presentAddress(row), created_at: iso(row.created_at) })),
    sessions: (await selectOpenSessions(db, user_id)).map(({ created_at, expires_at, ...row }) => ({
      ...row,
      created_at: iso(created_at),
      expires_at: iso(expires_at),
    })),
    sign_ins: (await selectSignIns(db, user_id, { limit: SIGN_INS_MAX, offset: 0 })).map(
      ({ user_agent, address, succeeded, created_at }) => ({
        ...{ user_agent, address, succeeded },
        created_at: iso(created_at),
      }),
    ),
    password_links: (await selectResetTimes(db, user_id)).map(({ created_at, expires_at }) => ({
      created_at: iso(created_at),
      expires_at: iso(expires_at),
    })),
    beauty_profile: profile ? { ...profile, updated_at: iso(profile.updated_at) } : null,
  };
}
