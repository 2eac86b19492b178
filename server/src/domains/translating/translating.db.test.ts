/** Tests the calls by which staff translate. */
import { STAFF_ROLES } from '@uruhu/contract/staff/permissions';
import { mayReadTranslations, mayTranslate, type TargetLanguage, type TranslatedKind } from '@uruhu/contract/staff/translatable';
import type { TranslatedText, TranslationChange } from '@uruhu/contract/staff/translations';
import { beforeAll, describe, expect, test } from 'vitest';
import { addProduct, createUniqueName } from '../../../test/support/fixtures/fixtures.ts';
import { addStaffMember, type TestStaffMember } from '../../../test/support/fixtures/staff.ts';
import { call } from '../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../test/support/shop/shared-shop.ts';

let shop: SharedTestShop;
let editor: TestStaffMember;
let owner: TestStaffMember;
beforeAll(async () => {
  shop = await openSharedTestShop();
  [editor, owner] = [await addStaffMember(shop.db, 'editor'), await addStaffMember(shop.db)];
});

const get = (path: string, { token } = owner) => call(shop.app, `/api/admin/${path}`, undefined, { method: 'GET', token });
const list = async (filter: object, member = owner, more = '') =>
  (await get(`translations?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`, member)).body;
const readTexts = async (kind: TranslatedKind, id: string): Promise<TranslatedText[]> => {
  const { body } = await get(`translations/${kind}/${id}`);
  return body.data.texts;
};
const put = (changes: unknown, { token } = owner) => call(shop.app, '/api/admin/translations', { changes }, { method: 'PUT', token });

/** A change of this text, as its editor sees it. */
const change = (
  { kind, record_id, field, english_hash, translations }: TranslatedText,
  language: TargetLanguage,
  value: TranslationChange['value'],
): TranslationChange => ({ kind, record_id, field, language, value, english_hash, version: translations[language].version });

const addToner = async () => {
  const name = createUniqueName('Calm Toner');
  const { product_id, option_ids } = await addProduct(shop.db, { name, options: [{ name: 'Rose' }, { name: 'Mint' }] });
  const product_info = JSON.stringify([{ label: 'Use', value: '<p>Pat it in.</p>' }]);
  await shop.db.updateTable('products').set({ description: '<p>Calm.</p>', product_info }).where('product_id', '=', product_id).execute();
  return { name, product_id, option_ids: option_ids.map(String) };
};

const addSlide = async (title = createUniqueName('Sun care')) => {
  const slide_id = createUniqueName('slide');
  await shop.db.insertInto('slides').values({ slide_id, title, image: 'a.webp', position: 900 }).execute();
  return { slide_id, title };
};

