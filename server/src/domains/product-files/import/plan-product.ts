/** Plans what an import does with one product: nothing here reads or writes the database. */
import { PICTURES_MAX } from '@uruhu/contract/constants';
import { listUnreviewed } from '@uruhu/contract/rules/ingredients/find-restricted';
import { isAllowed } from '@uruhu/contract/staff/permissions';
import { listFileColumns, type ProductFileColumn } from '@uruhu/contract/staff/products/file-terms';
import type { ImportFault } from '@uruhu/contract/staff/products/files';
import { createProductBody, type ProductInput } from '@uruhu/contract/staff/products/products';
import { PRODUCT_LIMITS } from '@uruhu/contract/staff/products/terms';
import type { Refusal } from '../../../lib/outcome.ts';
import { createFieldError, createMessage } from '../../../messages/sentences.ts';
import { toPictureColumns, toProductPictures } from '../../files/files.ts';
import {
  type CheckedParts,
  checkPublishing,
  checkTexts,
  EMPTY_PRODUCT,
  findStockRow,
  isLive,
  readPieces,
  toColumns,
} from '../../products/products.ts';
import { type Cells, presentProduct } from '../export/present-rows.ts';
import type { FileProduct } from '../queries.ts';
import { createFault, formatFault, shorten } from './faults.ts';
import { type FileRow, GROUP_ROWS_MAX, type RowGroup } from './group-rows.ts';
import { isKeptWhenEmpty, READ_COLUMNS, readCell, toColumn } from './parse-fields.ts';
import { planParts } from './plan-parts.ts';
import { PICTURE_NAME_LENGTH_MAX, readGallery } from './plan-pictures.ts';
import { planStock } from './plan-stock.ts';
import type { Plan, PlanContext, PlannedProduct } from './plan-types.ts';

/** All columns of a product that an import writes, as they are before anything is set. */
const NEW_COLUMNS: Record<string, unknown> = {
  ...EMPTY_PRODUCT,
  weight_g: 100,
  description: '',
  tags: [],
  features: [],
  skin_concern: [],
  skin_type: [],
  fomulation: '',
  keywords: [],
  ingredients: '',
  free_from: [],
  product_info: [],
  specific_info: [],
  related_product_ids: [],
  low_stock_at: 5,
  reviewed_findings: [],
  reviewed_by: null,
  reviewed_at: null,
};
export const PLANNED_COLUMNS = ['name', 'brand_id', 'category_id', ...Object.keys(NEW_COLUMNS)];

const PRICE_COLUMNS: readonly ProductFileColumn[] = ['price', 'discounted_price', 'discount_starts_at', 'discount_ends_at'];
const NEEDED: readonly ProductFileColumn[] = ['name', 'brand', 'category'];

type Work = {
  row: FileRow;
  product: FileProduct | undefined;
  before: Cells;
  context: PlanContext;
  faults: ImportFault[];
  changes: ProductFileColumn[];
};

const addFault = ({ row, faults }: Work, column: ProductFileColumn, message: string) =>
  void faults.push(createFault({ row: row.row, column, value: row.cells[column] ?? '' }, message));

/** The columns of the file whose cells differ from what the shop has. */
const listChanged = ({ row: { cells }, before, context }: Work): ProductFileColumn[] =>
  listFileColumns(context.kind).filter((column) => {
    const cell = cells[column];
    // The name in a price list is for its readers.
    if (context.kind === 'prices' && column === 'name') return false;
    return cell !== undefined && cell !== (before[column] ?? '') && !isKeptWhenEmpty(column, cell);
  });

const toComparable = (value: unknown) => JSON.stringify(value ?? null);

/** Whether the cells differ only in how they are written: '12,000' and 12000, or a list in another case. */
function isSameValue(work: Work, column: ProductFileColumn, input: Partial<ProductInput>): boolean {
  const shown = work.before[column];
  if (!work.product || shown === undefined || column === 'reviewed') return false;
  const known = readCell(column, shown, work.context.names);
  return 'value' in known && toComparable(known.value) === toComparable(input);
}

function readInput(work: Work, changed: readonly ProductFileColumn[]): ProductInput {
  const input: ProductInput = {};
  for (const column of changed) {
    if (!READ_COLUMNS.includes(column)) continue;
    const reading = readCell(column, work.row.cells[column] ?? '', work.context.names);
    if ('message' in reading) addFault(work, column, reading.message);
    else if (!isSameValue(work, column, reading.value)) {
      Object.assign(input, reading.value);
      work.changes.push(column);
    }
  }
  return input;
}

