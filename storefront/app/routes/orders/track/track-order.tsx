import type { Client, Result } from '@uruhu/contract/client';
import type { Order, PublicOrder } from '@uruhu/contract/order';
import { useEffect, useRef } from 'react';
import { data, Form, type MetaArgs, redirect, useLocation, useNavigation, useNavigationType } from 'react-router';
import { api } from '#app/api/api.ts';
import { createShopClient } from '#app/api/create-shop-client.ts';
import { apiContext } from '#app/context.ts';
import { formatShortId, isFullOrder } from '#app/features/orders/order-facts.ts';
import { ShareTracking } from '#app/features/orders/share-tracking.tsx';
import { PaymentBadge, StatusBadge } from '#app/features/orders/status-badge.tsx';
import { getTrackingPath } from '#app/features/orders/tracking-path.ts';
import { Field } from '#app/forms/field.tsx';
import { describePage } from '#app/lib/describe-page.ts';
import { paths } from '#app/lib/paths.ts';
import type { QueryParameters } from '#app/lib/query-parameters.ts';
import { getSession, useSession } from '#app/lib/session.ts';
import { formatDateTime } from '#app/lib/text/dates.ts';
import { Button } from '#app/ui/button.tsx';
import { PageLink } from '#app/ui/navigation/link.tsx';
import * as messages from '#messages/orders/orders';
import * as tracking from '#messages/orders/tracking';
import { OrderItems } from '../items.tsx';
import { getReviewDisabledReason } from '../review-disabled-reason.ts';
import { Timeline } from '../timeline.tsx';
import { TrackingLink } from '../tracking-link.tsx';
import type { Route } from './+types/track-order.ts';
import { findShortNumber, readPhoneDigits } from './short-number.ts';
import css from './track-order.module.css';

/**
 * The order that the URL names. `id` is the typed text if it contains no order number, so that the field keeps it. `ownerView`: the same
 * order as its owner sees it, and the token of the session that loaded it.
 */
type TrackingResult = {
  id: string;
  phone: string;
  order: PublicOrder | null;
  ownerView: { order: Order; token: string } | null;
  /** The typed text is a short number, which finds an order only with the last digits of its phone number. */
  needsDigits: boolean;
  /** The field that has the error, and the message. */
  error: { field: 'id' | 'phone'; text: string } | null;
  /** The HTTP status of the page. */
  status: number;
};

/** `isFreeText`: the server does not keep pages with these parameters, because a kept page would still show an order as it was before. */
export const queryParameters: QueryParameters = [
  { name: 'id', isFreeText: true },
  { name: 'phone', isFreeText: true },
];

export const meta = ({ matches }: MetaArgs) =>
  describePage(matches, { title: messages.trackTitle, description: messages.trackAbout, path: paths.trackOrder() });

const EMPTY_RESULT = { id: '', phone: '', order: null, ownerView: null, needsDigits: false, error: null, status: 200 } as const;

function toTrackingResult(id: string, result: Result<{ data: PublicOrder }>): TrackingResult {
  if (result.ok) return { ...EMPTY_RESULT, id, order: result.data.data };
  const isMissing = result.code === 'order_not_found';
  const error = { field: 'id', text: isMissing ? messages.orderMissing : messages.trackFailed } as const;
  return { ...EMPTY_RESULT, id, error, status: isMissing ? 404 : 502 };
}

type TrackingClient = Pick<Client, 'order' | 'trackByNumber'>;

/**
 * Tracks by the short number and the last four digits of the phone; `phone` is null while the page has not asked for them. The order that is
 * found is shown at the URL with its whole number, so that no digits stay in the URL or in the history.
 */
