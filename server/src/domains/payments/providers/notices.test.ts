/** Tests how notices of providers are read, which anyone can forge. */
import { describe, expect, test } from 'vitest';
import { notices as momo } from './momo/notice.ts';
import { notices as pesapal } from './pesapal/notice.ts';

const ATTEMPT_ID = 'f2c7a1de-4b2e-4a53-9a0e-0d2f6f1f0a11';
const NO_IDS = { provider_reference: '', payment_attempt_id: '' };

describe('a notice of PesaPal', () => {
  test.each<[string, Record<string, unknown>, object]>([
    [
      'has both ids',
      { OrderTrackingId: 't1', OrderMerchantReference: ATTEMPT_ID },
      { provider_reference: 't1', payment_attempt_id: ATTEMPT_ID },
    ],
    [
      'has the spelling of a request body',
      { orderTrackingId: 't1', orderMerchantReference: ATTEMPT_ID },
      { provider_reference: 't1', payment_attempt_id: ATTEMPT_ID },
    ],
    ['has additional spaces', { OrderTrackingId: ' t1 ' }, { provider_reference: 't1', payment_attempt_id: '' }],
    ['is empty', {}, NO_IDS],
    ['has a list and an object', { OrderTrackingId: ['t1', 't2'], OrderMerchantReference: { a: 1 } }, NO_IDS],
    ['has a number', { OrderTrackingId: 1 }, NO_IDS],
    ['has the longest reference', { OrderTrackingId: 't'.repeat(100) }, { provider_reference: 't'.repeat(100), payment_attempt_id: '' }],
    ['has a longer reference', { OrderTrackingId: 't'.repeat(101) }, NO_IDS],
  ])('that %s is read as expected', (_, sent, expected) => {
    expect(pesapal.read(sent)).toEqual(expected);
  });

  test('gets a reply with its fields, and with the status 500 if PesaPal must send it again', () => {
    const sent = { OrderNotificationType: 'RECURRING', OrderTrackingId: 't1', OrderMerchantReference: ATTEMPT_ID };
    const fields = { orderNotificationType: 'RECURRING', orderTrackingId: 't1', orderMerchantReference: ATTEMPT_ID };
    expect(pesapal.buildReply(sent, { isProcessed: true })).toEqual({ ...fields, status: 200 });
    expect(pesapal.buildReply(sent, { isProcessed: false })).toEqual({ ...fields, status: 500 });
  });

  test('without a type gets a reply with PesaPal’s usual type', () => {
    expect(pesapal.buildReply({ OrderTrackingId: 't1' }, { isProcessed: true })).toMatchObject({
      orderNotificationType: 'IPNCHANGE',
      orderTrackingId: 't1',
    });
  });
});

describe('a notice of MTN', () => {
  test('names the payment by the shop’s id', () => {
    expect(momo.read({ externalId: ATTEMPT_ID, status: 'SUCCESSFUL' })).toEqual({ ...NO_IDS, payment_attempt_id: ATTEMPT_ID });
  });

  test.each([{}, { externalId: 7 }, { externalId: [ATTEMPT_ID] }, { externalId: null }])('with %j names none', (sent) => {
    expect(momo.read(sent)).toEqual(NO_IDS);
  });

  test('gets the same reply even if the shop could not process it, because MTN sends it only once', () => {
    expect(momo.buildReply({}, { isProcessed: true })).toEqual(momo.buildReply({}, { isProcessed: false }));
  });
});
