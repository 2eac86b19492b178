import { useEffect, useState } from 'react';
import { type MetaArgs, useNavigate } from 'react-router';
import emptyCart from '#app/art/empty-cart.svg?url&no-inline';
import { describePage } from '#app/lib/describe-page.ts';
import { paths } from '#app/lib/paths.ts';
import { useSession } from '#app/lib/session.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState, Failure } from '#app/ui/empty-state.tsx';
import * as words from '#messages/cart';
import css from './cart.module.css';
import { CartLine } from './cart-line.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { Changes } from './changes.tsx';
import type { CartView, Desk } from './desk.ts';
import { FlowSteps } from './flow-steps.tsx';
import { OrderSummary } from './order-summary.tsx';
import two from './two-columns.module.css';
import { useDesk } from './use-desk.ts';
import { type Shipping, useShipping } from './use-shipping.ts';

export const meta = ({ matches }: MetaArgs) => describePage(matches, { title: words.title, description: words.about });

export default function CartPage() {
  const session = useSession();
  return (
    <div className="wrap page">
      <FlowSteps step={1} />
      <h1 className={`h1 ${css.title}`} id="cart-title" tabIndex={-1}>
        {words.title}
      </h1>
      {session === undefined && <CartSkeleton />}
      {session === null && <GuestCart />}
      {session && <OwnCart key={session.token} />}
    </div>
  );
}

function GuestCart() {
  const browse = (
    <ButtonLink kind="line" to={paths.best()}>
      {words.seeBestSellers}
    </ButtonLink>
  );
  return (
    <EmptyState
      art={emptyCart}
      title={words.cartEmpty}
      action={
        <>
          <ButtonLink to={paths.signIn({ redirect: paths.cart() })}>{words.signIn}</ButtonLink>
          {browse}
        </>
      }
    >
      {words.guestText}
    </EmptyState>
  );
}

function OwnCart() {
  const { desk, view } = useDesk();
  // Asked for along with the cart, not after it.
  const shipping = useShipping();
  return (
    <>
      <Changes />
      <p className="vh" role="status">
        {view.state === 'loaded' && view.said}
      </p>
      {view.state === 'loading' && <CartSkeleton />}
      {view.state === 'failed' && <CartFailure onRetry={() => desk.load()} />}
      {view.state === 'loaded' && view.lines.length === 0 && <EmptyCart text={words.emptyText} />}
      {view.state === 'loaded' && view.lines.length > 0 && <Lines view={view} desk={desk} shipping={shipping(view.cart)} />}
    </>
  );
}

function EmptyCart({ text }: { text: string }) {
  return (
    <EmptyState art={emptyCart} title={words.cartEmpty} action={<ButtonLink to={paths.best()}>{words.seeBestSellers}</ButtonLink>}>
      {text}
    </EmptyState>
  );
}

/** The empty state, as specified, under a plain word that it is not the whole truth. */
function CartFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={css.failed}>
      <Failure message={words.notLoaded} onRetry={onRetry} />
      <EmptyCart text={words.notLoadedText} />
    </div>
  );
}

type LinesProps = { view: Extract<CartView, { state: 'loaded' }>; desk: Desk; shipping: Shipping };

function Lines({ view, desk, shipping }: LinesProps) {
  return (
    <div className={two.columns}>
      <ul>
        {view.lines.map((line) => (
          <CartLine key={line.item.cart_item_id} line={line} desk={desk} />
        ))}
      </ul>
      <OrderSummary cart={view.cart} shipping={shipping} totals={view.totals} onRetry={() => desk.load()}>
        <Proceed settled={view.totals !== 'old'} />
        <p className={`small muted ${css.note}`}>{words.payAfter}</p>
      </OrderSummary>
    </div>
  );
}

/** Goes on as soon as the last change has reached the server. */
function Proceed({ settled }: { settled: boolean }) {
  const [waiting, setWaiting] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (waiting && settled) navigate(paths.checkout());
  }, [waiting, settled, navigate]);
  return (
    <ButtonLink
      wide
      to={paths.checkout()}
      onClick={(event) => {
        if (settled) return;
        event.preventDefault();
        setWaiting(true);
      }}
    >
      {waiting && !settled ? words.updating : words.proceed}
    </ButtonLink>
  );
}
