/** A member imports a file: upload, columns, check, import; and learns what is wrong with it. */
import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ForeignReply, type Replies, refuse, reply } from '#test/fake-api.ts';
import { recordSavedFiles } from '#test/fixtures/saved-files.ts';
import { type RenderedAdmin, renderAdmin } from '#test/render-admin.tsx';

const READY = {
  import_id: 'i1',
  kind: 'products',
  file_name: 'supplier.csv',
  state: 'ready',
  headers: ['Code', 'Bezeichnung'],
  columns: ['product_id', null],
  sample: ['rice', 'Rice Toner'],
  rows: 1,
} as const;
const createImport = (fields = {}) => reply('productImport', { data: { ...READY, ...fields } });
const ROW = {
  row: 2,
  product_id: 'rice',
  name: 'Rice Toner',
  action: 'created',
  changes: ['name'],
  notes: [{ row: 2, column: 'description', message: 'Left out of this text: 1 picture.' }],
} as const;

async function openImport(fields: object | null, replies: Replies = {}, role: 'owner' | 'editor' = 'owner') {
  const admin = await renderAdmin(`/product-files${fields ? '?import=i1' : ''}`, {
    role,
    replies: {
      productImports: reply('productImports'),
      productImport: createImport(fields ?? {}),
      importRows: reply('importRows', { data: [ROW], total: 1 }),
      ...replies,
    },
  });
  await admin.findByRole('heading', { level: 1, name: 'Import and export' });
  return admin;
}
/** What the shop says of the import from now on. */
const setImport = (admin: RenderedAdmin, fields: object) => Object.assign(admin.api.replies, { productImport: createImport(fields) });

test('a file is uploaded in parts, and its unknown column is matched before the check', async () => {
  const admin = await openImport(null, {
    createImport: createImport({ state: 'uploading' }),
    addImportPart: createImport(),
    checkImport: createImport({ state: 'checking' }),
  });
  const file = new File(['Code;Bezeichnung\nrice;Rice Toner\n'], 'supplier.csv', { type: 'text/csv' });
  expect(admin.getByRole<HTMLButtonElement>('button', { name: 'Upload' }).disabled).toBe(true);
  await admin.user.upload(admin.getByLabelText('Choose a CSV file', { selector: 'input' }), file);
  admin.getByText('supplier.csv, 1 kB');
  await admin.press('Upload');
  await admin.findByText(/1 of 2 columns will not be read\./);
  expect(admin.api.listBodies('createImport')).toEqual([
    { kind: 'products', file_name: 'supplier.csv', csv_bytes: file.size, zip_bytes: 0 },
  ]);
  expect(admin.getAddress()).toBe('/product-files?import=i1');
  await admin.choose('“Bezeichnung” is', 'Name');
  setImport(admin, { state: 'checked', counts: { created: 1 } });
  await admin.press('Check the file');
  await admin.findByText('1 product will be added, 0 products changed. Nothing is written yet.');
  expect(admin.api.listBodies('checkImport')).toEqual([{ columns: ['product_id', 'name'] }]);
});

test('a checked file shows each product with what is left out, is matched again if need be, and is imported', async () => {
  const admin = await openImport({ state: 'checked', counts: { created: 1 } });
  await admin.findByText(/: Left out of this text: 1 picture\.$/);
  await admin.press('Match columns again');
  await admin.press('Back to the result');
  admin.api.replies.startImport = createImport({ state: 'importing' });
  setImport(admin, { state: 'done', counts: { created: 1 } });
  await admin.press('Import 1 product');
  await admin.findByText('Imported: 1 added, 0 changed, 0 were so already.');
  await admin.press('Import another file');
  await admin.findByRole('button', { name: 'Upload' });
});

test('a file with faults cannot be imported: each fault names its row, column and value, and all are saved as a file', async () => {
  const saved = recordSavedFiles();
  const fault = { row: 2, column: 'stock', value: 'x', message: 'Please write a whole number of pieces' };
  const admin = await openImport(
    { state: 'checked', kind: 'prices', counts: { faulty: 2 } },
    {
      importRows: reply('importRows', { data: [{ ...ROW, action: 'faulty', faults: [fault], notes: [] }], total: 2 }),
      importFaults: new ForeignReply('row\r\n', 200, { 'content-disposition': 'attachment; filename="faults.csv"' }),
    },
  );
  await admin.findByText(/^2 products have faults, so nothing is imported\./);
  expect((await admin.findByText(/^Row 2, /)).textContent).toBe('Row 2, Stock “x”: Please write a whole number of pieces');
  expect(admin.queryByRole('button', { name: /^Import \d/ })).toBeNull();
  await admin.press('Download the faults');
  await waitFor(() => expect(saved).toEqual(['faults.csv']));
  admin.api.replies.cancelImport = createImport({ state: 'cancelled' });
  await admin.press('Choose another file');
  await admin.findByRole('button', { name: 'Upload' });
  expect(admin.api.countCalls('cancelImport')).toBe(1);
});

test('an import that the shop has begun to write meanwhile is not cancelled, and is followed to its end', async () => {
  const admin = await openImport(
    { state: 'checked', counts: { created: 1 } },
    { cancelImport: refuse('import_step_not_possible', 'The import has begun.') },
  );
  setImport(admin, { state: 'done', counts: { created: 1 } });
  await admin.user.click(await admin.findByRole('button', { name: 'Choose another file' }));
  await admin.findByText('The import has begun.');
  await admin.findByText(/^Imported: 1 added/);
});

test('products and price lists are exported, and a refusal is read', async () => {
  const saved = recordSavedFiles();
  const admin = await openImport(null, { exportProducts: refuse('too_many_requests', 'Please try again in a minute.') });
  await admin.press('Export prices and stock');
  await admin.findByText('Please try again in a minute.');
  admin.api.replies.exportProducts = new ForeignReply('id\r\n', 200, { 'content-disposition': 'attachment; filename="prices.csv"' });
  await admin.press('Export prices and stock');
  await waitFor(() => expect(saved).toEqual(['prices.csv']));
  expect(admin.api.calls.findLast(({ name }) => name === 'exportProducts')?.query).toEqual({ kind: 'prices' });
});

test('an editor, who sets neither prices nor stock, reads which rows the check will refuse', async () => {
  const admin = await openImport(null, {}, 'editor');
  admin.getByText(/^Your role does not set prices or stock/);
  expect(admin.queryByRole('radio', { name: 'Prices and stock' })).toBeNull();
  within(admin.getByRole('region', { name: 'Last imports' })).getByText(/^No file was imported in the last 30 days\./);
});
