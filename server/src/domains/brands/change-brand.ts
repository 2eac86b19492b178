import { cleanLine, hasVisibleText } from '@uruhu/contract/rules/clean-text';
import { toPlainName } from '@uruhu/contract/rules/plain-text';
import type { AdminBrand, CreateBrand, UpdateBrand } from '@uruhu/contract/staff/brands';
import type { Db } from '../../database/db.ts';
import { cleanHtml } from '../../html/clean-html.ts';
import { deleteSeenVersion } from '../../lib/delete-seen-version.ts';
import { done, type Outcome, type Refusal, refuse } from '../../lib/outcome.ts';
import { createSlug, findFreeSlug } from '../../lib/slug.ts';
import { withConstraintRefusals } from '../../lib/with-constraint-refusals.ts';
import { changeAsStaff, type StaffActor } from '../audit/audit.ts';
import { findMissingPictures } from '../files/files.ts';
import { deleteFormerBrandName, saveFormerBrandName } from '../redirects/redirects.ts';
import { deleteBrandRow, insertBrand, lockBrands, selectBrand, selectBrandIds, updateBrandRow } from './queries.ts';

/** The refusals for the database constraints that a change can violate. */
const CONSTRAINT_REFUSALS = { brands_name: () => refuse('brand_name_taken', { fields: ['name'] }) };

/** A name is one line, whatever it is copied from. Cleaned as text after its entities are read, which can hide characters. */
const cleanName = (name: string) => cleanLine(cleanHtml(name.replace(/\s+/g, ' ')));

export async function findBrand(db: Db, brand_id: string): Promise<Outcome<AdminBrand>> {
  const row = await selectBrand(db, brand_id);
  return row ? done(row) : refuse('brand_not_found');
}

/** The refusal if a cleaned name is empty or a new logo does not exist; else null. */
async function findRefusal(trx: Db, { name, image }: { name: string | undefined; image: string | undefined }): Promise<Refusal | null> {
  if (name !== undefined && !hasVisibleText(cleanLine(toPlainName(name)))) return refuse('brand_name_empty', { fields: ['name'] });
  if (image !== undefined && (await findMissingPictures(trx, [image])).length > 0)
    return refuse('picture_not_found', { fields: ['image'] });
  return null;
}

/** Creates a brand with an id made from its name. A later rename keeps the id. */
export const createBrand = (db: Db, actor: StaffActor, { name: enteredName, image }: CreateBrand): Promise<Outcome<AdminBrand>> =>
  withConstraintRefusals(CONSTRAINT_REFUSALS, () =>
    changeAsStaff(db, actor, async (trx) => {
      const name = cleanName(enteredName);
      const refusal = await findRefusal(trx, { name, image });
      if (refusal) return refusal;
      await lockBrands(trx);
      const slug = createSlug(toPlainName(name), 'brand');
      const brand_id = findFreeSlug(slug, await selectBrandIds(trx, slug));
      await insertBrand(trx, { brand_id, name, image });
      // The name belongs to the new brand now, even if another brand had it before.
      await deleteFormerBrandName(trx, toPlainName(name));
      return findBrand(trx, brand_id);
    }),
  );

export const updateBrand = (db: Db, actor: StaffActor, brand_id: string, update: UpdateBrand): Promise<Outcome<AdminBrand>> =>
  withConstraintRefusals(CONSTRAINT_REFUSALS, () =>
    changeAsStaff(db, actor, async (trx) => {
      const brandBefore = await selectBrand(trx, brand_id);
      if (!brandBefore) return refuse('brand_not_found');
      const name = update.name === undefined ? undefined : cleanName(update.name);
      const newImage = update.image === brandBefore.image ? undefined : update.image;
      const refusal = await findRefusal(trx, { name, image: newImage });
      if (refusal) return refusal;
      const isUpdated = await updateBrandRow(trx, brand_id, { ...update, name });
      const [formerName, currentName] = [toPlainName(brandBefore.name), toPlainName(name ?? brandBefore.name)];
      if (isUpdated && formerName !== currentName) await saveFormerBrandName(trx, { brand_id, formerName, currentName });
      const brand = await findBrand(trx, brand_id);
      if (!isUpdated && brand.ok) return refuse('changed_meanwhile', { data: brand.value });
      return brand;
    }),
  );

/**
 * Deletes a brand if it still has the version that the staff member has seen. Refuses (409) while products use the brand; the database
 * decides, as a product may get this brand meanwhile. Reads the number of products for the message afterwards, because the failed
 * transaction can run no more queries.
 */
export async function deleteBrand(db: Db, actor: StaffActor, brand_id: string, version: number): Promise<Outcome<AdminBrand>> {
  const refuseInUse = async () => {
    const count = (await selectBrand(db, brand_id))?.product_count ?? 1;
    return refuse('brand_in_use', { values: { count } });
  };
  const outcome = await withConstraintRefusals({ products_brand_id_fkey: () => refuse('brand_in_use', { values: { count: 1 } }) }, () =>
    changeAsStaff(db, actor, (trx) =>
      deleteSeenVersion(
        () => findBrand(trx, brand_id),
        () => deleteBrandRow(trx, brand_id, version),
      ),
    ),
  );
  return !outcome.ok && outcome.code === 'brand_in_use' ? refuseInUse() : outcome;
}
