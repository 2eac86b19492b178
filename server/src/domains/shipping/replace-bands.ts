import { findBandFault, type ShippingBand } from '@uruhu/contract/rules/prices/shipping';
import type { ShippingTerms, UpdateShippingBands } from '@uruhu/contract/staff/shipping-bands';
import type { Db } from '../../database/db.ts';
import { done, type Outcome, type Refusal, refuse } from '../../lib/outcome.ts';
import { changeAsStaff, type StaffActor } from '../audit/audit.ts';
import { deleteBands, insertBands, lockBandSet, selectShippingTerms } from './queries.ts';

/** The field that each fault is shown at. */
const FIELDS = new Map([
  ['band_ends_before_start', 'max_weight'],
  ['bands_overlap', 'min_weight'],
  ['bands_leave_gap', 'min_weight'],
]);

function findFaultRefusal(bands: readonly ShippingBand[]): Refusal | null {
  const found = findBandFault(bands);
  return found && refuse(found.fault, { fields: [`bands.${found.index}.${FIELDS.get(found.fault)}`] });
}

const isSame = (one: ShippingBand, other: ShippingBand) =>
  one.min_weight === other.min_weight && one.max_weight === other.max_weight && one.shipping_fee === other.shipping_fee;
const without = (bands: readonly ShippingBand[], others: readonly ShippingBand[]) =>
  bands.filter((band) => !others.some((other) => isSame(band, other)));

/** Replaces the bands if they still have the version that the editor saw. Bands that stay are not written, so the audit log omits them. */
export const replaceBands = (db: Db, by: StaffActor, { version, bands }: UpdateShippingBands): Promise<Outcome<ShippingTerms>> =>
  changeAsStaff(db, by, async (trx) => {
    const refusal = findFaultRefusal(bands);
    if (refusal) return refusal;
    await lockBandSet(trx);
    const current = await selectShippingTerms(trx);
    if (current.version !== version) return refuse('changed_meanwhile', { data: current });
    const [removed, added] = [without(current.bands, bands), without(bands, current.bands)];
    if (removed.length > 0) await deleteBands(trx, removed);
    if (added.length > 0) await insertBands(trx, added);
    return done(await selectShippingTerms(trx));
  });
