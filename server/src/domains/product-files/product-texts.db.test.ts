/** Tests the columns of product files that hold texts in other languages. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addProduct } from '../../../test/support/fixtures/fixtures.ts';
import { checkFile, exportFile, importFile } from '../../../test/support/fixtures/product-files.ts';
import { addStaffMember, type TestStaffMember } from '../../../test/support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { callGet } from '../../../test/support/shop/call.ts';
import { saveTranslations } from '../translations/translations.ts';

let shop: TestShop;
let editor: TestStaffMember;
let product_id: string;
let option_id: string;
beforeAll(async () => {
  // Not shared: exports all products.
  shop = await openTestShop();
  editor = await addStaffMember(shop.db, 'editor');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`delete from products`.execute(shop.db);
  const product = await addProduct(shop.db, { product_id: 'toner', name: 'Calm Toner', options: [{ name: 'Rose' }] });
  product_id = product.product_id;
  option_id = String(product.option_ids[0]);
  const facts = JSON.stringify([{ label: 'Volume', value: '50 ml' }]);
  await sql`update products set description = '<p>Calm.</p>', specific_info = ${facts}::jsonb where product_id = 'toner'`.execute(shop.db);
  await shop.db.transaction().execute((trx) =>
    saveTranslations(trx, [
      { kind: 'products', record_id: product_id, field: 'name', language: 'rw', value: 'Tona, ituje' },
      { kind: 'products', record_id: product_id, field: 'specific_info', language: 'fr', value: [{ label: 'Volume', value: '50 ml' }] },
      { kind: 'product-options', record_id: option_id, field: 'name', language: 'rw', value: 'Roza' },
    ]),
  );
});

const importCsv = (csv: string) => importFile(shop, editor, { csv });
const readTexts = async () => {
  const rows = await shop.db.selectFrom('translations').selectAll().orderBy('translation_id').execute();
  return Object.fromEntries(rows.map(({ kind, field, language, value }) => [`${kind}/${field}@${language}`, value]));
};
const countOutdated = async () => {
  const filter = encodeURIComponent(JSON.stringify({ kind: 'products', record_id: product_id, language: 'rw' }));
  const { body } = await callGet(shop.app, `/api/admin/translations?filter=${filter}`, { token: editor.token });
  return body.data[0].outdated;
};

test('an export has all texts, and changes nothing when it is imported again', async () => {
  const csv = await exportFile(shop, editor);
  const [header = '', product = '', option = ''] = csv.split('\r\n');
  for (const column of ['name@fr', 'name@rw', 'description@fr', 'product_info@rw', 'specific_info@rw']) expect(header).toContain(column);
  expect([product, option].map((row) => [row.includes('"Tona, ituje"'), row.includes('Volume: 50 ml'), row.includes('Roza')])).toEqual([
    [true, true, false],
    [false, false, true],
  ]);
  const { rows } = await checkFile(shop, editor, { csv });
  expect(rows.map(({ action }: { action: string }) => action)).toEqual(['unchanged']);
  expect(await exportFile(shop, editor, 'prices')).not.toContain('@rw');
});

test('an import adds, changes and deletes texts, and leaves those whose columns are absent', async () => {
  const csv = [
    'product_id,kind,part_id,name,Description (FR),specific_info_fr,name@rw',
    'toner,product,,,<p onclick=x>Doux.</p>,,Tona nshya',
    `,option,${option_id},,,,Roza itukura`,
  ].join('\n');
  const { rows } = await checkFile(shop, editor, { csv });
  expect(rows).toMatchObject([{ action: 'updated', changes: ['name@rw', 'description@fr', 'specific_info@fr'] }]);
  await importCsv(csv);
  await shop.refresh();
  expect(await readTexts()).toEqual({
    'products/name@rw': 'Tona nshya',
    'products/description@fr': '<p>Doux.</p>',
    'product-options/name@rw': 'Roza itukura',
  });
  expect((await callGet(shop.app, `/api/products/${product_id}?lang=rw`)).body, 'what shoppers read').toMatchObject({
    name: 'Tona nshya',
    options: [{ name: 'Roza itukura' }],
  });
  const entries = await shop.db
    .selectFrom('audit_log')
    .select(['record_id', 'action', 'staff_id'])
    .where('noun', '=', 'translations')
    .execute();
  expect(entries).toContainEqual({ record_id: 'products/toner/description/fr', action: 'insert', staff_id: editor.staff_id });
});

test('a new product comes with its texts and those of its options and sizes', async () => {
  const { brand_id, category_id } = await shop.db.selectFrom('products').select(['brand_id', 'category_id']).executeTakeFirstOrThrow();
  await importCsv(
    [
      'product_id,kind,name,brand,category,weight,name@fr,name@rw',
      `mist,product,Rice Mist,${brand_id},${category_id},100,Brume de riz,`,
      ',option,Big,,,,Grande,Nini',
      ',size,100 ml,,,,,100 ml',
    ].join('\n'),
  );
  expect(await readTexts()).toMatchObject({
    'products/name@fr': 'Brume de riz',
    'product-options/name@fr': 'Grande',
    'product-sizes/name@rw': '100 ml',
  });
});

test('a text stays outdated if its cell stays as it is, and is current again once it changes', async () => {
  const row = (name: string, inKinyarwanda: string) => `product_id,name,name@rw\ntoner,${name},"${inKinyarwanda}"`;
  await importCsv(row('Calmer Toner', 'Tona, ituje'));
  expect(await countOutdated()).toBe(1);
  await importCsv(row('Calmer Toner', 'Tona ituje cyane'));
  expect(await countOutdated()).toBe(0);
});

test('a text without English is a fault', async () => {
  const { rows } = await checkFile(shop, editor, { csv: 'product_id,product_info@fr\ntoner,Emploi: Tapoter' });
  expect(rows).toMatchObject([{ action: 'faulty', faults: [{ row: 2, column: 'product_info@fr', value: 'Emploi: Tapoter' }] }]);
});
