import { toPlainName } from '@uruhu/contract/rules/plain-text';
import type { AdminBrand, CreateBrand, UpdateBrand } from '@uruhu/contract/staff/brands';
import type { Db } from '../../database/db.ts';
import { cleanHtml } from '../../html/clean-html.ts';
import { done, type Outcome, type Refusal, refuse } from '../../lib/outcome.ts';
import { createSlug, findFreeSlug } from '../../lib/slug.ts';
import { withConstraintRefusals } from '../../lib/with-constraint-refusals.ts';
import { changeAsStaff, type StaffActor } from '../audit/audit.ts';
import { findMissingPictures } from '../files/files.ts';
import { deleteFormerBrandName, saveFormerBrandName } from '../redirects/redirects.ts';
import { deleteBrandRow, insertBrand, selectBrand, selectBrandIds, updateBrandRow } from './queries.ts';

const REFUSALS = { brands_name: () => refuse('brand_name_taken', { fields: ['name'] }) };

export async function findBrand(db: Db, brand_id: string): Promise<Outcome<AdminBrand>> {
  const row = await selectBrand(db, brand_id);
  return row ? done(row) : refuse('brand_not_found');
}

/** What is wrong with a cleaned name or a new logo; null: nothing. */
async function findRefusal(trx: Db, name: string | undefined, image: string | undefined): Promise<Refusal | null> {
  if (name !== undefined && toPlainName(name) === '') return refuse('brand_name_empty', { fields: ['name'] });
  if (image !== undefined && (await findMissingPictures(trx, [image])).length > 0)
    return refuse('picture_not_found', { fields: ['image'] });
  return null;
}

/** The id comes from the name and stays, so that the brand can be renamed. */
export const createBrand = (db: Db, by: StaffActor, { name: given, image }: CreateBrand): Promise<Outcome<AdminBrand>> =>
  withConstraintRefusals(REFUSALS, () =>
    changeAsStaff(db, by, async (trx) => {
      const name = cleanHtml(given);
      const refusal = await findRefusal(trx, name, image);
      if (refusal) return refusal;
      const slug = createSlug(toPlainName(name), 'brand');
      const brand_id = findFreeSlug(slug, await selectBrandIds(trx, slug));
      await insertBrand(trx, { brand_id, name, image });
      await deleteFormerBrandName(trx, toPlainName(name));
      return findBrand(trx, brand_id);
    }),
  );

export const updateBrand = (db: Db, by: StaffActor, brand_id: string, update: UpdateBrand): Promise<Outcome<AdminBrand>> =>
  withConstraintRefusals(REFUSALS, () =>
    changeAsStaff(db, by, async (trx) => {
      const before = await selectBrand(trx, brand_id);
      if (!before) return refuse('brand_not_found');
      const name = update.name === undefined ? undefined : cleanHtml(update.name);
      const refusal = await findRefusal(trx, name, update.image === before.image ? undefined : update.image);
      if (refusal) return refusal;
      const isUpdated = await updateBrandRow(trx, brand_id, { ...update, name });
      const [former, present] = [toPlainName(before.name), toPlainName(name ?? before.name)];
      if (isUpdated && former !== present) await saveFormerBrandName(trx, brand_id, former, present);
      const brand = await findBrand(trx, brand_id);
      return isUpdated || !brand.ok ? brand : refuse('changed_meanwhile', { data: brand.value });
    }),
  );

/** A product that gets this brand meanwhile makes the database refuse. */
export async function deleteBrand(db: Db, by: StaffActor, brand_id: string): Promise<Outcome<AdminBrand>> {
  const refuseInUse = async () => {
    const count = (await selectBrand(db, brand_id))?.product_count ?? 1;
    return refuse('brand_in_use', { values: { count } });
  };
  const outcome = await withConstraintRefusals({ products_brand_id_fkey: () => refuse('brand_in_use', { values: { count: 1 } }) }, () =>
    changeAsStaff(db, by, async (trx) => {
      const brand = await findBrand(trx, brand_id);
      if (brand.ok) await deleteBrandRow(trx, brand_id);
      return brand;
    }),
  );
  return !outcome.ok && outcome.code === 'brand_in_use' ? refuseInUse() : outcome;
}
