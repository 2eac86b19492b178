import { useEffect, useState } from 'react';
import { type MetaArgs, useNavigate } from 'react-router';
import emptyCart from '#app/art/empty-cart.svg?url&no-inline';
import { CartChanges } from '#app/features/cart/cart-changes.tsx';
import type { CartStore } from '#app/features/cart/cart-store.ts';
import type { CartView, TotalsState } from '#app/features/cart/cart-view.ts';
import { CheckoutSteps } from '#app/features/cart/checkout-steps.tsx';
import { OrderSummary } from '#app/features/cart/order-summary.tsx';
import { findCartDiscount } from '#app/features/cart/totals.ts';
import columnsCss from '#app/features/cart/two-columns.module.css';
import { useCartStore } from '#app/features/cart/use-cart-store.ts';
import { type Shipping, useShipping } from '#app/features/cart/use-shipping.ts';
import { CouponField } from '#app/features/coupons/coupon-field.tsx';
import type { CouponStore, CouponView } from '#app/features/coupons/coupon-store.ts';
import { useCoupon } from '#app/features/coupons/use-coupon.ts';
import { useCustomerCoupons } from '#app/features/coupons/use-customer-coupons.ts';
import { useOrderOfOtherTab } from '#app/features/orders/placed-order.ts';
import { NeedsScripts } from '#app/features/session/needs-scripts.tsx';
import { describePage } from '#app/lib/describe-page.ts';
import { paths } from '#app/lib/paths.ts';
import { type Session, useSession } from '#app/lib/session.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState, Failure } from '#app/ui/empty-state.tsx';
import * as messages from '#messages/orders/cart';
import css from './cart.module.css';
import { CartLine } from './cart-line.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { EmptyCart, EmptyWithoutRemoval } from './empty-cart.tsx';

export const meta = ({ matches }: MetaArgs) => describePage(matches, { title: messages.title, description: messages.about });

function CartHead() {
  return (
    <>
      <CheckoutSteps step={1} />
      <h1 className={`h1 ${css.title}`} id="cart-title" tabIndex={-1}>
        {messages.title}
      </h1>
    </>
  );
}

/** Stands alone, without the account's menu: what leads to the checkout is all there is to do. */
export default function CartPage() {
  const session = useSession();
  return (
    <div className="wrap page">
      <CartHead />
      {!session && <NeedsScripts />}
      <CartOfVisitor session={session} />
    </div>
  );
}

/** `session`: undefined in the server's page, where it is unknown. */
function CartOfVisitor({ session }: { session: Session | null | undefined }) {
  if (session === undefined) return <CartSkeleton />;
  return session ? <CustomerCart key={session.token} user_id={session.user?.user_id} /> : <GuestCart />;
}

function GuestCart() {
  return (
    <EmptyState
      art={emptyCart}
      title={messages.cartEmpty}
      action={
        <>
          <ButtonLink to={paths.signIn({ redirect: paths.cart() })}>{messages.signIn}</ButtonLink>
          <ButtonLink kind="line" to={paths.best()}>
            {messages.seeBestSellers}
          </ButtonLink>
        </>
      }
    >
      {messages.guestText}
    </EmptyState>
  );
}

function CustomerCart({ user_id }: { user_id: string | undefined }) {
  const { couponStore, view: couponView } = useCoupon();
  const { store, view } = useCartStore({ onRead: couponStore.check, onSettled: ({ subtotal }) => couponStore.checkMinimum(subtotal) });
  // Loads the fees at the same time as the cart.
  const quoteCart = useShipping();
  useOrderOfOtherTab(user_id, () => store.resume());
  const hasLines = view.state === 'loaded' && view.lines.length > 0;
  const [hadLines, setHadLines] = useState(false);
  if (hasLines && !hadLines) setHadLines(true);
  return (
    <>
      <CartChanges extraMessages={view.state === 'loaded' ? view.goneMessages : undefined} />
      {view.state === 'loading' && <CartSkeleton />}
      {view.state === 'failed' && <CartFailure onRetry={() => store.load()} />}
      {view.state === 'loaded' &&
        view.lines.length === 0 &&
        (view.lineRemoved || !user_id ? (
          <EmptyCart text={messages.emptyText} />
        ) : (
          <EmptyWithoutRemoval user_id={user_id} hadLines={hadLines} />
        ))}
      {hasLines && (
        <CartContents view={view} store={store} couponStore={couponStore} couponView={couponView} shipping={quoteCart(view.cart)} />
      )}
    </>
  );
}

/** The empty state, as specified, with a note that the cart could not be loaded. */
function CartFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={css.failed}>
      <Failure message={messages.notLoaded} onRetry={onRetry} />
      <EmptyCart text={messages.notLoadedText} />
    </div>
  );
}

type CartContentsProps = {
  view: Extract<CartView, { state: 'loaded' }>;
  store: CartStore;
  couponStore: CouponStore;
  couponView: CouponView;
  shipping: Shipping;
};

function CartContents({ view: { lines, cart, totals: cartTotals }, store, couponStore, couponView, shipping }: CartContentsProps) {
  const totals = cartTotals === 'current' && couponView.checking ? 'old' : cartTotals;
  const customerCoupons = useCustomerCoupons();
  return (
    <div className={columnsCss.columns}>
      <div>
        <ul>
          {lines.map((line) => (
            <CartLine key={line.item.cart_item_id} line={line} store={store} />
          ))}
        </ul>
        <CouponField couponStore={couponStore} view={couponView} customerCoupons={customerCoupons} subtotal_rwf={cart.subtotal} />
      </div>
      <OrderSummary
        cart={cart}
        shipping={shipping}
        discount={findCartDiscount(couponView, cart.subtotal)}
        totals={totals}
        onRetry={() => store.resume()}
      >
        {shipping.kind === 'none' ? (
          <Button wide disabled>
            {messages.proceed}
          </Button>
        ) : (
          <ProceedButton totals={totals} onResume={() => store.resume()} />
        )}
        <p className={`small muted ${css.note}`}>{messages.payAfter}</p>
      </OrderSummary>
    </div>
  );
}

/** The link to the checkout. It waits until the last change has reached the server, and sends failed changes again. */
function ProceedButton({ totals, onResume }: { totals: TotalsState; onResume: () => void }) {
  const [isWaiting, setIsWaiting] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (!isWaiting || totals === 'old') return;
    setIsWaiting(false);
    if (totals === 'current') navigate(paths.checkout());
  }, [isWaiting, totals, navigate]);
  return (
    <ButtonLink
      wide
      to={paths.checkout()}
      onClick={(event) => {
        if (totals === 'current') return;
        event.preventDefault();
        if (totals === 'failed') onResume();
        setIsWaiting(true);
      }}
    >
      {isWaiting ? messages.updating : messages.proceed}
    </ButtonLink>
  );
}
