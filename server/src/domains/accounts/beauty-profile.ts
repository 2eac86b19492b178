/** What somebody's skin is like, and what it should be spared. */
import { AVOIDABLE, type BeautyProfile } from '@uruhu/contract/account';
import { SKIN_CONCERNS, SKIN_TYPES } from '@uruhu/contract/constants';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import { transact } from '../../database/transact.ts';
import type { Db } from '../../http/parts.ts';
import { done, type Outcome, refuse } from '../../outcome.ts';
import { lockUser, selectBeautyProfile, upsertBeautyProfile } from './queries.ts';

/** Each once, in the order in which they are offered: one profile is always written one way. */
const among = <Value extends string>(offered: readonly Value[], told: readonly string[]): Value[] =>
  offered.filter((value) => told.includes(value));

/** Of whoever has told nothing, an empty one. What is offered no more is left out. */
export async function readBeautyProfile(db: Db, user_id: string): Promise<BeautyProfile> {
  const row = await selectBeautyProfile(db, user_id);
  return {
    skin_type: SKIN_TYPES.find((type) => type === row?.skin_type) ?? '',
    skin_concern: among(SKIN_CONCERNS, row?.skin_concern ?? []),
    avoided: among(AVOIDABLE, row?.avoided ?? []),
  };
}

export function saveBeautyProfile(db: Db, user_id: string, told: BeautyProfile): Promise<Outcome<BeautyProfile>> {
  const profile: BeautyProfile = {
    skin_type: told.skin_type,
    skin_concern: among(SKIN_CONCERNS, told.skin_concern),
    avoided: among(AVOIDABLE, told.avoided),
  };
  return transact(db, async (trx) => {
    if (!(await lockUser(trx, user_id))) return refuse(401, MESSAGE.notAuthorized);
    await upsertBeautyProfile(trx, user_id, profile);
    return done(profile);
  });
}
