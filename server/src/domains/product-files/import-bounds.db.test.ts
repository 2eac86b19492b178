/** Tests the limits of imports, which keep files, archives and staff members from filling the memory or the database. */
import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@uruhu/contract/staff/permissions';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addProduct } from '../../../test/support/fixtures/fixtures.ts';
import {
  buildZip,
  checkFile,
  importFile,
  postImports,
  readImport,
  runImports,
  uploadFile,
} from '../../../test/support/fixtures/product-files.ts';
import { addStaffMember, type TestStaffMember } from '../../../test/support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { applyImport } from './import/apply-import.ts';
import { endImport, selectImport, takeWaitingImport } from './import/queries.ts';
import { addFilePart, cancelForgottenImports, createImport, findImport, runOperatorImport, startImportCheck } from './product-files.ts';

let shop: TestShop;
let members: Record<'owner' | 'editor', TestStaffMember>;
beforeAll(async () => {
  // Not shared: deletes all imports.
  shop = await openTestShop();
  const roles: StaffRole[] = ['owner', 'editor'];
  const membersByRole = [];
  for (const role of roles) membersByRole.push([role, await addStaffMember(shop.db, role)] as const);
  members = Object.fromEntries(membersByRole) as typeof members;
});
afterAll(() => shop.close());
let product_id: string;
beforeEach(async () => {
  ({ product_id } = await addProduct(shop.db));
});
afterEach(async () => {
  await sql`delete from product_imports`.execute(shop.db);
});

const checkCsv = async (csv: string, files: { zip?: Buffer } = {}) => checkFile(shop, members.owner, { csv, ...files });
const listFaults = ({ rows }: Awaited<ReturnType<typeof checkCsv>>) =>
  rows.flatMap((row) => row.faults.map(({ row: number, column, message }) => `${number} ${column}: ${message}`));
const countPlannedRows = async () => (await shop.db.selectFrom('product_import_rows').select('row_number').execute()).length;
const countParts = async () => (await shop.db.selectFrom('product_import_parts').select('part').execute()).length;

