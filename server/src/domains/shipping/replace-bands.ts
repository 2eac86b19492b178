import { findBandFault, type ShippingBand } from '@uruhu/contract/rules/prices/shipping';
import type { ShippingTerms, UpdateShippingBands } from '@uruhu/contract/staff/shipping-bands';
import type { Db } from '../../database/db.ts';
import { done, type Outcome, type Refusal, refuse } from '../../lib/outcome.ts';
import { changeAsStaff, type StaffActor } from '../audit/audit.ts';
import { deleteBands, insertBands, lockBandSet, selectShippingTerms } from './queries.ts';

/** The field that each fault is shown at. */
const FAULT_FIELDS = new Map([
  ['band_ends_before_start', 'max_weight'],
  ['bands_overlap', 'min_weight'],
  ['bands_leave_gap', 'min_weight'],
]);

/** The refusal if the bands leave a gap or overlap, or if one ends before its start; else null. */
function findBandsRefusal(bands: readonly ShippingBand[]): Refusal | null {
  const found = findBandFault(bands);
  return found && refuse(found.fault, { fields: [`bands.${found.index}.${FAULT_FIELDS.get(found.fault)}`] });
}

const isSameBand = (first: ShippingBand, second: ShippingBand) =>
  first.min_weight === second.min_weight && first.max_weight === second.max_weight && first.shipping_fee === second.shipping_fee;
const excludeBands = (bands: readonly ShippingBand[], excluded: readonly ShippingBand[]) =>
  bands.filter((band) => !excluded.some((excludedBand) => isSameBand(band, excludedBand)));

/** Replaces the bands if they still have the version that the editor saw. Unchanged bands are not written, so the audit log omits them. */
export const replaceBands = (db: Db, staff: StaffActor, { version, bands }: UpdateShippingBands): Promise<Outcome<ShippingTerms>> =>
  changeAsStaff(db, staff, async (trx) => {
    const refusal = findBandsRefusal(bands);
    if (refusal) return refusal;
    await lockBandSet(trx);
    const current = await selectShippingTerms(trx);
    if (current.version !== version) return refuse('changed_meanwhile', { data: current });
    const [removed, added] = [excludeBands(current.bands, bands), excludeBands(bands, current.bands)];
    if (removed.length > 0) await deleteBands(trx, removed);
    if (added.length > 0) await insertBands(trx, added);
    return done(await selectShippingTerms(trx));
  });
