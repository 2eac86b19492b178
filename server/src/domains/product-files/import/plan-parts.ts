/** Plans the options and sizes of a product. An import adds and changes them, but never deletes one. */
import { randomUUID } from 'node:crypto';
import { cleanLine } from '@uruhu/contract/rules/clean-text';
import { isAllowed } from '@uruhu/contract/staff/permissions';
import type { ProductFileColumn } from '@uruhu/contract/staff/products/file-terms';
import type { ImportFault, ImportNote } from '@uruhu/contract/staff/products/files';
import { type OptionInput, updateProductBody } from '@uruhu/contract/staff/products/products';
import { PRODUCT_LIMITS } from '@uruhu/contract/staff/products/terms';
import { STAFF_MESSAGES } from '../../../messages/messages.ts';
import { createFieldError } from '../../../messages/sentences.ts';
import {
  findStockRow,
  NEW_OPTION,
  type OptionPatch,
  readPieces,
  type SizePatch,
  type StockPatch,
  type StoredProduct,
} from '../../products/products.ts';
import type { PreparedTranslation } from '../../translations/translations.ts';
import { parseList, parseSignedNumberCell } from '../csv/cells.ts';
import { type Cells, presentOption, presentSize } from '../export/present-rows.ts';
import type { ProductTexts } from '../product-texts.ts';
import { createFault, type FaultCode, formatFault } from './faults.ts';
import type { FileRow } from './group-rows.ts';
import { readPicture } from './plan-pictures.ts';
import { planStock } from './plan-stock.ts';
import { type PlannedTranslations, planTranslations } from './plan-translations.ts';
import type { PlanContext } from './plan-types.ts';

type PartKind = 'option' | 'size';
/** An option or a size. Sizes have no description, image and swatch. */
type Part = Omit<OptionPatch, 'option_id'> & { id: string };
/** `sources`: the addresses and file names of pictures that must be stored before the part. */
type PartDraft = {
  part: Part;
  isNew: boolean;
  cells: Cells;
  changes: ProductFileColumn[];
  faults: ImportFault[];
  sources: string[];
  texts: PlannedTranslations;
};

export type PlannedParts = {
  options: OptionPatch[];
  sizes: SizePatch[];
  stock: StockPatch[];
  translations: PreparedTranslation[];
  notes: ImportNote[];
  sources: string[];
  changes: ProductFileColumn[];
  faults: ImportFault[];
};

/** The existing options or sizes of the product, with the cells that an export has for them. */
function listExistingParts(product: StoredProduct | undefined, kind: PartKind, texts: ProductTexts): { part: Part; cells: Cells }[] {
  if (!product) return [];
  if (kind === 'option') {
    return product.options.map((option) => ({ part: { ...option, id: option.option_id }, cells: presentOption(product, option, texts) }));
  }
  return product.sizes.map((size) => ({ part: { ...NEW_OPTION, ...size, id: size.size_id }, cells: presentSize(product, size, texts) }));
}

const normaliseName = (text: string | undefined) => cleanLine(text ?? '').toLowerCase();

/** Finds the part of a row by its id, or by its name, as a file from another shop has other ids. */
function findPart<ExistingPart extends { part: Part }>(parts: readonly ExistingPart[], { cells }: FileRow): ExistingPart | undefined {
  const id = cells.part_id?.trim() ?? '';
  return parts.find(({ part }) => part.id === id) ?? parts.find(({ part }) => normaliseName(part.name) === normaliseName(cells.name));
}

/** Sets a field of the part. Returns the message of a fault, or null. */
type ApplyCell = (draft: Pick<PartDraft, 'part' | 'sources'>, cell: string, context: PlanContext) => string | null;

/** Reads a field of an option or a size by the rules that the form has for options. */
function readField(
  field: 'name' | 'description' | 'swatch' | 'additional_price',
  value: unknown,
): { part: OptionInput } | { problem: string } {
  const parsed = updateProductBody.shape.options.unwrap().element.safeParse({ name: 'any name', [field]: value });
  return parsed.success
    ? { part: parsed.data }
    : { problem: createFieldError(field, parsed.error.issues[0]?.message ?? '', STAFF_MESSAGES).message };
}

const setText =
  (field: 'name' | 'description' | 'swatch'): ApplyCell =>
  ({ part }, cell) => {
    const read = readField(field, cell);
    if ('problem' in read) return read.problem;
    part[field] = read.part[field];
    return null;
  };

const CELL_APPLIERS: Partial<Record<ProductFileColumn, ApplyCell>> = {
  name: setText('name'),
  description: setText('description'),
  swatch: setText('swatch'),
  price: ({ part }, cell, { editor }) => {
    const additional_price = parseSignedNumberCell(cell);
    if (additional_price === null) return formatFault('number_invalid');
    if (part.additional_price_rwf === additional_price) return null;
    if (!isAllowed(editor.role, 'prices.write')) return formatFault('prices_forbidden');
    part.additional_price_rwf = additional_price;
    const read = readField('additional_price', additional_price);
    return 'problem' in read ? read.problem : null;
  },
  status: ({ part }, cell, { now }) => {
    const text = normaliseName(cell);
    if (text !== '' && text !== 'archived') return formatFault('part_status_unknown');
    part.archived_at = text === '' ? null : (part.archived_at ?? now);
    return null;
  },
  pictures: (draft, cell, context) => {
    const [item = ''] = parseList(cell);
    const picture = item === '' || item === draft.part.image ? { key: item, mustBeFetched: false } : readPicture(item, context);
    if ('message' in picture) return picture.message;
    draft.part.image = picture.key;
    if (picture.mustBeFetched) draft.sources.push(picture.key);
    return null;
  },
};
/** An empty cell in one of these columns does not change the field. */
const KEPT_WHEN_EMPTY = new Set<ProductFileColumn>(['name', 'price']);
/** The columns that set fields of a part, in the order in which they are read. */
const COLUMNS_BY_KIND: Record<PartKind, readonly ProductFileColumn[]> = {
  option: ['name', 'description', 'swatch', 'price', 'status', 'pictures'],
  size: ['name', 'price', 'status'],
};