/** A price list often writes the price of a product without a discount as both. */
function checkPrices(work: Work, input: ProductInput): void {
  const touched = PRICE_COLUMNS.filter((column) => work.changes.includes(column));
  const [first] = touched;
  const isNoPrice = !work.product && input.base_price === 0 && !input.discounted_price;
  if (first && !isNoPrice && !isAllowed(work.context.editor.role, 'prices.write')) addFault(work, first, formatFault('prices_forbidden'));
}

const GALLERIES = [
  ['pictures', 'picture_texts'],
  ['description_pictures', 'description_picture_texts'],
] as const;

/** The columns of both galleries; null: neither changes. */
function readPictures(work: Work, changed: readonly ProductFileColumn[], sources: string[]) {
  if (!GALLERIES.flat().some((column) => changed.includes(column))) return null;
  const placed = toProductPictures(work.product ? work.product.row : EMPTY_PRODUCT);
  for (const [column, texts] of GALLERIES) {
    if (!changed.includes(column) && !changed.includes(texts)) continue;
    const cells = { pictures: work.row.cells[column], texts: work.row.cells[texts] };
    const gallery = readGallery(cells, placed[column], work.context);
    if ('message' in gallery) addFault(work, gallery.inTexts ? texts : column, gallery.message);
    else {
      placed[column] = gallery.pictures;
      sources.push(...gallery.sources);
      work.changes.push(...[column, texts].filter((own) => changed.includes(own)));
    }
  }
  return toPictureColumns(placed);
}

const JSON_COLUMNS = ['product_info', 'specific_info', 'picture_alts'];
/** Columns as values instead of as JSON texts, because the whole plan becomes JSON. */
const unpackJson = (columns: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [
      name,
      JSON_COLUMNS.includes(name) && typeof value === 'string' ? JSON.parse(value) : value,
    ]),
  );

function addRefusal(work: Work, refusal: Refusal): void {
  const column = toColumn(refusal.fields?.[0] ?? 'product_id');
  addFault(work, column, createMessage(refusal));
}

/** The status and prices that the fields have now, and would be kept by an unchanged product, are no change. */
function keepDifferent(columns: Record<string, unknown>, product: FileProduct | undefined): Record<string, unknown> {
  if (!product) return columns;
  const row = product.row as Record<string, unknown>;
  return Object.fromEntries(Object.entries(columns).filter(([name, value]) => toComparable(value) !== toComparable(row[name])));
}

type Columns = { columns: Record<string, unknown>; input: ProductInput };

function planColumns(work: Work, sources: string[]): Columns {
  const changed = listChanged(work);
  const input = readInput(work, changed);
  checkPrices(work, input);
  const pictures = readPictures(work, changed, sources);
  const set = toColumns(input, work.product?.row ?? EMPTY_PRODUCT, work.context.now);
  if (!set.ok) addRefusal(work, set);
  const columns = { ...(set.ok ? unpackJson(set.value) : {}), ...(pictures ?? {}) };
  return { columns: keepDifferent(columns, work.product), input };
}

/** The options and sizes as they would be. */
function joinParts(product: FileProduct | undefined, planned: Pick<Plan, 'options' | 'sizes'>): CheckedParts {
  const ids = new Set([...planned.options.map(({ option_id }) => option_id), ...planned.sizes.map(({ size_id }) => size_id)]);
  return {
    options: [...(product?.options ?? []).filter(({ option_id }) => !ids.has(option_id)), ...planned.options],
    sizes: [...(product?.sizes ?? []).filter(({ size_id }) => !ids.has(size_id)), ...planned.sizes],
  };
}

/** Refuses a product that would be live and may not be, as the form does. */
function checkLive(work: Work, { columns, input }: Columns, parts: CheckedParts): void {
  const { product, context } = work;
  const after = { ...NEW_COLUMNS, ...product?.row, ...columns } as NonNullable<typeof product>['row'];
  const findings = checkTexts(after, parts);
  const known = product?.row.reviewed_findings ?? [];
  const toConfirm = input.reviewed && isLive(after.status) ? listUnreviewed(findings, known).map(({ key }) => key) : [];
  const reviewed = [...known, ...toConfirm];
  const accepted = product && isLive(product.row.status) ? checkTexts(product.row, product) : [];
  const { status, base_price_rwf } = after;
  const publishing = checkPublishing({ status, base_price_rwf, findings, reviewed, accepted });
  if (!publishing.ok) addRefusal(work, publishing);
  if (toConfirm.length > 0) {
    Object.assign(columns, { reviewed_findings: reviewed, reviewed_by: context.editor.staff_id, reviewed_at: context.now });
  }
}

