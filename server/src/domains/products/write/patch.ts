/** A change of one product, and the checks that each change passes before it is written. */
import { type Finding, findRestricted, listUnreviewed, type ProductTexts } from '@uruhu/contract/rules/ingredients/find-restricted';
import { NEW_PRODUCT_COLUMNS, type ProductColumn } from '@uruhu/contract/staff/products/fields';
import { done, type Outcome } from '../../../lib/outcome.ts';
import { checkPublishing, isLive } from '../publishing.ts';
import type { ProductRow, StoredProduct } from '../read/queries.ts';
import { checkUnitPrice, type PricedParts } from '../unit-price.ts';

export type OptionPatch = {
  option_id: string;
  name: string;
  description: string;
  image: string;
  swatch: string;
  additional_price_rwf: number;
  position: number;
  archived_at: Date | string | null;
};
export type SizePatch = Pick<OptionPatch, 'name' | 'additional_price_rwf' | 'position' | 'archived_at'> & { size_id: string };
/** The columns of a new option or size that nothing sets. */
export const NEW_SIZE = { additional_price_rwf: 0, position: 0, archived_at: null };
export const NEW_OPTION = { ...NEW_SIZE, description: '', image: '', swatch: '' };
/** `pieces`: null for made to order. `seen`: the pieces when the change was planned. */
export type StockPatch = { option_id: string | null; size_id: string | null; pieces: number | null; seen: number | null };

export type PatchedColumns = Partial<Pick<ProductRow, ProductColumn>>;
/**
 * `version`: the version for which the change was planned; null for a new product. `columns`: null if only the stock changes. `options` and
 * `sizes`: the new and changed ones.
 */
export type ProductPatch = {
  product_id: string;
  version: number | null;
  columns: PatchedColumns | null;
  options?: readonly OptionPatch[];
  sizes?: readonly SizePatch[];
  removed_ids?: readonly string[];
  stock?: readonly StockPatch[];
};

type Archivable = { archived_at?: Date | string | null };
type CheckedRow = Omit<ProductTexts, 'options' | 'sizes' | 'picture_texts'> & { picture_alts: unknown };
/** What `checkTexts` reads of a product's options and sizes. */
type CheckedParts = {
  options: readonly (Pick<OptionPatch, 'name' | 'description'> & Archivable)[];
  sizes: readonly (Pick<SizePatch, 'name'> & Archivable)[];
};

/** Finds restricted ingredients and claims in everything that shoppers read of a product. */
export function checkTexts(product: CheckedRow, { options, sizes }: CheckedParts): Finding[] {
  const isNotArchived = ({ archived_at = null }: Archivable) => archived_at === null;
  return findRestricted({
    ...product,
    options: options.filter(isNotArchived),
    sizes: sizes.filter(isNotArchived),
    picture_texts: Object.values(product.picture_alts as Readonly<Record<string, string>>),
  });
}

/** The columns in which `checkTexts` looks. */
const TEXT_COLUMNS: readonly ProductColumn[] = [
  'name',
  'ingredients',
  'description',
  'keywords',
  'product_info',
  'specific_info',
  'picture_alts',
];

type Parts = PricedParts & CheckedParts;
/** The options and sizes after the change. */
function joinParts(product: StoredProduct | null, { options = [], sizes = [], removed_ids = [] }: ProductPatch): Parts {
  const replacedIds = new Set([...options.map(({ option_id }) => option_id), ...sizes.map(({ size_id }) => size_id), ...removed_ids]);
  return {
    options: [...(product?.options ?? []).filter(({ option_id }) => !replacedIds.has(option_id)), ...options],
    sizes: [...(product?.sizes ?? []).filter(({ size_id }) => !replacedIds.has(size_id)), ...sizes],
  };
}

export type Review = {
  staff_id: string | null;
  now: Date;
  /** Whether the staff member confirms this finding with the change. Missing: she confirms none. */
  confirms?: ((finding: Finding) => boolean) | undefined;
  /** Whether a product that is live already loses the right to keep the findings that it has. */
  refusesFormerFindings?: boolean;
};

/** A change that was checked, or needs no check. */
export type CheckedPatch = ProductPatch & { isChecked: true };
/** For a change of stock or of the category, or products that no staff member writes. */
export const skipCheck = (patch: ProductPatch): CheckedPatch => ({ ...patch, isChecked: true });

/** Whether the change can make a live product one that may not be published. */
function needsFindings(before: StoredProduct | null, { columns, ...parts }: ProductPatch, review: Review): boolean {
  if (!before || !isLive(before.row.status) || review.refusesFormerFindings) return true;
  const changesParts = [parts.options, parts.sizes, parts.removed_ids].some((list = []) => list.length > 0);
  return changesParts || TEXT_COLUMNS.some((column) => columns?.[column] !== undefined);
}

/**
 * Checks a product as it would be after the change: its cheapest piece costs at least 1 franc, and if it is live, it has a price, no barred
 * ingredient, and no finding that no staff member has confirmed. Returns the patch with her confirmations. `before`: null for a new product.
 */
export function checkPatch(before: StoredProduct | null, patch: ProductPatch, review: Review): Outcome<CheckedPatch> {
  const row = { ...NEW_PRODUCT_COLUMNS, ...before?.row, ...patch.columns } as ProductRow;
  const parts = joinParts(before, patch);
  const unitPrice = checkUnitPrice(row, parts);
  if (!unitPrice.ok) return unitPrice;
  const { confirms } = review;
  const findings = confirms || (isLive(row.status) && needsFindings(before, patch, review)) ? checkTexts(row, parts) : [];
  const confirmedKeys = confirms
    ? listUnreviewed(findings, row.reviewed_findings)
        .filter(confirms)
        .map(({ key }) => key)
    : [];
  const reviewed = [...row.reviewed_findings, ...confirmedKeys];
  // A product that is live already may keep the findings that it had, so that its other fields can be changed.
  const mayKeepFindings = before && isLive(before.row.status) && !review.refusesFormerFindings;
  const acceptedFindings = mayKeepFindings && findings.length > 0 ? checkTexts(before.row, before) : [];
  const publishing = checkPublishing({ status: row.status, base_price_rwf: row.base_price_rwf, findings, reviewed, acceptedFindings });
  if (!publishing.ok) return publishing;
  const confirmation = { reviewed_findings: reviewed, reviewed_by: review.staff_id, reviewed_at: review.now };
  return done({ ...patch, columns: confirmedKeys.length === 0 ? patch.columns : { ...patch.columns, ...confirmation }, isChecked: true });
}
