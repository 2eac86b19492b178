/** Tests the dry run and the import through the API. All tests share one shop. Slow: each import runs as a job on each engine. */
import type { StaffRole } from '@uruhu/contract/staff/permissions';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { placeOrder } from '../../../test/support/fixtures/buy.ts';
import { addToCart } from '../../../test/support/fixtures/cart.ts';
import { createPhoto, upload } from '../../../test/support/fixtures/files.ts';
import { addProduct, addShopper, addStock, createUniqueName, setShipping } from '../../../test/support/fixtures/fixtures.ts';
import {
  buildZip,
  checkFile,
  exportFile,
  getImports,
  importFile,
  postImports,
  readImport,
  runImports,
  uploadFile,
  writeImport,
} from '../../../test/support/fixtures/product-files.ts';
import { addStaffMember, type TestStaffMember } from '../../../test/support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { callGet } from '../../../test/support/shop/call.ts';
import { insertStoredPicture, releaseImport, selectStoredPictures, takeWaitingImport } from './import/queries.ts';
import { deleteOldImports } from './product-files.ts';

let shop: TestShop;
let members: Record<'owner' | 'editor' | 'packer', TestStaffMember>;
beforeAll(async () => {
  shop = await openTestShop();
  await setShipping(shop.db);
  const roles: StaffRole[] = ['owner', 'editor', 'packer'];
  const membersByRole = [];
  for (const role of roles) membersByRole.push([role, await addStaffMember(shop.db, role)] as const);
  members = Object.fromEntries(membersByRole) as typeof members;
});
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`delete from products`.execute(shop.db);
  await sql`delete from categories`.execute(shop.db);
  await sql`delete from brands`.execute(shop.db);
});
afterEach(async () => {
  await sql`delete from product_imports`.execute(shop.db);
});

const readProduct = async (product_id: string) =>
  (await callGet(shop.app, `/api/admin/products/${product_id}`, { token: members.owner.token })).body.data;
const checkCsv = (csv: string, options: object = {}, columns?: (string | null)[]) =>
  checkFile(shop, members.owner, { csv, ...options }, columns);
const importCsv = (csv: string, options: object = {}) => importFile(shop, members.owner, { csv, ...options });
const exportCsv = (kind?: 'products' | 'prices') => exportFile(shop, members.owner, kind);
/** The lines of an export. */
const splitRows = (csv: string) => csv.split('\r\n').filter(Boolean);

async function addBrandAndCategories() {
  const brand_id = createUniqueName('brand');
  await shop.db.insertInto('brands').values({ brand_id, name: 'Rice &amp; <em>House</em>' }).execute();
  await shop.db
    .insertInto('categories')
    .values([
      { category_id: 'care', name: 'Skin care' },
      { category_id: 'toners', name: 'Toners', parent_id: 'care' },
      { category_id: 'sun', name: 'Sun care' },
      { category_id: 'sun-toners', name: 'Toners', parent_id: 'sun' },
    ])
    .execute();
  return { brand_id };
}

