import type { StockWait as Wait } from '@uruhu/contract/stock-wait';
import { useRef, useState } from 'react';
import { api } from '#app/api/api.ts';
import { useQuery } from '#app/api/use-query.ts';
import { ConfirmLink } from '#app/features/email/confirm-link.tsx';
import { useUser } from '#app/features/session/use-user.ts';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { getSession } from '#app/lib/session.ts';
import { notify } from '#app/lib/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { Failure } from '#app/ui/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';
import * as messages from '#messages/catalogue/stock-wait';
import type { WaitChoice } from './product-choice.ts';
import css from './stock-wait.module.css';

const isWaitFor = ({ product_id, option_id, size_id }: WaitChoice, wait: Pick<Wait, 'product_id' | 'option_id' | 'size_id'>) =>
  wait.product_id === product_id && wait.option_id === (option_id ?? null) && wait.size_id === (size_id ?? null);

/** Identifies an option and a size of the product. */
const getKey = ({ product_id, option_id, size_id }: WaitChoice) => [product_id, option_id, size_id].join(' ');

type StockWaitProps = { choice: WaitChoice; onInStock: () => void };

/** A button to ask for one mail when the choice is back, or to cancel that mail. A shopper must have confirmed her address first. */
export function StockWait({ choice, onInStock }: StockWaitProps) {
  const user = useUser();
  const box = useRef<HTMLDivElement>(null);
  const { result, retry } = useQuery(`stock waits ${getSession()?.token}`, api.stockWaits);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ key: string; message: string }>();
  /** Whether the shopper waits for each choice that she has changed since the waits were loaded. */
  const [savedWaits, setSavedWaits] = useState<Readonly<Record<string, boolean>>>({});
  const key = getKey(choice);
  const isWaiting = savedWaits[key] ?? (result.state === 'loaded' && result.data.results.some((wait) => isWaitFor(choice, wait)));

  async function save(next: boolean) {
    setBusy(true);
    setFailure(undefined);
    const reply = await api.saveStockWait({ ...choice, waiting: next });
    if (reply.ok) setSavedWaits((previous) => ({ ...previous, [key]: next }));
    setBusy(false);
    if (reply.ok) return box.current?.focus();
    if (reply.code !== 'in_stock') return setFailure({ key, message: reply.status === 0 ? messages.noResponse : reply.message });
    notify(reply.message);
    onInStock();
  }
  if (user?.email_verified === false) {
    return (
      <p className={`small ${css.wait}`}>
        {messages.confirmFirst} <ConfirmLink />
      </p>
    );
  }
  if (result.state === 'failed') {
    return (
      <div className={css.wait}>
        <Failure message={result.message} onRetry={retry} />
      </div>
    );
  }
  return (
    <div ref={box} className={css.wait} tabIndex={-1}>
      {isWaiting && (
        <p className={css.waiting}>
          <Icon name="check" small />
          {messages.weWrite(user?.email ?? '')}
        </p>
      )}
      <Button kind={isWaiting ? 'quiet' : 'line'} wide busy={busy || result.state === 'loading'} onClick={() => save(!isWaiting)}>
        {isWaiting ? messages.doNotTellMe : messages.tellMe}
      </Button>
      <FormAlert message={failure?.key === key ? failure.message : undefined} />
    </div>
  );
}
