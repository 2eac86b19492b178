/** Plans the options and sizes of a product, which staff edit in the same form as the product. */
import { randomUUID } from 'node:crypto';
import type { OptionInput, ProductInput } from '@uruhu/contract/staff/products/products';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import type { StoredProduct } from '../read/queries.ts';
import { PRODUCT_ITSELF, planPieces, type StockItem } from '../stock/plan-pieces.ts';
import type { OptionPatch, ProductPatch, StockPatch } from '../write/patch.ts';

/** An option, or a size, which has no description, picture and colour. */
type PartInput = Omit<OptionInput, 'option_id'> & { id: string | undefined };
type Part = Omit<OptionPatch, 'option_id'> & { id: string };
const NO_OPTION_FIELDS = { description: '', image: '', swatch: '' };

const COMPARED_FIELDS = ['name', 'description', 'image', 'swatch', 'additional_price_rwf', 'position', 'archived_at'] as const;
const isSamePart = (before: Part | undefined, after: Part): boolean => COMPARED_FIELDS.every((field) => before?.[field] === after[field]);

/** `orderedIds`: the options and sizes that orders contain or reserve. */
type PartContext = { now: Date; orderedIds: ReadonlySet<string> };
/** `added`: the new ones with the pieces of the form. */
type PartPlan = { changed: Part[]; removed_ids: string[]; added: { id: string; pieces: number | null }[] };
const NO_PARTS: PartPlan = { changed: [], removed_ids: [], added: [] };

/**
 * Those that were removed in the form are archived if they were ordered, and deleted otherwise. Only new ones get the pieces of the form. Null
 * if the form has one that the product does not have.
 */
function planPartsOfKind(stored: readonly Part[], inputs: readonly PartInput[], { now, orderedIds }: PartContext): PartPlan | null {
  const storedById = new Map(stored.map((part) => [part.id, part]));
  const plan: PartPlan = { changed: [], removed_ids: [], added: [] };
  const keptIds = new Set<string>();
  for (const [position, { id: sentId, additional_price, is_archived, stock, ...texts }] of inputs.entries()) {
    const before = sentId === undefined ? undefined : storedById.get(sentId);
    if (sentId !== undefined && !before) return null;
    const id = sentId ?? randomUUID();
    keptIds.add(id);
    const archived_at = is_archived ? (before?.archived_at ?? now) : null;
    const part = { ...texts, id, additional_price_rwf: additional_price, position, archived_at };
    if (!isSamePart(before, part)) plan.changed.push(part);
    if (!before) plan.added.push({ id, pieces: stock ?? null });
  }
  const removed = stored.filter(({ id }) => !keptIds.has(id));
  const archived = removed.filter(({ id }) => orderedIds.has(id));
  for (const [index, part] of archived.entries()) {
    plan.changed.push({ ...part, position: inputs.length + index, archived_at: part.archived_at ?? now });
  }
  plan.removed_ids = removed.filter(({ id }) => !orderedIds.has(id)).map(({ id }) => id);
  return plan;
}

type PlannedParts = Required<Pick<ProductPatch, 'options' | 'sizes' | 'removed_ids' | 'stock'>>;

/** `product`: null for a new one. A list that the input does not have stays as it is. */
export function planParts(
  product: StoredProduct | null,
  { options, sizes, stock }: ProductInput,
  context: PartContext,
): Outcome<PlannedParts> {
  const storedOptions = (product?.options ?? []).map(({ option_id, ...option }) => ({ ...option, id: option_id }));
  const storedSizes = (product?.sizes ?? []).map(({ size_id, ...size }) => ({ ...NO_OPTION_FIELDS, ...size, id: size_id }));
  const sentOptions = options?.map(({ option_id, ...option }) => ({ ...option, id: option_id }));
  const sentSizes = sizes?.map(({ size_id, ...size }) => ({ ...NO_OPTION_FIELDS, ...size, id: size_id }));
  const optionPlan = sentOptions ? planPartsOfKind(storedOptions, sentOptions, context) : NO_PARTS;
  if (!optionPlan) return refuse('option_not_found', { fields: ['options'] });
  const sizePlan = sentSizes ? planPartsOfKind(storedSizes, sentSizes, context) : NO_PARTS;
  if (!sizePlan) return refuse('size_not_found', { fields: ['sizes'] });
  const pieces = stock === undefined ? done([]) : planPieces(product?.stock ?? [], PRODUCT_ITSELF, { pieces: stock, fields: ['stock'] });
  if (!pieces.ok) return pieces;
  const toStock = (item: StockItem, added: number | null): StockPatch[] => (added === null ? [] : [{ ...item, pieces: added, seen: null }]);
  return done({
    options: optionPlan.changed.map(({ id, ...option }) => ({ ...option, option_id: id })),
    sizes: sizePlan.changed.map(({ id, ...size }) => ({ ...size, size_id: id })),
    removed_ids: [...optionPlan.removed_ids, ...sizePlan.removed_ids],
    stock: [
      ...pieces.value,
      ...optionPlan.added.flatMap(({ id, pieces: added }) => toStock({ option_id: id, size_id: null }, added)),
      ...sizePlan.added.flatMap(({ id, pieces: added }) => toStock({ option_id: null, size_id: id }, added)),
    ],
  });
}