describe('a dry run', () => {
  const buildLines = (count: number, buildLine: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => buildLine(index)).join('\n');

  test('reports a fault at the first option and the first size above the limits of a product', async () => {
    const csv = `id,kind,name\n${product_id},,\n${buildLines(101, (index) => `,option,Shade ${index}`)}\n${buildLines(31, (index) => `,size,${index} ml`)}\n`;
    expect(listFaults(await checkCsv(csv))).toEqual([
      '103 kind: A product can have at most 100 options.',
      '134 kind: A product can have at most 30 sizes.',
    ]);
  });

  test('reports a fault at the first row above the limit of rows of a product', async () => {
    const csv = `id,kind,name\n${product_id},,\n${buildLines(600, () => ',option,Shade')}\n`;
    expect(listFaults(await checkCsv(csv))).toEqual(['503 kind: A product can have at most 500 rows of options and sizes.']);
  });

  test('shortens long ids and names in its report', async () => {
    const { rows } = await checkCsv(`id,name\n${'x'.repeat(5_000)},${'y'.repeat(5_000)}\n`);
    expect([rows[0]?.action, rows[0]?.product_id]).toEqual(['faulty', `${'x'.repeat(80)}…`]);
    expect(JSON.stringify(rows).length).toBeLessThan(1_000);
  });

  test('reports a fault at a picture with a too long name, and at one whose name two files of the archive have', async () => {
    const zip = buildZip({ 'front/Rose.png': Buffer.from('a'), 'back/rose.png': Buffer.from('b'), 'back/lily.png': Buffer.from('c') });
    const { product_id: other_product_id } = await addProduct(shop.db);
    const csv = `id,pictures\n${product_id},${'x'.repeat(201)}.png\n${other_product_id},lily.png | rose.png\n`;
    expect(listFaults(await checkCsv(csv, { zip }))).toEqual([
      `2 pictures: ${'x'.repeat(80)}…: The name of a picture can have at most 200 characters.`,
      '3 pictures: rose.png: The archive has two files of this name: front/Rose.png and back/rose.png. Please rename one of them.',
    ]);
    expect((await checkCsv(`id,pictures\n${product_id},lily.png\n`, { zip })).rows[0]?.action).toBe('updated');
  });

  const ZIP = buildZip({ 'rose.png': Buffer.from('a picture') });
  /** The offsets of a file's flags and its unpacked size in its entry of the ZIP central directory. */
  const [FLAGS_OFFSET, UNPACKED_SIZE_OFFSET] = [8, 24];
  const [ENCRYPTED_FLAG, STRONGLY_ENCRYPTED_FLAGS] = [0x01, 0x41];
  /** Changes bytes of the archive's central directory. `entry`: the offset of its only entry. */
  function changeZip(write: (zip: Buffer, entry: number) => unknown): Buffer {
    const zip = Buffer.from(ZIP);
    // Each entry of the central directory begins with these four bytes.
    write(zip, zip.indexOf('PK\u0001\u0002', 0, 'latin1'));
    return zip;
  }
  test.each([
    ['is not a ZIP file', Buffer.from('Rar!\u001a')],
    ['is damaged or not complete', ZIP.subarray(0, -4)],
    ['is damaged or not complete', changeZip((zip, entry) => zip.write('XX', entry, 'latin1'))],
    ['has a password', changeZip((zip, entry) => zip.writeUInt16LE(ENCRYPTED_FLAG, entry + FLAGS_OFFSET))],
    ['has a password', changeZip((zip, entry) => zip.writeUInt16LE(STRONGLY_ENCRYPTED_FLAGS, entry + FLAGS_OFFSET))],
    ['holds too much', changeZip((zip, entry) => zip.writeUInt32LE(50_000_000, entry + UNPACKED_SIZE_OFFSET))],
  ])('fails with the problem that the archive %s', async (problem, zip) => {
    const { data } = await checkCsv('id,price\na,1\n', { zip });
    expect(data).toMatchObject({ state: 'failed', problem: expect.stringContaining(problem) });
  });
});

describe('unfinished imports', () => {
  const createUpload = () => postImports(shop, members.editor, '', { kind: 'products', file_name: 'a.csv', csv_bytes: 1, zip_bytes: 0 });

  test('of a staff member are at most three: a fourth cancels her oldest, but not those of others', async () => {
    const ownerUpload = await uploadFile(shop, members.owner, { csv: 'name\nRose\n' });
    const ids: string[] = [];
    for (let count = 0; count < 4; count++) ids.push((await uploadFile(shop, members.editor, { csv: 'name\nRose\n' })).import_id);
    const states = [];
    for (const id of [ownerUpload.import_id, ...ids]) states.push((await readImport(shop, members.owner, id)).data.state);
    expect(states).toEqual(['ready', 'cancelled', 'ready', 'ready', 'ready']);
    expect((await readImport(shop, members.owner, ids[0] ?? '')).data.problem).toContain('3 unfinished imports');
    expect(await countParts()).toBe(4);
  });

  test('of all staff members together have a limited size', async () => {
    // The limit is 1 GB. Six imports of 160 MB are created, and the owner's fourth import then cancels her oldest. The five that remain leave
    // room for an import of 100 MB, but not for one of 300 MB.
    for (const member of [members.owner, members.editor]) {
      for (let count = 0; count < 3; count++) {
        const size = { csv_bytes: 60_000_000, zip_bytes: 100_000_000 };
        expect((await postImports(shop, member, '', { kind: 'products', file_name: 'a.csv', ...size })).status).toBe(200);
      }
    }
    await uploadFile(shop, members.owner, { csv: 'name\nRose\n' });
    const manager = await addStaffMember(shop.db, 'manager');
    const largeImport = { kind: 'products', file_name: 'a.csv', csv_bytes: 100_000_000, zip_bytes: 200_000_000 };
    expect((await postImports(shop, manager, '', largeImport)).body).toMatchObject({ code: 'imports_too_large' });
    expect((await postImports(shop, manager, '', { ...largeImport, zip_bytes: 0 })).status).toBe(200);
  });

  test('are cancelled after a day, and their files and plans are deleted', async () => {
    const { import_id } = await checkCsv(`id,name\n${product_id},Better\n`);
    const youngerImportId = (await createUpload()).body.data.import_id;
    const setAge = (hours: number) =>
      shop.db
        .updateTable('product_imports')
        .set({ created_at: new Date(Date.now() - hours * 3_600_000) })
        .where('import_id', '=', import_id)
        .execute();
    await setAge(23);
    await cancelForgottenImports(shop.db, 24);
    expect([(await readImport(shop, members.owner, import_id)).data.state, await countParts(), await countPlannedRows()]).toEqual([
      'checked',
      1,
      1,
    ]);
    await setAge(25);
    await cancelForgottenImports(shop.db, 24);
    const { data } = await readImport(shop, members.owner, import_id);
    expect([data.state, data.problem]).toEqual(['cancelled', expect.stringContaining('24 hours')]);
    expect([await countParts(), await countPlannedRows()]).toEqual([0, 0]);
    expect((await readImport(shop, members.owner, youngerImportId)).data.state).toBe('uploading');
  });
});

