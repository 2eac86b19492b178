import type { CartItem } from '@uruhu/contract/cart';
import { formatRwf } from '@uruhu/contract/rules/money';
import { paths } from '#app/lib/paths.ts';
import { choiceOf, pictureOf } from '#app/routes/cart/item-looks.ts';
import { PageLink } from '#app/ui/link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import * as words from '#messages/checkout';
import css from './checkout.module.css';

/** What is about to be ordered, in few words. */
export function CheckoutItems({ items }: { items: readonly CartItem[] }) {
  return (
    <>
      <ul className={css.items} aria-label={words.yourItems}>
        {items.map((item) => (
          <li key={item.cart_item_id}>
            <Picture image={pictureOf(item)} alt="" sizes="56px" widths={[160, 320]} />
            <span>
              {item.product.name}
              {choiceOf(item) && <small>{choiceOf(item)}</small>}
              <small>{words.timesPrice(item.quantity, formatRwf(item.product.price))}</small>
            </span>
            <b>{formatRwf(item.line_total)}</b>
          </li>
        ))}
      </ul>
      <PageLink className={`link small ${css.change}`} to={paths.cart()}>
        {words.changeCart}
      </PageLink>
    </>
  );
}
