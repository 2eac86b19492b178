/** Plans how an import changes one product, without access to the database. */
import { PICTURES_MAX } from '@uruhu/contract/constants';
import { isAllowed } from '@uruhu/contract/staff/permissions';
import {
  findField,
  listFieldsOfKind,
  NEW_PRODUCT_COLUMNS,
  PRODUCT_FIELD_KEYS,
  PRODUCT_FIELDS,
} from '@uruhu/contract/staff/products/fields';
import { listColumnsOf, listFileColumns, type ProductFileColumn } from '@uruhu/contract/staff/products/file-terms';
import type { ImportFault, ImportNote } from '@uruhu/contract/staff/products/files';
import type { ProductInput } from '@uruhu/contract/staff/products/products';
import { PRODUCT_LIMITS } from '@uruhu/contract/staff/products/terms';
import { countDroppedMedia } from '../../../html/clean-html.ts';
import type { Refusal } from '../../../lib/outcome.ts';
import { STAFF_MESSAGES } from '../../../messages/messages.ts';
import { createMessage } from '../../../messages/sentences.ts';
import { toProductPictures } from '../../files/files.ts';
import {
  checkPatch,
  findStockRow,
  isLive,
  type PatchedColumns,
  PRODUCT_ITSELF,
  type ProductRow,
  readPieces,
  type StoredProduct,
  toColumns,
} from '../../products/products.ts';
import { parseList } from '../csv/cells.ts';
import { type Cells, presentProduct } from '../export/present-rows.ts';
import { createFault, formatFault, shorten } from './faults.ts';
import { findGroupFault } from './find-group-fault.ts';
import type { FoundGroup } from './find-products.ts';
import type { FileRow, RowGroup } from './group-rows.ts';
import { hasReader, isKeptWhenEmpty, readCell, toColumn } from './parse-fields.ts';
import { planParts } from './plan-parts.ts';
import { PICTURE_NAME_LENGTH_MAX, readGallery } from './plan-pictures.ts';
import { planStock } from './plan-stock.ts';
import { planTranslations } from './plan-translations.ts';
import type { Plan, PlanContext, PlannedProduct } from './plan-types.ts';

const PRICE_COLUMNS = PRODUCT_FIELD_KEYS.filter((key) => findField(key).permission === 'prices.write').flatMap(listColumnsOf);

