import { type Client, createClient, type Result } from '@uruhu/contract/client';
import type { Order, PublicOrder } from '@uruhu/contract/order';
import { useEffect, useRef } from 'react';
import { data, Form, type MetaArgs, useNavigation } from 'react-router';
import { apiContext } from '#app/context.ts';
import { api } from '#app/lib/api.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { paths } from '#app/lib/paths.ts';
import { getSession, useSession } from '#app/lib/session.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/link.tsx';
import * as words from '#messages/orders';
import type { Route } from './+types/track-order.ts';
import { momentOf } from './dates.ts';
import { OrderItems } from './items.tsx';
import { mayReview } from './may-review.ts';
import { orderIdIn } from './order-id-in.ts';
import type { Due } from './payment/standing.ts';
import { shortId } from './short-id.ts';
import { PaymentMark, StatusMark } from './status.tsx';
import { Timeline } from './timeline.tsx';
import css from './track-order.module.css';
import { TrackingLink } from './tracking-link.tsx';
import { isWhole } from './whole-order.ts';

/**
 * What is shown for what stands in the address. `id` is as it was typed where no number is in it, so that nothing typed is lost.
 * `own`: the same order as its owner sees it, and whose session asked.
 */
type Tracked = { id: string; order: PublicOrder | null; own: { order: Order; token: string } | null; error: string | null; status: number };

export const meta = ({ matches }: MetaArgs) =>
  describePage(matches, { title: words.trackTitle, description: words.trackAbout, path: paths.trackOrder() });

/** An order moves on without the catalogue: a page that shows one is not to be kept. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

const NOTHING = { id: '', order: null, own: null, error: null, status: 200 } as const;

function found(id: string, answer: Result<{ data: PublicOrder }>): Tracked {
  if (answer.ok) return { ...NOTHING, id, order: answer.data.data };
  const missing = answer.status === 404;
  return { ...NOTHING, id, error: missing ? words.orderMissing : words.trackFailed, status: missing ? 404 : 502 };
}

/** The shop is asked only for what can be a number. */
async function track(client: Pick<Client, 'order'>, url: URL): Promise<Tracked> {
  const typed = url.searchParams.get('id');
  if (typed === null) return NOTHING;
  const id = orderIdIn(typed);
  if (id === null) return { ...NOTHING, id: typed, error: typed.trim() ? words.wholeIdNeeded : words.idNeeded, status: 400 };
  return found(id, await client.order(id));
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const tracked = await track(context.get(apiContext), url);
  return data(tracked, { status: tracked.status });
}

/** Tracking sends no token: what it shows is what everybody sees who holds the id. */
const guest = createClient({ fetch: (input, init) => globalThis.fetch(input, init) });

/** The order as its owner sees it, who is told more of its payment; null for everybody else. */
async function trackOwn(url: URL): Promise<Tracked['own']> {
  const token = getSession()?.token;
  const id = orderIdIn(url.searchParams.get('id') ?? '');
  if (!token || !id) return null;
  const answer = await api.order(id);
  return answer.ok && isWhole(answer.data.data) ? { order: answer.data.data, token } : null;
}

/** The browser asks the API itself: fresher than a page, and nothing but the answer travels. */
export async function clientLoader({ url }: Route.ClientLoaderArgs): Promise<Tracked> {
  const [tracked, own] = await Promise.all([track(guest, url), trackOwn(url)]);
  return { ...tracked, own };
}
clientLoader.hydrate = true as const;

export default function TrackOrderPage({ loaderData }: Route.ComponentProps) {
  const { id, order, own, error } = loaderData;
  const session = useSession();
  const { state, location } = useNavigation();
  const busy = state === 'loading' && location.pathname === paths.trackOrder();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = form.current?.elements.namedItem('id');
    if (error && field instanceof HTMLInputElement) field.focus();
  }, [error]);
  return (
    <div className="wrap page">
      <h1 className="h1">{words.trackTitle}</h1>
      <p className={css.intro}>{words.trackIntro}</p>
      <Form ref={form} className={css.form} action={paths.trackOrder()} noValidate>
        <Field
          key={id}
          label={words.orderId}
          hint={words.trackHint}
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
          {busy ? words.tracking : words.track}
        </Button>
      </Form>
      <div role="status" aria-busy={busy}>
        {order && <TrackedOrder order={order} own={own && own.token === session?.token ? own.order : null} />}
      </div>
    </div>
  );
}

function TrackedOrder({ order: told, own }: { order: PublicOrder; own: Order | null }) {
  const order: PublicOrder & Due = own ?? told;
  return (
    <div className={css.order}>
      <div>
        <h2 className="h2">{words.orderTitle(shortId(order.order_id))}</h2>
        <p className={`small muted ${css.number}`}>
          {`${words.placedOn(momentOf(order.created_at))}. ${words.fullNumber} ${order.order_id}`}
        </p>
        <p className={css.marks}>
          <StatusMark order={order} />
          <PaymentMark order={order} />
        </p>
        <TrackingLink url={order.tracking_url} />
        {own && (
          <PageLink className={`link ${css.open}`} to={paths.order(own.order_id)}>
            {words.openOrder}
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
