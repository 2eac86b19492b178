/** Card payments for tests: the real client of PesaPal, and its stand-in as a server. */

import type { Db } from '../../src/database/db.ts';
import { createMailer, type Mailer } from '../../src/domains/mail/mail.ts';
import { settlePayment } from '../../src/domains/paying/settle-payment.ts';
import { createAttempt, moveAttempt, type Provider } from '../../src/domains/payments/payments.ts';
import { openPesapal, type TestPesapal } from './pesapal.ts';

export type Cards = {
  standIn: TestPesapal;
  provider: Provider;
  /** Starts a payment of the order at the stand-in. */
  begin(db: Db, order: { order_id: string; final_total: number }): Promise<{ payment_attempt_id: string; tracking_id: string }>;
  settle(db: Db, payment_attempt_id: string): ReturnType<typeof settlePayment>;
  close(): Promise<void>;
};

export const plainMailer: Mailer = createMailer(
  async () => {},
  () => 'http://shop.test',
  () => ({ shop: 'Uruhu', contact: '' }),
);

const CUSTOMER = { name: 'Keza', email: 'keza@example.com', phone: '+250788123456' };

export async function openCards(): Promise<Cards> {
  const standIn = await openPesapal();
  const { provider } = standIn;
  standIn.change({ behaviour: { notice: 'never' } });
  return {
    standIn,
    provider,
    async begin(db, { order_id, final_total: amount_rwf }) {
      const attempt = await db
        .transaction()
        .execute((trx) => createAttempt(trx, { order_id, provider: 'pesapal', amount_rwf, state: 'created' }, 'shopper'));
      const { payment_attempt_id } = attempt;
      const urls = { return_url: 'http://shop.test/payment-callback', cancel_url: 'http://shop.test/orders' };
      const started = await provider.start({
        payment_attempt_id,
        amount_rwf,
        description: 'An order',
        customer: CUSTOMER,
        payer_phone: '',
        ...urls,
      });
      if (started.kind !== 'started') throw new Error(`${started.kind}: ${started.reason}`);
      const { provider_reference } = started;
      await db.transaction().execute((trx) => moveAttempt(trx, attempt, 'pending', { by: 'shopper', provider_reference }));
      return { payment_attempt_id, tracking_id: provider_reference };
    },
    settle: (db, payment_attempt_id) =>
      settlePayment({ db, mailer: plainMailer, providers: { pesapal: provider, momo: null } }, payment_attempt_id, 'provider'),
    close: () => standIn.close(),
  };
}