describe('a product', () => {
  test('has its own texts, and those of its options, in all languages', async () => {
    const { name, product_id, option_ids } = await addToner();
    const { body } = await get(`translations/products/${product_id}`);
    expect(body.data).toMatchObject({ kind: 'products', record_id: product_id, title: name });
    const texts: TranslatedText[] = body.data.texts;
    expect(texts.map(({ part, label, field_kind, has_html, english }) => [part, label, field_kind, has_html, english])).toEqual([
      [null, 'Name', 'line', false, name],
      [null, 'Description', 'html', true, '<p>Calm.</p>'],
      [null, 'Texts', 'labelled texts', true, [{ label: 'Use', value: '<p>Pat it in.</p>' }]],
      ['Rose', 'Name', 'line', false, 'Rose'],
      ['Mint', 'Name', 'line', false, 'Mint'],
    ]);
    expect(texts[0]?.translations.rw).toEqual({ value: null, state: 'missing', version: 0, updated_at: null });
    expect((await get(`translations/product-options/${option_ids[0]}`)).body.data, 'the page of an option is that of its product').toEqual(
      body.data,
    );
    expect((await get('translations/products/nobody')).status).toBe(404);
    expect((await get('translations/things/nobody')).status).toBe(400);
  });

  test('is saved in two languages at once, with HTML cleaned, and each reply says what is stored', async () => {
    const { product_id } = await addToner();
    const [name, description, info, rose] = (await readTexts('products', product_id)) as [
      TranslatedText,
      TranslatedText,
      TranslatedText,
      TranslatedText,
    ];
    const { status, body } = await put(
      [
        change(name, 'rw', '  Tona \n ituje '),
        change(description, 'fr', '<p onclick="x()">Doux.</p><script>x</script>'),
        change(info, 'fr', [{ label: 'Emploi', value: '<p>Tapoter.</p>' }]),
        change(rose, 'rw', 'Roza'),
      ],
      editor,
    );
    expect(status).toBe(200);
    const saved: TranslatedText[] = body.data;
    expect(saved.map(({ translations: { fr, rw } }) => [fr.value, rw.value])).toEqual([
      [null, 'Tona ituje'],
      ['<p>Doux.</p>', null],
      [[{ label: 'Emploi', value: '<p>Tapoter.</p>' }], null],
      [null, 'Roza'],
    ]);
    expect(saved[0]?.translations.rw).toMatchObject({ state: 'complete', version: expect.any(Number), updated_at: expect.any(String) });
    expect((await list({ kind: 'products', record_id: product_id })).data).toMatchObject([
      { language: 'fr', texts: 5, missing: 3, outdated: 0 },
      { language: 'rw', texts: 5, missing: 3, outdated: 0 },
    ]);
    const entries = await shop.db
      .selectFrom('audit_log')
      .select(['record_id', 'staff_id', 'action'])
      .where('noun', '=', 'translations')
      .where('record_id', 'like', `products/${product_id}/%`)
      .execute();
    expect(entries).toContainEqual({ record_id: `products/${product_id}/name/rw`, staff_id: editor.staff_id, action: 'insert' });
  });

  test('is outdated once its English changes, until the text is saved again or confirmed', async () => {
    const { product_id } = await addToner();
    const [before] = await readTexts('products', product_id);
    if (!before) throw new Error('no text');
    await put([change(before, 'rw', 'Tona ituje'), change(before, 'fr', 'Lotion douce')]);
    await shop.db.updateTable('products').set({ name: 'Calm Toner, new' }).where('product_id', '=', product_id).execute();
    const isOutdated = async (language: TargetLanguage) =>
      (await list({ kind: 'products', record_id: product_id, state: 'outdated', language })).total === 1;
    expect([await isOutdated('rw'), await isOutdated('fr')]).toEqual([true, true]);
    const [after] = await readTexts('products', product_id);
    if (!after) throw new Error('no text');
    expect(after.translations.rw).toMatchObject({ state: 'outdated', value: 'Tona ituje' });
    // An editor who has not seen the new English leaves the text outdated.
    const late = await put([{ ...change(after, 'fr', 'Lotion très douce'), english_hash: before.english_hash }]);
    expect(late.body.data[0].translations.fr).toMatchObject({ state: 'outdated' });
    const confirmed = await put([change(after, 'rw', 'Tona ituje')]);
    expect(confirmed.body.data[0].translations.rw).toMatchObject({ state: 'complete', value: 'Tona ituje' });
    expect([await isOutdated('rw'), await isOutdated('fr')]).toEqual([false, true]);
  });

  test('keeps what a colleague has saved since an editor has loaded it, also a text that was not there', async () => {
    const { product_id } = await addToner();
    const [name, description] = (await readTexts('products', product_id)) as [TranslatedText, TranslatedText];
    await put([change(name, 'rw', 'Iyanjye')]);
    const refused = await put([change(name, 'rw', 'Iyawe'), change(description, 'rw', '<p>Ituje.</p>')], editor);
    expect(refused).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
    expect(refused.body.data.map(({ field, translations }: TranslatedText) => [field, translations.rw.value])).toEqual([
      ['name', 'Iyanjye'],
    ]);
    const [nameNow, descriptionNow] = await readTexts('products', product_id);
    expect([nameNow?.translations.rw.value, descriptionNow?.translations.rw.value]).toEqual(['Iyanjye', null]);
    // The other language has a version of its own.
    expect((await put([change(name, 'fr', 'La mienne')])).status).toBe(200);
    expect((await put([{ ...change(nameNow as TranslatedText, 'rw', null) }])).status).toBe(200);
    expect((await put([{ ...change(nameNow as TranslatedText, 'rw', 'Nanone') }])).status).toBe(409);
  });

  test('keeps a text that a colleague has deleted and added again since an editor has loaded it', async () => {
    const { product_id } = await addToner();
    const [empty] = (await readTexts('products', product_id)) as [TranslatedText];
    await put([change(empty, 'rw', 'Mbere')]);
    const [seen] = (await readTexts('products', product_id)) as [TranslatedText];
    await put([change(seen, 'rw', null)]);
    await put([change(empty, 'rw', 'Nyuma')]);
    expect((await put([change(seen, 'rw', 'Iyanjye')], editor)).status).toBe(409);
    expect((await readTexts('products', product_id))[0]?.translations.rw.value).toBe('Nyuma');
  });

  test('has a list only where each of its English texts is translated, and no text that nobody could read', async () => {
    const { product_id } = await addToner();
    const texts = await readTexts('products', product_id);
    const info = texts.find(({ field }) => field === 'product_info') as TranslatedText;
    const item = { label: 'Emploi', value: '<p>Tapoter.</p>' };
    expect(await put([change(info, 'fr', [item, item])])).toMatchObject({ status: 409, body: { code: 'translation_count_differs' } });
    for (const value of [[{ label: 'Emploi', value: '<script>x</script>' }], [{ label: 'Emploi', value: ' ' }]]) {
      expect((await put([change(info, 'fr', value)])).body.data[0].translations.fr.state).toBe('missing');
    }
    expect((await put([change(texts[0] as TranslatedText, 'rw', '\u0301')])).body.data[0].translations.rw.state).toBe('missing');
    await put([change(info, 'fr', [item])]);
    const product_info = JSON.stringify([...(info.english as object[]), { label: 'Note', value: '<p>New.</p>' }]);
    await shop.db.updateTable('products').set({ product_info }).where('product_id', '=', product_id).execute();
    const after = (await readTexts('products', product_id)).find(({ field }) => field === 'product_info');
    expect(after?.translations.fr.state, 'shoppers read the longer English list').toBe('missing');
    expect((await list({ kind: 'products', record_id: product_id, language: 'fr' })).data).toMatchObject([{ missing: 5, outdated: 0 }]);
  });

  test('is left out of the list once it is archived, and can be translated all the same', async () => {
    const { product_id, name } = await addToner();
    await shop.db.updateTable('products').set({ status: 'archived' }).where('product_id', '=', product_id).execute();
    expect((await list({ q: name })).total).toBe(0);
    const [text] = await readTexts('products', product_id);
    expect((await put([change(text as TranslatedText, 'rw', 'Izina')])).status).toBe(200);
  });
});

