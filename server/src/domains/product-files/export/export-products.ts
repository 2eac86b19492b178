import { listFileColumns, type ProductFileKind } from '@uruhu/contract/staff/products/file-terms';
import type { Db } from '../../../database/db.ts';
import { BYTE_ORDER_MARK, formatCsv, formatCsvRow } from '../../../lib/format-csv.ts';
import { STAFF_MESSAGES } from '../../../messages/messages.ts';
import { selectStoredProducts } from '../../products/products.ts';
import { readBrandLookup, readCategoryLookup } from '../name-lookup.ts';
import { NO_TEXTS, readProductTexts } from '../product-texts.ts';
import { selectNextProductIds } from '../queries.ts';
import { type Cells, presentRows } from './present-rows.ts';

/** The number of products in memory at once. */
const BATCH_SIZE = 200;

/** All columns except `reviewed`, which is only for imports. */
const listExportColumns = (kind: ProductFileKind) => listFileColumns(kind).filter((column) => column !== 'reviewed');

const formatRow = (kind: ProductFileKind, cells: Cells) => formatCsvRow(listExportColumns(kind).map((column) => cells[column] ?? ''));

/** Yields all products in the order of their ids, in batches, so that the memory does not depend on the size of the catalogue. */
export async function* exportProducts(db: Db, kind: ProductFileKind): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + formatCsvRow(listExportColumns(kind));
  const names = { brands: await readBrandLookup(db), categories: await readCategoryLookup(db) };
  for (let lastId = ''; ; ) {
    const ids = await selectNextProductIds(db, lastId, BATCH_SIZE);
    if (ids.length === 0) return;
    const products = await selectStoredProducts(db, ids);
    const texts = kind === 'prices' ? NO_TEXTS : await readProductTexts(db, products);
    const rows = products.flatMap((product) => presentRows(product, names, texts));
    yield rows.map((cells) => formatRow(kind, cells)).join('');
    lastId = ids.at(-1) ?? '';
  }
}

const { example } = STAFF_MESSAGES.files;
const EXAMPLES: Readonly<Record<ProductFileKind, readonly Cells[]>> = {
  products: [
    {
      product_id: 'rose-toner',
      kind: 'product',
      name: example.name,
      brand: example.brand,
      category: example.category,
      status: 'draft',
      price: '12000',
      stock: '20',
      weight: '150',
      tags: 'NEW ARRIVAL',
      skin_type: 'Dry | Sensitive',
      keywords: example.keywords,
      ingredients: example.ingredients,
      description: example.description,
      specific_info: example.specific_info,
      pictures: 'https://example.com/rose.jpg',
      picture_texts: example.picture_text,
    },
    { product_id: 'rose-toner', kind: 'size', name: '300 ml', price: '8000', stock: 'made to order' },
  ],
  prices: [{ product_id: 'rose-toner', kind: 'product', price: '12000', discounted_price: '9500', stock: '20' }],
};

/** The header, and example rows that show staff how to fill in a file. */
export const formatTemplate = (kind: ProductFileKind): string =>
  formatCsv([listFileColumns(kind), ...EXAMPLES[kind].map((cells) => listFileColumns(kind).map((column) => cells[column] ?? ''))]);
