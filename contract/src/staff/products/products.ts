/** Products as staff see and edit them. Options, sizes and texts belong to the product and share its version. */
import { z } from 'zod';
import { formatFieldCode } from '../../fields/field-code.ts';
import { rwf, time } from '../../fields/list.ts';
import {
  boundedNumber,
  boundedText,
  htmlText,
  idField,
  knownText,
  lineText,
  machineText,
  page,
  recordVersion,
  requiredLine,
  timeInput,
} from '../../fields/text.ts';
import { cleanIdentifier } from '../../rules/clean-text.ts';
import { FINDING_FIELDS } from '../../rules/ingredients/find-restricted.ts';
import { createDataListSchema, jsonFilter, perPage } from '../lists.ts';
import { pictureList } from '../pictures.ts';
import { BULK_LIST_FIELDS, type BulkListField } from './bulk-fields.ts';
import { type FieldOfKind, listFieldsOfKind, PRODUCT_FIELDS } from './fields.ts';
import { PRODUCT_LIMITS as LIMITS, PRODUCT_LIST_SORTS, PRODUCT_STATES } from './terms.ts';

/** Creates a schema for each field of this kind. */
const mapFields = <Kind extends 'choices' | 'choice', Schema>(kind: Kind, createSchema: (key: FieldOfKind<Kind>) => Schema) =>
  Object.fromEntries(listFieldsOfKind(kind).map((key) => [key, createSchema(key)])) as Record<FieldOfKind<Kind>, Schema>;

// ── replies ──

export const finding = z.object({
  /** Rule and term, as in 'retinoids:retinol'. A staff member confirms the finding by it. */
  key: z.string(),
  /** The id of the rule, as in 'retinoids' (rules/ingredients/restricted-ingredients.ts). */
  rule: z.string(),
  /** `barred`: blocks publishing. `review`: a staff member must confirm it. */
  kind: z.enum(['barred', 'review']),
  /** The heading of the rule that staff read. */
  name: z.string(),
  /** The term of the rule that was found, in small letters. */
  term: z.string(),
  /** The first field that has the term. */
  field: z.enum(FINDING_FIELDS),
});

const shownPicture = z.object({ key: z.string(), alt: z.string() });
const labelledText = z.object({ label: z.string(), value: z.string() });
/** `stock`: pieces on hand; null: made to order. `reserved`: those of them that open orders hold. */
const stockFields = { stock: z.int().nullable(), reserved: z.int() };
/** The fields that options and sizes share. */
const optionOrSize = { name: z.string(), additional_price: rwf, is_archived: z.boolean(), ...stockFields };

const productRow = z.object({
  product_id: z.string(),
  name: z.string(),
  /** May hold sanitised markup. */
  brand: z.string(),
  brand_id: z.string(),
  category: z.string(),
  category_id: z.string(),
  image: z.string(),
  base_price: rwf,
  /** As staff set it; 0: no discount. With dates it begins and ends by itself. */
  discounted_price: rwf,
  /** Whether shoppers get the discounted price now. */
  is_discounted: z.boolean(),
  discount_starts_at: time.nullable(),
  discount_ends_at: time.nullable(),
  /** The lists that a bulk change changes. */
  ...(Object.fromEntries(BULK_LIST_FIELDS.map((key) => [key, z.array(z.string())])) as Record<BulkListField, z.ZodArray<z.ZodString>>),
  status: z.enum(PRODUCT_STATES),
  publish_at: time.nullable(),
  /** Available pieces of the product, or of all its options or sizes; null: made to order. */
  available_pieces: z.int().nullable(),
  is_low: z.boolean(),
  /** The product is published or scheduled, and the check of ingredients and claims would not let it be published today. A list may be some minutes behind. */
  is_blocked: z.boolean(),
  created_at: time,
  updated_at: time,
  version: z.int(),
});
export type ProductRow = z.infer<typeof productRow>;

