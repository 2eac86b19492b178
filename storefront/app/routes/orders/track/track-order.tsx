import { type Client, createClient, type Result } from '@uruhu/contract/client';
import type { Order, PublicOrder } from '@uruhu/contract/order';
import { data, Form, type MetaArgs, useNavigation } from 'react-router';
import { api } from '#app/api/api.ts';
import { apiContext } from '#app/context.ts';
import { formatShortId, isFullOrder } from '#app/features/orders/order-facts.ts';
import { PaymentMark, StatusMark } from '#app/features/orders/status.tsx';
import type { PaymentState } from '#app/features/payment/payment-state.ts';
import { formatDateTime } from '#app/lib/dates.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { paths } from '#app/lib/paths.ts';
import { getSession, useSession } from '#app/lib/session.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { PageLink } from '#app/ui/navigation/link.tsx';
import * as sentences from '#messages/network';
import * as messages from '#messages/orders';
import { OrderItems } from '../items.tsx';
import { mayReview } from '../may-review.ts';
import { Timeline } from '../timeline.tsx';
import { TrackingLink } from '../tracking-link.tsx';
import type { Route } from './+types/track-order.ts';
import css from './track-order.module.css';

/**
 * The order that the address asks for. `id` is the typed text if it contains no order number, so that the field keeps it. `own`: the same
 * order as its owner sees it, and the token of the session that loaded it.
 */
type Tracked = { id: string; order: PublicOrder | null; own: { order: Order; token: string } | null; error: string | null; status: number };

export const parameters = [{ name: 'id', typed: true }] as const;

export const meta = ({ matches }: MetaArgs) =>
  describePage(matches, { title: messages.trackTitle, description: messages.trackAbout, path: paths.trackOrder() });

/** An order changes without the catalogue, so the server must not keep a page that shows one. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

const NOTHING = { id: '', order: null, own: null, error: null, status: 200 } as const;

function toTracked(id: string, result: Result<{ data: PublicOrder }>): Tracked {
  if (result.ok) return { ...NOTHING, id, order: result.data.data };
  const missing = result.code === 'order_not_found';
  return { ...NOTHING, id, error: missing ? messages.orderMissing : messages.trackFailed, status: missing ? 404 : 502 };
}

/** Calls the API only if the address contains an order number. */
async function track(client: Pick<Client, 'order'>, url: URL): Promise<Tracked> {
  const typed = url.searchParams.get('id');
  if (typed === null) return NOTHING;
  const id = findOrderId(typed);
  if (id === null) return { ...NOTHING, id: typed, error: typed.trim() ? messages.orderMissing : messages.idNeeded, status: 400 };
  return toTracked(id, await client.order(id));
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const tracked = await track(context.get(apiContext), url);
  return data(tracked, { status: tracked.status });
}

/** A client without a token: tracking shows what everyone with the id may see. */
const guestApi = createClient({ sentences, fetch: (input, init) => globalThis.fetch(input, init) });

/** The order as its owner sees it, with more about its payment; null for everyone else. */
async function trackOwn(url: URL): Promise<Tracked['own']> {
  const token = getSession()?.token;
  const id = findOrderId(url.searchParams.get('id') ?? '');
  if (!token || !id) return null;
  const result = await api.order(id);
  return result.ok && isFullOrder(result.data.data) ? { order: result.data.data, token } : null;
}

/** The browser calls the API directly, which is fresher than a page and transfers less. */
export async function clientLoader({ url }: Route.ClientLoaderArgs): Promise<Tracked> {
  const [tracked, own] = await Promise.all([track(guestApi, url), trackOwn(url)]);
  return { ...tracked, own };
}
clientLoader.hydrate = true as const;

const focusField = (field: HTMLInputElement | null) => field?.focus();

export default function TrackOrderPage({ loaderData }: Route.ComponentProps) {
  const { id, order, own, error } = loaderData;
  const session = useSession();
  const { state, location } = useNavigation();
  const busy = state === 'loading' && location.pathname === paths.trackOrder();
  return (
    <div className="wrap page">
      <h1 className="h1">{messages.trackTitle}</h1>
      <p className={css.intro}>{messages.trackIntro}</p>
      <Form className={css.form} action={paths.trackOrder()} noValidate>
        <Field
          // Another text or error renders a new field, which takes the focus if its text is wrong.
          key={`${id} ${error}`}
          ref={error ? focusField : null}
          label={messages.orderId}
          hint={messages.trackHint}
          name="id"
          defaultValue={id}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={500}
          aria-required="true"
          error={error ?? undefined}
        />
        <Button type="submit" busy={busy}>
          {busy ? messages.tracking : messages.track}
        </Button>
      </Form>
      <div role="status" aria-busy={busy}>
        {order && <TrackedOrder order={order} own={own && own.token === session?.token ? own.order : null} />}
      </div>
    </div>
  );
}

function TrackedOrder({ order: publicOrder, own }: { order: PublicOrder; own: Order | null }) {
  const order: PublicOrder & PaymentState = own ?? publicOrder;
  return (
    <div className={css.order}>
      <div>
        <h2 className="h2">{messages.orderTitle(formatShortId(order.order_id))}</h2>
        <p className={`small muted ${css.number}`}>
          {`${messages.placedOn(formatDateTime(order.created_at))}. ${messages.fullNumber} ${order.order_id}`}
        </p>
        <p className={css.marks}>
          <StatusMark order={order} />
          <PaymentMark order={order} />
        </p>
        <TrackingLink url={order.tracking_url} />
        {own && (
          <PageLink className={`link ${css.open}`} to={paths.order(own.order_id)}>
            {messages.openOrder}
          </PageLink>
        )}
      </div>
      <div className={css.columns}>
        <Timeline order={order} />
        <OrderItems order={order} reviewable={own !== null && mayReview(own)} />
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
  const found = ORDER_NUMBER.exec(text) ?? ORDER_NUMBER.exec(text.replace(SPACES, ''));
  return found ? found.slice(1).join('-').toLowerCase() : null;
}