function planPart(
  kind: PartKind,
  { row, cells }: FileRow,
  existing: { part: Part; cells: Cells } | undefined,
  position: number,
  context: PlanContext,
): PartDraft {
  const part = existing ? { ...existing.part } : { ...NEW_OPTION, name: '', id: randomUUID(), position };
  const draft: Omit<PartDraft, 'texts'> = { part, isNew: !existing, cells, changes: [], faults: [], sources: [] };
  for (const column of COLUMNS_BY_KIND[kind]) {
    const cell = cells[column];
    if (cell === undefined || (context.kind === 'prices' && column !== 'price')) continue;
    if (cell === (existing?.cells[column] ?? '') || (cell.trim() === '' && KEPT_WHEN_EMPTY.has(column))) continue;
    const partBefore_json = JSON.stringify(part);
    const problem = CELL_APPLIERS[column]?.(draft, cell, context) ?? null;
    if (problem !== null) draft.faults.push(createFault({ row, column, value: cell }, problem));
    else if (JSON.stringify(part) !== partBefore_json) draft.changes.push(column);
  }
  const addNameFault = (code: FaultCode & ('part_unknown' | 'part_name_needed')) =>
    draft.faults.push(createFault({ row, column: 'name', value: cells.name ?? '' }, formatFault(code)));
  if (!existing && context.kind === 'prices') addNameFault('part_unknown');
  else if (part.name === '') addNameFault('part_name_needed');
  const texts = planTranslations(
    {
      kind: kind === 'option' ? 'product-options' : 'product-sizes',
      record_id: part.id,
      row: { row, cells },
      currentCells: existing?.cells ?? {},
      english: part,
    },
    context,
  );
  return { ...draft, texts };
}

function planPartsOfKind(kind: PartKind, rows: readonly FileRow[], product: StoredProduct | undefined, context: PlanContext): PartDraft[] {
  const parts = listExistingParts(product, kind, context.texts);
  const partKeys = new Set<string>();
  let position = Math.max(-1, ...parts.map(({ part }) => part.position));
  const parts_max = kind === 'option' ? PRODUCT_LIMITS.options : PRODUCT_LIMITS.sizes;
  let count = parts.length;
  return rows.map((row) => {
    const existing = findPart(parts, row);
    if (!existing) {
      position++;
      count++;
    }
    const draft = planPart(kind, row, existing, position, context);
    // Only the first row above the limit gets the fault. The product may have more parts than the limit already.
    if (!existing && count === Math.max(parts_max, parts.length) + 1) {
      draft.faults.push(
        createFault({ row: row.row, column: 'kind', value: kind }, formatFault('parts_too_many', { kind, most: parts_max })),
      );
    }
    const partKey = existing ? existing.part.id : normaliseName(row.cells.name);
    if (partKeys.has(partKey))
      draft.faults.push(createFault({ row: row.row, column: 'name', value: partKey }, formatFault('part_repeated')));
    partKeys.add(partKey);
    return draft;
  });
}

type PartRows = { options: readonly FileRow[]; sizes: readonly FileRow[] };

export function planParts({ options, sizes }: PartRows, product: StoredProduct | undefined, context: PlanContext): PlannedParts {
  const planned: PlannedParts = { options: [], sizes: [], stock: [], translations: [], notes: [], sources: [], changes: [], faults: [] };
  const addPartsOfKind = (kind: PartKind, rows: readonly FileRow[]) => {
    for (const [index, draft] of planPartsOfKind(kind, rows, product, context).entries()) {
      const { id, ...part } = draft.part;
      const partIds = kind === 'option' ? { option_id: id, size_id: null } : { option_id: null, size_id: id };
      const stockRow = product && findStockRow(product.stock, partIds);
      const row = rows[index] as FileRow;
      const stockResult = planStock(
        row,
        partIds,
        { pieces: readPieces(stockRow), reserved: stockRow?.reserved ?? 0, isNew: draft.isNew },
        context,
      );
      planned.faults.push(...draft.faults, ...stockResult.faults, ...draft.texts.faults);
      planned.translations.push(...draft.texts.translations);
      planned.notes.push(...draft.texts.notes);
      planned.sources.push(...draft.sources);
      planned.changes.push(...draft.changes, ...(stockResult.stock ? (['stock'] as const) : []), ...draft.texts.changes);
      if (stockResult.stock) planned.stock.push(stockResult.stock);
      if (!draft.isNew && draft.changes.length === 0) continue;
      const { name, description, image, swatch, additional_price_rwf, position, archived_at } = part;
      const sharedFields = { name, additional_price_rwf, position, archived_at };
      if (kind === 'option') planned.options.push({ option_id: id, description, image, swatch, ...sharedFields });
      else planned.sizes.push({ size_id: id, ...sharedFields });
    }
  };
  addPartsOfKind('option', options);
  addPartsOfKind('size', sizes);
  return planned;
}
