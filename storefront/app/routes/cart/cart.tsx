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
import type { CouponDesk, CouponView } from './coupon-desk.ts';
import { CouponField } from './coupon-field.tsx';
import type { CartView, Desk, Totals } from './desk.ts';
import { EmptyCart, FoundEmpty } from './empty-cart.tsx';
import { FlowSteps } from './flow-steps.tsx';
import { OrderSummary } from './order-summary.tsx';
import { dropPlaced } from './placed-order.ts';
import { discountIn } from './sums.ts';
import two from './two-columns.module.css';
import { useCoupon } from './use-coupon.ts';
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
      {session && <OwnCart key={session.token} user_id={session.user?.user_id} />}
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

function OwnCart({ user_id }: { user_id: string | undefined }) {
  const { coupon, view: couponView } = useCoupon();
  const { desk, view } = useDesk(coupon.check);
  const full = view.state === 'loaded' && view.lines.length > 0;
  useEffect(() => {
    // Another cart by now: where it is empty again, it is not for that order.
    if (full && user_id) dropPlaced(user_id);
  }, [full, user_id]);
  // Asked for along with the cart, not after it.
  const shipping = useShipping();
  return (
    <>
      <Changes gone={view.state === 'loaded' ? view.gone : undefined} />
      {view.state === 'loading' && <CartSkeleton />}
      {view.state === 'failed' && <CartFailure onRetry={() => desk.load()} />}
      {view.state === 'loaded' &&
        view.lines.length === 0 &&
        (view.lessened || !user_id ? <EmptyCart text={words.emptyText} /> : <FoundEmpty user_id={user_id} />)}
      {view.state === 'loaded' && view.lines.length > 0 && (
        <Lines view={view} desk={desk} coupon={coupon} couponView={couponView} shipping={shipping(view.cart)} />
      )}
    </>
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

type LinesProps = {
  view: Extract<CartView, { state: 'loaded' }>;
  desk: Desk;
  coupon: CouponDesk;
  couponView: CouponView;
  shipping: Shipping;
};

function Lines({ view: { lines, cart, totals: read }, desk, coupon, couponView, shipping }: LinesProps) {
  const totals = read === 'current' && couponView.checking ? 'old' : read;
  return (
    <div className={two.columns}>
      <div>
        <ul>
          {lines.map((line) => (
            <CartLine key={line.item.cart_item_id} line={line} desk={desk} />
          ))}
        </ul>
        <CouponField coupon={coupon} view={couponView} subtotal_rwf={cart.subtotal} />
      </div>
      <OrderSummary
        cart={cart}
        shipping={shipping}
        discount={discountIn(couponView, cart.subtotal)}
        totals={totals}
        onRetry={() => desk.resume()}
      >
        <Proceed totals={totals} onResume={() => desk.resume()} />
        <p className={`small muted ${css.note}`}>{words.payAfter}</p>
      </OrderSummary>
    </div>
  );
}

/** Goes on as soon as the last change has reached the server; what did not reach it is sent again first. */
function Proceed({ totals, onResume }: { totals: Totals; onResume: () => void }) {
  const [waiting, setWaiting] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (!waiting || totals === 'old') return;
    setWaiting(false);
    if (totals === 'current') navigate(paths.checkout());
  }, [waiting, totals, navigate]);
  return (
    <ButtonLink
      wide
      to={paths.checkout()}
      onClick={(event) => {
        if (totals === 'current') return;
        event.preventDefault();
        if (totals === 'failed') onResume();
        setWaiting(true);
      }}
    >
      {waiting ? words.updating : words.proceed}
    </ButtonLink>
  );
}
