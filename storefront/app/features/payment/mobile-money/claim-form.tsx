import { networkClaimForm } from '@uruhu/contract/forms';
import type { Order } from '@uruhu/contract/order';
import type { Payment } from '@uruhu/contract/payment';
import { isUnusualTransactionId } from '@uruhu/contract/rules/mobile-money';
import { useState } from 'react';
import { api } from '#app/api/api.ts';
import { usePaymentForm } from '#app/features/payment/mobile-money/use-payment-form.ts';
import { Field } from '#app/forms/field.tsx';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { Button } from '#app/ui/button.tsx';
import * as messages from '#messages/orders/payment';
import css from './claim-form.module.css';

type ClaimFormProps = {
  order: Order;
  /** The claim that this form corrects, if there is one. */
  previousClaim?: Payment;
  onSent: (order: Order, message: string) => void;
};

/** The 'I have paid' form: a claim with the phone number and transaction id by which staff find the money. */
export function ClaimForm({ order, previousClaim, onSent }: ClaimFormProps) {
  const { order_id, customer } = order;
  /** The unusual id of which the shopper has been told. It may be right, so the same one is sent when she presses again. */
  const [unusualId, setUnusualId] = useState<string | null>(null);
  const { form, errors, busy, failure } = usePaymentForm(networkClaimForm, {
    mustAsk: ({ transaction_id }) => {
      setUnusualId(isUnusualTransactionId(transaction_id) ? transaction_id : null);
      return isUnusualTransactionId(transaction_id) && transaction_id !== unusualId;
    },
    draft: previousClaim ? `paid ${previousClaim.payment_id}` : `paid ${order_id}`,
    send: (values) => api.submitMobileMoney({ ...values, order_id }),
    onSent: ({ data, message }) => onSent(data, message),
    describeFailure: ({ status, message }) => (status === 0 ? messages.notReached : message),
  });
  return (
    <>
      <p className="muted">{previousClaim ? messages.correctText : messages.iHavePaidText}</p>
      <form {...form} className={`fields ${css.form}`}>
        <Field
          label={messages.paidFrom}
          hint={messages.paidFromHint}
          name="phone"
          type="tel"
          autoComplete="tel"
          defaultValue={previousClaim?.phone ?? customer.phone}
          error={errors.phone}
        />
        <div>
          <Field
            label={messages.transactionId}
            hint={messages.transactionHint}
            name="transaction_id"
            autoComplete="off"
            defaultValue={previousClaim?.reference}
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            error={errors.transaction_id}
          />
          <p className={`small muted ${css.help}`}>{messages.transactionHelp}</p>
        </div>
        <FormAlert message={failure ?? (unusualId === null ? undefined : messages.unusualId(unusualId))} />
        <div>
          <Button type="submit" busy={busy}>
            {busy ? messages.sendingPaid : unusualId === null ? messages.sendPaid : messages.sendAnyway}
          </Button>
        </div>
      </form>
    </>
  );
}
