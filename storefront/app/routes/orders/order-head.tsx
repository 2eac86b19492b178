import type { Order } from '@uruhu/contract/order';
import type { Ref } from 'react';
import { Bone } from '#app/ui/skeleton.tsx';
import * as words from '#messages/orders';
import { momentOf } from './dates.ts';
import css from './order.module.css';
import { PaymentMark, StatusMark } from './status.tsx';

type OrderHeadProps = { ref: Ref<HTMLHeadingElement>; title: string; order_id: string; order: Order | null };

/** Which order it is, from when, and how it stands. */
export function OrderHead({ ref, title, order_id, order }: OrderHeadProps) {
  return (
    <>
      <div className={css.head}>
        <h1 ref={ref} className="h1" tabIndex={-1}>
          {title}
        </h1>
        <p className={css.marks}>
          {order ? (
            <>
              <StatusMark order={order} />
              <PaymentMark order={order} />
            </>
          ) : (
            <Bone className={css.markBone} />
          )}
        </p>
      </div>
      <p className={`small muted ${css.number}`}>
        {order && `${words.placedOn(momentOf(order.created_at))}. `}
        {`${words.fullNumber} ${order_id}`}
      </p>
    </>
  );
}
