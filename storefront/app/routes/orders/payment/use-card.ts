import type { Order } from '@uruhu/contract/order';
import { useState } from 'react';
import { api } from '#app/lib/api.ts';
import * as words from '#messages/payment';
import { webUrl } from '../web-url.ts';
import type { CardPage } from './card-outcome.ts';
import { openTab } from './open-tab.ts';
import { failedBy, latestBy } from './standing.ts';

export type Card =
  | { state: 'opening' }
  /** `shown`: in a tab of its own; else the browser did not let us, and a link leads there. */
  | ({ state: 'open'; url: string; shown: boolean } & CardPage)
  | { state: 'refused'; message: string };

/** Paying by card: the provider's page, in a tab that is opened by the very press. `start` must be called from one. */
export function useCard(order: Order, refresh: () => Promise<Order | null>) {
  const { order_id } = order;
  const [card, setCard] = useState<Card>({ state: 'opening' });

  async function open(url: string, shown: boolean): Promise<void> {
    const page = { state: 'open', url, shown, failed_before: failedBy(order, 'card')?.payment_id } as const;
    setCard({ ...page, payment_id: undefined });
    const fresh = await refresh();
    if (fresh) setCard({ ...page, payment_id: latestBy(fresh, 'card')?.payment_id });
  }
  async function start(): Promise<void> {
    const tab = openTab(words.openingPage);
    setCard({ state: 'opening' });
    const answer = await api.payOrder({ order_id });
    const url = answer.ok ? webUrl(answer.data.data.payment_url) : null;
    if (url) return open(url, tab?.go(url) ?? false);
    tab?.close();
    setCard({ state: 'refused', message: (!answer.ok && answer.status > 0 && answer.message) || words.paymentFailed });
    // It stands otherwise than this page knows.
    if (!answer.ok && answer.status === 409) await refresh();
  }
  return { card, start };
}
