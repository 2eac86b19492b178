import { TRANSLATED_KINDS } from '@uruhu/contract/staff/translatable';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { addProduct, createUniqueName } from '../../../test/support/fixtures/fixtures.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../test/support/shop/shared-shop.ts';
import { buildEnglishQuery } from './english.ts';
import { saveTranslations } from './translations.ts';

let shop: SharedTestShop;
beforeAll(async () => {
  shop = await openSharedTestShop();
});

const selectTexts = (record_id: string) =>
  shop.db.selectFrom('translations').select(['field', 'language', 'value', 'english_hash']).where('record_id', '=', record_id).execute();
const save = (patches: Parameters<typeof saveTranslations>[1]) => shop.db.transaction().execute((trx) => saveTranslations(trx, patches));
const readProduct = async (product_id: string, lang: string) =>
  (await shop.app.inject({ url: `/api/products/${product_id}?lang=${lang}` })).json();

test('each kind that can be translated has its English texts in the database', async () => {
  for (const kind of TRANSLATED_KINDS) {
    const query = buildEnglishQuery({ ids: { [kind]: ['none'] } });
    expect((await sql`${query}`.execute(shop.db)).rows, kind).toEqual([]);
  }
});

describe('a translated product', () => {
  test('has its texts in each language, and names the fields that are in English', async () => {
    const name = createUniqueName('Calm Toner');
    const { product_id, option_ids } = await addProduct(shop.db, { name, options: [{ name: 'Rose' }] });
    await shop.db.updateTable('products').set({ description: '<p>Calm.</p>' }).where('product_id', '=', product_id).execute();
    const option_id = String(option_ids[0]);
    await save([
      { kind: 'products', record_id: product_id, field: 'description', language: 'fr', value: '<p onclick="x">Doux.</p>' },
      { kind: 'products', record_id: product_id, field: 'name', language: 'rw', value: 'Tona ituje' },
      { kind: 'product-options', record_id: option_id, field: 'name', language: 'rw', value: 'Roza' },
    ]);
    await shop.refresh();
    expect(await readProduct(product_id, 'en')).toMatchObject({ name, description: '<p>Calm.</p>', options: [{ name: 'Rose' }] });
    expect(await readProduct(product_id, 'en')).not.toHaveProperty('untranslated');
    expect(await readProduct(product_id, 'fr')).toMatchObject({ name, description: '<p>Doux.</p>', untranslated: ['name'] });
    const inKinyarwanda = await readProduct(product_id, 'rw');
    expect(inKinyarwanda).toMatchObject({ name: 'Tona ituje', untranslated: ['description'], options: [{ name: 'Roza' }] });
    expect(inKinyarwanda.options[0]).not.toHaveProperty('untranslated');

    const list = async (lang: string) =>
      (await shop.app.inject({ method: 'POST', url: `/api/products?lang=${lang}`, payload: { product_ids: [product_id] } })).json()
        .results[0];
    expect([(await list('en')).name, (await list('fr')).name, (await list('rw')).name]).toEqual([name, name, 'Tona ituje']);
    const card = await list('en');
    expect({ ...(await list('rw')), name }, 'the same card apart from its words').toEqual(card);
  });

  test('loses a text that is saved as nothing, and all texts with its deletion', async () => {
    const { product_id } = await addProduct(shop.db, {});
    const text = { kind: 'products', record_id: product_id, field: 'name', language: 'rw' } as const;
    await save([{ ...text, value: 'Izina' }]);
    await save([{ ...text, value: '' }]);
    expect(await selectTexts(product_id)).toEqual([]);
    await save([{ ...text, value: 'Izina' }]);
    await shop.db.deleteFrom('products').where('product_id', '=', product_id).execute();
    expect(await selectTexts(product_id)).toEqual([]);
  });
});

test('a text keeps the hash of the English that was translated, until it is saved again', async () => {
  const { product_id } = await addProduct(shop.db, { name: 'Rice Toner' });
  const text = { kind: 'products', record_id: product_id, field: 'name', language: 'rw' } as const;
  const readHash = async () => (await selectTexts(product_id))[0]?.english_hash;
  await save([{ ...text, value: 'Tona y’umuceri' }]);
  const first = await readHash();
  await shop.db.updateTable('products').set({ name: 'Rice Toner, new' }).where('product_id', '=', product_id).execute();
  expect(await readHash()).toBe(first);
  await save([{ ...text, value: 'Tona nshya y’umuceri' }]);
  expect(await readHash()).not.toBe(first);
  await save([{ ...text, value: 'Tona nshya', english_hash: String(first) }]);
  expect(await readHash(), 'of the English that the editor saw').toBe(first);
});

test('a text of a record or a field without English is not saved', async () => {
  await save([{ kind: 'products', record_id: 'nobody', field: 'name', language: 'rw', value: 'Izina' }]);
  expect(await selectTexts('nobody')).toEqual([]);
  await expect(save([{ kind: 'products', record_id: 'x', field: 'base_price', language: 'rw', value: '1' }])).rejects.toThrow('base_price');
});

test('a translated category is shown in its tree, on its page and on cards', async () => {
  const { product_id } = await addProduct(shop.db, {});
  const { category_id } = await shop.db
    .selectFrom('products')
    .select('category_id')
    .where('product_id', '=', product_id)
    .executeTakeFirstOrThrow();
  await save([{ kind: 'categories', record_id: category_id, field: 'name', language: 'fr', value: 'Lotions toniques' }]);
  await shop.refresh();
  const page = (await shop.app.inject({ url: `/api/products/category/${category_id}?page=1&lang=fr` })).json();
  expect(page.category).toMatchObject({ name: 'Lotions toniques' });
  expect(page.results.find((card: { product_id: string }) => card.product_id === product_id).category.name).toBe('Lotions toniques');
  const english = (await shop.app.inject({ url: `/api/products/category/${category_id}` })).json();
  expect(english.category.name).not.toBe('Lotions toniques');
});
