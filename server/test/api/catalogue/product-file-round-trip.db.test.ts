/** A file that the shop exports holds everything about its products, so importing it changes nothing. */
import { cleanLine, cleanText } from '@uruhu/contract/rules/clean-text';
import { createDemoShop } from '@uruhu/demo/shop.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanHtml } from '../../../src/html/clean-html.ts';
import { insertShop } from '../../../src/seed/insert-shop.ts';
import { addProduct } from '../../support/fixtures/fixtures.ts';
import { checkFile, exportFile, importFile, postImports } from '../../support/fixtures/product-files.ts';
import { addStaffMember, type TestStaffMember } from '../../support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';
import { callGet } from '../../support/shop/call.ts';

let shop: TestShop;
let staffByRole: Record<'owner' | 'editor' | 'packer', TestStaffMember>;
beforeAll(async () => {
  // Not shared: deletes all products.
  shop = await openTestShop();
  const addMember = (role: 'owner' | 'editor' | 'packer') => addStaffMember(shop.db, role);
  staffByRole = { owner: await addMember('owner'), editor: await addMember('editor'), packer: await addMember('packer') };
});
afterAll(() => shop.close());

const exportCsv = (kind?: 'products' | 'prices') => exportFile(shop, staffByRole.owner, kind);

/** Texts that are hard to write to CSV: formulas, separators, quotation marks and escapes. */
const TRICKY_TEXTS = [
  '=1+1',
  '+250',
  '-5 ml',
  '@SUM(A1)',
  '\tTab',
  "'=quoted",
  "''+two",
  "'plain",
  'a|b\\c',
  '"quotes", commas; and semicolons',
  'a\nb',
  '＝full',
  'one; =two',
  'a;b\n-c',
  'Éclat 🌸 눈',
  '| edge |',
  'colon: here',
  'ends with \\',
  '\\| both',
];

async function addTrickyProducts(): Promise<void> {
  for (const [index, text] of TRICKY_TEXTS.entries()) {
    const { option_ids } = await addProduct(shop.db, {
      product_id: `tricky-${index}`,
      name: cleanLine(text),
      description: `<p>${text.replaceAll('<', '')}</p>`,
      ingredients: cleanText(text),
      keywords: [cleanLine(text), 'plain'],
      specific_info: JSON.stringify([{ label: cleanLine(text), value: text.trim() }]),
      product_info: JSON.stringify([{ label: 'How', value: cleanHtml(text) }]),
      picture_alts: JSON.stringify({ [`tricky-${index}.webp`]: cleanLine(text) }),
      tags: ['HOT DEAL'],
      fomulation: 'Ampolues',
      options: [{ name: cleanLine(text), extra: 500, stock: 3 }, { name: 'Second' }],
      sizes: [{ name: cleanLine(`size ${text}`) }],
      stock: index,
      planned_discount_rwf: 5_000,
      discount_starts_at: new Date('2030-01-01T10:00:30.123Z'),
    });
    const file = { kind: 'picture', content_type: 'image/webp', bytes: 1, width: 1, height: 1, thumbhash: 'a'.repeat(28) } as const;
    await shop.db
      .insertInto('files')
      .values({ ...file, key: `tricky-${index}.webp` })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await shop.db
      .updateTable('product_options')
      .set({ swatch: '#aabbcc', description: cleanText(text) })
      .where('option_id', '=', `${option_ids[0]}`)
      .execute();
  }
}

describe('an export', () => {
  test('of the demo and of tricky texts changes nothing when imported, and runs no formula in a spreadsheet', async () => {
    const demo = createDemoShop();
    await shop.db.transaction().execute((trx) => insertShop(trx, demo));
    await addTrickyProducts();
    for (const kind of ['products', 'prices'] as const) {
      const csv = await exportCsv(kind);
      const { data, rows } = await checkFile(shop, staffByRole.owner, { csv, kind, part_bytes: 300_000 });
      expect(rows.filter(({ action }) => action !== 'unchanged')).toEqual([]);
      expect(data.counts).toEqual({ created: 0, updated: 0, unchanged: demo.products.length + TRICKY_TEXTS.length, faulty: 0 });
      expect(data.rows).toBeGreaterThan(demo.products.length);
      await postImports(shop, staffByRole.owner, `/${data.import_id}/cancel`);
    }
    // No cell begins as a formula: neither at the start of a row nor after a separator.
    expect((await exportCsv()).match(/(?:^|[,\r\n])"?[=+\-@\t]/g)).toBeNull();
  });

  test('brings every product into a shop that has none of them', async () => {
    await sql`delete from products`.execute(shop.db);
    await addTrickyProducts();
    const before = await exportCsv();
    await sql`delete from products`.execute(shop.db);
    const { data } = await importFile(shop, staffByRole.owner, { csv: before });
    expect([data.state, data.counts.created]).toEqual(['done', TRICKY_TEXTS.length]);
    // Options and sizes have other ids in another shop.
    const removeIds = (csv: string) => csv.replaceAll(/(?:option|size)-\d+-[0-9a-f]{6}|[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id');
    expect(removeIds(await exportCsv())).toBe(removeIds(before));
  });

  test('and its template need the permission to write the catalogue', async () => {
    for (const path of ['export', 'template', 'export?kind=prices']) {
      const url = `/api/admin/product-files/${path}`;
      expect(await callGet(shop.app, url, { token: staffByRole.packer.token })).toMatchObject({ status: 403 });
    }
    const template = await callGet(shop.app, '/api/admin/product-files/template', { token: staffByRole.editor.token });
    expect(template.text).toMatch(/^\uFEFFproduct_id,kind,part_id,name,brand,/);
  });
});