export const adminProduct = productRow.omit({ available_pieces: true }).extend({
  ...stockFields,
  low_stock_at: z.int(),
  description: z.string(),
  other_images: z.array(z.string()),
  description_images: z.array(z.string()),
  /** The gallery with its texts: `image`, then `other_images`. */
  pictures: z.array(shownPicture),
  description_pictures: z.array(shownPicture),
  weight: z.int(),
  ...mapFields('choices', () => z.array(z.string())),
  ...mapFields('choice', () => z.string()),
  keywords: z.array(z.string()),
  ingredients: z.string(),
  product_info: z.array(labelledText),
  specific_info: z.array(labelledText),
  related_product_ids: z.array(z.string()),
  options: z.array(z.object({ option_id: z.string(), description: z.string(), image: z.string(), swatch: z.string(), ...optionOrSize })),
  sizes: z.array(z.object({ size_id: z.string(), ...optionOrSize })),
  /** What the check of ingredients and claims finds in the texts as they are now. */
  findings: z.array(finding),
  /** Keys of findings that a staff member has confirmed. */
  reviewed_findings: z.array(z.string()),
  reviewed_by: z.string().nullable(),
  reviewed_at: time.nullable(),
});
export type AdminProduct = z.infer<typeof adminProduct>;
export const adminProductReply = z.object({ data: adminProduct });
export const adminProducts = createDataListSchema(productRow);
/** The path of the product's page as shoppers would see it, with a token that opens it until `expires_at`. */
export const previewLinkReply = z.object({ data: z.object({ path: z.string(), expires_at: time }) });

// ── list ──

export const adminProductQuery = z.object({
  page,
  perPage,
  sort: z.enum(PRODUCT_LIST_SORTS).catch('created_at'),
  order: z.enum(['ASC', 'DESC']).catch('DESC'),
  filter: jsonFilter(
    z.object({
      /** Words of the name, the brand and the id. */
      q: lineText(100).optional(),
      status: z.enum(PRODUCT_STATES).optional(),
      brand_id: machineText(100).optional(),
      /** Also the categories below it. */
      category_id: machineText(100).optional(),
      low_stock: z.boolean().optional(),
      without_picture: z.boolean().optional(),
      discounted: z.boolean().optional(),
      blocked: z.boolean().optional(),
      ids: z.array(knownText(100)).max(100).optional(),
    }),
  ),
});
export type AdminProductQuery = z.output<typeof adminProductQuery>;

// ── changes ──

/** Any number of these values. */
const choiceList = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .array(z.enum(values, formatFieldCode('choice_unknown')))
    .max(values.length, formatFieldCode('choice_unknown'))
    .transform((list) => [...new Set(list)]);
/** One of these values, or none. */
const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum([...values, ''], formatFieldCode('choice_unknown'));
const pictureKey = machineText(200);
const price = boundedNumber(0, LIMITS.price_rwf, 'amount_invalid');
const pieces = boundedNumber(0, LIMITS.pieces, 'pieces_invalid').nullable();
const nullableTime = timeInput('time_invalid', { offset: true }).nullable();
const name = requiredLine(LIMITS.name, 'name_required');
const labelledTexts = (count: number, valueLengthMax: number) =>
  z.array(z.object({ label: lineText(100), value: htmlText(valueLengthMax) })).max(count);

