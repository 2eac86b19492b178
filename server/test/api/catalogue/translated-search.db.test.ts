/** The search in several languages through the API: each call gets what belongs to its language, whatever others ask at the same time. */
import { LANGUAGES, type Language } from '@uruhu/contract/languages';
import { beforeAll, expect, test } from 'vitest';
import { saveTranslations } from '../../../src/domains/translations/translations.ts';
import { addProduct, createUniqueName } from '../../support/fixtures/fixtures.ts';
import { openSharedTestShop, type SharedTestShop } from '../../support/shop/shared-shop.ts';

let shop: SharedTestShop;
beforeAll(async () => {
  shop = await openSharedTestShop();
});

const save = (patches: Parameters<typeof saveTranslations>[1]) => shop.db.transaction().execute((trx) => saveTranslations(trx, patches));
const search = async (text: string, language: Language) =>
  (await shop.app.inject({ method: 'POST', url: `/api/products/advanced-search?lang=${language}`, payload: { search: text } })).json();
const filter = async (text: string, language: Language) =>
  (await shop.app.inject({ method: 'POST', url: `/api/products/filter?page=1&lang=${language}`, payload: { search: text } })).json();
const suggest = async (text: string, language: Language) =>
  (await shop.app.inject({ url: `/api/products/suggest?${new URLSearchParams({ q: text, lang: language })}` })).json().suggestions;
const listIds = ({ results }: { results: { product_id: string }[] }) => results.map(({ product_id }) => product_id);

/** Adds a product, in a category of its own, whose names have words that no other product has. */
async function addTranslatedProduct() {
  const { product_id } = await addProduct(shop.db, { name: createUniqueName('Quellbrin') });
  const category_id = createUniqueName('category').replaceAll(' ', '-');
  await shop.db.insertInto('categories').values({ category_id, name: 'Drelquist', image: '', position: 0 }).execute();
  await shop.db.updateTable('products').set({ category_id }).where('product_id', '=', product_id).execute();
  await save([
    { kind: 'products', record_id: product_id, field: 'name', language: 'rw', value: 'Ikirungurambo' },
    { kind: 'categories', record_id: category_id, field: 'name', language: 'rw', value: 'Umutsindagiro' },
    { kind: 'categories', record_id: category_id, field: 'name', language: 'fr', value: 'Vertugadin' },
  ]);
  await shop.refresh();
  return { product_id, category_id };
}

test('a product is found by its Kinyarwanda text and that of its category, until they change', async () => {
  const { product_id, category_id } = await addTranslatedProduct();
  for (const text of ['ikirungurambo', 'umutsindagiro', 'vertugadin'])
    for (const language of LANGUAGES) expect([text, listIds(await search(text, language))]).toEqual([text, [product_id]]);

  await save([{ kind: 'categories', record_id: category_id, field: 'name', language: 'rw', value: 'Ibyahindutse' }]);
  await shop.refresh();
  expect(listIds(await search('ibyahindutse', 'rw'))).toEqual([product_id]);
  expect(listIds(await search('umutsindagiro', 'rw'))).toEqual([]);
  await shop.db.deleteFrom('products').where('product_id', '=', product_id).execute();
  await shop.db.deleteFrom('categories').where('category_id', '=', category_id).execute();
});

test('suggestions and corrections are in the language of the call, also of calls at the same time', async () => {
  const { category_id } = await addTranslatedProduct();
  const names = { en: 'Drelquist', fr: 'Vertugadin', rw: 'Umutsindagiro' };
  // Each call comes twice, so that the second reply is from the cache.
  const languages = [...LANGUAGES, ...LANGUAGES.toReversed(), ...LANGUAGES];
  const replies = await Promise.all(
    languages.map(async (language) => ({
      language,
      suggested: (await suggest('drelq', language)).filter(({ kind }: { kind: string }) => kind === 'category'),
      corrected: [(await search('umutsindagro', language)).corrected_term, (await filter('umutsindagro', language)).corrected_term],
      texts: (await search('drelquist', language)).suggestions,
    })),
  );
  for (const { language, suggested, corrected, texts } of replies) {
    expect(suggested).toMatchObject([{ category_id, text: names[language] }]);
    expect(corrected).toEqual(language === 'rw' ? ['umutsindagiro', 'umutsindagiro'] : [undefined, null]);
    for (const other of LANGUAGES)
      expect([language, other, texts.includes(names[other])]).toEqual([language, other, other === language && other !== 'en']);
  }
});