type ProductPlanning = {
  row: FileRow;
  product: StoredProduct | undefined;
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
const HTML_COLUMNS = PRODUCT_FIELD_KEYS.filter((key) => findField(key).kind === 'html' || 'hasHtml' in PRODUCT_FIELDS[key]).flatMap(
  listColumnsOf,
);

/** Tells of the pictures and videos that a text loses, because its row would be right without this. */
function noteDroppedMedia({ row, notes }: ProductPlanning, column: ProductFileColumn): void {
  const { pictures, videos } = countDroppedMedia(row.cells[column] ?? '');
  if (pictures + videos > 0) notes.push({ row: row.row, column, message: STAFF_MESSAGES.importNotes.media_left_out({ pictures, videos }) });
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

/**
 * Reads the galleries whose cells have changed into the input. Adds to `sources` the pictures that must be stored before the product is
 * written.
 */
function readPictures(
  planning: ProductPlanning,
  changedColumns: readonly ProductFileColumn[],
  sources: string[],
  input: ProductInput,
): void {
  for (const key of listFieldsOfKind('pictures')) {
    const columns = listColumnsOf(key);
    const [column, altColumn] = columns as [ProductFileColumn, ProductFileColumn];
    const changed = columns.filter((name) => changedColumns.includes(name));
    if (changed.length === 0) continue;
    const current = toProductPictures((planning.product?.row ?? NEW_PRODUCT_COLUMNS) as ProductRow)[key];
    const cells = { pictures: planning.row.cells[column], altTexts: planning.row.cells[altColumn] };
    const gallery = readGallery(cells, current, planning.context);
    if ('message' in gallery) addFault(planning, gallery.isAltTextFault ? altColumn : column, gallery.message);
    else {
      input[key] = gallery.pictures;
      sources.push(...gallery.sources);
      planning.changes.push(...changed);
    }
  }
}

function addRefusal(planning: ProductPlanning, refusal: Refusal): void {
  const column = toColumn(refusal.fields?.[0] ?? 'product_id');
  addFault(planning, column, createMessage(refusal, STAFF_MESSAGES));
}

/** Removes the columns that already have the planned values. */
function removeUnchanged(columns: PatchedColumns, product: StoredProduct | undefined): PatchedColumns {
  if (!product) return columns;
  const row = product.row as Record<string, unknown>;
  return Object.fromEntries(Object.entries(columns).filter(([name, value]) => toComparable(value) !== toComparable(row[name])));
}

/** `columns`: the columns of the database that the import changes. `input`: the fields that the cells set. */
type PlannedColumns = { columns: PatchedColumns; input: ProductInput };

function planColumns(planning: ProductPlanning, sources: string[]): PlannedColumns {
  const changedColumns = listChangedColumns(planning);
  const input = readInput(planning, changedColumns);
  checkPricePermission(planning, input);
  readPictures(planning, changedColumns, sources, input);
  const columns = toColumns(input, (planning.product?.row ?? NEW_PRODUCT_COLUMNS) as ProductRow, planning.context.now);
  if (!columns.ok) addRefusal(planning, columns);
  return { columns: removeUnchanged(columns.ok ? columns.value : {}, planning.product), input };
}

type ChangedParts = Pick<Plan, 'options' | 'sizes'>;

/** Checks the product as it would be, by the same rules as its form. Returns its columns with the confirmations of the cell `reviewed`. */
function checkProduct(
  planning: ProductPlanning,
  product_id: string,
  { columns, input }: PlannedColumns,
  parts: ChangedParts,
): PatchedColumns {
  const { product, context } = planning;
  const willBeLive = isLive(columns.status ?? product?.row.status ?? 'draft');
  const confirms = input.reviewed && willBeLive ? () => true : undefined;
  const patch = { product_id, version: product?.row.version ?? null, columns, ...parts };
  const checked = checkPatch(product ?? null, patch, { staff_id: context.editor.staff_id, now: context.now, confirms });
  if (!checked.ok) addRefusal(planning, checked);
  return (checked.ok ? checked.value.columns : null) ?? columns;
}

/** The id and the name of a row, shortened, as the cells of a faulty row can be very long. */
const describeRow = ({ product_id, row, productRow, found_by }: FoundGroup, product: StoredProduct | undefined) => ({
  row_number: row,
  found_by,
  product_id: product ? product_id : shorten(product_id),
  version: product?.row.version ?? null,
  name: shorten(productRow?.cells.name?.trim() || (product?.row.name ?? ''), PRODUCT_LIMITS.name),
});

export function planProduct(group: FoundGroup, product: StoredProduct | undefined, context: PlanContext): PlannedProduct {
  const rowFields = describeRow(group, product);
  const groupFault = findGroupFault(group, product, context);
  if (groupFault) return { ...rowFields, action: 'faulty', changes: [], faults: [groupFault], plan: null };
  const row = group.productRow ?? { row: group.row, cells: {} };
  const planning: ProductPlanning = {
    row,
    product,
    currentCells: product ? presentProduct(product, context.names, context.texts) : {},
    context,
    faults: [],
    notes: [],
    changes: [],
  };
  const sources: string[] = [];
  const planned = planColumns(planning, sources);
  const stockRow = product && findStockRow(product.stock, PRODUCT_ITSELF);
  const currentStock = { pieces: readPieces(stockRow), reserved: stockRow?.reserved ?? 0, isNew: !product };
  const stockResult = planStock(row, PRODUCT_ITSELF, currentStock, context);
  const { options, sizes, ...parts } = planParts(group, product, context);
  const texts = planTranslations(
    {
      kind: 'products',
      record_id: group.product_id,
      row,
      currentCells: planning.currentCells,
      english: { ...NEW_PRODUCT_COLUMNS, ...product?.row, ...planned.columns },
    },
    context,
  );
  const translations = [...texts.translations, ...parts.translations];
  const isProductChanged = Object.keys(planned.columns).length > 0 || options.length > 0 || sizes.length > 0;
  const isChecked = isProductChanged && planning.faults.length === 0;
  const columns = isChecked ? checkProduct(planning, group.product_id, planned, { options, sizes }) : planned.columns;
  const stock = [...(stockResult.stock ? [stockResult.stock] : []), ...parts.stock];
  const faults = [...planning.faults, ...stockResult.faults, ...texts.faults, ...parts.faults];
  const changes = [
    ...new Set([...planning.changes, ...(stockResult.stock ? (['stock'] as const) : []), ...texts.changes, ...parts.changes]),
  ];
  if (faults.length > 0) return { ...rowFields, action: 'faulty', changes, faults, plan: null };
  if (product && !isProductChanged && stock.length === 0 && translations.length === 0)
    return { ...rowFields, action: 'unchanged', changes: [], faults, plan: null };
  const plan: Plan = {
    columns: product && !isProductChanged ? null : columns,
    options,
    sizes,
    stock,
    translations,
    sources: [...sources, ...parts.sources],
    notes: [...planning.notes, ...texts.notes, ...parts.notes],
  };
  return { ...rowFields, action: product ? 'updated' : 'created', changes, faults, plan };
}

/** The items of picture cells that may be keys of pictures of the shop, limited in number and length. */
export function listPictureNames({ productRow, options }: RowGroup): string[] {
  const cells = [productRow?.cells.pictures, productRow?.cells.description_pictures, ...options.map((option) => option.cells.pictures)];
  return cells.flatMap((cell) => parseList(cell ?? '').slice(0, PICTURES_MAX + 1)).filter((item) => item.length <= PICTURE_NAME_LENGTH_MAX);
}