const optionOrSizeInput = {
  name,
  /** Below 0 where it costs less than the product. */
  additional_price: boundedNumber(-LIMITS.price_rwf, LIMITS.price_rwf, 'amount_invalid').default(0),
  is_archived: z.boolean().default(false),
  /** The pieces of a new option or size. The call `changeStock` changes those of existing ones, because orders change them too. */
  stock: pieces.optional(),
};
const optionInput = z.object({
  /** Missing: a new option. */
  option_id: idField('id_invalid').optional(),
  description: boundedText(LIMITS.option_text).default(''),
  image: pictureKey.default(''),
  swatch: z
    .string()
    .overwrite(cleanIdentifier)
    .max(7, formatFieldCode('colour_invalid'))
    .regex(/^(#[0-9a-fA-F]{6})?$/, formatFieldCode('colour_invalid'))
    .default(''),
  ...optionOrSizeInput,
});
const sizeInput = z.object({ size_id: idField('id_invalid').optional(), ...optionOrSizeInput });
export type OptionInput = z.output<typeof optionInput>;
export type SizeInput = z.output<typeof sizeInput>;

const productFields = {
  name,
  brand_id: idField('brand_needed'),
  category_id: idField('category_needed'),
  /** HTML, which is cleaned. */
  description: htmlText(LIMITS.html),
  image: pictureKey,
  other_images: z.array(pictureKey).max(LIMITS.pictures),
  description_images: z.array(pictureKey).max(LIMITS.pictures),
  /** The gallery with alternative texts; it replaces `image` and `other_images`. */
  pictures: pictureList,
  description_pictures: pictureList,
  base_price: price,
  /** 0: no discount. With a date it is planned, and begins and ends by itself. */
  discounted_price: price,
  discount_starts_at: nullableTime,
  discount_ends_at: nullableTime,
  weight: boundedNumber(1, LIMITS.weight_g, 'product_weight_invalid'),
  ...(mapFields('choices', (key) => choiceList(PRODUCT_FIELDS[key].values)) as {
    [Key in FieldOfKind<'choices'>]: ReturnType<typeof choiceList<(typeof PRODUCT_FIELDS)[Key]['values']>>;
  }),
  ...(mapFields('choice', (key) => choice(PRODUCT_FIELDS[key].values)) as {
    [Key in FieldOfKind<'choice'>]: ReturnType<typeof choice<(typeof PRODUCT_FIELDS)[Key]['values']>>;
  }),
  keywords: z.array(lineText(60)).max(LIMITS.keywords),
  ingredients: boundedText(LIMITS.text),
  /** Values are HTML, which is cleaned. */
  product_info: labelledTexts(LIMITS.texts, LIMITS.text),
  specific_info: labelledTexts(LIMITS.facts, LIMITS.fact),
  related_product_ids: z.array(idField('id_invalid')).max(LIMITS.related_products),
  low_stock_at: boundedNumber(0, LIMITS.pieces, 'pieces_invalid'),
  /**
   * All options of the product: the call deletes each stored option that is missing here, or archives it if an order has it. The same for
   * sizes.
   */
  options: z.array(optionInput).max(LIMITS.options),
  sizes: z.array(sizeInput).max(LIMITS.sizes),
  /** Sets the pieces on hand, with the reason `counted`. It does not notice changes by orders meanwhile; the call `changeStock` does. */
  stock: pieces,
  status: z.enum(PRODUCT_STATES, formatFieldCode('choice_unknown')),
  publish_at: nullableTime,
  /** Confirms the findings of the kind `review`. */
  reviewed: z.boolean(),
};
const productSchema = z.object(productFields);

/** The product's id, which ends the URL of its page. It never changes, because orders and logs name it. Empty: the server makes it from the name. */
const newProductId = z
  .string()
  .overwrite(cleanIdentifier)
  .max(80, formatFieldCode('product_id_invalid'))
  .regex(/^(?:[a-z0-9][a-z0-9-]{0,79})?$/, formatFieldCode('product_id_invalid'))
  .transform((text) => (text === '' ? undefined : text))
  .optional();

export const createProductBody = productSchema.partial().extend({
  name: productFields.name,
  brand_id: productFields.brand_id,
  category_id: productFields.category_id,
  product_id: newProductId,
});
/** The name and the id of the copy. Without a name, the server chooses a name that says that the product is a copy. */
export const duplicateProductBody = z.object({ name: productFields.name.optional(), product_id: newProductId });
export type DuplicateProduct = z.output<typeof duplicateProductBody>;
export type CreateProduct = z.output<typeof createProductBody>;
export const updateProductBody = productSchema.partial().extend({
  /** The version that the editor has seen. */
  version: recordVersion,
});
export type UpdateProduct = z.output<typeof updateProductBody>;
export type ProductInput = Omit<UpdateProduct, 'version'>;
