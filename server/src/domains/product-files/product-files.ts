/** Files of products: export, and import with a dry run. docs/product-files.md describes them for staff. */
export { createProductFileHandlers } from './handlers.ts';
export { createPictureFetch } from './import/fetch-picture.ts';
export { addPart, cancelImport, checkImport, createImport, endForgottenImports, findImport, startImport } from './import/manage-imports.ts';
export { deleteOldImports, selectFaulty } from './import/queries.ts';
export { type ImportContext, runOwnImport, runWaitingImport } from './import/run-import.ts';