describe('an import', () => {
  test('that an operator starts with the command is never run by the shop’s job', async () => {
    const csv = Buffer.from(`id,name\n${product_id},By the command\n`);
    const createdImport = await createImport(shop.db, {
      staff_id: null,
      kind: 'products',
      file_name: 'a.csv',
      csv_bytes: csv.length,
      zip_bytes: 0,
    });
    const import_id = createdImport.ok ? createdImport.value.import_id : '';
    await addFilePart(shop.db, import_id, { file_kind: 'csv', part: 0 }, csv);
    const worker_id = randomUUID();
    await startImportCheck(shop.db, import_id, { worker_id });
    expect(await runImports(shop)).toBeNull();
    const context = { db: shop.db, storage: shop.storage, fetchPicture: () => expect.unreachable() };
    await runOperatorImport(context, import_id, worker_id);
    expect(await findImport(shop.db, import_id)).toMatchObject({ value: { state: 'checked', problem: '', counts: { updated: 1 } } });
  });

  test('that has ended cannot be ended again', async () => {
    const { import_id } = await importFile(shop, members.owner, { csv: `id,name\n${product_id},Better\n` });
    expect(await endImport(shop.db, import_id, { state: 'failed', problem: 'too late' })).toBe(false);
    expect((await readImport(shop, members.owner, import_id)).data).toMatchObject({ state: 'done', problem: '' });
  });

  test('that is cancelled loses its files and its plan', async () => {
    const { import_id } = await checkCsv(`id,name\n${product_id},Better\n`);
    expect([await countParts(), await countPlannedRows()]).toEqual([1, 1]);
    await postImports(shop, members.owner, `/${import_id}/cancel`);
    expect([await countParts(), await countPlannedRows()]).toEqual([0, 0]);
  });

  test('that another process now runs is not applied by the first process', async () => {
    const { import_id } = await checkCsv(`id,name\n${product_id},Better\n`);
    await postImports(shop, members.owner, `/${import_id}/start`);
    await takeWaitingImport(shop.db, randomUUID());
    const productImport = await selectImport(shop.db, import_id);
    if (!productImport) throw new Error('no import');
    await expect(applyImport(shop.db, { ...productImport, worker_id: randomUUID() })).rejects.toThrow();
    const { name } = await shop.db.selectFrom('products').select('name').where('product_id', '=', product_id).executeTakeFirstOrThrow();
    expect([name, (await readImport(shop, members.owner, import_id)).data.state]).toEqual([`Toner ${product_id}`, 'importing']);
  });
});