test('a text that is not to be translated is refused with the field, and nothing is saved', async () => {
  const { slide_id } = await addSlide();
  const [title] = (await readTexts('slides', slide_id)) as [TranslatedText];
  const good = change(title, 'rw', 'Izuba');
  const refuse = async (bad: object) => {
    const { status, body } = await put([good, { ...good, language: 'fr', ...bad }]);
    return [status, body.code, body.errors?.[0]?.path, body.errors?.[0]?.message];
  };
  expect(await refuse({ field: 'link' })).toEqual([400, expect.anything(), 'changes.1.field', 'This field has no text in other languages']);
  for (const field of ['constructor', '__proto__', 'toString']) expect((await refuse({ field })).slice(0, 1)).toEqual([400]);
  expect((await refuse({ language: 'ko' })).slice(0, 3)).toEqual([400, expect.anything(), 'changes.1.language']);
  expect((await refuse({ language: 'en' })).slice(0, 3)).toEqual([400, expect.anything(), 'changes.1.language']);
  expect((await refuse({ kind: 'brands' })).slice(0, 3)).toEqual([400, expect.anything(), 'changes.1.kind']);
  expect((await refuse({ value: 'x'.repeat(401) })).slice(0, 3)).toEqual([400, expect.anything(), 'changes.1.value']);
  expect((await refuse({ value: [{ label: 'a', value: 'b' }] })).slice(0, 3)).toEqual([400, expect.anything(), 'changes.1.value']);
  expect((await refuse({ english_hash: 'x' })).slice(0, 3)).toEqual([400, expect.anything(), 'changes.1.english_hash']);
  expect((await refuse({ record_id: 'nobody' })).slice(0, 2)).toEqual([404, 'translated_record_not_found']);
  // The slide has no text on its button in English.
  expect((await refuse({ field: 'action' })).slice(0, 2)).toEqual([404, 'translated_record_not_found']);
  expect((await readTexts('slides', slide_id))[0]?.translations.rw.value).toBeNull();
});

