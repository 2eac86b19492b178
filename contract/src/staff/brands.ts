/** Brands as staff see and edit them. */
import { z } from 'zod';
import { knownText, lineText, machineText, page, recordVersion, requiredLine } from '../fields/text.ts';
import { createDataListSchema, jsonFilter, perPage } from './lists.ts';

const brand = z.object({
  brand_id: z.string(),
  /** May hold sanitised markup. */
  name: z.string(),
  /** The key of the brand's logo; '' for none. */
  image: z.string(),
  /** All products, drafts included. */
  product_count: z.int(),
  published_count: z.int(),
  version: z.int(),
});
export type AdminBrand = z.infer<typeof brand>;
export const adminBrands = createDataListSchema(brand);
export const adminBrandReply = z.object({ data: brand });

export const adminBrandQuery = z.object({
  page,
  perPage,
  sort: z.enum(['name', 'product_count']).catch('name'),
  order: z.enum(['ASC', 'DESC']).catch('ASC'),
  filter: jsonFilter(
    z.object({
      /** A part of the name. */
      q: lineText(100).optional(),
      /** Returns only the brands with these ids, for the form fields that show the name of a chosen brand. */
      ids: z.array(knownText(100)).max(100).optional(),
    }),
  ),
});
export type AdminBrandQuery = z.output<typeof adminBrandQuery>;

const name = requiredLine(100, 'name_required');
/** The key of a picture. This checks only its length; the server refuses a key that it does not know. */
const image = machineText(130);
export const createBrandBody = z.object({ name, image: image.default('') });
export type CreateBrand = z.output<typeof createBrandBody>;
export const updateBrandBody = z.object({
  version: recordVersion,
  name: name.optional(),
  image: image.optional(),
});
export type UpdateBrand = z.output<typeof updateBrandBody>;
