import type { claimForCustomerEndpoints } from '@uruhu/contract/endpoints/staff/order-entry';
import type { adminPayingEndpoints } from '@uruhu/contract/endpoints/staff/orders';
import { normaliseTransactionId } from '@uruhu/contract/rules/mobile-money';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { createOrderActionHandler } from '../order-view/order-view.ts';
import { refundOrder } from './refund/refund-order.ts';
import { confirmPayment } from './settle/confirm-payment.ts';
import { rejectPayment } from './settle/reject-payment.ts';
import { submitClaimForCustomer } from './start/submit-mobile-money.ts';

export function createAdminPayingHandlers(context: AppContext): Handlers<typeof adminPayingEndpoints & typeof claimForCustomerEndpoints> {
  return {
    confirmPayment: createOrderActionHandler(context, (request, { amount, is_part, payment_id }) =>
      confirmPayment(context, request, { amount_rwf: amount ?? null, is_part: is_part ?? false, payment_id }),
    ),
    rejectPayment: createOrderActionHandler(context, (request, { reason, reason_code, payment_id }) =>
      rejectPayment(context, request, { reason: reason ?? '', reason_code: reason_code ?? '', payment_id }),
    ),
    claimForCustomer: createOrderActionHandler(context, (request, { phone, transaction_id }) =>
      submitClaimForCustomer(context, request, { phone, transaction_id }),
    ),
    refundOrder: createOrderActionHandler(
      context,
      (request, { reason, payment_id, transaction_id, found: refundCheckResult }, { username }) =>
        refundOrder(context, request, {
          username,
          reason: reason ?? '',
          payment_id: payment_id ?? null,
          refund_transaction_id: normaliseTransactionId(transaction_id ?? ''),
          refundCheckResult: refundCheckResult ?? null,
        }),
    ),
  };
}
