import type { CartItem } from '@uruhu/contract/cart';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { describeChoice, getItemImage } from '#app/features/cart/item-choice.ts';
import { paths } from '#app/lib/paths.ts';
import { PageLink } from '#app/ui/navigation/link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import * as messages from '#messages/orders/checkout';
import css from './checkout.module.css';

/** A short list of the items to order. */
export function CheckoutItems({ items }: { items: readonly CartItem[] }) {
  return (
    <>
      <ul className={css.items} aria-label={messages.yourItems}>
        {items.map((item) => (
          <li key={item.cart_item_id}>
            <Picture image={getItemImage(item)} alt="" sizes="56px" widths={[160, 320]} />
            <span>
              {item.product.name}
              {describeChoice(item) && <small>{describeChoice(item)}</small>}
              <small>{messages.timesPrice(item.quantity, formatRwf(item.product.price))}</small>
            </span>
            <b>{formatRwf(item.line_total)}</b>
          </li>
        ))}
      </ul>
      <PageLink className={`link small ${css.changeLink}`} to={paths.cart()}>
        {messages.changeCart}
      </PageLink>
    </>
  );
}
