import { promptForm } from '@uruhu/contract/forms';
import type { Order } from '@uruhu/contract/order';
import type { Payment } from '@uruhu/contract/payment';
import { formatRwf } from '@uruhu/contract/rules/money';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { api } from '#app/lib/api.ts';
import { useSentForm } from '#app/routes/account/use-sent-form.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, FieldError } from '#app/ui/field.tsx';
import * as words from '#messages/payment';
import { timeOf } from '../dates.ts';
import css from './payment-dialog.module.css';
import { dueOf, failedBy, hasEnded, latestBy, promptEnds } from './standing.ts';
import { usePolling } from './use-polling.ts';

type PromptPaymentProps = { order: Order; onOrder: (order: Order) => void; refresh: () => Promise<unknown> };

/** The phone asks by itself: whose number, then waiting for its owner's yes. */
export function PromptPayment({ order, onOrder, refresh }: PromptPaymentProps) {
  const asked = latestBy(order, 'prompt');
  const failed = failedBy(order, 'prompt') !== undefined;
  // Of one that gave way to another payment there is nothing to say.
  const why = asked?.state === 'failed' ? asked.reason : '';
  const waiting = asked !== undefined && !failed;
  const { over, again } = usePolling(waiting, refresh);
  const unanswered = waiting && hasEnded(asked);
  if (waiting && !unanswered) return <Waiting order={order} prompt={asked} over={over} onAgain={again} />;
  return (
    <>
      {failed && (
        <div role="alert" className={css.failed}>
          <FieldError error={why ? words.promptFailedBecause(why) : words.promptFailed} />
        </div>
      )}
      {unanswered && (
        <p role="status" className={css.slow}>
          {words.promptUnanswered(asked.phone)}
        </p>
      )}
      <PromptForm order={order} phone={asked?.phone || order.customer.phone} onOrder={onOrder} />
    </>
  );
}

function PromptForm({ order: { order_id }, phone, onOrder }: Pick<PromptPaymentProps, 'order' | 'onOrder'> & { phone: string }) {
  const { form, errors, busy, failure } = useSentForm(promptForm, {
    send: (values) => api.payByPrompt({ ...values, order_id }),
    onSent: ({ data }) => onOrder(data),
    failed: ({ message }) => message,
  });
  return (
    <form {...form} className="fields">
      <Field
        label={words.yourNumber}
        hint={words.yourNumberHint}
        name="phone"
        type="tel"
        autoComplete="tel"
        defaultValue={phone}
        error={errors.phone}
      />
      <FormAlert message={failure} />
      <Button type="submit" wide busy={busy}>
        {busy ? words.askingPhone : words.askPhone}
      </Button>
    </form>
  );
}

type WaitingProps = { order: Order; prompt: Payment; over: boolean; onAgain: () => void };

function Waiting({ order, prompt, over, onAgain }: WaitingProps) {
  return (
    <div role="status">
      <p className={css.confirm}>{words.confirmOnPhone}</p>
      <p className={over ? undefined : css.busy}>{words.confirmText(prompt.phone, formatRwf(dueOf(order)))}</p>
      <p className={`small muted ${css.hint}`}>{words.noPrompt}</p>
      <p className="small muted">{words.askAgainFrom(timeOf(promptEnds(prompt)))}</p>
      {over && (
        <>
          <p className={css.slow}>{words.promptSlow}</p>
          <div className={css.acts}>
            <Button onClick={onAgain}>{words.checkAgain}</Button>
          </div>
        </>
      )}
    </div>
  );
}
