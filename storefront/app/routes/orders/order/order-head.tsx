import type { Order } from '@uruhu/contract/order';
import type { Ref } from 'react';
import { ShareTracking } from '#app/features/orders/share-tracking.tsx';
import { PaymentBadge, StatusBadge } from '#app/features/orders/status-badge.tsx';
import { formatDateTime } from '#app/lib/text/dates.ts';
import { SkeletonBox } from '#app/ui/skeleton.tsx';
import * as messages from '#messages/orders/orders';
import css from './order.module.css';

type OrderHeadProps = { ref?: Ref<HTMLHeadingElement>; title: string; order_id: string; order: Order | null };

/** The order's number, date and status. */
export function OrderHead({ ref, title, order_id, order }: OrderHeadProps) {
  return (
    <>
      <div className={css.head}>
        <h1 ref={ref} className="h1" tabIndex={-1}>
          {title}
        </h1>
        <p className={css.badges}>
          {order ? (
            <>
              <StatusBadge order={order} />
              <PaymentBadge order={order} />
            </>
          ) : (
            <SkeletonBox className={css.badgeSkeleton} />
          )}
        </p>
      </div>
      <ShareTracking order_id={order_id} />
      <p className={`small muted ${css.number}`}>
        {order && `${messages.placedOn(formatDateTime(order.created_at))}. `}
        {`${messages.fullNumber} ${order_id}`}
      </p>
    </>
  );
}
