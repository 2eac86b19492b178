/** Plans how an import changes one product, without access to the database. */
import { PICTURES_MAX } from '@uruhu/contract/constants';
import { listUnreviewed } from '@uruhu/contract/rules/ingredients/find-restricted';
import { isAllowed } from '@uruhu/contract/staff/permissions';
import { listFileColumns, type ProductFileColumn } from '@uruhu/contract/staff/products/file-terms';
import type { ImportFault, ImportNote } from '@uruhu/contract/staff/products/files';
import type { ProductInput } from '@uruhu/contract/staff/products/products';
import { PRODUCT_LIMITS } from '@uruhu/contract/staff/products/terms';
import { countDroppedMedia } from '../../../html/clean-html.ts';
import type { Refusal } from '../../../lib/outcome.ts';
import { MESSAGES } from '../../../messages/messages.ts';
import { createMessage } from '../../../messages/sentences.ts';
import { toPictureColumns, toProductPictures } from '../../files/files.ts';
import {
  checkPublishing,
  checkTexts,
  checkUnitPrice,
  DEFAULT_WEIGHT_G,
  EMPTY_PRODUCT,
  findStockRow,
  isLive,
  type OptionsAndSizes,
  type PricedParts,
  readPieces,
  toColumns,
} from '../../products/products.ts';
import { parseList } from '../csv/cells.ts';
import { type Cells, presentProduct } from '../export/present-rows.ts';
import type { FileProduct } from '../queries.ts';
import { createFault, formatFault, shorten } from './faults.ts';
import { findGroupFault } from './find-group-fault.ts';
import type { FoundGroup } from './find-products.ts';
import type { FileRow, RowGroup } from './group-rows.ts';
import { hasReader, isKeptWhenEmpty, readCell, toColumn } from './parse-fields.ts';
import { planParts } from './plan-parts.ts';
import { PICTURE_NAME_LENGTH_MAX, readGallery } from './plan-pictures.ts';
import { planStock } from './plan-stock.ts';
import type { Plan, PlanContext, PlannedProduct } from './plan-types.ts';

/** The database's default of `low_stock_at`. */
const DEFAULT_LOW_STOCK_PIECES = 5;

/** The columns of a product that an import writes, with their values for a new product. */
const NEW_PRODUCT_COLUMNS: Record<string, unknown> = {
  ...EMPTY_PRODUCT,
  weight_g: DEFAULT_WEIGHT_G,
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
  low_stock_at: DEFAULT_LOW_STOCK_PIECES,
  reviewed_findings: [],
  reviewed_by: null,
  reviewed_at: null,
};
export const PLANNED_COLUMNS = ['name', 'brand_id', 'category_id', ...Object.keys(NEW_PRODUCT_COLUMNS)];

const PRICE_COLUMNS: readonly ProductFileColumn[] = ['price', 'discounted_price', 'discount_starts_at', 'discount_ends_at'];

type ProductPlanning = {
  row: FileRow;
  product: FileProduct | undefined;
  /** The cells that an export has for the product now. */
  currentCells: Cells;
  context: PlanContext;
  /** The faults, notes and changed columns so far; the functions below add to them. */
  faults: ImportFault[];
  notes: ImportNote[];
  changes: ProductFileColumn[];
};

const addFault = ({ row, faults }: ProductPlanning, column: ProductFileColumn, message: string) =>
  void faults.push(createFault({ row: row.row, column, value: row.cells[column] ?? '' }, message));

/** The columns that hold HTML. */
const HTML_COLUMNS: readonly ProductFileColumn[] = ['description', 'product_info'];

/** Tells of the pictures and videos that a text loses, because its row would be right without this. */
function noteDroppedMedia({ row, notes }: ProductPlanning, column: ProductFileColumn): void {
  const { pictures, videos } = countDroppedMedia(row.cells[column] ?? '');
  if (pictures + videos > 0) notes.push({ row: row.row, column, message: MESSAGES.importNotes.media_left_out({ pictures, videos }) });
}

/** The columns whose cells differ from the current product. */
const listChangedColumns = ({ row: { cells }, currentCells, context }: ProductPlanning): ProductFileColumn[] =>
  listFileColumns(context.kind).filter((column) => {
    const cell = cells[column];
    // A price list has the name only for its readers.
    if (context.kind === 'prices' && column === 'name') return false;
    return cell !== undefined && cell !== (currentCells[column] ?? '') && !isKeptWhenEmpty(column, cell);
  });

const toComparable = (value: unknown) => JSON.stringify(value ?? null);

/** Whether the cell has the current value in another spelling, such as '12,000' and 12000. */
function isSameValue(planning: ProductPlanning, column: ProductFileColumn, input: Partial<ProductInput>): boolean {
  const currentCell = planning.currentCells[column];
  if (!planning.product || currentCell === undefined || column === 'reviewed') return false;
  const currentInput = readCell(column, currentCell, planning.context.names);
  return 'value' in currentInput && toComparable(currentInput.value) === toComparable(input);
}

