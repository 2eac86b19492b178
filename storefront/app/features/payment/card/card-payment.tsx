import type { Order } from '@uruhu/contract/order';
import type { Payment } from '@uruhu/contract/payment';
import { FieldError } from '#app/forms/field.tsx';
import { formatTime } from '#app/lib/text/dates.ts';
import { Button } from '#app/ui/button.tsx';
import * as messages from '#messages/orders/payment';
import css from '../payment-dialog.module.css';
import { findPendingPayment, getPromptEnd, hasPromptEnded } from '../payment-state.ts';
import { PendingPayment } from '../pending-payment.tsx';
import { usePolling } from '../use-polling.ts';
import { getCardOutcome } from './card-outcome.ts';
import type { CardPaymentState } from './use-card.ts';

type CardPaymentProps = { order: Order; card: CardPaymentState; onStart: () => void; refresh: () => Promise<unknown> };

/** Shown while the provider's page is open in another tab: the state of the payment, and its result when the shopper comes back. */
export function CardPayment({ order, card, onStart, refresh }: CardPaymentProps) {
  const outcome = card.state === 'open' ? getCardOutcome(order, card) : null;
  // Also after a failure, as the order may be cancelled in another tab, or the provider may report a late success.
  const { hasEnded, retry } = usePolling(outcome !== null, refresh);
  if (card.state === 'opening') {
    return (
      <p className={css.busy} role="status">
        {messages.openingPage}
      </p>
    );
  }
  if (card.state === 'open' && outcome === 'waiting') return <OpenProviderPage {...card} hasEnded={hasEnded} onRetry={retry} />;
  const prompt = findPendingPayment(order);
  if (card.state === 'refused' && prompt?.method === 'prompt' && !hasPromptEnded(prompt))
    return <CardAfterPrompt order={order} prompt={prompt} refresh={refresh} />;
  const isPaidElsewhere = outcome === 'elsewhere';
  const failure = isPaidElsewhere ? messages.cardElsewhere : messages.cardFailed;
  return (
    <>
      <div role="alert">
        <FieldError error={card.state === 'refused' ? card.message : failure} />
      </div>
      <div className={css.actions}>
        <Button onClick={onStart}>{isPaidElsewhere ? messages.openPage : messages.tryAgain}</Button>
      </div>
    </>
  );
}

/** Shown while a prompt is pending: the shopper may still approve it on her phone, and a card payment would charge her twice. */
function CardAfterPrompt({ order, prompt, refresh }: { order: Order; prompt: Payment; refresh: () => Promise<unknown> }) {
  return (
    <>
      <PendingPayment order={order} refresh={refresh} />
      <p className={css.cardNote}>{messages.cardFrom(formatTime(getPromptEnd(prompt)))}</p>
    </>
  );
}

function OpenProviderPage({ url, isShown, hasEnded, onRetry }: { url: string; isShown: boolean; hasEnded: boolean; onRetry: () => void }) {
  return (
    <>
      <p>{isShown ? messages.pageOpen : messages.pageBlocked}</p>
      <p className={hasEnded ? css.slow : css.busy} role="status">
        {hasEnded ? messages.notHeard : messages.waitingForCard}
      </p>
      <div className={css.actions}>
        {hasEnded && <Button onClick={onRetry}>{messages.checkAgain}</Button>}
        <a className={isShown ? 'btn btn--line' : 'btn'} href={url} rel="noopener noreferrer" target="_blank">
          {isShown ? messages.openPageAgain : messages.openPage}
        </a>
      </div>
    </>
  );
}
