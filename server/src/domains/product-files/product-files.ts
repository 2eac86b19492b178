/** Product files: the export, and the import with its dry run. `docs/product-files.md` describes them for staff. */
export { createProductFileHandlers } from './handlers.ts';
export { createPictureFetch } from './import/fetch-picture.ts';
export {
  addFilePart,
  cancelForgottenImports,
  createImport,
  findImport,
  startImport,
  startImportCheck,
} from './import/manage-imports.ts';
export { deleteOldImports, selectPlannedRows } from './import/queries.ts';
export { type ImportContext, runOperatorImport, runWaitingImport } from './import/run-import.ts';
