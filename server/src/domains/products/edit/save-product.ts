import type { StaffRole } from '@uruhu/contract/staff/permissions';
import { findField, NEW_PRODUCT_COLUMNS, PRODUCT_FIELD_KEYS } from '@uruhu/contract/staff/products/fields';
import type { AdminProduct, CreateProduct, DuplicateProduct, ProductInput, UpdateProduct } from '@uruhu/contract/staff/products/products';
import { readShopTime } from '../../../database/clock.ts';
import type { Db } from '../../../database/db.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { createSlug, listSlugs } from '../../../lib/slug.ts';
import { changeAsStaff } from '../../audit/audit.ts';
import { findMissingPictures } from '../../files/files.ts';
import { copyTranslations } from '../../translations/translations.ts';
import { withConstraintRefusals } from '../constraint-refusals.ts';
import { type ProductRow, type StoredProduct, selectStoredProducts } from '../read/queries.ts';
import { findLowPriceField } from '../unit-price.ts';
import { type CheckedPatch, checkPatch } from '../write/patch.ts';
import { toColumns } from '../write/to-columns.ts';
import { writeProducts } from '../write/write-products.ts';
import { checkFieldPermissions } from './field-permissions.ts';
import { findProduct, refuseOutdated } from './find-product.ts';
import { planParts } from './plan-parts.ts';
import { selectKnownProductIds, selectOrderedChoices } from './queries.ts';

type Editor = { staff_id: string; role: StaffRole };

/** An input may name the pictures by `image`, `other_images` and `description_images`, or by `pictures` and `description_pictures`. */
const listPictureKeys = ({ image = '', other_images = [], description_images = [], ...input }: ProductInput): string[] => [
  image,
  ...other_images,
  ...description_images,
  ...[...(input.pictures ?? []), ...(input.description_pictures ?? [])].map(({ key }) => key),
  ...(input.options ?? []).map((option) => option.image),
];
const listStoredKeys = ({ row, options }: StoredProduct): string[] => [
  row.image,
  ...row.other_images,
  ...row.description_images,
  ...options.map(({ image }) => image),
];

/** Refuses pictures that the shop does not have, unless the product had them before, and unknown related products. */
async function checkReferences(trx: Db, input: ProductInput, before: StoredProduct | null): Promise<Outcome<undefined>> {
  const currentKeys = new Set(before ? listStoredKeys(before) : []);
  const missingKeys = await findMissingPictures(
    trx,
    listPictureKeys(input).filter((key) => !currentKeys.has(key)),
  );
  if (missingKeys.length > 0) return refuse('picture_not_found', { fields: ['pictures'] });
  const related = input.related_product_ids ?? [];
  const existingIds = related.length > 0 ? await selectKnownProductIds(trx, related) : new Set();
  return related.every((id) => existingIds.has(id))
    ? done(undefined)
    : refuse('related_product_not_found', { fields: ['related_product_ids'] });
}

/** Plans what the form changes. `before`: null for a new product. */
async function planSaving(
  trx: Db,
  { staff_id }: Editor,
  before: StoredProduct | null,
  { product_id, ...input }: ProductInput & { product_id: string },
): Promise<Outcome<CheckedPatch>> {
  const references = await checkReferences(trx, input, before);
  if (!references.ok) return references;
  const now = await readShopTime(trx);
  const columns = toColumns(input, before?.row ?? (NEW_PRODUCT_COLUMNS as ProductRow), now);
  if (!columns.ok) return columns;
  const orderedChoices = before && (input.options || input.sizes) ? await selectOrderedChoices(trx, product_id) : [];
  const orderedIds = new Set(orderedChoices.flatMap(({ option_id, size_id }) => [option_id ?? '', size_id ?? '']));
  const parts = planParts(before, input, { now, orderedIds });
  if (!parts.ok) return parts;
  const patch = { product_id, version: before?.row.version ?? null, columns: columns.value, ...parts.value };
  const checked = checkPatch(before, patch, { staff_id, now, confirms: input.reviewed ? () => true : undefined });
  if (checked.ok || checked.code !== 'unit_price_too_low') return checked;
  return refuse('unit_price_too_low', { fields: [findLowPriceField(input)] });
}

