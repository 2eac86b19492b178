import { Readable } from 'node:stream';
import type { productFileEndpoints } from '@uruhu/contract/endpoints/staff/product-files';
import type { ProductFileKind } from '@uruhu/contract/staff/products/file-terms';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../database/db.ts';
import type { Handlers } from '../../http/handlers.ts';
import { mapOutcome } from '../../http/replies.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { isUuid } from '../../lib/uuid.ts';
import { logAction } from '../audit/audit.ts';
import { exportProducts, formatTemplate } from './export/export-products.ts';
import { listFaults } from './import/list-faults.ts';
import {
  addFilePart,
  cancelImport,
  createImport,
  findImport,
  presentImport,
  startImport,
  startImportCheck,
} from './import/manage-imports.ts';
import { countProductsByAction, selectImport, selectImportPage, selectPlannedPage } from './import/queries.ts';

/** Runs a step of an import for the staff member who created the import. Refuses the step to others, as it has the creator's permissions. */
async function continueImport<Value>(
  db: Db,
  import_id: string,
  staff_id: string,
  step: () => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const productImport = isUuid(import_id) ? await selectImport(db, import_id) : undefined;
  if (!productImport) return refuse('import_not_found');
  return productImport.staff_id === staff_id ? step() : refuse('import_of_another');
}

const toReply = <Data>(data: Data) => ({ data });

/** Sends a CSV file that the browser saves. */
const sendCsv = (name: string, csv: string | AsyncIterable<string>) => ({
  ok: true as const,
  // Always sends a stream, as the framework would serialise a string by the schema of the response.
  value: Readable.from(typeof csv === 'string' ? [csv] : csv) as unknown as string,
  headers: {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
  },
});

const formatToday = () => new Date().toISOString().slice(0, 10);
const formatFileName = (kind: ProductFileKind, suffix: string) => `${kind === 'prices' ? 'prices-and-stock' : 'products'}-${suffix}.csv`;

export const createProductFileHandlers = ({ db }: AppContext): Handlers<typeof productFileEndpoints> => ({
  productTemplate: ({ query }) => sendCsv(formatFileName(query.kind, 'template'), formatTemplate(query.kind)),
  exportProducts: async ({ staff, query }) => {
    await logAction(db, staff, { kind: 'product-exports', record_id: 'csv', action: 'insert', details: { kind: query.kind } });
    return sendCsv(formatFileName(query.kind, formatToday()), exportProducts(db, query.kind));
  },
  productImports: async ({ query }) => {
    const { rows, total } = await selectImportPage(db, query);
    const counts = await countProductsByAction(
      db,
      rows.map(({ import_id }) => import_id),
    );
    return done({ data: rows.map((row) => presentImport(row, counts.get(row.import_id))), total });
  },
  productImport: async ({ params }) => mapOutcome(await findImport(db, params.import_id), toReply),
  createImport: async ({ staff, body }) => mapOutcome(await createImport(db, { ...body, staff_id: staff.staff_id }), toReply),
  addImportPart: async ({ staff, params: { import_id }, body, files: [file] }) =>
    file
      ? mapOutcome(await continueImport(db, import_id, staff.staff_id, () => addFilePart(db, import_id, body, file.bytes)), toReply)
      : refuse('file_missing'),
  checkImport: async ({ staff, params: { import_id }, body }) =>
    mapOutcome(
      await continueImport(db, import_id, staff.staff_id, () => startImportCheck(db, import_id, { columns: body.columns })),
      toReply,
    ),
  startImport: async ({ staff, params: { import_id } }) =>
    mapOutcome(await continueImport(db, import_id, staff.staff_id, () => startImport(db, import_id, { staff })), toReply),
  cancelImport: async ({ staff, params }) => mapOutcome(await cancelImport(db, params.import_id, staff), toReply),
  importRows: async ({ params: { import_id }, query }) => {
    if (!isUuid(import_id) || !(await selectImport(db, import_id))) return refuse('import_not_found');
    const { data, total } = await selectPlannedPage(db, import_id, query);
    return done({ data: data.map(({ row_number, ...row }) => ({ row: row_number, ...row })), total });
  },
  importFaults: async ({ params: { import_id } }) => {
    if (!isUuid(import_id) || !(await selectImport(db, import_id))) return refuse('import_not_found');
    return sendCsv('faults.csv', listFaults(db, import_id));
  },
});