async function trackByNumber(client: TrackingClient, id: string, phone: string | null): Promise<TrackingResult> {
  const order_number = findShortNumber(id);
  if (order_number === null) {
    const text = id.trim() ? messages.orderMissing : messages.idNeeded;
    return { ...EMPTY_RESULT, id, error: { field: 'id', text }, status: 400 };
  }
  if (phone === null) return { ...EMPTY_RESULT, id, needsDigits: true };
  const failure = { ...EMPTY_RESULT, id, phone, needsDigits: true };
  const phone_digits = readPhoneDigits(phone);
  if (phone_digits === null) return { ...failure, error: { field: 'phone', text: tracking.digitsNeeded }, status: 400 };
  const result = await client.trackByNumber({ order_number, phone_digits });
  if (result.ok) throw redirect(getTrackingPath(result.data.data.order_id));
  if (result.code === 'too_many_tracking_guesses') return { ...failure, error: { field: 'id', text: result.message }, status: 429 };
  const { error, status } = toTrackingResult(id, result);
  return { ...failure, error, status };
}

/** Calls the API only if the URL contains an order number. */
async function track(client: TrackingClient, url: URL): Promise<TrackingResult> {
  const typed = url.searchParams.get('id');
  if (typed === null) return EMPTY_RESULT;
  const id = findOrderId(typed);
  // The whole number needs no digits of the phone. Removes them and any text around the number from the URL, which the shopper may share.
  if (id !== null && (id !== typed || url.searchParams.get('phone'))) throw redirect(getTrackingPath(id));
  return id === null ? trackByNumber(client, typed, url.searchParams.get('phone')) : toTrackingResult(id, await client.order(id));
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const trackingResult = await track(context.get(apiContext), url);
  return data(trackingResult, { status: trackingResult.status, headers: url.searchParams.has('id') ? ORDER_HEADERS : {} });
}

/** The address names an order, which neither caches nor other sites may learn. */
const ORDER_HEADERS = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };
/** React Router sends the headers of the loader with the page only if the route returns them here. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** A client without a token, since the page shows every visitor the public part of the order. */
const guestApi = createShopClient({ fetch: (input, init) => globalThis.fetch(input, init) });

/** The order as its owner sees it, with more about its payment; null for everyone else. */
async function loadOwnerView(url: URL): Promise<TrackingResult['ownerView']> {
  const token = getSession()?.token;
  const id = findOrderId(url.searchParams.get('id') ?? '');
  if (!token || !id) return null;
  const result = await api.order(id);
  return result.ok && isFullOrder(result.data.data) ? { order: result.data.data, token } : null;
}

/** The id of the customer's own order with the short number of the URL, for which she needs no digits; null if there is none. */
async function findOwnOrderId(url: URL): Promise<string | null> {
  const typed = url.searchParams.get('id') ?? '';
  const shortNumber = findOrderId(typed) === null ? findShortNumber(typed) : null;
  if (shortNumber === null || !getSession()) return null;
  const result = await api.orders();
  return result.ok ? (result.data.orders.find(({ order_id }) => order_id.startsWith(shortNumber))?.order_id ?? null) : null;
}

/**
 * Whether the browser has loaded this page as HTML. If the shopper came by a link from another page, the URL is still that page's when this
 * module runs.
 */
let isHydrating = globalThis.location?.pathname === paths.trackOrder();

/**
 * The browser calls the API directly, which transfers less than a page. On the first load it uses the result of the server that rendered
 * the page, because another call would count wrong digits twice.
 */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs): Promise<TrackingResult> {
  const isFirstLoad = isHydrating;
  isHydrating = false;
  // Before the public call, which would count wrong digits.
  const ownOrderId = await findOwnOrderId(url);
  if (ownOrderId !== null) throw redirect(getTrackingPath(ownOrderId));
  const publicResult = isFirstLoad ? serverLoader() : track(guestApi, url);
  const [trackingResult, ownerView] = await Promise.all([publicResult, loadOwnerView(url)]);
  return { ...trackingResult, ownerView };
}
clientLoader.hydrate = true as const;

const focusField = (field: HTMLInputElement | null) => field?.focus();