/** Changes a product with its options, sizes and texts if it still has the version that the editor saw. */
export const updateProduct = (
  db: Db,
  staff: Editor,
  product_id: string,
  { version, ...input }: UpdateProduct,
): Promise<Outcome<AdminProduct>> =>
  withConstraintRefusals(() =>
    changeAsStaff(db, staff, async (trx) => {
      const [product] = await selectStoredProducts(trx, [product_id], 'stock');
      if (!product) return refuse('product_not_found');
      if (product.row.version !== version) return refuseOutdated(trx, product);
      const refusal = checkFieldPermissions(staff.role, input, product);
      if (refusal) return refusal;
      const patch = await planSaving(trx, staff, product, { ...input, product_id });
      if (!patch.ok) return patch;
      const written = await writeProducts(trx, [patch.value], staff);
      return written.ok ? findProduct(trx, product_id) : written;
    }),
  );

// ── new products ──

/** The ids that a product without a chosen one can have, best first. Another brand can have a product of the same name. */
export const listProductIds = ({ name, brand_id }: { name: string; brand_id: string }): string[] =>
  listSlugs(createSlug(name, 'product'), `${brand_id}\n${name}`);

async function addProduct(trx: Db, staff: Editor, { product_id: chosenId, ...input }: CreateProduct): Promise<Outcome<AdminProduct>> {
  let outcome: Outcome<null> = refuse('product_id_taken', { fields: ['product_id'] });
  for (const product_id of chosenId === undefined ? listProductIds(input) : [chosenId]) {
    const patch = await planSaving(trx, staff, null, { ...input, product_id });
    if (!patch.ok) return patch;
    outcome = await writeProducts(trx, [patch.value], staff);
    if (outcome.ok) return findProduct(trx, product_id);
    if (outcome.code !== 'product_id_taken') break;
  }
  return outcome;
}

export const createProduct = (db: Db, staff: Editor, input: CreateProduct): Promise<Outcome<AdminProduct>> =>
  withConstraintRefusals(async () => {
    const refusal = checkFieldPermissions(staff.role, input, null);
    return refusal ?? changeAsStaff(db, staff, (trx) => addProduct(trx, staff, input));
  });

/** The fields that a copy has: texts, pictures, prices and choices. The discount, the stock, reviews and orders stay with the original. */
const toCopiedFields = (product: AdminProduct): ProductInput =>
  Object.fromEntries(
    PRODUCT_FIELD_KEYS.filter((key) => !findField(key).isNotCopied).map((key) => [key, product[key as keyof AdminProduct]]),
  );

type Choices = { options: readonly { option_id: string }[]; sizes: readonly { size_id: string }[] };

/** Gives the copy the translations of its original. Both have the same options and sizes, in the same order. */
const copyTexts = (trx: Db, original: Choices & { product_id: string }, copy: Choices & { product_id: string }) =>
  copyTranslations(trx, [
    { kind: 'products', from_id: original.product_id, to_id: copy.product_id },
    ...original.options.flatMap(({ option_id: from_id }, index) => {
      const to_id = copy.options[index]?.option_id;
      return to_id === undefined ? [] : [{ kind: 'product-options' as const, from_id, to_id }];
    }),
    ...original.sizes.flatMap(({ size_id: from_id }, index) => {
      const to_id = copy.sizes[index]?.size_id;
      return to_id === undefined ? [] : [{ kind: 'product-sizes' as const, from_id, to_id }];
    }),
  ]);

/** Copies a product, with its translations, as a draft. */
export const duplicateProduct = (db: Db, staff: Editor, product_id: string, copy: DuplicateProduct): Promise<Outcome<AdminProduct>> =>
  changeAsStaff(db, staff, async (trx) => {
    const original = await findProduct(trx, product_id);
    if (!original.ok) return original;
    const { name, brand_id, category_id } = original.value;
    const isNotArchived = <Part extends { is_archived: boolean }>({ is_archived }: Part) => !is_archived;
    const [options, sizes] = [original.value.options.filter(isNotArchived), original.value.sizes.filter(isNotArchived)];
    const added = await addProduct(trx, staff, {
      ...toCopiedFields(original.value),
      brand_id,
      category_id,
      name: copy.name ?? `${name} (copy)`,
      product_id: copy.product_id,
      options: options.map(({ option_id: _, stock: __, reserved: ___, ...option }) => option),
      sizes: sizes.map(({ size_id: _, stock: __, reserved: ___, ...size }) => size),
    });
    if (added.ok) await copyTexts(trx, { product_id, options, sizes }, added.value);
    return added;
  });
