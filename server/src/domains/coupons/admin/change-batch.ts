import type { CouponBatch, CreateCouponBatch, UpdateCouponBatch } from '@uruhu/contract/staff/coupons';
import { readShopTime } from '../../../database/clock.ts';
import type { Db } from '../../../database/db.ts';
import { done, type Outcome, type Refusal, refuse } from '../../../lib/outcome.ts';
import { isUuid } from '../../../lib/uuid.ts';
import { withConstraintRefusals } from '../../../lib/with-constraint-refusals.ts';
import { changeAsStaff, type StaffActor } from '../../audit/audit.ts';
import { createBatchCode } from '../coupon-code.ts';
import { findRuleRefusal, parseTime, toRuleColumns } from './coupon-rules.ts';
import { deleteOrEnd } from './delete-or-end.ts';
import { presentBatch } from './present.ts';
import { deleteBatchRow, endBatchRow, insertBatch, insertBatchCodes, lockBatch, selectBatch, updateBatchRow } from './queries.ts';

/** With a million codes taken, 10,000 new codes are all free in 5 of 6 draws, so ten rounds without success mean a fault. */
const ROUNDS_MAX = 10;

export async function findBatch(db: Db, coupon_batch_id: string): Promise<Outcome<CouponBatch>> {
  const row = isUuid(coupon_batch_id) ? await selectBatch(db, coupon_batch_id) : undefined;
  return row ? done(presentBatch(row)) : refuse('coupon_batch_not_found');
}

/** The refusal for the database constraint on names of batches. */
const CONSTRAINT_REFUSALS = { coupon_batches_name: () => refuse('coupon_batch_name_taken', { fields: ['name'] }) };

async function insertCodes(trx: Db, coupon_batch_id: string, { prefix, count }: { prefix: string; count: number }): Promise<void> {
  let missingCount = count;
  for (let round = 0; missingCount > 0; round++) {
    if (round === ROUNDS_MAX) throw new Error(`${missingCount} of ${count} random codes were still taken after ${ROUNDS_MAX} rounds`);
    const codes = new Set<string>();
    while (codes.size < missingCount) codes.add(createBatchCode(prefix));
    missingCount -= await insertBatchCodes(trx, coupon_batch_id, [...codes]);
  }
}

/** Creates a batch with all its codes in one transaction. */
export const createBatch = (
  db: Db,
  actor: StaffActor,
  { name, prefix, count, ...rules }: CreateCouponBatch,
): Promise<Outcome<CouponBatch>> =>
  withConstraintRefusals(CONSTRAINT_REFUSALS, () =>
    changeAsStaff(db, actor, async (trx) => {
      const columns = toRuleColumns(rules, await readShopTime(trx));
      const refusal = findRuleRefusal(columns);
      if (refusal) return refusal;
      const coupon_batch_id = await insertBatch(trx, { ...columns, name, prefix, count });
      await insertCodes(trx, coupon_batch_id, { prefix, count });
      return findBatch(trx, coupon_batch_id);
    }),
  );

async function refuseAsChanged(trx: Db, coupon_batch_id: string): Promise<Refusal> {
  const currentBatch = await findBatch(trx, coupon_batch_id);
  return currentBatch.ok ? refuse('changed_meanwhile', { data: currentBatch.value }) : currentBatch;
}

async function applyChanges(
  trx: Db,
  coupon_batch_id: string,
  { version, name, ends_at }: UpdateCouponBatch,
): Promise<Outcome<CouponBatch>> {
  const row = isUuid(coupon_batch_id) ? await lockBatch(trx, coupon_batch_id) : undefined;
  if (!row) return refuse('coupon_batch_not_found');
  if (row.version !== version) return refuseAsChanged(trx, coupon_batch_id);
  const newEnd = ends_at === undefined ? row.ends_at : parseTime(ends_at);
  const refusal = findRuleRefusal({ ...row, ends_at: newEnd });
  if (refusal) return refusal;
  const isRenamed = name !== undefined && name !== row.name;
  const isEndChanged = newEnd?.getTime() !== row.ends_at?.getTime();
  if (isRenamed || isEndChanged) {
    await updateBatchRow(trx, coupon_batch_id, { name: isRenamed ? name : undefined, ends_at: isEndChanged ? newEnd : undefined });
  }
  return findBatch(trx, coupon_batch_id);
}

export const updateBatch = (db: Db, actor: StaffActor, coupon_batch_id: string, update: UpdateCouponBatch): Promise<Outcome<CouponBatch>> =>
  withConstraintRefusals(CONSTRAINT_REFUSALS, () => changeAsStaff(db, actor, (trx) => applyChanges(trx, coupon_batch_id, update)));

/** Deletes a batch, or ends it if an order has used one of its codes. Refuses (409) if it has another version by now. */
export const deleteBatch = (db: Db, actor: StaffActor, coupon_batch_id: string, version: number) => {
  /** Returns a function that runs `work` on the locked batch if the batch still has this version. */
  const withLockedBatch = (work: (trx: Db, coupon_batch_id: string) => Promise<unknown>) => async (trx: Db) => {
    const row = isUuid(coupon_batch_id) ? await lockBatch(trx, coupon_batch_id) : undefined;
    if (!row) return refuse('coupon_batch_not_found');
    return row.version === version ? done(await work(trx, coupon_batch_id)) : refuseAsChanged(trx, coupon_batch_id);
  };
  return deleteOrEnd(db, actor, { remove: withLockedBatch(deleteBatchRow), end: withLockedBatch(endBatchRow) });
};
