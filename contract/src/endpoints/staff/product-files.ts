import { z } from 'zod';
import { idField } from '../../fields/text.ts';
import * as files from '../../staff/products/files.ts';
import { defineEndpoint } from '../endpoint.ts';
import { STAFF_PATHS } from '../paths/staff.ts';

const catalogueCall = { tag: 'product files', access: 'staff', permission: 'catalogue.write' } as const;
const params = z.object({ import_id: idField('import_not_found') });
/** What can be wrong with the file itself. */
const CSV_REFUSALS = ['csv_empty', 'csv_no_header', 'csv_broken', 'csv_is_spreadsheet', 'csv_not_text', 'csv_encoding_unknown'] as const;
const reply = files.productImportReply;

export const productFileEndpoints = {
  productTemplate: defineEndpoint(STAFF_PATHS.productTemplate, {
    ...catalogueCall,
    summary: 'An empty file of products, with its header and an example',
    cost: { cpu: 2 },
    query: files.productFileQuery,
    reply: files.csvReply,
    refusals: [],
  }),
  exportProducts: defineEndpoint(STAFF_PATHS.exportProducts, {
    ...catalogueCall,
    summary: 'All products as CSV, or only their prices and stock',
    description: 'Streamed. The same file can be imported again.',
    // A large catalogue takes seconds of the processor.
    cost: { cpu: 1_000, database: 200 },
    query: files.productFileQuery,
    reply: files.csvReply,
    refusals: [],
  }),
  productImports: defineEndpoint(STAFF_PATHS.productImports, {
    ...catalogueCall,
    summary: 'The imports of the last 30 days, newest first',
    cost: { cpu: 2, database: 4 },
    query: files.productImportsQuery,
    reply: files.productImports,
    refusals: [],
  }),
  productImport: defineEndpoint(STAFF_PATHS.productImport, {
    ...catalogueCall,
    summary: 'One import with its progress and its counts',
    cost: { cpu: 1, database: 2 },
    params,
    reply,
    refusals: ['import_not_found'],
  }),
  createImport: defineEndpoint(STAFF_PATHS.createImport, {
    ...catalogueCall,
    summary: 'Begin to upload a file of products',
    cost: { cpu: 2, database: 12 },
    description: 'A member has at most three unfinished imports: a further one ends the oldest. Unfinished ones end after a day.',
    body: files.createImportBody,
    reply,
    refusals: ['imports_too_large'],
  }),
  addImportPart: defineEndpoint(STAFF_PATHS.addImportPart, {
    ...catalogueCall,
    summary: 'Upload the next part of the file, or of the archive with its pictures',
    description: 'A multipart form with one `file` of up to 4 MB. With the last part, the header of the file is read.',
    cost: { cpu: 20, database: 10 },
    params,
    files: { field: 'file', max: 1 },
    body: files.importPartBody,
    reply,
    refusals: [
      'import_not_found',
      'import_of_another',
      'import_step_not_possible',
      'file_missing',
      'file_part_missing',
      'file_too_large',
      'csv_too_large',
      ...CSV_REFUSALS,
    ],
  }),
  checkImport: defineEndpoint(STAFF_PATHS.checkImport, {
    ...catalogueCall,
    summary: 'Begin the dry run: it changes no product',
    cost: { cpu: 5, database: 10 },
    params,
    body: files.checkImportBody,
    reply,
    refusals: [
      'import_not_found',
      'import_of_another',
      'import_step_not_possible',
      'import_running',
      'import_columns_needed',
      'import_column_twice',
    ],
  }),
  startImport: defineEndpoint(STAFF_PATHS.startImport, {
    ...catalogueCall,
    summary: 'Write what the dry run has shown: all of it or nothing',
    cost: { cpu: 5, database: 10 },
    params,
    reply,
    refusals: [
      'import_not_found',
      'import_of_another',
      'import_step_not_possible',
      'import_running',
      'import_has_faults',
      'import_changes_nothing',
    ],
  }),
  cancelImport: defineEndpoint(STAFF_PATHS.cancelImport, {
    ...catalogueCall,
    summary: 'End an import that is not written yet',
    cost: { cpu: 2, database: 6 },
    params,
    reply,
    refusals: ['import_not_found', 'import_step_not_possible'],
  }),
  importRows: defineEndpoint(STAFF_PATHS.importRows, {
    ...catalogueCall,
    summary: 'The products of the file with what happens to each',
    cost: { cpu: 3, database: 8 },
    params,
    query: files.importRowsQuery,
    reply: files.importRows,
    refusals: ['import_not_found'],
  }),
  importFaults: defineEndpoint(STAFF_PATHS.importFaults, {
    ...catalogueCall,
    summary: 'The faults of the file as CSV',
    cost: { cpu: 50, database: 20 },
    params,
    reply: files.csvReply,
    refusals: ['import_not_found'],
  }),
};