describe('a dry run', () => {
  const HEADER = 'Product ID;Name;Brand;Category;Price;Stock;Weight\n';

  test('reports which products would be created, changed and left unchanged, and writes nothing', async () => {
    await addBrandAndCategories();
    await importCsv(`${HEADER}rose;Rose;Rice & House;Skin care > Toners;12 000;5;100\nlily;Lily;rice & house;sun;9000;;100`);
    const versionBefore = await sql<{ version: number }>`select version from catalogue_version`.execute(shop.db);
    const { data, rows } = await checkCsv(
      `${HEADER}rose;Rose;Rice & House;toners;"12,500";5;100\nlily;Lily;;;9000;;\nnew;New;Rice & House;sun;1;1;1\n`,
    );
    expect(data).toMatchObject({ state: 'checked', rows: 3, counts: { created: 1, updated: 1, unchanged: 1, faulty: 0 } });
    expect(rows.map(({ row, action, changes }) => [row, action, changes])).toEqual([
      [2, 'updated', ['price']],
      [3, 'unchanged', []],
      [4, 'created', expect.arrayContaining(['name', 'brand', 'category', 'price', 'weight', 'stock'])],
    ]);
    expect((await readProduct('rose')).base_price).toBe(12_000);
    expect(await readProduct('new')).toBeUndefined();
    expect((await sql<{ version: number }>`select version from catalogue_version`.execute(shop.db)).rows).toEqual(versionBefore.rows);
  });

  test('reports each fault with its row and column, and a file with faults cannot be imported', async () => {
    await addBrandAndCategories();
    const csv = [
      'product_id,kind,name,brand,category,status,price,discounted_price,tags,stock,publish_at,ingredients,related_products,swatch',
      'Bad Id,,A,Rice & House,sun,,1,,,,,,,',
      'a,,A,Ryce & Hause,sun,,1,,,,,,,',
      'b,,B,Rice & House,Toner,,1,,,,,,,',
      'c,,C,Rice & House,Toners,,1,,,,,,,',
      'd,,D,Rice & House,sun,live,12.5,,SALE,-1,soon,,,',
      'e,,E,Rice & House,sun,published,1000,2000,,,,,,',
      'f,,F,Rice & House,sun,published,1000,,,,,"Water, Hydroquinone",,',
      'g,,G,Rice & House,sun,published,1000,,,,,Retinol,,',
      'h,,,Rice & House,sun,,1,,,,,,,',
      'i,,I,Rice & House,sun,,1,,,,,,none | a,',
      'i,,I,Rice & House,sun,,1,,,,,,,',
      ',option,Red,,,,,,,,,,,red',
      'j,thing,J,Rice & House,sun,,1,,,,,,,',
      'k,option,Lone,,,,,,,,,,,',
      ',,,,,,5,,,,,,,',
      'l,,L,Rice & House,sun,,100000001,,,1000001,,,,',
      'm,,M,Rice & House,sun,,99999999999999,,,,,,,',
    ].join('\n');
    const { import_id, data, rows } = await checkCsv(csv);
    // The faults come product by product, so those of the product `i`, in rows 11 to 13, need not be in the order of the rows.
    const faults = rows.flatMap((row) => row.faults.map(({ row: number, column, message }) => `${number} ${column}: ${message}`));
    expect(faults).toEqual([
      expect.stringContaining('2 product_id: An id must be'),
      '3 brand: The shop has no such brand. Do you mean “Rice & House”?',
      expect.stringMatching(/^4 category: The shop has no such category. Do you mean “.* > Toners”\?$/),
      expect.stringMatching(/^5 category: The shop has no such category. Do you mean “.* > Toners”\?$/),
      '6 status: This is none of: draft, scheduled, published, archived.',
      '6 publish_at: Please write a day and a time, such as 2026-12-24 18:00.',
      '6 price: This is not a whole number of 0 or more, such as 12000.',
      expect.stringContaining('6 tags: This is none of: HOT DEAL'),
      '6 stock: Please write a whole number of pieces, 0 or more, or “made to order”.',
      '7 discounted_price: The discounted price must be below the price.',
      expect.stringContaining('8 ingredients: This product cannot be published'),
      expect.stringContaining('9 reviewed: Please check this product'),
      '10 name: This is needed for a new product.',
      '11 related_products: The shop has no product a, none.',
      '13 swatch: A colour must be # and six of 0–9 and a–f',
      '12 product_id: This product is in row 11 already. Keep all rows of a product together.',
      '14 kind: The kind of a row must be product, option or size.',
      '15 product_id: Neither the shop nor a row above has a product with this id.',
      '16 product_id: Each row needs the id or the name of a product.',
      '17 price: Please enter at most 100,000,000',
      '17 stock: Please enter at most 1,000,000',
      '18 price: Please enter at most 100,000,000',
    ]);
    expect(data.counts.faulty).toBe(rows.length);
    expect(await postImports(shop, members.owner, `/${import_id}/start`)).toMatchObject({
      status: 422,
      body: { code: 'import_has_faults' },
    });
    const faultyPage = await getImports(shop, members.owner, `/${import_id}/rows?filter={"action":"faulty"}&perPage=2&page=2`);
    expect([faultyPage.body.total, faultyPage.body.data.length]).toEqual([rows.length, 2]);
    const download = await getImports(shop, members.owner, `/${import_id}/faults`);
    expect(download.text.split('\r\n')[2]).toBe('3,brand,Ryce & Hause,The shop has no such brand. Do you mean “Rice & House”?,A');
    expect(await sql`select from products`.execute(shop.db)).toMatchObject({ rows: [] });
  });

  test('uses the columns that staff have matched by hand', async () => {
    await addBrandAndCategories();
    const csv = 'Code of the supplier,Was heißt es,Wer,Wo\nrose,Rose,Rice & House,sun\n';
    const { import_id, body } = await uploadFile(shop, members.owner, { csv });
    expect(body.data).toMatchObject({ state: 'ready', columns: [null, null, null, null], sample: ['rose', 'Rose', 'Rice & House', 'sun'] });
    const startCheck = (columns: (string | null)[]) => postImports(shop, members.owner, `/${import_id}/check`, { columns });
    expect(await startCheck([null, null, 'brand', 'category'])).toMatchObject({ status: 422, body: { code: 'import_columns_needed' } });
    expect(await startCheck(['name', 'name', 'brand', null])).toMatchObject({ body: { code: 'import_column_twice' } });
    expect(await startCheck(['other', 'name', 'brand', null])).toMatchObject({ status: 400 });
    expect((await startCheck(['product_id', 'name', 'brand', 'category'])).status).toBe(200);
    await runImports(shop);
    expect((await readImport(shop, members.owner, import_id)).data.counts.created).toBe(1);
  });

  test.each([
    ['csv_empty', ' \r\n '],
    ['csv_is_spreadsheet', 'PK\u0003\u0004rest'],
    ['csv_not_text', 'a,b\0,c'],
    ['csv_encoding_unknown', Buffer.from('name\ncr\xe8me', 'latin1')],
    ['csv_encoding_unknown', Buffer.from('\ufeffname\nrose', 'utf16le')],
    ['csv_broken', 'name,price\n"rose,1\n'],
    ['csv_no_header', '1,2,3\n4,5,6\n'],
  ])('refuses an unreadable file with the code %s', async (code, csv) => {
    const { body } = await uploadFile(shop, members.owner, { csv });
    expect(body).toMatchObject({ code, message: expect.any(String) });
  });

  test('of a file with invalid CSV fails with the number of the row', async () => {
    const { import_id } = await uploadFile(shop, members.owner, { csv: `name,price\nrose,1\nlily,2\n"open,3\n` });
    await postImports(shop, members.owner, `/${import_id}/check`);
    await runImports(shop);
    const { data } = await readImport(shop, members.owner, import_id);
    expect(data).toMatchObject({ state: 'failed', problem: expect.stringContaining('Row 4 of this file is not valid CSV') });
  });
});

