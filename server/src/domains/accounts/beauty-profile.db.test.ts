import { AVOIDABLE_SUBSTANCES } from '@uruhu/contract/account';
import { SKIN_CONCERNS } from '@uruhu/contract/product-attributes';
import { beforeAll, describe, expect, test } from 'vitest';
import { addShopper, type Shopper } from '../../../test/support/fixtures/fixtures.ts';
import { call, callGet, createIpAddress } from '../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../test/support/shop/shared-shop.ts';

let shop: SharedTestShop;
beforeAll(async () => {
  shop = await openSharedTestShop();
});

const readProfile = async ({ token }: Shopper) => (await callGet(shop.app, '/api/users/beauty-profile', { token })).body;
const saveProfile = ({ token }: Shopper, body: Record<string, unknown>) =>
  call(shop.app, '/api/users/beauty-profile/save', body, { token });
const saveForm = ({ token }: Shopper, contentType: string, payload: string) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/users/beauty-profile/save',
    remoteAddress: createIpAddress(),
    payload,
    headers: { 'content-type': contentType, authorization: `Bearer ${token}` },
  });
const EMPTY_PROFILE = { skin_type: '', skin_concern: [], avoided: [] };

describe('a beauty profile', () => {
  test('is empty until the shopper saves one', async () => {
    const [shopper, otherShopper] = [await addShopper(shop.db), await addShopper(shop.db)];
    expect(await readProfile(shopper)).toEqual({ status: 'success', data: EMPTY_PROFILE });
    const profile = { skin_type: 'Combination&Normal', skin_concern: ['Acne', 'Soothing'], avoided: ['fragrance', 'Retinol'] };
    const { status, body } = await saveProfile(shopper, profile);
    expect([status, body]).toEqual([200, { status: 'success', message: 'Beauty profile saved!', data: profile }]);
    expect((await readProfile(shopper)).data).toEqual(profile);
    expect((await readProfile(otherShopper)).data, 'other shoppers keep theirs').toEqual(EMPTY_PROFILE);
  });

  test('is replaced as a whole when saved, and missing fields become empty', async () => {
    const shopper = await addShopper(shop.db);
    await saveProfile(shopper, { skin_type: 'Dry', skin_concern: ['Acne'], avoided: ['alcohol'] });
    await saveProfile(shopper, { skin_concern: ['Soothing'] });
    expect((await readProfile(shopper)).data).toEqual({ ...EMPTY_PROFILE, skin_concern: ['Soothing'] });
    for (const empty of [{}, { skin_type: null, skin_concern: null, avoided: null }, { skin_type: '', skin_concern: '', avoided: [] }]) {
      expect((await saveProfile(shopper, empty)).body.data).toEqual(EMPTY_PROFILE);
    }
  });

  test('lists each value once, in the order of the offered values', async () => {
    const shopper = await addShopper(shop.db);
    const allValues = {
      skin_concern: [...SKIN_CONCERNS, ...SKIN_CONCERNS].reverse(),
      avoided: [...AVOIDABLE_SUBSTANCES, ...AVOIDABLE_SUBSTANCES].reverse(),
    };
    expect((await saveProfile(shopper, allValues)).body.data).toEqual({
      skin_type: '',
      skin_concern: [...SKIN_CONCERNS],
      avoided: [...AVOIDABLE_SUBSTANCES],
    });
  });

  test('can be saved by a form, with one or several values of a field', async () => {
    const shopper = await addShopper(shop.db);
    await saveForm(shopper, 'application/x-www-form-urlencoded', 'skin_type=Oily&skin_concern=Acne&avoided=alcohol&avoided=Retinol');
    expect((await readProfile(shopper)).data).toEqual({ skin_type: 'Oily', skin_concern: ['Acne'], avoided: ['alcohol', 'Retinol'] });
    const formatPart = (name: string, value: string) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const form = [
      formatPart('skin_type', ''),
      formatPart('skin_concern', 'Acne'),
      formatPart('skin_concern', 'Blackheads'),
      formatPart('avoided', 'parabens'),
    ];
    await saveForm(shopper, 'multipart/form-data; boundary=x', `${form.join('')}--x--\r\n`);
    expect((await readProfile(shopper)).data).toEqual({ skin_type: '', skin_concern: ['Acne', 'Blackheads'], avoided: ['parabens'] });
  });

  test.each([
    [{ skin_type: 'Purple' }, 'skin_type'],
    [{ skin_type: ['Dry', 'Oily'] }, 'skin_type'],
    [{ skin_concern: ['Acne', 'Money'] }, 'skin_concern.1'],
    // An object that only looks like an array.
    [{ skin_concern: { length: 1 } }, 'skin_concern.0'],
    [{ avoided: ['Water'] }, 'avoided.0'],
    [{ avoided: Array(500).fill('alcohol') }, 'avoided'],
  ])('with %j is refused with a message, and nothing changes', async (body, path) => {
    const shopper = await addShopper(shop.db);
    await saveProfile(shopper, { skin_type: 'Dry' });
    const response = await saveProfile(shopper, body);
    expect([response.status, response.body.errors[0]]).toEqual([
      400,
      { path, code: 'choice_unknown', message: 'Please choose from the list' },
    ]);
    expect((await readProfile(shopper)).data).toEqual({ ...EMPTY_PROFILE, skin_type: 'Dry' });
  });

  test('leaves out stored values that are no longer offered', async () => {
    const shopper = await addShopper(shop.db);
    const row = { skin_type: 'Scaly', skin_concern: ['Acne', 'Fur'], avoided: ['gluten', 'alcohol'] };
    await shop.db
      .insertInto('beauty_profiles')
      .values({ user_id: shopper.user_id, ...row })
      .execute();
    expect((await readProfile(shopper)).data).toEqual({ skin_type: '', skin_concern: ['Acne'], avoided: ['alcohol'] });
  });
});
