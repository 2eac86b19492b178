import { promptForm } from '@uruhu/contract/forms';
import type { Order } from '@uruhu/contract/order';
import type { Payment } from '@uruhu/contract/payment';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { useState } from 'react';
import { api } from '#app/api/api.ts';
import { describeRefusal } from '#app/api/describe-refusal.ts';
import { usePaymentForm } from '#app/features/payment/mobile-money/use-payment-form.ts';
import { Field, FieldError } from '#app/forms/field.tsx';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { formatTime } from '#app/lib/text/dates.ts';
import { Button } from '#app/ui/button.tsx';
import * as messages from '#messages/orders/payment';
import css from '../payment-dialog.module.css';
import { findFailedPayment, findLatestPayment, getAmountDue, getPromptEnd, hasPromptEnded } from '../payment-state.ts';
import { usePolling } from '../use-polling.ts';

type PromptPaymentProps = { order: Order; onSent: (order: Order) => void; refresh: () => Promise<unknown> };

/** Asks for the phone number, starts the prompt, and waits until the shopper approves it on her phone. */
export function PromptPayment({ order, onSent, refresh }: PromptPaymentProps) {
  const prompt = findLatestPayment(order, 'prompt');
  const hasFailed = findFailedPayment(order, 'prompt') !== undefined;
  // A prompt that another payment superseded is `expired` and has no reason to show.
  const reason = prompt?.state === 'failed' ? prompt.reason : '';
  const isWaiting = prompt !== undefined && !hasFailed;
  const { hasEnded, retry } = usePolling(isWaiting, refresh);
  const isUnanswered = isWaiting && hasPromptEnded(prompt);
  /** The id of the prompt whose number the shopper corrects. */
  const [correctedPromptId, setCorrectedPromptId] = useState<string>();
  const handleSent = (sent: Order) => {
    setCorrectedPromptId(undefined);
    onSent(sent);
    retry();
  };
  if (isWaiting && !isUnanswered && correctedPromptId !== prompt.payment_id) {
    return (
      <>
        <PendingPrompt order={order} prompt={prompt} hasEnded={hasEnded} onRetry={retry} />
        <Button kind="quiet" onClick={() => setCorrectedPromptId(prompt.payment_id)}>
          {messages.wrongNumber}
        </Button>
      </>
    );
  }
  return (
    <>
      {hasFailed && (
        <div role="alert" className={css.failed}>
          <FieldError error={reason ? messages.promptFailedBecause(reason) : messages.promptFailed} />
        </div>
      )}
      {isUnanswered && (
        <p role="status" className={css.slow}>
          {messages.promptUnanswered(prompt.phone)}
        </p>
      )}
      <PromptForm
        order={order}
        phone={prompt?.phone || order.customer.phone}
        isCorrection={correctedPromptId !== undefined}
        onSent={handleSent}
      />
    </>
  );
}

const focusField = (field: HTMLInputElement | null) => field?.focus();

type PromptFormProps = Pick<PromptPaymentProps, 'order' | 'onSent'> & { phone: string; isCorrection: boolean };

function PromptForm({ order: { order_id }, phone, isCorrection, onSent }: PromptFormProps) {
  const { form, errors, busy, failure } = usePaymentForm(promptForm, {
    send: (values) => api.payByPrompt({ ...values, order_id }),
    onSent: ({ data }) => onSent(data),
    describeFailure: (refusal) => describeRefusal(refusal, { noMessage: messages.paymentFailed, noResponse: refusal.message }),
  });
  return (
    <form {...form} className="fields">
      <Field
        ref={isCorrection ? focusField : undefined}
        label={messages.yourNumber}
        hint={messages.yourNumberHint}
        name="phone"
        type="tel"
        autoComplete="tel"
        defaultValue={phone}
        error={errors.phone}
      />
      <FormAlert message={failure} />
      <Button type="submit" wide busy={busy}>
        {busy ? messages.askingPhone : messages.askPhone}
      </Button>
    </form>
  );
}

type PendingPromptProps = { order: Order; prompt: Payment; hasEnded: boolean; onRetry: () => void };

function PendingPrompt({ order, prompt, hasEnded, onRetry }: PendingPromptProps) {
  return (
    <div role="status">
      <p className={css.confirmOnPhone}>{messages.confirmOnPhone}</p>
      <p className={hasEnded ? undefined : css.busy}>{messages.confirmText(prompt.phone, formatRwf(getAmountDue(order)))}</p>
      <p className={`small muted ${css.hint}`}>{messages.noPrompt}</p>
      <p className="small muted">{messages.askAgainFrom(formatTime(getPromptEnd(prompt)))}</p>
      {hasEnded && (
        <>
          <p className={css.slow}>{messages.promptSlow}</p>
          <div className={css.actions}>
            <Button onClick={onRetry}>{messages.checkAgain}</Button>
          </div>
        </>
      )}
    </div>
  );
}
