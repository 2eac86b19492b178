import { type Client, createClient, type Result } from '@uruhu/contract/client';
import { trackForm } from '@uruhu/contract/forms';
import type { PublicOrder } from '@uruhu/contract/order';
import { useEffect, useRef } from 'react';
import { data, Form, type MetaArgs, useNavigation } from 'react-router';
import { apiContext } from '#app/context.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { paths } from '#app/lib/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import * as words from '#messages/orders';
import type { Route } from './+types/track-order.ts';
import { momentOf } from './dates.ts';
import { OrderItems } from './items.tsx';
import { TrackingLink } from './order-summary.tsx';
import { shortId } from './short-id.ts';
import { PaymentMark, StatusMark } from './status.tsx';
import { Timeline } from './timeline.tsx';
import css from './track-order.module.css';

/** What is shown for the id in the address. `id` is as it was typed, so that nothing typed is lost. */
type Tracked = { id: string; order: PublicOrder | null; error: string | null; status: number };

export const meta = ({ matches }: MetaArgs) =>
  describePage(matches, { title: words.trackTitle, description: words.trackAbout, path: paths.trackOrder() });

/** An order moves on without the catalogue: a page that shows one is not to be kept. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

function found(id: string, answer: Result<{ data: PublicOrder }>): Tracked {
  if (answer.ok) return { id, order: answer.data.data, error: null, status: 200 };
  const missing = answer.status === 404;
  return { id, order: null, error: missing ? words.orderMissing : words.trackFailed, status: missing ? 404 : 502 };
}

async function track(api: Pick<Client, 'order'>, url: URL): Promise<Tracked> {
  const id = url.searchParams.get('id');
  if (id === null) return { id: '', order: null, error: null, status: 200 };
  const typed = trackForm.safeParse({ order_id: id });
  if (!typed.success) return { id, order: null, error: typed.error.issues[0]?.message ?? words.idNeeded, status: 400 };
  return found(typed.data.order_id, await api.order(typed.data.order_id));
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const tracked = await track(context.get(apiContext), url);
  return data(tracked, { status: tracked.status });
}

/** Tracking sends no token: even its owner sees here what everybody sees who holds the id. */
const guest = createClient({ fetch: (input, init) => globalThis.fetch(input, init) });

/** The browser asks the API itself: fresher than a page, and nothing but the answer travels. */
export const clientLoader = ({ url }: Route.ClientLoaderArgs): Promise<Tracked> => track(guest, url);
clientLoader.hydrate = true as const;

export default function TrackOrderPage({ loaderData }: Route.ComponentProps) {
  const { id, order, error } = loaderData;
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
          maxLength={100}
          aria-required="true"
          error={error ?? undefined}
        />
        <Button type="submit" busy={busy}>
          {busy ? words.tracking : words.track}
        </Button>
      </Form>
      <div role="status" aria-busy={busy}>
        {order && <TrackedOrder order={order} />}
      </div>
    </div>
  );
}

function TrackedOrder({ order }: { order: PublicOrder }) {
  return (
    <div className={css.order}>
      <div>
        <h2 className="h2">{words.orderTitle(shortId(order.order_id))}</h2>
        <p className={`small muted ${css.number}`}>
          {`${words.placedOn(momentOf(order.created_at))}. ${words.fullNumber} ${order.order_id}`}
        </p>
        <p className={css.marks}>
          <StatusMark status={order.status} />
          <PaymentMark status={order.payment_status} />
        </p>
        <TrackingLink url={order.tracking_url} />
      </div>
      <div className={css.columns}>
        <Timeline order={order} />
        <OrderItems order={order} />
      </div>
    </div>
  );
}
