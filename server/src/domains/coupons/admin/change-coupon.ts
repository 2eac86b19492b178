import type { AdminCoupon, CreateCoupon, UpdateCoupon } from '@uruhu/contract/staff/coupons';
import { readShopTime } from '../../../database/clock.ts';
import type { Db } from '../../../database/db.ts';
import { done, type Outcome, type Refusal, refuse } from '../../../lib/outcome.ts';
import { isUuid } from '../../../lib/uuid.ts';
import { withConstraintRefusals } from '../../../lib/with-constraint-refusals.ts';
import { changeAsStaff, type StaffActor } from '../../audit/audit.ts';
import { findRuleRefusal, parseTime, toRuleColumns } from './coupon-rules.ts';
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

const CODE_TAKEN_REFUSAL = refuse('coupon_code_taken', { fields: ['coupon_code'] });

export async function findCoupon(db: Db, coupon_id: string): Promise<Outcome<AdminCoupon>> {
  const row = isUuid(coupon_id) ? await selectAdminCoupon(db, coupon_id) : undefined;
  return row ? done(presentAdminCoupon(row)) : refuse('coupon_not_found');
}

export const createCoupon = (db: Db, actor: StaffActor, { coupon_code, note, ...rules }: CreateCoupon): Promise<Outcome<AdminCoupon>> =>
  changeAsStaff(db, actor, async (trx) => {
    const columns = toRuleColumns(rules, await readShopTime(trx));
    const refusal = findRuleRefusal(columns);
    if (refusal) return refusal;
    const inserted = await insertSingleCoupon(trx, { ...columns, coupon_code, note });
    return inserted ? findCoupon(trx, inserted.coupon_id) : CODE_TAKEN_REFUSAL;
  });

/** Locks a coupon. Refuses welcome coupons and codes of a batch, which staff cannot change. */
async function lockSingleCoupon(trx: Db, coupon_id: string): Promise<Outcome<AdminCouponRow>> {
  const row = isUuid(coupon_id) && (await lockCouponById(trx, coupon_id)) ? await selectAdminCoupon(trx, coupon_id) : undefined;
  if (!row) return refuse('coupon_not_found');
  if (row.kind === 'welcome') return refuse('coupon_is_welcome');
  if (row.kind === 'batch') return refuse('coupon_is_of_batch');
  return done(row);
}

/** The columns that the update changes, with their new values. */
function findChanges(row: AdminCouponRow, update: UpdateCoupon, now: Date) {
  const { version: _version, minimum_spend, starts_at, ends_at, ...otherColumns } = update;
  const requestedColumns = {
    ...otherColumns,
    minimum_spend_rwf: minimum_spend,
    starts_at: starts_at === undefined ? undefined : (parseTime(starts_at) ?? now),
    ends_at: ends_at === undefined ? undefined : parseTime(ends_at),
  };
  const differs = (before: unknown, after: unknown) =>
    before instanceof Date && after instanceof Date ? before.getTime() !== after.getTime() : before !== after;
  const changedColumns = Object.entries(requestedColumns).filter(
    ([name, value]) => value !== undefined && differs(row[name as keyof AdminCouponRow], value),
  );
  return Object.fromEntries(changedColumns) as Partial<typeof requestedColumns>;
}
type ColumnChanges = ReturnType<typeof findChanges>;

/** The columns that cannot change after an order has used the coupon; the database refuses it, too. */
const FIXED_TERMS = ['coupon_code', 'coupon_type', 'discount', 'starts_at', 'new_members_only'] as const;

function findChangeRefusal(row: AdminCouponRow, changes: ColumnChanges): Refusal | null {
  const changedTerms = FIXED_TERMS.filter((name) => name in changes);
  if (row.was_used && changedTerms.length > 0) return refuse('coupon_terms_fixed', { fields: changedTerms });
  if (changes.total_limit != null && changes.total_limit < row.redeemed) {
    return refuse('coupon_limit_below_uses', { values: { uses: row.redeemed }, fields: ['total_limit'] });
  }
  return findRuleRefusal({ ...row, ...(changes as Partial<AdminCouponRow>) });
}

async function applyChanges(trx: Db, coupon_id: string, update: UpdateCoupon): Promise<Outcome<AdminCoupon>> {
  const lockedCoupon = await lockSingleCoupon(trx, coupon_id);
  if (!lockedCoupon.ok) return lockedCoupon;
  const row = lockedCoupon.value;
  if (row.version !== update.version) return refuse('changed_meanwhile', { data: presentAdminCoupon(row) });
  const changes = findChanges(row, update, await readShopTime(trx));
  const refusal = findChangeRefusal(row, changes);
  if (refusal) return refusal;
  if (Object.keys(changes).length > 0) await updateCouponRow(trx, coupon_id, changes);
  return findCoupon(trx, coupon_id);
}

/** Changes a coupon if it still has the version that the editor saw; otherwise refuses (409) with the current coupon. */
export const updateCoupon = (db: Db, actor: StaffActor, coupon_id: string, update: UpdateCoupon): Promise<Outcome<AdminCoupon>> =>
  withConstraintRefusals({ coupons_coupon_code_key: () => CODE_TAKEN_REFUSAL }, () =>
    changeAsStaff(db, actor, (trx) => applyChanges(trx, coupon_id, update)),
  );

/** Deletes a coupon, or ends it if an order has used it. Refuses (409) if it has another version by now. */
export const deleteCoupon = (db: Db, actor: StaffActor, coupon_id: string, version: number) => {
  /** Returns a function that runs `work` on the locked coupon if the coupon still has this version. */
  const withLockedCoupon = (work: (trx: Db, coupon_id: string) => Promise<unknown>) => async (trx: Db) => {
    const lockedCoupon = await lockSingleCoupon(trx, coupon_id);
    if (!lockedCoupon.ok) return lockedCoupon;
    if (lockedCoupon.value.version !== version) return refuse('changed_meanwhile', { data: presentAdminCoupon(lockedCoupon.value) });
    return done(await work(trx, coupon_id));
  };
  return deleteOrEnd(db, actor, { remove: withLockedCoupon(deleteCouponRow), end: withLockedCoupon(endCouponRow) });
};