describe('each role', () => {
  test.each(STAFF_ROLES)('%s reads and changes the texts of the kinds that its permissions name', async (role) => {
    const member = await addStaffMember(shop.db, role);
    const { slide_id } = await addSlide();
    const { product_id } = await addToner();
    await shop.db
      .insertInto('site_settings')
      .values({ id: 'shop', name: 'Uruhu', address: 'Kigali' } as never)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { id: settings_id } = await shop.db.selectFrom('site_settings').select('id').executeTakeFirstOrThrow();
    await shop.db.updateTable('site_settings').set({ address: 'Kigali' }).execute();
    for (const [kind, id] of [
      ['products', product_id],
      ['slides', slide_id],
      ['site-settings', settings_id],
    ] as const) {
      const [text] = (await readTexts(kind, id)) as [TranslatedText];
      const [mayRead, mayWrite] = [mayReadTranslations(role, kind), mayTranslate(role, kind)];
      expect([kind, (await get(`translations/${kind}/${id}`, member)).status]).toEqual([kind, mayRead ? 200 : 403]);
      expect([kind, (await put([change(text, 'rw', 'Izina')], member)).status]).toEqual([kind, mayWrite ? 200 : 403]);
      expect([kind, (await list({ kind, record_id: id }, member)).total]).toEqual([kind, mayRead ? 2 : 0]);
    }
  });

  test('a change of a kind that a member may not change is refused with all others', async () => {
    const packer = await addStaffMember(shop.db, 'packer');
    const { product_id } = await addToner();
    const [text] = (await readTexts('products', product_id)) as [TranslatedText];
    expect(await put([change(text, 'rw', 'Izina')], packer)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((await readTexts('products', product_id))[0]?.translations.rw.value).toBeNull();
  });
});

test('the history of a record has its translations, which are named by it', async () => {
  const { product_id, name, option_ids } = await addToner();
  const texts = await readTexts('products', product_id);
  await put([change(texts[1] as TranslatedText, 'rw', '<p>Ituje.</p>'), change(texts[3] as TranslatedText, 'fr', 'Rose')]);
  const readEntries = async (filter: object) => {
    const { data } = (await get(`audit?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body;
    return data.map(({ noun, record_id, record, action }: Record<string, string>) => ({ noun, record_id, record, action }));
  };
  const entry = { noun: 'translations', record_id: `products/${product_id}/description/rw`, record: name, action: 'insert' };
  expect(await readEntries({ record_id: product_id })).toContainEqual(entry);
  expect(await readEntries({ record_id: product_id, noun: 'products' })).toContainEqual(entry);
  expect(await readEntries({ record_id: product_id, noun: 'brands' })).toEqual([]);
  expect(await readEntries({ record_id: entry.record_id })).toEqual([entry]);
  expect(await readEntries({ record_id: option_ids[0], noun: 'product-options' })).toEqual([
    { ...entry, record_id: `product-options/${option_ids[0]}/name/fr`, record: `Rose · ${name}` },
  ]);
});

test('the list is filtered, searched, sorted and paged', async () => {
  const prefix = createUniqueName('Ridge');
  const first = await addSlide(`${prefix} B`);
  const second = await addSlide(`${prefix} A`);
  const [text] = (await readTexts('slides', first.slide_id)) as [TranslatedText];
  await put([change(text, 'rw', 'Umusozi')]);
  const listTitles = async (filter: object, more = '') =>
    (await list({ q: prefix.toLowerCase(), ...filter }, owner, more)).data.map(({ title, language }: Record<string, string>) => [
      title?.slice(-1),
      language,
    ]);
  expect(await listTitles({})).toEqual([
    ['A', 'fr'],
    ['A', 'rw'],
    ['B', 'fr'],
    ['B', 'rw'],
  ]);
  expect(await listTitles({ language: 'rw', state: 'missing' })).toEqual([['A', 'rw']]);
  expect(await listTitles({ language: 'rw', state: 'complete' })).toEqual([['B', 'rw']]);
  expect(await listTitles({ kind: 'faqs' })).toEqual([]);
  expect(await listTitles({ language: 'rw' }, '&sort=missing&order=DESC')).toEqual([
    ['A', 'rw'],
    ['B', 'rw'],
  ]);
  expect(await listTitles({ language: 'rw' }, '&sort=title&order=DESC&perPage=1&page=1')).toEqual([['B', 'rw']]);
  expect((await list({ q: prefix }, owner, '&perPage=1&page=9')).total).toBe(4);
  expect(second.title < first.title).toBe(true);
});