/** What is wrong with the group before its cells are read. */
function findGroupFault(
  { product_id, row, own, misplaced, surplus }: RowGroup,
  product: FileProduct | undefined,
  context: PlanContext,
): ImportFault | null {
  const cells = own?.cells ?? {};
  const fail = (column: ProductFileColumn, value: string, message: string) => createFault({ row, column, value }, message);
  const [wrong] = misplaced;
  if (wrong) return createFault({ row: wrong.row, column: 'kind', value: wrong.cells.kind ?? '' }, formatFault('kind_unknown'));
  if (surplus !== null) {
    return createFault({ row: surplus, column: 'kind', value: '' }, formatFault('rows_too_many', { most: GROUP_ROWS_MAX }));
  }
  if (product_id === '') return fail('product_id', '', formatFault(own ? 'product_id_needed' : 'part_without_product'));
  if (product) return null;
  if (context.kind === 'prices') return fail('product_id', product_id, formatFault('product_unknown'));
  if (!own) return fail('product_id', product_id, formatFault('product_missing'));
  const id = createProductBody.shape.product_id.safeParse(product_id);
  if (!id.success) return fail('product_id', product_id, createFieldError('product_id', id.error.issues[0]?.message ?? '').message);
  const missing = NEEDED.find((column) => (cells[column] ?? '').trim() === '');
  return missing ? fail(missing, '', formatFault('needed')) : null;
}

/** Cells of faulty rows may be as long as a row can be. */
const describe = ({ product_id, row, own }: RowGroup, product: FileProduct | undefined) => ({
  row_number: row,
  product_id: product ? product_id : shorten(product_id),
  version: product?.row.version ?? null,
  name: shorten(own?.cells.name?.trim() || (product?.row.name ?? ''), PRODUCT_LIMITS.name),
});

export function planProduct(group: RowGroup, product: FileProduct | undefined, context: PlanContext): PlannedProduct {
  const base = describe(group, product);
  const groupFault = findGroupFault(group, product, context);
  if (groupFault) return { ...base, action: 'faulty', changes: [], faults: [groupFault], plan: null };
  const row = group.own ?? { row: group.row, cells: {} };
  const work: Work = { row, product, before: product ? presentProduct(product, context.names) : {}, context, faults: [], changes: [] };
  const plan: Plan = { columns: null, options: [], sizes: [], stock: [], sources: [] };
  const planned = planColumns(work, plan.sources);
  const stockRow = product && findStockRow(product.stock, { product_id: product.row.product_id, option_id: null, size_id: null });
  const known = { pieces: readPieces(stockRow), reserved: stockRow?.reserved ?? 0, isNew: !product };
  const stock = planStock(row, { option_id: null, size_id: null }, known, context);
  const parts = planParts(group, product, context);
  const isChanged = Object.keys(planned.columns).length > 0 || parts.options.length > 0 || parts.sizes.length > 0;
  if (isChanged && work.faults.length === 0) checkLive(work, planned, joinParts(product, parts));
  const hasColumns = Object.keys(planned.columns).length > 0;
  plan.columns = product ? (hasColumns ? planned.columns : null) : { ...NEW_COLUMNS, ...planned.columns };
  plan.options = parts.options;
  plan.sizes = parts.sizes;
  plan.stock = [...(stock.stock ? [stock.stock] : []), ...parts.stock];
  plan.sources.push(...parts.sources);
  const faults = [...work.faults, ...stock.faults, ...parts.faults];
  const changes = [...new Set([...work.changes, ...(stock.stock ? (['stock'] as const) : []), ...parts.changes])];
  if (faults.length > 0) return { ...base, action: 'faulty', changes, faults, plan: null };
  const hasChanges = isChanged || plan.stock.length > 0;
  if (product && !hasChanges) return { ...base, action: 'unchanged', changes: [], faults, plan: null };
  return { ...base, action: product ? 'updated' : 'created', changes, faults, plan };
}

/** Names in cells that may be pictures of the shop: what is neither an address nor too many. */
export function listPictureNames({ own, options }: RowGroup, parse: (cell: string) => string[]): string[] {
  const cells = [own?.cells.pictures, own?.cells.description_pictures, ...options.map((option) => option.cells.pictures)];
  return cells.flatMap((cell) => parse(cell ?? '').slice(0, PICTURES_MAX + 1)).filter((item) => item.length <= PICTURE_NAME_LENGTH_MAX);
}
