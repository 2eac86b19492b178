/** The tree of categories as staff see and edit it. */
import { z } from 'zod';
import { formatFieldCode } from '../fields/field-code.ts';
import { idField, machineText, optionalId, recordVersion, requiredLine, wholeNumber } from '../fields/text.ts';
import { createDataListSchema, seenVersion } from './lists.ts';

const category = z.object({
  category_id: z.string(),
  parent_id: z.string().nullable(),
  name: z.string(),
  /** The key of the picture; '' for none. */
  image: z.string(),
  /** Whether text over this picture is dark, because the picture is pale. */
  dark_text: z.boolean(),
  /** 1 at the top of the tree, at most 3. */
  level: z.int(),
  /** Products directly in it, drafts included. */
  product_count: z.int(),
  version: z.int(),
});
export type AdminCategory = z.infer<typeof category>;
/** The whole tree on one page: each category before its children, siblings in the order of the shop. */
export const adminCategories = createDataListSchema(category);
export const adminCategoryReply = z.object({ data: category });

const name = requiredLine(80, 'name_required');
/** The key of a picture. This checks only its length; the server refuses a key that it does not know. */
const image = machineText(130);
const parent_id = idField('category_not_found').nullable();
const dark_text = z.boolean(formatFieldCode('yes_or_no_needed'));

/** The new category comes last among its siblings. */
export const createCategoryBody = z.object({
  name,
  parent_id: parent_id.default(null),
  image: image.default(''),
  dark_text: dark_text.default(false),
});
export type CreateCategory = z.output<typeof createCategoryBody>;
export const updateCategoryBody = z.object({
  version: recordVersion,
  name: name.optional(),
  image: image.optional(),
  dark_text: dark_text.optional(),
});
export type UpdateCategory = z.output<typeof updateCategoryBody>;

/** `position`: among the siblings, from 0; one past the end counts as the last. */
export const moveCategoryBody = z.object({
  version: recordVersion,
  parent_id,
  position: wholeNumber(0, 10_000, formatFieldCode('invalid_value')),
});
export type MoveCategory = z.output<typeof moveCategoryBody>;

/** `move_to`: the category that gets the products. */
export const deleteCategoryQuery = seenVersion.extend({ move_to: optionalId });