function readInput(planning: ProductPlanning, changedColumns: readonly ProductFileColumn[]): ProductInput {
  const input: ProductInput = {};
  for (const column of changedColumns) {
    // Pictures and stock have no reader, because other functions plan them.
    if (!hasReader(column)) continue;
    const result = readCell(column, planning.row.cells[column] ?? '', planning.context.names);
    if ('message' in result) addFault(planning, column, result.message);
    else if (!isSameValue(planning, column, result.value)) {
      Object.assign(input, result.value);
      planning.changes.push(column);
      if (HTML_COLUMNS.includes(column)) noteDroppedMedia(planning, column);
    }
  }
  return input;
}

function checkPricePermission(planning: ProductPlanning, input: ProductInput): void {
  const firstChanged = PRICE_COLUMNS.find((column) => planning.changes.includes(column));
  const isNewWithoutPrice = !planning.product && input.base_price === 0 && !input.discounted_price;
  if (firstChanged && !isNewWithoutPrice && !isAllowed(planning.context.editor.role, 'prices.write'))
    addFault(planning, firstChanged, formatFault('prices_forbidden'));
}

const GALLERY_COLUMNS = [
  ['pictures', 'picture_texts'],
  ['description_pictures', 'description_picture_texts'],
] as const;

/**
 * The columns of both galleries; null if neither gallery changes. Adds to `sources` the pictures that must be stored before the product is
 * written.
 */
function readPictures(planning: ProductPlanning, changedColumns: readonly ProductFileColumn[], sources: string[]) {
  if (!GALLERY_COLUMNS.flat().some((column) => changedColumns.includes(column))) return null;
  const galleries = toProductPictures(planning.product ? planning.product.row : EMPTY_PRODUCT);
  for (const [column, altColumn] of GALLERY_COLUMNS) {
    if (!changedColumns.includes(column) && !changedColumns.includes(altColumn)) continue;
    const cells = { pictures: planning.row.cells[column], altTexts: planning.row.cells[altColumn] };
    const gallery = readGallery(cells, galleries[column], planning.context);
    if ('message' in gallery) addFault(planning, gallery.isAltTextFault ? altColumn : column, gallery.message);
    else {
      galleries[column] = gallery.pictures;
      sources.push(...gallery.sources);
      planning.changes.push(...[column, altColumn].filter((name) => changedColumns.includes(name)));
    }
  }
  return toPictureColumns(galleries);
}

const JSON_COLUMNS = ['product_info', 'specific_info', 'picture_alts'];
/** Parses the columns that are JSON texts, because the whole plan is stored as JSON. */
const unpackJson = (columns: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [
      name,
      JSON_COLUMNS.includes(name) && typeof value === 'string' ? JSON.parse(value) : value,
    ]),
  );

function addRefusal(planning: ProductPlanning, refusal: Refusal): void {
  const column = toColumn(refusal.fields?.[0] ?? 'product_id');
  addFault(planning, column, createMessage(refusal));
}

/** Removes the columns that already have the planned values. */
function removeUnchanged(columns: Record<string, unknown>, product: FileProduct | undefined): Record<string, unknown> {
  if (!product) return columns;
  const row = product.row as Record<string, unknown>;
  return Object.fromEntries(Object.entries(columns).filter(([name, value]) => toComparable(value) !== toComparable(row[name])));
}

/** `columns`: the columns of the database that the import changes. `input`: the fields that the cells set. */
type PlannedColumns = { columns: Record<string, unknown>; input: ProductInput };

function planColumns(planning: ProductPlanning, sources: string[]): PlannedColumns {
  const changedColumns = listChangedColumns(planning);
  const input = readInput(planning, changedColumns);
  checkPricePermission(planning, input);
  const pictures = readPictures(planning, changedColumns, sources);
  const inputColumns = toColumns(input, planning.product?.row ?? EMPTY_PRODUCT, planning.context.now);
  if (!inputColumns.ok) addRefusal(planning, inputColumns);
  const columns = { ...(inputColumns.ok ? unpackJson(inputColumns.value) : {}), ...(pictures ?? {}) };
  return { columns: removeUnchanged(columns, planning.product), input };
}

/** The options and sizes after the import. */
function joinParts(product: FileProduct | undefined, plannedParts: Pick<Plan, 'options' | 'sizes'>): OptionsAndSizes & PricedParts {
  const ids = new Set([...plannedParts.options.map(({ option_id }) => option_id), ...plannedParts.sizes.map(({ size_id }) => size_id)]);
  return {
    options: [...(product?.options ?? []).filter(({ option_id }) => !ids.has(option_id)), ...plannedParts.options],
    sizes: [...(product?.sizes ?? []).filter(({ size_id }) => !ids.has(size_id)), ...plannedParts.sizes],
  };
}

/** The columns of the product after the import. */
const joinColumns = ({ product }: ProductPlanning, columns: Record<string, unknown>) =>
  ({ ...NEW_PRODUCT_COLUMNS, ...product?.row, ...columns }) as NonNullable<typeof product>['row'];