export default function TrackOrderPage({ loaderData }: Route.ComponentProps) {
  const { id, phone, order, ownerView, needsDigits, error } = loaderData;
  const session = useSession();
  const { state, location } = useNavigation();
  const busy = state === 'loading' && location.pathname === paths.trackOrder();
  const ownerOrder = ownerView && ownerView.token === session?.token ? ownerView.order : null;
  return (
    <div className="wrap page">
      <h1 className="h1">{messages.trackTitle}</h1>
      <p className={css.intro}>{needsDigits ? tracking.digitsIntro : messages.trackIntro}</p>
      <Form className={needsDigits ? css.formWithDigits : css.form} action={paths.trackOrder()} noValidate>
        <Field
          // Another text or error renders a new field, which takes the focus if its text is wrong.
          key={`${id} ${error?.text}`}
          ref={error?.field === 'id' ? focusField : null}
          label={messages.orderId}
          hint={messages.trackHint}
          name="id"
          defaultValue={id}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={500}
          aria-required="true"
          error={error?.field === 'id' ? error.text : undefined}
        />
        {needsDigits && (
          <Field
            key={`phone ${id} ${phone} ${error?.text}`}
            ref={error?.field === 'id' ? null : focusField}
            label={tracking.phoneDigits}
            name="phone"
            defaultValue={phone}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            aria-required="true"
            error={error?.field === 'phone' ? error.text : undefined}
          />
        )}
        <Button type="submit" busy={busy}>
          {busy ? messages.tracking : messages.track}
        </Button>
      </Form>
      <div role="status" aria-busy={busy}>
        {order && <TrackedOrder publicOrder={order} ownerOrder={ownerOrder} />}
      </div>
    </div>
  );
}

/**
 * Shows the order that a search has found, which is below the screen of a phone, and gives it the focus. A reload and the Back button keep
 * the scroll position.
 */
function useFocusAfterSearch() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const navigationType = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each search has another key
  useEffect(() => {
    if (navigationType === 'POP') return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [key, navigationType]);
  return heading;
}

/** `ownerOrder`: the order as its owner sees it; null for any other visitor. */
function TrackedOrder({ publicOrder, ownerOrder }: { publicOrder: PublicOrder; ownerOrder: Order | null }) {
  const order: PublicOrder = ownerOrder ?? publicOrder;
  const heading = useFocusAfterSearch();
  return (
    <div className={css.order}>
      <div>
        <h2 ref={heading} tabIndex={-1} className={`h2 ${css.title}`}>
          {messages.orderTitle(formatShortId(order.order_id))}
        </h2>
        <p className={`small muted ${css.number}`}>
          {`${messages.placedOn(formatDateTime(order.created_at))}. ${messages.fullNumber} ${order.order_id}`}
        </p>
        <p className={css.badges}>
          <StatusBadge order={order} />
          <PaymentBadge order={order} />
        </p>
        <TrackingLink url={order.tracking_url} />
        <ShareTracking order_id={order.order_id} />
        {ownerOrder && (
          <PageLink className={`link ${css.orderLink}`} to={paths.order(ownerOrder.order_id)}>
            {messages.openOrder}
          </PageLink>
        )}
      </div>
      <div className={css.columns}>
        <Timeline order={order} />
        <OrderItems order={order} isOwner={ownerOrder !== null} disabledReason={getReviewDisabledReason(order)} />
      </div>
    </div>
  );
}

/**
 * An order number in text that a shopper pastes: alone, after a '#', in a sentence or in a link, with or without dashes.
 * Uses no lookbehind, which Safari before 16.4 cannot parse.
 */
const ORDER_NUMBER = /(?:^|[^0-9a-f])([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})(?![0-9a-f])/i;
const DASHES = /[\u2010-\u2015\u2212]/g;
/** White space and invisible characters. */
const SPACES = /[\s\u200b-\u200d\u2060\ufeff]/g;

/** Finds an order number in the typed text and returns it in lower case with dashes; null if there is none. */
export function findOrderId(typed: string): string | null {
  const text = typed.replace(DASHES, '-');
  const match = ORDER_NUMBER.exec(text) ?? ORDER_NUMBER.exec(text.replace(SPACES, ''));
  return match ? match.slice(1).join('-').toLowerCase() : null;
}
