import { findLanguage } from '@uruhu/contract/languages';
import { localizeAddress } from '@uruhu/contract/rules/localize-address';
import type { SiteSettings } from '@uruhu/contract/settings';
import type { Transaction } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../database/schema.ts';
import { MESSAGES } from '../../messages/messages.ts';
import { formatLineName } from '../cart/cart.ts';
import type { VerifiedEmail } from '../mail/mail.ts';
import { computePayUntil } from '../order-view/order-view.ts';
import { findShownNames, type OrderDetails } from '../orders/orders.ts';
import { buildPaymentInstructions } from '../paying/paying.ts';
import { computePaymentStatus } from '../payments/payments.ts';

/** A new order has no payment attempts and no payment problems. */
const [NO_ATTEMPTS, NO_PROBLEMS] = [[], []];

/** Mails the customer the order, as it was stored, with instructions how to pay for it. */
export async function writeConfirmationMail(
  trx: Transaction<Database>,
  mailer: AppContext['mailer'],
  settings: SiteSettings,
  { to, order, lines }: OrderDetails & { to: VerifiedEmail },
): Promise<void> {
  const { order_id, user_id, customer_name, subtotal_rwf, shipping_fee_rwf, discount_rwf, total_rwf, address, language } = order;
  const payment_status = computePaymentStatus(total_rwf, NO_ATTEMPTS);
  // Null if a coupon covers the whole order: there is nothing to pay.
  const pay_until = computePayUntil({ ...order, payment_status, unpaid_hours: settings.unpaid_hours }, NO_ATTEMPTS, NO_PROBLEMS);
  await mailer.write(trx, {
    to,
    user_id,
    language,
    template: 'orderPlaced',
    data: {
      name: customer_name,
      order_id,
      subtotal_rwf,
      shipping_fee_rwf,
      discount_rwf,
      total_rwf,
      address: localizeAddress(address, MESSAGES[findLanguage(language)].placeNames),
      pay: pay_until && buildPaymentInstructions(settings, total_rwf, pay_until),
      lines: lines.map((line) => {
        const { quantity, unit_price_rwf } = line;
        return { name: formatLineName(findShownNames(line)), quantity, unit_price_rwf };
      }),
    },
  });
}
