import type { ClientCode } from '@uruhu/contract/client';
import type { Order } from '@uruhu/contract/order';
import { useState } from 'react';
import { api } from '#app/api/api.ts';
import { describeRefusal } from '#app/api/describe-refusal.ts';
import { toWebUrl } from '#app/features/orders/web-url.ts';
import * as messages from '#messages/orders/payment';
import { findFailedPayment, findLatestPayment } from '../payment-state.ts';
import type { CardPage } from './card-outcome.ts';
import { openTab } from './open-tab.ts';

/** The state of a card payment on this page. */
export type CardPaymentState =
  | { state: 'opening' }
  /** `isShown`: the page is open in a tab of its own; else the browser blocked the tab, and the shopper gets a link. */
  | ({ state: 'open'; url: string; isShown: boolean } & CardPage)
  | { state: 'refused'; message: string };

/** The codes of a refusal after which the page must read the order again, because it has changed. */
const ORDER_CHANGED_CODES: readonly ClientCode[] = [
  'order_paid',
  'order_cancelled',
  'order_delivered',
  'payment_starting',
  'payment_being_checked',
];

const FALLBACK_MESSAGES = { noMessage: messages.paymentFailed, noResponse: messages.paymentFailed };

/** Card payment on the provider's page in a new tab. Call `start` directly in a click handler, or the browser blocks the tab. */
export function useCard(order: Order, refresh: () => Promise<Order | null>) {
  const { order_id } = order;
  const [card, setCard] = useState<CardPaymentState>({ state: 'opening' });

  async function open(url: string, isShown: boolean): Promise<void> {
    const page = { state: 'open', url, isShown, earlier_failed_payment_id: findFailedPayment(order, 'card')?.payment_id } as const;
    setCard({ ...page, payment_id: undefined });
    const freshOrder = await refresh();
    if (freshOrder) setCard({ ...page, payment_id: findLatestPayment(freshOrder, 'card')?.payment_id });
  }
  async function start(): Promise<void> {
    const tab = openTab(messages.openingPage);
    setCard({ state: 'opening' });
    const result = await api.payOrder({ order_id });
    const url = result.ok ? toWebUrl(result.data.data.payment_url) : null;
    if (url) return open(url, tab?.navigate(url) ?? false);
    tab?.close();
    setCard({ state: 'refused', message: result.ok ? messages.paymentFailed : describeRefusal(result, FALLBACK_MESSAGES) });
    if (!result.ok && ORDER_CHANGED_CODES.includes(result.code)) await refresh();
  }
  return { card, start };
}
