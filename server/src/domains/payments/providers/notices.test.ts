/** Reads the callbacks of providers, which anyone on the internet may forge. */
import { describe, expect, test } from 'vitest';
import { notices as momo } from './momo/notice.ts';
import { notices as pesapal } from './pesapal/notice.ts';

const ATTEMPT = 'f2c7a1de-4b2e-4a53-9a0e-0d2f6f1f0a11';
const NO_IDS = { provider_reference: '', payment_attempt_id: '' };

describe('a notice of PesaPal', () => {
  test.each<[string, Record<string, unknown>, object]>([
    ['names both', { OrderTrackingId: 't1', OrderMerchantReference: ATTEMPT }, { provider_reference: 't1', payment_attempt_id: ATTEMPT }],
    [
      'is spelled as in a body',
      { orderTrackingId: 't1', orderMerchantReference: ATTEMPT },
      { provider_reference: 't1', payment_attempt_id: ATTEMPT },
    ],
    ['has spaces around', { OrderTrackingId: ' t1 ' }, { provider_reference: 't1', payment_attempt_id: '' }],
    ['is empty', {}, NO_IDS],
    ['names a list', { OrderTrackingId: ['t1', 't2'], OrderMerchantReference: { a: 1 } }, NO_IDS],
    ['names a number', { OrderTrackingId: 1 }, NO_IDS],
    ['has the longest reference', { OrderTrackingId: 't'.repeat(100) }, { provider_reference: 't'.repeat(100), payment_attempt_id: '' }],
    ['has a longer one', { OrderTrackingId: 't'.repeat(101) }, NO_IDS],
  ])('that %s is read', (_, sent, read) => {
    expect(pesapal.read(sent)).toEqual(read);
  });

  test('gets back what it named, and 500 if PesaPal is to send it again', () => {
    const sent = { OrderNotificationType: 'RECURRING', OrderTrackingId: 't1', OrderMerchantReference: ATTEMPT };
    const named = { orderNotificationType: 'RECURRING', orderTrackingId: 't1', orderMerchantReference: ATTEMPT };
    expect(pesapal.reply(sent, true)).toEqual({ ...named, status: 200 });
    expect(pesapal.reply(sent, false)).toEqual({ ...named, status: 500 });
  });

  test('without a type gets PesaPal’s usual one', () => {
    expect(pesapal.reply({ OrderTrackingId: 't1' }, true)).toMatchObject({ orderNotificationType: 'IPNCHANGE', orderTrackingId: 't1' });
  });
});

describe('a callback of MTN', () => {
  test('names the payment by the shop’s own id', () => {
    expect(momo.read({ externalId: ATTEMPT, status: 'SUCCESSFUL' })).toEqual({ ...NO_IDS, payment_attempt_id: ATTEMPT });
  });

  test.each([{}, { externalId: 7 }, { externalId: [ATTEMPT] }, { externalId: null }])('with %j names none', (sent) => {
    expect(momo.read(sent)).toEqual(NO_IDS);
  });

  test('gets the same reply whether the shop could process it or not, because MTN sends it only once', () => {
    expect(momo.reply({}, true)).toEqual(momo.reply({}, false));
  });
});
