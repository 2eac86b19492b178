/** Beauty profiles: a shopper's skin type, concerns and ingredients to avoid. */
import { AVOIDABLE_SUBSTANCES, type BeautyProfile } from '@uruhu/contract/account';
import { SKIN_CONCERNS, SKIN_TYPES } from '@uruhu/contract/product-attributes';
import type { Db } from '../../database/db.ts';
import { transact } from '../../database/transact.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { lockUser, selectBeautyProfile, upsertBeautyProfile } from './queries.ts';

/** Keeps the offered values, each once and in the offered order, so that equal profiles are stored equally. */
const filterOffered = <Value extends string>(offered: readonly Value[], input: readonly string[]): Value[] =>
  offered.filter((value) => input.includes(value));

/** The shopper's profile, empty if there is none, without values that are no longer offered. */
export async function readBeautyProfile(db: Db, user_id: string): Promise<BeautyProfile> {
  const row = await selectBeautyProfile(db, user_id);
  return {
    skin_type: SKIN_TYPES.find((type) => type === row?.skin_type) ?? '',
    skin_concern: filterOffered(SKIN_CONCERNS, row?.skin_concern ?? []),
    avoided: filterOffered(AVOIDABLE_SUBSTANCES, row?.avoided ?? []),
  };
}

export function saveBeautyProfile(db: Db, user_id: string, input: BeautyProfile): Promise<Outcome<BeautyProfile>> {
  const profile: BeautyProfile = {
    skin_type: input.skin_type,
    skin_concern: filterOffered(SKIN_CONCERNS, input.skin_concern),
    avoided: filterOffered(AVOIDABLE_SUBSTANCES, input.avoided),
  };
  return transact(db, async (trx) => {
    if (!(await lockUser(trx, user_id))) return refuse('not_authorized');
    await upsertBeautyProfile(trx, user_id, profile);
    return done(profile);
  });
}
