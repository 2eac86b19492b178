import type { StaffRole } from '@uruhu/contract/staff/permissions';
import type { ImportAction, ProductFileColumn, ProductFileKind, ProductFoundBy } from '@uruhu/contract/staff/products/file-terms';
import type { ImportFault, ImportNote } from '@uruhu/contract/staff/products/files';
import type { OptionPatch, PatchedColumns, SizePatch, StockPatch } from '../../products/products.ts';
import type { PreparedTranslation } from '../../translations/translations.ts';
import type { NameLookups } from '../export/present-rows.ts';
import type { ProductTexts } from '../product-texts.ts';
import type { ZipNames } from './zip-pictures.ts';

/** The context that is the same for all products of a file, or a batch of them. */
export type PlanContext = {
  kind: ProductFileKind;
  names: NameLookups;
  editor: { staff_id: string | null; role: StaffRole };
  now: Date;
  /** Of the pictures that the file names, the keys that the shop has not stored. */
  picturesNotStored: ReadonlySet<string>;
  zipNames: ZipNames;
  /** The texts of the products, options and sizes in other languages. */
  texts: ProductTexts;
};

/**
 * `columns`: the columns that change; null if only the stock changes. `sources`: the addresses and file names of pictures that
 * must be stored before the product is written. `notes`: what the plan leaves out of the file.
 */
export type Plan = {
  columns: PatchedColumns | null;
  options: OptionPatch[];
  sizes: SizePatch[];
  stock: StockPatch[];
  translations: PreparedTranslation[];
  sources: string[];
  notes: ImportNote[];
};

/**
 * `row_number`: the first row of the product in the file. `version`: the product's version when the plan was made; null if it is new. `plan`:
 * null if the import changes nothing in the product, or if it has faults.
 */
export type PlannedProduct = {
  row_number: number;
  product_id: string;
  name: string;
  found_by: ProductFoundBy | null;
  action: ImportAction;
  version: number | null;
  changes: ProductFileColumn[];
  faults: ImportFault[];
  plan: Plan | null;
};