describe('an import', () => {
  test('keeps the shape of texts of other shops, and its dry run says which pictures and videos they lose', async () => {
    await addBrandAndCategories();
    const description = '<div>One</div><div>Two<img src=a.png></div>[gallery ids=1,2]<iframe src=b></iframe>';
    const csv = `id,name,brand,category,description,product info\nrose,Rose,Rice & House,sun,"${description}",Use: <img src=c>x\nlily,Lily,Rice & House,sun,One\\nTwo,\n`;
    const { import_id, rows } = await checkFile(shop, members.owner, { csv });
    expect(rows.map(({ notes }) => notes.map(({ row, column, message }) => [row, column, message.split('.')[0]]))).toEqual([
      [
        [2, 'description', 'Left out of this text: 3 pictures and 1 video'],
        [2, 'product_info', 'Left out of this text: 1 picture'],
      ],
      [],
    ]);
    await writeImport(shop, members.owner, import_id);
    const shown = [(await readProduct('rose')).description, (await readProduct('lily')).description];
    expect(shown).toEqual(['<p>One</p><p>Two</p>', '<p>One</p><p>Two</p>']);
  });

  test('writes all fields of a product and logs the staff member, and shoppers see the product', async () => {
    await addBrandAndCategories();
    const csv = `\uFEFFid\tkind\tname\tbrand\tcategory\tstatus\tprice\tsale price\tsale start\tstock\tgrams\ttags\tfree from\tkeywords\tspecific info\tcolour\tdescription
rose\tproduct\tRose\tRice & House\tsun\tpublished\tRWF 12,000\t9000\t24/12/2020 18:00\t5\t150\thot deal | New Arrival\tfragrance\ta \\| b | c\tVolume: 50 ml | Origin: Korea\t\t"<p onclick=""x()"">Hi<script>1</script></p>"
\toption\tRed\t\t\t\t500\t\t\t2\t\t\t\t\t\t#aa0000\t
\toption\tBlue\t\t\tarchived\t\t\t\t\t\t\t\t\t\t\t
\tsize\t50 ml\t\t\t\t\t\t\tmade to order\t\t\t\t\t\t\t`;
    const { data } = await importCsv(csv);
    expect(data).toMatchObject({ state: 'done', counts: { created: 1 } });
    expect(await readProduct('rose')).toMatchObject({
      name: 'Rose',
      category_id: 'sun',
      status: 'published',
      base_price: 12_000,
      discounted_price: 9_000,
      is_discounted: true,
      discount_starts_at: '2020-12-24T16:00:00.000Z',
      stock: 5,
      weight: 150,
      tags: ['HOT DEAL', 'NEW ARRIVAL'],
      free_from: ['fragrance'],
      keywords: ['a | b', 'c'],
      description: '<p>Hi</p>',
      specific_info: [
        { label: 'Volume', value: '50 ml' },
        { label: 'Origin', value: 'Korea' },
      ],
      options: [
        { name: 'Red', swatch: '#aa0000', additional_price: 500, stock: 2, is_archived: false },
        { name: 'Blue', stock: null, is_archived: true },
      ],
      sizes: [{ name: '50 ml', stock: null }],
    });
    await expect.poll(async () => (await callGet(shop.app, '/api/products/rose')).status, { interval: 50 }).toBe(200);
    const log = await shop.db.selectFrom('audit_log').selectAll().where('record_id', '=', 'rose').orderBy('audit_id').execute();
    expect(new Set(log.filter(({ action }) => action === 'insert').map(({ staff_id }) => staff_id))).toEqual(
      new Set([members.owner.staff_id]),
    );
    expect(log.map(({ noun }) => noun)).toEqual(expect.arrayContaining(['products', 'product-options', 'stock']));
    const changes = await shop.db.selectFrom('stock_changes').selectAll().where('product_id', '=', 'rose').execute();
    expect(new Set(changes.map(({ reason, note }) => `${reason} ${note}`))).toEqual(new Set(['counted list.csv']));
  });

  test('of prices changes only prices, choices and stock of existing products, and shoppers see them within two seconds', async () => {
    const { product_id, option_ids } = await addProduct(shop.db, { options: [{ name: 'Red' }], stock: 4 });
    await shop.refresh();
    const csv = `SKU,Kind,Name,Price,Sale price,Quantity\n${product_id},,Other name,8000,7000,6\n,option,red,300,,2\n`;
    const { rows } = await importCsv(csv, { kind: 'prices' });
    expect(rows[0]?.changes.sort()).toEqual(['discounted_price', 'price', 'stock']);
    const readPrice = async () => (await callGet(shop.app, `/api/products/${product_id}`)).body.base_price;
    await expect.poll(readPrice, { interval: 50 }).toBe(8_000);
    expect(await readProduct(product_id)).toMatchObject({
      name: `Toner ${product_id}`,
      base_price: 8_000,
      discounted_price: 7_000,
      stock: 6,
      options: [{ option_id: option_ids[0], name: 'Red', additional_price: 300, stock: 2 }],
    });
    const checkedImport = await checkCsv('id,price\nnone,1\n', { kind: 'prices' });
    expect(checkedImport.rows[0]?.faults[0]?.message).toContain('The shop has no product with this id');
  });

  test('takes an option that costs less than the product, and refuses a price at which a piece would cost nothing', async () => {
    const { product_id } = await addProduct(shop.db, { options: [{ name: 'Refill' }] });
    await importCsv(`id,kind,name,price\n${product_id},,,8000\n${product_id},option,Refill,"-1,500"\n`, { kind: 'prices' });
    expect(await readProduct(product_id)).toMatchObject({ base_price: 8_000, options: [{ additional_price: -1_500 }] });
    expect((await checkCsv(await exportCsv('prices'), { kind: 'prices' })).data.counts.unchanged).toBeGreaterThan(0);
    const { data, rows } = await checkCsv(`id,kind,name,price\n${product_id},,,1500\n`, { kind: 'prices' });
    expect([data.counts.faulty, rows[0]?.faults]).toMatchObject([
      1,
      [{ column: 'price', message: expect.stringContaining('less than 1 RWF') }],
    ]);
  });

  test('leaves stock alone that the file does not change, and refuses stock that has changed since the export', async () => {
    const { product_id } = await addProduct(shop.db, { stock: 10 });
    const exportedText = await exportCsv('prices');
    await shop.db.updateTable('stock').set({ on_hand: 7 }).where('product_id', '=', product_id).execute();
    expect((await checkCsv(exportedText, { kind: 'prices' })).data.counts.unchanged).toBe(1);
    // An export has the pieces twice, as `stock` and `stock_before`. Staff change only `stock`.
    const formatRowWithStock = (stock: string) => splitRows(exportedText)[1]?.replace(',10,10', `,${stock},10`) ?? '';
    const { rows } = await checkCsv(`${splitRows(exportedText)[0]}\n${formatRowWithStock('20')}\n`, { kind: 'prices' });
    expect(rows[0]?.faults[0]?.message).toContain('it is 7 now');
    await shop.db.updateTable('stock').set({ on_hand: 10 }).where('product_id', '=', product_id).execute();
    await importCsv(`${splitRows(exportedText)[0]}\n${formatRowWithStock('20')}\n`, { kind: 'prices' });
    expect((await readProduct(product_id)).stock).toBe(20);
  });

  test('is planned again if the shop has changed since the dry run, and returned to staff if it has faults then', async () => {
    await addBrandAndCategories();
    const { product_id } = await addProduct(shop.db);
    const { import_id } = await checkCsv(`id,price,discount price\n${product_id},9000,8000\n`, { kind: 'prices' });
    await shop.db.updateTable('products').set({ name: 'Renamed' }).where('product_id', '=', product_id).execute();
    expect((await writeImport(shop, members.owner, import_id)).data.state).toBe('done');
    expect(await readProduct(product_id)).toMatchObject({ name: 'Renamed', base_price: 9_000 });
    const secondImport = await checkCsv('id,name,brand,category\nrose,Rose,Rice & House,sun\n');
    await sql`delete from categories where category_id = 'sun-toners' or category_id = 'sun'`.execute(shop.db);
    const writtenImport = await writeImport(shop, members.owner, secondImport.import_id);
    expect([writtenImport.data.state, writtenImport.data.problem]).toEqual(['checked', expect.stringContaining('faults')]);
    expect(writtenImport.rows[0]?.faults[0]).toMatchObject({ column: 'category' });
    expect(await readProduct('rose')).toBeUndefined();
  });

  test('stores pictures from addresses and from an archive, and writes nothing if one of them cannot be stored', async () => {
    await addBrandAndCategories();
    const photo = await createPhoto().png().toBuffer();
    const writeCsv = (address: string) =>
      `id,kind,name,brand,category,pictures,picture texts\nrose,,Rose,Rice & House,sun,${address} | Front.PNG,From above | Front\n,option,Red,,,front.png,\n`;
    const zip = buildZip({ 'photos/front.png': photo, '__MACOSX/front.png': Buffer.from('x') });
    const fetchedAddresses: string[] = [];
    const fetchPicture = async (address: string) => {
      fetchedAddresses.push(address);
      if (address.endsWith('none.jpg')) throw new Error('the other server answered 404');
      return photo;
    };
    const checkedImport = await checkFile(shop, members.owner, { csv: writeCsv('https://pictures.example.com/none.jpg'), zip });
    expect(checkedImport.data.counts.created).toBe(1);
    const writtenImport = await writeImport(shop, members.owner, checkedImport.import_id, { fetchPicture });
    expect(writtenImport.data.state).toBe('checked');
    expect(writtenImport.rows[0]?.faults[0]?.message).toContain('the other server answered 404');
    expect(await readProduct('rose')).toBeUndefined();

    const doneImport = await importFile(
      shop,
      members.owner,
      { csv: writeCsv('https://pictures.example.com/rose.jpg'), zip },
      { fetchPicture },
    );
    expect(doneImport.data.state).toBe('done');
    const { pictures, options } = await readProduct('rose');
    expect(pictures).toEqual([
      { key: expect.stringMatching(/^picture-.*\.webp$/), alt: 'From above' },
      { key: expect.stringMatching(/^picture-.*\.webp$/), alt: 'Front' },
    ]);
    expect(options[0].image).toMatch(/^picture-/);
    expect((await shop.storage.readSize(pictures[0].key)) ?? 0).toBeGreaterThan(0);
    expect(fetchedAddresses).toHaveLength(2);

    const faultyImport = await checkCsv(
      'id,name,brand,category,pictures\nlily,Lily,Rice & House,sun,https://127.0.0.1/a.png\nrosa,Rosa,Rice & House,sun,none.png\n',
    );
    expect(faultyImport.rows.map(({ faults }) => faults[0]?.message)).toEqual([
      expect.stringContaining('lead out of this network'),
      expect.stringContaining('the archive has no such file'),
    ]);
    const failedImport = await checkFile(shop, members.owner, { csv: 'id,price\na,1\n', zip: Buffer.from('PK no archive') });
    expect(failedImport.data).toMatchObject({ state: 'failed', problem: expect.stringContaining('archive') });
  });

  test('by an editor can change texts, but not prices and stock', async () => {
    const { product_id } = await addProduct(shop.db);
    const { rows } = await checkFile(shop, members.editor, { csv: `id,name,price,stock\n${product_id},Better,9000,4\n` });
    expect(rows[0]?.faults.map(({ column, message }) => [column, message])).toEqual([
      ['price', 'Your role does not set prices. Please leave this cell as it is, or empty for a new product.'],
      ['stock', 'You may not change stock.'],
    ]);
    await importFile(shop, members.editor, { csv: `id,name,price\n${product_id},Better,10000\n` });
    expect((await readProduct(product_id)).name).toBe('Better');
  });

  test('is refused while another one runs, can be cancelled before it is written, fails if its staff member is disabled, and is deleted after 30 days', async () => {
    const { product_id } = await addProduct(shop.db);
    const csv = `id,name\n${product_id},Better\n`;
    const [firstImport, secondImport] = [await uploadFile(shop, members.owner, { csv }), await uploadFile(shop, members.editor, { csv })];
    const actOnImport = (id: string, verb: string, body = {}) => postImports(shop, members.owner, `/${id}/${verb}`, body);
    expect((await actOnImport(firstImport.import_id, 'start')).body.code).toBe('import_step_not_possible');
    expect((await actOnImport(firstImport.import_id, 'check')).status).toBe(200);
    const checkSecond = () => postImports(shop, members.editor, `/${secondImport.import_id}/check`);
    const refusal = await checkSecond();
    expect(refusal).toMatchObject({ status: 409, body: { code: 'import_running', message: expect.stringContaining(members.owner.name) } });
    expect((await actOnImport(firstImport.import_id, 'cancel')).body.data.state).toBe('cancelled');
    expect(await runImports(shop)).toBeNull();
    expect((await checkSecond()).status).toBe(200);
    // An import of a staff member who was disabled fails.
    await shop.db.updateTable('staff').set({ disabled_at: new Date() }).where('staff_id', '=', members.editor.staff_id).execute();
    await runImports(shop);
    await shop.db.updateTable('staff').set({ disabled_at: null }).where('staff_id', '=', members.editor.staff_id).execute();
    expect((await readImport(shop, members.owner, secondImport.import_id)).data.state).toBe('failed');
    const list = (await getImports(shop, members.owner, '')).body;
    expect([list.total, list.data[0].state]).toEqual([2, 'failed']);
    for (const verb of ['', '/rows', '/faults']) {
      expect((await getImports(shop, members.owner, `/none${verb}`)).body.code).toBe('import_not_found');
    }
    // The files of imports that have ended are deleted.
    expect((await shop.db.selectFrom('product_import_parts').select('part').execute()).length).toBe(0);
    await shop.db
      .updateTable('product_imports')
      .set({ created_at: new Date(Date.now() - 31 * 86_400_000) })
      .execute();
    await deleteOldImports(shop.db, 30);
    expect((await getImports(shop, members.owner, '')).body.total).toBe(0);
  });

  test('can be continued only by the staff member who has created it, and cancelled by others too', async () => {
    const { product_id } = await addProduct(shop.db);
    const uploadedImport = await uploadFile(shop, members.owner, { csv: `product_id,price\n${product_id},1\n` });
    const actAs = async (member: keyof typeof members, verb: string) =>
      (await postImports(shop, members[member], `/${uploadedImport.import_id}/${verb}`)).body.code;
    const path = `/api/admin/product-imports/${uploadedImport.import_id}/parts`;
    const partReply = await upload(shop.app, 'name\n', { path, token: members.editor.token, fields: { file_kind: 'csv', part: '0' } });
    expect(partReply.body.code).toBe('import_of_another');
    expect(await actAs('editor', 'check')).toBe('import_of_another');
    expect(await actAs('owner', 'check')).toBeUndefined();
    await runImports(shop);
    expect(await actAs('editor', 'start')).toBe('import_of_another');
    expect(await actAs('editor', 'cancel')).toBeUndefined();
  });

  test('is run by only one process at a time, and can be run by another one after it was released', async () => {
    const { import_id } = await uploadFile(shop, members.owner, { csv: 'name,price\nRose Water,dear\n' });
    await postImports(shop, members.owner, `/${import_id}/check`);
    const [first_worker_id, second_worker_id] = [crypto.randomUUID(), crypto.randomUUID()];
    expect(await takeWaitingImport(shop.db, first_worker_id)).toBe(import_id);
    expect(await takeWaitingImport(shop.db, second_worker_id)).toBeNull();
    await releaseImport(shop.db, import_id, first_worker_id);
    expect(await takeWaitingImport(shop.db, second_worker_id)).toBe(import_id);
    // The next process need not fetch the pictures that the first one has stored.
    await insertStoredPicture(shop.db, import_id, { source: 'https://example.com/a.jpg', key: 'a.webp' });
    expect([...(await selectStoredPictures(shop.db, import_id, ['https://example.com/a.jpg'])).values()]).toEqual(['a.webp']);
    await releaseImport(shop.db, import_id, second_worker_id);
    // The shop's own job can run the import as well, and finds that the only row is faulty.
    await runImports(shop);
    const readRows = async (action: string) =>
      (await getImports(shop, members.owner, `/${import_id}/rows?filter=${JSON.stringify({ action })}`)).body;
    expect([(await readRows('faulty')).total, (await readRows('created')).total]).toEqual([1, 0]);
    await postImports(shop, members.owner, `/${import_id}/cancel`);
  });

  test('accepts a file with an empty line before its header', async () => {
    const csv = '\nname\nRose Water\n';
    const { import_id } = await uploadFile(shop, members.owner, { csv });
    await postImports(shop, members.owner, `/${import_id}/check`);
    await runImports(shop);
    expect((await readImport(shop, members.owner, import_id)).data.rows).toBe(1);
    await postImports(shop, members.owner, `/${import_id}/cancel`);
  });

  test('refuses parts of a file in the wrong order, parts that are longer than the announced file, and files that are too large', async () => {
    const createReply = await postImports(shop, members.owner, '', { kind: 'products', file_name: 'a.csv', csv_bytes: 10 });
    const path = `/api/admin/product-imports/${createReply.body.data.import_id}/parts`;
    const send = (part: number, bytes: string) =>
      upload(shop.app, bytes, { path, token: members.owner.token, fields: { file_kind: 'csv', part: String(part) } });
    expect((await send(1, 'name\n')).body.code).toBe('file_part_missing');
    expect((await send(0, 'name\n')).body.data.state).toBe('uploading');
    expect((await send(1, 'much too long')).body.code).toBe('file_part_missing');
    expect((await send(1, 'Rose\n')).body.data).toMatchObject({ state: 'ready', headers: ['name'] });
    expect((await send(2, 'Rose\n')).body.code).toBe('import_step_not_possible');
    const tooLargeReply = await postImports(shop, members.owner, '', { kind: 'products', file_name: 'a.csv', csv_bytes: 100_000_001 });
    expect(tooLargeReply.body).toMatchObject({ errors: [{ path: 'csv_bytes', message: 'The file can have at most 100 MB' }] });
  });

  test('cannot set stock below the pieces that open orders hold', async () => {
    const { product_id } = await addProduct(shop.db);
    await addStock(shop.db, { product_id, on_hand: 5 });
    await shop.refresh();
    const buyer = await addShopper(shop.db);
    await addToCart(shop.app, buyer, { product_id, quantity: 3 });
    expect((await placeOrder(shop, buyer)).status).toBe(200);
    const { rows } = await checkCsv(`id,stock\n${product_id},2\n`, { kind: 'prices' });
    expect(rows[0]?.faults[0]?.message).toContain('Open orders hold 3');
  });
});
