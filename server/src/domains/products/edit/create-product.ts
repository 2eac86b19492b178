import type { StaffRole } from '@uruhu/contract/staff/permissions';
import type { AdminProduct, CreateProduct, DuplicateProduct, ProductInput } from '@uruhu/contract/staff/products/products';
import { readShopTime } from '../../../database/clock.ts';
import type { Db } from '../../../database/db.ts';
import { type Outcome, refuse } from '../../../lib/outcome.ts';
import { createSlug, listSlugs } from '../../../lib/slug.ts';
import { changeAsStaff } from '../../audit/audit.ts';
import { withConstraintRefusals } from '../constraint-refusals.ts';
import { checkFieldPermissions } from './field-permissions.ts';
import { findProduct } from './find-product.ts';
import { insertProduct } from './queries.ts';
import { checkReferences, completeSaving } from './save-product.ts';
import { toColumns } from './to-columns.ts';

type Editor = { staff_id: string; role: StaffRole };

/** The ids that a product without a chosen one can have, best first. Another brand can have a product of the same name. */
export const listProductIds = ({ name, brand_id }: { name: string; brand_id: string }): string[] =>
  listSlugs(createSlug(name, 'product'), `${brand_id}\n${name}`);

/** The columns of a product before anything is set. */
export const EMPTY_PRODUCT = {
  base_price_rwf: 0,
  discounted_price_rwf: 0,
  planned_discount_rwf: 0,
  discount_starts_at: null,
  discount_ends_at: null,
  status: 'draft' as const,
  publish_at: null,
  image: '',
  other_images: [],
  description_images: [],
  picture_alts: {},
};
/** For a draft whose weight staff have not entered yet. */
export const DEFAULT_WEIGHT_G = 100;

type NewProduct = ProductInput & Pick<CreateProduct, 'name' | 'brand_id' | 'category_id'>;

/** The steps that creating and updating share get this as `productBefore`, because a new product has no version before. */
const NO_PRODUCT_BEFORE = null;

async function addProduct(trx: Db, staff: Editor, { product_id, ...input }: NewProduct & { product_id?: string | undefined }) {
  const references = await checkReferences(trx, input, NO_PRODUCT_BEFORE);
  if (!references.ok) return references;
  const columns = toColumns(input, EMPTY_PRODUCT, await readShopTime(trx));
  if (!columns.ok) return columns;
  const { name, brand_id, category_id } = input;
  const row = { weight_g: DEFAULT_WEIGHT_G, base_price_rwf: 0, ...columns.value, name, brand_id, category_id };
  const insert = (id: string) => insertProduct(trx, { ...row, product_id: id });
  for (const id of product_id === undefined ? listProductIds({ name, brand_id }) : [product_id]) {
    if (await insert(id)) return completeSaving(trx, staff, id, input, NO_PRODUCT_BEFORE);
  }
  return refuse('product_id_taken', { fields: ['product_id'] });
}

export const createProduct = (db: Db, staff: Editor, input: CreateProduct): Promise<Outcome<AdminProduct>> =>
  withConstraintRefusals(async () => {
    const refusal = checkFieldPermissions(staff.role, input);
    return refusal ?? changeAsStaff(db, staff, (trx) => addProduct(trx, staff, input));
  });

/** Copies texts, pictures, prices and choices as a draft; the discount, the stock, reviews and orders stay with the original. */
export const duplicateProduct = (db: Db, staff: Editor, product_id: string, copy: DuplicateProduct): Promise<Outcome<AdminProduct>> =>
  changeAsStaff(db, staff, async (trx) => {
    const original = await findProduct(trx, product_id);
    if (!original.ok) return original;
    const isNotArchived = <Part extends { is_archived: boolean }>({ is_archived }: Part) => !is_archived;
    return addProduct(trx, staff, {
      ...toCopiedFields(original.value),
      name: copy.name ?? `${original.value.name} (copy)`,
      product_id: copy.product_id,
      options: original.value.options.filter(isNotArchived).map(({ option_id: _, stock: __, ...option }) => option),
      sizes: original.value.sizes.filter(isNotArchived).map(({ size_id: _, stock: __, ...size }) => size),
    });
  });

const toCopiedFields = (product: AdminProduct) => {
  const { brand_id, category_id, description, pictures, description_pictures, base_price, weight } = product;
  const { tags, features, skin_concern, skin_type, fomulation, keywords, ingredients, free_from } = product;
  const { product_info, specific_info, related_product_ids, low_stock_at } = product;
  return {
    brand_id,
    category_id,
    description,
    pictures,
    description_pictures,
    base_price,
    weight,
    tags: tags as ProductInput['tags'],
    features: features as ProductInput['features'],
    skin_concern: skin_concern as ProductInput['skin_concern'],
    skin_type: skin_type as ProductInput['skin_type'],
    fomulation: fomulation as ProductInput['fomulation'],
    keywords,
    ingredients,
    free_from: free_from as ProductInput['free_from'],
    product_info,
    specific_info,
    related_product_ids,
    low_stock_at,
  };
};
