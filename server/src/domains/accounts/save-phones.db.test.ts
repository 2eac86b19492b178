import { beforeAll, describe, expect, test } from 'vitest';
import { addShopper, type Shopper } from '../../../test/support/fixtures/fixtures.ts';
import { call, callGet } from '../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../test/support/shop/shared-shop.ts';

let shop: SharedTestShop;
beforeAll(async () => {
  shop = await openSharedTestShop();
});

describe('a shopper’s phone numbers', () => {
  const savePhones = (shopper: Shopper, body: Record<string, unknown>, encoding?: 'form' | 'multipart') =>
    call(shop.app, '/api/users/phone/update', body, { token: shopper.token, encoding });
  const readAccount = async (shopper: Shopper) => (await callGet(shop.app, '/api/users/me', { token: shopper.token })).body.user;

  test('are stored normalised and shown with the account', async () => {
    const shopper = await addShopper(shop.db);
    const { status, body } = await savePhones(shopper, { primaryPhone: ' 0788-999-000 ', secondaryPhone: '+32 2 555 12 12' });
    expect(status).toBe(200);
    const data = { primaryPhone: '+250788999000', secondaryPhone: '+3225551212' };
    expect(body).toEqual({ status: 'success', message: 'Phone number updated successfully!', data });
    expect(await readAccount(shopper)).toMatchObject(data);
  });

  test.each(['form', 'multipart'] as const)('are accepted from a body in %s, and an empty second number means none', async (encoding) => {
    const shopper = await addShopper(shop.db);
    expect((await savePhones(shopper, { primaryPhone: '0788123456', secondaryPhone: '' }, encoding)).body.data).toEqual({
      primaryPhone: '+250788123456',
      secondaryPhone: '',
    });
  });

  test('are two if the first field has two, unless the second field has one', async () => {
    const shopper = await addShopper(shop.db);
    const primaryPhone = '\u202a0788123456\u202c / ٠٧٢٢١٢٣٤٥٦';
    expect((await savePhones(shopper, { primaryPhone })).body.data).toEqual({
      primaryPhone: '+250788123456',
      secondaryPhone: '+250722123456',
    });
    expect((await savePhones(shopper, { primaryPhone, secondaryPhone: '0733 123 456' })).body.data.secondaryPhone).toBe('+250733123456');
  });

  test('the saved number replaces the sign-up phone for calls, and the sign-up phone stays unchanged', async () => {
    const shopper = await addShopper(shop.db, { phone: '0722 000 111' });
    expect((await readAccount(shopper)).primaryPhone).toBe('+250722000111');
    await savePhones(shopper, { primaryPhone: '0733000222' });
    expect(await readAccount(shopper)).toMatchObject({ phone: '0722 000 111', primaryPhone: '+250733000222' });
  });

  test.each(['', '12345', 'call me', null, 788123456, "0788123456' --", '0788\u0000123456'])(
    'are refused with a message if the first one is %j',
    async (primaryPhone) => {
      const shopper = await addShopper(shop.db);
      const { status, body } = await savePhones(shopper, { primaryPhone });
      expect(status).toBe(400);
      expect(body).toMatchObject({ message: 'Please enter a valid phone number', errors: [{ path: 'primaryPhone' }] });
    },
  );
});
