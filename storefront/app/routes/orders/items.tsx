import type { Order, OrderItem } from '@uruhu/contract/order';
import { toPlainName } from '@uruhu/contract/rules/plain-text';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { computeLineTotal } from '@uruhu/contract/rules/prices/price';
import { type ReactNode, useState } from 'react';
import { api } from '#app/api/api.ts';
import { useQuery } from '#app/api/use-query.ts';
import type { ProductToReview } from '#app/features/reviews/review-draft.ts';
import { useWriteReview } from '#app/features/reviews/use-write-review.tsx';
import { useElementId } from '#app/forms/use-element-id.ts';
import { useNearViewport } from '#app/lib/hooks/use-near-viewport.ts';
import { paths } from '#app/lib/paths.ts';
import { useSession } from '#app/lib/session.ts';
import { Button } from '#app/ui/button.tsx';
import { PageLink } from '#app/ui/navigation/link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import * as messages from '#messages/orders/orders';
import css from './items.module.css';

type OrderItemsProps = {
  order: Pick<Order, 'order_items'>;
  /** The order belongs to the shopper: each item has a review button. */
  isOwner: boolean;
  /** Why the review buttons are disabled; null if they are not. */
  disabledReason: string | null;
};

/** The products of the order, as they were when it was placed. */
export function OrderItems({ order: { order_items: items }, isOwner, disabledReason }: OrderItemsProps) {
  const [reviewedIds, setReviewedIds] = useState<readonly string[]>([]);
  const { write, dialog } = useWriteReview(({ product_id }) => setReviewedIds((ids) => [...ids, product_id]));
  return (
    <section aria-labelledby="items">
      <h2 className={`h2 ${css.title}`} id="items">
        {messages.itemsOrdered}
      </h2>
      {items.length === 0 && <p className="muted">{messages.noItems}</p>}
      <ul>
        {items.map((item) => (
          <Item key={item.order_item_id} item={item}>
            {isOwner && disabledReason && <DisabledReview product={item.product} reason={disabledReason} />}
            {isOwner && !disabledReason && (
              <ReviewButton
                product={item.product}
                isReviewed={reviewedIds.includes(item.product.product_id)}
                onPress={() => write(item.product)}
              />
            )}
          </Item>
        ))}
      </ul>
      {dialog}
    </section>
  );
}

type ReviewButtonProps = {
  product: ProductToReview;
  /** The shopper has written a review since the page opened. */
  isReviewed: boolean;
  onPress: () => void;
};

/** When the button comes near the viewport, it checks whether the shopper has reviewed the product. */
function ReviewButton({ product: { product_id, name }, isReviewed, onPress }: ReviewButtonProps) {
  const { ref, isFar } = useNearViewport();
  const session = useSession();
  const key = isFar || !session ? null : `${product_id} ${session.token}`;
  const { result } = useQuery(key, () => api.reviews(1, { product_id, pagination: 1 }));
  const hasReview = isReviewed || (result.state === 'loaded' && result.data.mine !== null);
  return (
    <div ref={ref} className={css.review}>
      <Button kind="quiet" aria-label={hasReview ? messages.changeReviewOf(name) : messages.writeReviewOf(name)} onClick={onPress}>
        {hasReview ? messages.changeReview : messages.writeReview}
      </Button>
    </div>
  );
}

function DisabledReview({ product: { name }, reason }: { product: ProductToReview; reason: string }) {
  const id = useElementId();
  return (
    <div className={css.disabledReview}>
      <Button kind="quiet" disabled aria-label={messages.writeReviewOf(name)} aria-describedby={id}>
        {messages.writeReview}
      </Button>
      <span id={id} className="small muted">
        {reason}
      </span>
    </div>
  );
}

function Item({ item: { product, option, size, quantity, price_at_purchase }, children }: { item: OrderItem; children: ReactNode }) {
  const choice = [option?.name, size?.name].filter(Boolean).join(', ');
  return (
    <li className={css.item}>
      <Picture image={product.image} alt="" sizes="(min-width: 768px) 132px, 92px" widths={[160, 320, 480]} />
      <div>
        <p className={css.brand}>{toPlainName(product.brand)}</p>
        <h3 className={css.name}>
          <PageLink to={paths.product(product.product_id)}>{product.name}</PageLink>
        </h3>
        {choice && <p className="small muted">{choice}</p>}
        <p className={css.foot}>
          <span>{messages.timesPrice(quantity, formatRwf(price_at_purchase))}</span>
          <b>{formatRwf(computeLineTotal({ unit_price_rwf: price_at_purchase, quantity }))}</b>
        </p>
        {children}
      </div>
    </li>
  );
}
