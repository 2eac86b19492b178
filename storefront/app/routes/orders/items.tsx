import type { OrderItem } from '@uruhu/contract/order';
import { formatRwf } from '@uruhu/contract/rules/money';
import { plainName } from '@uruhu/contract/rules/plain-text';
import { lineTotal } from '@uruhu/contract/rules/price';
import { useWriteReview } from '#app/components/review/use-write-review.tsx';
import { paths } from '#app/lib/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { PageLink } from '#app/ui/link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import * as words from '#messages/orders';
import css from './items.module.css';

/** What was ordered, as it was when it was ordered. */
export function OrderItems({ items }: { items: readonly OrderItem[] }) {
  const { write, dialog } = useWriteReview();
  return (
    <section aria-labelledby="items">
      <h2 className={`h2 ${css.title}`} id="items">
        {words.itemsOrdered}
      </h2>
      {items.length === 0 && <p className="muted">{words.noItems}</p>}
      <ul>
        {items.map((item) => (
          <Item key={item.order_item_id} item={item} onReview={() => write(item.product)} />
        ))}
      </ul>
      {dialog}
    </section>
  );
}

type ItemProps = { item: OrderItem; onReview: () => void };

function Item({ item: { product, option, size, quantity, price_at_purchase }, onReview }: ItemProps) {
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
        <Button kind="line" className={css.review} aria-label={words.writeReviewOf(product.name)} onClick={onReview}>
          {words.writeReview}
        </Button>
      </div>
    </li>
  );
}
