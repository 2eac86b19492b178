import { paidForm } from '@uruhu/contract/forms';
import type { Order } from '@uruhu/contract/order';
import type { Payment } from '@uruhu/contract/payment';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { api } from '#app/lib/api.ts';
import { useSentForm } from '#app/routes/account/use-sent-form.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import * as words from '#messages/payment';
import css from './paid-form.module.css';

type PaidFormProps = {
  order: Order;
  /** What is being looked for already, where this corrects it. */
  sent?: Payment;
  onSent: (order: Order, message: string) => void;
};

/** 'I have paid': what staff need to find the money. */
export function PaidForm({ order, sent, onSent }: PaidFormProps) {
  const { order_id, customer } = order;
  const { form, errors, busy, failure } = useSentForm(paidForm, {
    draft: sent ? `paid ${sent.payment_id}` : `paid ${order_id}`,
    send: (values) => api.submitMobileMoney({ ...values, order_id }),
    onSent: ({ data, message }) => onSent(data, message),
    failed: ({ status, message }) => (status === 0 ? words.notReached : message),
  });
  return (
    <>
      <p className="muted">{sent ? words.correctText : words.iHavePaidText}</p>
      <form {...form} className={`fields ${css.form}`}>
        <Field
          label={words.paidFrom}
          hint={words.paidFromHint}
          name="phone"
          type="tel"
          autoComplete="tel"
          defaultValue={sent?.phone ?? customer.phone}
          error={errors.phone}
        />
        <div>
          <Field
            label={words.transactionId}
            hint={words.transactionHint}
            name="transaction_id"
            autoComplete="off"
            defaultValue={sent?.reference}
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            error={errors.transaction_id}
          />
          <p className={`small muted ${css.help}`}>{words.transactionHelp}</p>
        </div>
        <FormAlert message={failure} />
        <div>
          <Button type="submit" busy={busy}>
            {busy ? words.sendingPaid : words.sendPaid}
          </Button>
        </div>
      </form>
    </>
  );
}
