import type { Order } from '@uruhu/contract/order';
import type { Payment } from '@uruhu/contract/payment';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field.tsx';
import * as words from '#messages/payment';
import { timeOf } from '../dates.ts';
import { cardOutcome } from './card-outcome.ts';
import css from './payment-dialog.module.css';
import { hasEnded, promptEnds, underWay } from './standing.ts';
import { UnderWay } from './under-way.tsx';
import type { Card } from './use-card.ts';
import { usePolling } from './use-polling.ts';

type CardPaymentProps = { order: Order; card: Card; onStart: () => void; refresh: () => Promise<unknown> };

/** While the provider's page is open elsewhere: what happens there, and how it stands once she is back. */
export function CardPayment({ order, card, onStart, refresh }: CardPaymentProps) {
  const outcome = card.state === 'open' ? cardOutcome(order, card) : null;
  const { over, again } = usePolling(outcome !== null && outcome !== 'failed', refresh);
  if (card.state === 'opening') {
    return (
      <p className={css.busy} role="status">
        {words.openingPage}
      </p>
    );
  }
  if (card.state === 'open' && outcome === 'waiting') return <PageOpen {...card} over={over} onAgain={again} />;
  const prompt = underWay(order);
  if (card.state === 'refused' && prompt?.method === 'prompt' && !hasEnded(prompt))
    return <AfterPrompt order={order} prompt={prompt} refresh={refresh} />;
  const elsewhere = outcome === 'elsewhere';
  const message = card.state === 'refused' ? card.message : elsewhere ? words.cardElsewhere : words.cardFailed;
  return (
    <>
      <div role="alert">
        <FieldError error={message} />
      </div>
      <div className={css.acts}>
        <Button onClick={onStart}>{elsewhere ? words.openPage : words.tryAgain}</Button>
      </div>
    </>
  );
}

/** The phone may be answered any moment: a card would be paid besides. */
function AfterPrompt({ order, prompt, refresh }: { order: Order; prompt: Payment; refresh: () => Promise<unknown> }) {
  return (
    <>
      <UnderWay order={order} refresh={refresh} />
      <p className={css.after}>{words.cardFrom(timeOf(promptEnds(prompt)))}</p>
    </>
  );
}

function PageOpen({ url, shown, over, onAgain }: { url: string; shown: boolean; over: boolean; onAgain: () => void }) {
  return (
    <>
      <p>{shown ? words.pageOpen : words.pageBlocked}</p>
      <p className={over ? css.slow : css.busy} role="status">
        {over ? words.notHeard : words.waitingForCard}
      </p>
      <div className={css.acts}>
        {over && <Button onClick={onAgain}>{words.checkAgain}</Button>}
        <a className={shown ? 'btn btn--line' : 'btn'} href={url} rel="noopener noreferrer" target="_blank">
          {shown ? words.openPageAgain : words.openPage}
        </a>
      </div>
    </>
  );
}
