import type { TranslatedText } from '@uruhu/contract/staff/translations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProduct } from '../../../test/support/fixtures/fixtures.ts';
import { addStaffMember } from '../../../test/support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { call } from '../../../test/support/shop/call.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const saveAtOnce = async (product_id: string, token: string, values: readonly string[]) => {
  const { body } = await call(shop.app, `/api/admin/translations/products/${product_id}`, undefined, { method: 'GET', token });
  const { kind, record_id, field, english_hash, translations }: TranslatedText = body.data.texts[0];
  const { version } = translations.rw;
  const replies = await Promise.all(
    values.map((value) => {
      const changes = [{ kind, record_id, field, language: 'rw', value, english_hash, version }];
      return call(shop.app, '/api/admin/translations', { changes }, { method: 'PUT', token });
    }),
  );
  const saved = values[replies.findIndex(({ status }) => status === 200)];
  const rows = await shop.db.selectFrom('translations').select(['value', 'version']).where('record_id', '=', product_id).execute();
  return { statuses: replies.map(({ status }) => status).sort(), isSaved: rows[0]?.value === saved };
};

const ONE_SAVED = { statuses: [200, 409, 409], isSaved: true };

test('of several editors who save the same text at once, one succeeds and the others are told, also if the text is new', async () => {
  const { token } = await addStaffMember(shop.db);
  const { product_id } = await addProduct(shop.db, {});
  expect(await saveAtOnce(product_id, token, ['Imwe', 'Ebyiri', 'Eshatu'])).toEqual(ONE_SAVED);
  expect(await saveAtOnce(product_id, token, ['Kane', 'Gatanu', 'Gatandatu'])).toEqual(ONE_SAVED);
});
