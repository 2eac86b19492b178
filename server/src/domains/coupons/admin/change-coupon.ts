import type { AdminCoupon, CreateCoupon, UpdateCoupon } from '@uruhu/contract/staff/coupons';
import { readShopTime } from '../../../database/clock.ts';
import type { Db } from '../../../database/db.ts';
import { done, type Outcome, type Refusal, refuse } from '../../../lib/outcome.ts';
import { isUuid } from '../../../lib/uuid.ts';
import { changeAsStaff, type StaffActor } from '../../audit/audit.ts';
import { findRuleRefusal, toRuleColumns } from './coupon-rules.ts';
import { deleteOrEnd } from './delete-or-end.ts';
import { presentAdminCoupon } from './present.ts';
import {
  type AdminCouponRow,
  deleteCouponRow,
  endCouponRow,
  insertSingleCoupon,
  lockCouponById,
  selectAdminCoupon,
  updateCouponRow,
} from './queries.ts';

const CODE_TAKEN = refuse('coupon_code_taken', { fields: ['coupon_code'] });

export async function findCoupon(db: Db, coupon_id: string): Promise<Outcome<AdminCoupon>> {
  const row = isUuid(coupon_id) ? await selectAdminCoupon(db, coupon_id) : undefined;
  return row ? done(presentAdminCoupon(row)) : refuse('coupon_not_found');
}

export const createCoupon = (db: Db, by: StaffActor, { coupon_code, note, ...rules }: CreateCoupon): Promise<Outcome<AdminCoupon>> =>
  changeAsStaff(db, by, async (trx) => {
    const columns = toRuleColumns(rules, await readShopTime(trx));
    const refusal = findRuleRefusal(columns);
    if (refusal) return refusal;
    const inserted = await insertSingleCoupon(trx, { ...columns, coupon_code, note });
    return inserted ? findCoupon(trx, inserted.coupon_id) : CODE_TAKEN;
  });

/** Locks a coupon that staff may change: no welcome coupon and no code of a batch. */
async function lockSingleCoupon(trx: Db, coupon_id: string): Promise<Outcome<AdminCouponRow>> {
  const row = isUuid(coupon_id) && (await lockCouponById(trx, coupon_id)) ? await selectAdminCoupon(trx, coupon_id) : undefined;
  if (!row) return refuse('coupon_not_found');
  if (row.kind === 'welcome') return refuse('coupon_is_welcome');
  if (row.kind === 'batch') return refuse('coupon_is_of_batch');
  return done(row);
}

/** The columns of which the editor wants another value, by the names of the call's fields. */
function findChanges(row: AdminCouponRow, update: UpdateCoupon, now: Date) {
  const { version: _version, minimum_spend, starts_at, ends_at, ...same } = update;
  const wanted = {
    ...same,
    ...(minimum_spend === undefined ? {} : { minimum_spend_rwf: minimum_spend }),
    ...(starts_at === undefined ? {} : { starts_at: starts_at === null ? now : new Date(starts_at) }),
    ...(ends_at === undefined ? {} : { ends_at: ends_at === null ? null : new Date(ends_at) }),
  };
  const differs = (former: unknown, latter: unknown) =>
    former instanceof Date && latter instanceof Date ? former.getTime() !== latter.getTime() : former !== latter;
  const changed = Object.entries(wanted).filter(
    ([name, value]) => value !== undefined && differs(row[name as keyof AdminCouponRow], value),
  );
  return Object.fromEntries(changed) as Partial<typeof wanted>;
}
type Changes = ReturnType<typeof findChanges>;

/** What orders and customers refer to stays once an order has used the coupon; the database refuses to change it, too. */
const FIXED_TERMS = ['coupon_code', 'coupon_type', 'discount', 'starts_at', 'new_members_only'] as const;

function findChangeRefusal(row: AdminCouponRow, changes: Changes): Refusal | null {
  const fixed = FIXED_TERMS.filter((name) => name in changes);
  if (row.was_used && fixed.length > 0) return refuse('coupon_terms_fixed', { fields: fixed });
  if (changes.total_limit != null && changes.total_limit < row.redeemed) {
    return refuse('coupon_limit_below_uses', { values: { uses: row.redeemed }, fields: ['total_limit'] });
  }
  return findRuleRefusal({ ...row, ...(changes as Partial<AdminCouponRow>) });
}

async function applyChanges(trx: Db, coupon_id: string, update: UpdateCoupon): Promise<Outcome<AdminCoupon>> {
  const locked = await lockSingleCoupon(trx, coupon_id);
  if (!locked.ok) return locked;
  const row = locked.value;
  if (row.version !== update.version) return refuse('changed_meanwhile', { data: presentAdminCoupon(row) });
  const changes = findChanges(row, update, await readShopTime(trx));
  const refusal = findChangeRefusal(row, changes);
  if (refusal) return refusal;
  if (Object.keys(changes).length > 0) await updateCouponRow(trx, coupon_id, changes);
  return findCoupon(trx, coupon_id);
}

/** Changes a coupon if it still has the version that the editor saw; otherwise the refusal holds it as it is now. */
export async function updateCoupon(db: Db, by: StaffActor, coupon_id: string, update: UpdateCoupon): Promise<Outcome<AdminCoupon>> {
  try {
    return await changeAsStaff(db, by, (trx) => applyChanges(trx, coupon_id, update));
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'coupons_coupon_code_key') return CODE_TAKEN;
    throw error;
  }
}

/** Deletes a coupon that no order has used; ends one that an order has used. */
export const deleteCoupon = (db: Db, by: StaffActor, coupon_id: string, version: number) => {
  const workOn = (work: (trx: Db, coupon_id: string) => Promise<unknown>) => async (trx: Db) => {
    const locked = await lockSingleCoupon(trx, coupon_id);
    if (!locked.ok) return locked;
    if (locked.value.version !== version) return refuse('changed_meanwhile', { data: presentAdminCoupon(locked.value) });
    return done(await work(trx, coupon_id));
  };
  return deleteOrEnd(db, by, { remove: workOn(deleteCouponRow), end: workOn(endCouponRow) });
};