function addUnitPriceFault(planning: ProductPlanning, { columns }: PlannedColumns, parts: PricedParts): void {
  const unitPrice = checkUnitPrice(joinColumns(planning, columns), parts);
  if (!unitPrice.ok) addRefusal(planning, unitPrice);
}

/**
 * Adds a fault if the product would be live although the rules of publishing forbid it. They are the same as in the form of a product. Adds
 * to `columns` the confirmation of the findings that the cell `reviewed` confirms.
 */
function addPublishingFault(planning: ProductPlanning, { columns, input }: PlannedColumns, parts: OptionsAndSizes): void {
  const { product, context } = planning;
  const rowAfter = joinColumns(planning, columns);
  const findings = checkTexts(rowAfter, parts);
  const reviewedBefore = product?.row.reviewed_findings ?? [];
  const toConfirm = input.reviewed && isLive(rowAfter.status) ? listUnreviewed(findings, reviewedBefore).map(({ key }) => key) : [];
  const reviewed = [...reviewedBefore, ...toConfirm];
  // A product that is live already may keep the findings that it had, so that its other fields can be changed.
  const acceptedFindings = product && isLive(product.row.status) ? checkTexts(product.row, product) : [];
  const { status, base_price_rwf } = rowAfter;
  const publishing = checkPublishing({ status, base_price_rwf, findings, reviewed, acceptedFindings });
  if (!publishing.ok) addRefusal(planning, publishing);
  if (toConfirm.length > 0) {
    Object.assign(columns, { reviewed_findings: reviewed, reviewed_by: context.editor.staff_id, reviewed_at: context.now });
  }
}

/** The id and the name of a row, shortened, as the cells of a faulty row can be very long. */
const describeRow = ({ product_id, row, productRow, found_by }: FoundGroup, product: FileProduct | undefined) => ({
  row_number: row,
  found_by,
  product_id: product ? product_id : shorten(product_id),
  version: product?.row.version ?? null,
  name: shorten(productRow?.cells.name?.trim() || (product?.row.name ?? ''), PRODUCT_LIMITS.name),
});

export function planProduct(group: FoundGroup, product: FileProduct | undefined, context: PlanContext): PlannedProduct {
  const rowFields = describeRow(group, product);
  const groupFault = findGroupFault(group, product, context);
  if (groupFault) return { ...rowFields, action: 'faulty', changes: [], faults: [groupFault], plan: null };
  const row = group.productRow ?? { row: group.row, cells: {} };
  const planning: ProductPlanning = {
    row,
    product,
    currentCells: product ? presentProduct(product, context.names) : {},
    context,
    faults: [],
    notes: [],
    changes: [],
  };
  const plan: Plan = { columns: null, options: [], sizes: [], stock: [], sources: [], notes: planning.notes };
  const { columns, input } = planColumns(planning, plan.sources);
  const stockRow = product && findStockRow(product.stock, { product_id: product.row.product_id, option_id: null, size_id: null });
  const currentStock = { pieces: readPieces(stockRow), reserved: stockRow?.reserved ?? 0, isNew: !product };
  const stockResult = planStock(row, { option_id: null, size_id: null }, currentStock, context);
  const parts = planParts(group, product, context);
  const hasColumns = Object.keys(columns).length > 0;
  const isProductChanged = hasColumns || parts.options.length > 0 || parts.sizes.length > 0;
  if (isProductChanged && planning.faults.length === 0) {
    const partsAfter = joinParts(product, parts);
    addUnitPriceFault(planning, { columns, input }, partsAfter);
    addPublishingFault(planning, { columns, input }, partsAfter);
  }
  const columnsToUpdate = hasColumns ? columns : null;
  plan.columns = product ? columnsToUpdate : { ...NEW_PRODUCT_COLUMNS, ...columns };
  plan.options = parts.options;
  plan.sizes = parts.sizes;
  plan.stock = [...(stockResult.stock ? [stockResult.stock] : []), ...parts.stock];
  plan.sources.push(...parts.sources);
  const faults = [...planning.faults, ...stockResult.faults, ...parts.faults];
  const changes = [...new Set([...planning.changes, ...(stockResult.stock ? (['stock'] as const) : []), ...parts.changes])];
  if (faults.length > 0) return { ...rowFields, action: 'faulty', changes, faults, plan: null };
  const hasChanges = isProductChanged || plan.stock.length > 0;
  if (product && !hasChanges) return { ...rowFields, action: 'unchanged', changes: [], faults, plan: null };
  return { ...rowFields, action: product ? 'updated' : 'created', changes, faults, plan };
}

/** The items of picture cells that may be keys of pictures of the shop, limited in number and length. */
export function listPictureNames({ productRow, options }: RowGroup): string[] {
  const cells = [productRow?.cells.pictures, productRow?.cells.description_pictures, ...options.map((option) => option.cells.pictures)];
  return cells.flatMap((cell) => parseList(cell ?? '').slice(0, PICTURES_MAX + 1)).filter((item) => item.length <= PICTURE_NAME_LENGTH_MAX);
}
