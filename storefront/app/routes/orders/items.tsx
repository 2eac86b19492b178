import type { Order, OrderItem } from '@uruhu/contract/order';
import { formatRwf } from '@uruhu/contract/rules/money';
import { plainName } from '@uruhu/contract/rules/plain-text';
import { lineTotal } from '@uruhu/contract/rules/price';
import { type ReactNode, useState } from 'react';
import { type Reviewed, useWriteReview } from '#app/components/review/use-write-review.tsx';
import { useAnswer } from '#app/lib/answer.ts';
import { api } from '#app/lib/api.ts';
import { paths } from '#app/lib/paths.ts';
import { useSession } from '#app/lib/session.ts';
import { useFar } from '#app/lib/use-far.ts';
import { Button } from '#app/ui/button.tsx';
import { PageLink } from '#app/ui/link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import * as words from '#messages/orders';
import css from './items.module.css';

type OrderItemsProps = {
  order: Pick<Order, 'order_items'>;
  /** It is the reader's own, and an occasion to say what she thinks of it. */
  reviewable: boolean;
};

/** What was ordered, as it was when it was ordered. */
export function OrderItems({ order: { order_items: items }, reviewable }: OrderItemsProps) {
  const [written, setWritten] = useState<readonly string[]>([]);
  const { write, dialog } = useWriteReview(({ product_id }) => setWritten((before) => [...before, product_id]));
  return (
    <section aria-labelledby="items">
      <h2 className={`h2 ${css.title}`} id="items">
        {words.itemsOrdered}
      </h2>
      {items.length === 0 && <p className="muted">{words.noItems}</p>}
      <ul>
        {items.map((item) => (
          <Item key={item.order_item_id} item={item}>
            {reviewable && (
              <ReviewButton
                product={item.product}
                written={written.includes(item.product.product_id)}
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

type ReviewButtonProps = { product: Reviewed; written: boolean; onPress: () => void };

/** Whether there is a review of hers already is asked once the button comes near. */
function ReviewButton({ product: { product_id, name }, written, onPress }: ReviewButtonProps) {
  const { ref, away } = useFar<HTMLDivElement>();
  const session = useSession();
  const key = away || !session ? null : `${product_id} ${session.token}`;
  const { answer } = useAnswer(key, () => api.reviews(1, { product_id, pagination: 1 }));
  const known = written || (answer.state === 'loaded' && answer.data.mine !== null);
  return (
    <div ref={ref} className={css.review}>
      <Button kind="quiet" aria-label={known ? words.changeReviewOf(name) : words.writeReviewOf(name)} onClick={onPress}>
        {known ? words.changeReview : words.writeReview}
      </Button>
    </div>
  );
}

function Item({ item: { product, option, size, quantity, price_at_purchase }, children }: { item: OrderItem; children: ReactNode }) {
  const choice = [option?.name, size?.name].filter(Boolean).join(', ');
  return (
    <li className={css.item}>
      <Picture image={product.image} alt="" sizes="(min-width: 768px) 132px, 92px" widths={[160, 320, 480]} />
      <div>
        <p className={css.brand}>{plainName(product.brand)}</p>
        <h3 className={css.name}>
          <PageLink to={paths.product(product.product_id)}>{product.name}</PageLink>
        </h3>
        {choice && <p className="small muted">{choice}</p>}
        <p className={css.foot}>
          <span>{words.timesPrice(quantity, formatRwf(price_at_purchase))}</span>
          <b>{formatRwf(lineTotal({ unit_price_rwf: price_at_purchase, quantity }))}</b>
        </p>
        {children}
      </div>
    </li>
  );
}
