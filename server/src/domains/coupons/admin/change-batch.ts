import type { CouponBatch, CreateCouponBatch, UpdateCouponBatch } from '@uruhu/contract/staff/coupons';
import { readShopTime } from '../../../database/clock.ts';
import type { Db } from '../../../database/db.ts';
import { done, type Outcome, type Refusal, refuse } from '../../../lib/outcome.ts';
import { isUuid } from '../../../lib/uuid.ts';
import { changeAsStaff, type StaffActor } from '../../audit/audit.ts';
import { createBatchCode } from '../coupon-code.ts';
import { findRuleRefusal, toRuleColumns } from './coupon-rules.ts';
import { deleteOrEnd } from './delete-or-end.ts';
import { presentBatch } from './present.ts';
import { deleteBatchRow, endBatchRow, insertBatch, insertBatchCodes, lockBatch, selectBatch, updateBatchRow } from './queries.ts';

/** With a million codes taken, a batch of 10,000 meets none of them in 5 of 6 draws, so more rounds mean a fault. */
const ROUNDS_MAX = 10;

export async function findBatch(db: Db, coupon_batch_id: string): Promise<Outcome<CouponBatch>> {
  const row = isUuid(coupon_batch_id) ? await selectBatch(db, coupon_batch_id) : undefined;
  return row ? done(presentBatch(row)) : refuse('coupon_batch_not_found');
}

async function refuseTakenName<Value>(change: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
  try {
    return await change();
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'coupon_batches_name')
      return refuse('coupon_batch_name_taken', { fields: ['name'] });
    throw error;
  }
}

async function insertCodes(trx: Db, coupon_batch_id: string, { prefix, count }: { prefix: string; count: number }): Promise<void> {
  let missing = count;
  for (let round = 0; missing > 0; round++) {
    if (round === ROUNDS_MAX) throw new Error(`${missing} of ${count} codes found no free text in ${ROUNDS_MAX} rounds`);
    const codes = new Set<string>();
    while (codes.size < missing) codes.add(createBatchCode(prefix));
    missing -= await insertBatchCodes(trx, coupon_batch_id, [...codes]);
  }
}

/** Creates the batch and all its codes, or nothing. */
export const createBatch = (db: Db, by: StaffActor, { name, prefix, count, ...rules }: CreateCouponBatch): Promise<Outcome<CouponBatch>> =>
  refuseTakenName(() =>
    changeAsStaff(db, by, async (trx) => {
      const columns = toRuleColumns(rules, await readShopTime(trx));
      const refusal = findRuleRefusal(columns);
      if (refusal) return refusal;
      const coupon_batch_id = await insertBatch(trx, { ...columns, name, prefix, count });
      await insertCodes(trx, coupon_batch_id, { prefix, count });
      return findBatch(trx, coupon_batch_id);
    }),
  );

async function refuseAsChanged(trx: Db, coupon_batch_id: string): Promise<Refusal> {
  const current = await findBatch(trx, coupon_batch_id);
  return current.ok ? refuse('changed_meanwhile', { data: current.value }) : current;
}

async function applyChanges(
  trx: Db,
  coupon_batch_id: string,
  { version, name, ends_at }: UpdateCouponBatch,
): Promise<Outcome<CouponBatch>> {
  const row = isUuid(coupon_batch_id) ? await lockBatch(trx, coupon_batch_id) : undefined;
  if (!row) return refuse('coupon_batch_not_found');
  if (row.version !== version) return refuseAsChanged(trx, coupon_batch_id);
  const end = ends_at === undefined ? row.ends_at : ends_at === null ? null : new Date(ends_at);
  const refusal = findRuleRefusal({ ...row, ends_at: end });
  if (refusal) return refusal;
  const set = {
    ...(name === undefined || name === row.name ? {} : { name }),
    ...(end?.getTime() === row.ends_at?.getTime() ? {} : { ends_at: end }),
  };
  if (Object.keys(set).length > 0) await updateBatchRow(trx, coupon_batch_id, set);
  return findBatch(trx, coupon_batch_id);
}

export const updateBatch = (db: Db, by: StaffActor, coupon_batch_id: string, update: UpdateCouponBatch): Promise<Outcome<CouponBatch>> =>
  refuseTakenName(() => changeAsStaff(db, by, (trx) => applyChanges(trx, coupon_batch_id, update)));

/** Deletes a batch of which no code was used; ends one of which an order has used a code. */
export const deleteBatch = (db: Db, by: StaffActor, coupon_batch_id: string, version: number) => {
  const workOn = (work: (trx: Db, coupon_batch_id: string) => Promise<unknown>) => async (trx: Db) => {
    const row = isUuid(coupon_batch_id) ? await lockBatch(trx, coupon_batch_id) : undefined;
    if (!row) return refuse('coupon_batch_not_found');
    return row.version === version ? done(await work(trx, coupon_batch_id)) : refuseAsChanged(trx, coupon_batch_id);
  };
  return deleteOrEnd(db, by, { remove: workOn(deleteBatchRow), end: workOn(endBatchRow) });
};
