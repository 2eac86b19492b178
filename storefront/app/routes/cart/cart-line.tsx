import type { CartItem } from '@uruhu/contract/cart';
import { LINE_QUANTITY_MAX } from '@uruhu/contract/constants';
import { formatRwf } from '@uruhu/contract/rules/money';
import { plainName } from '@uruhu/contract/rules/plain-text';
import { focusNeighbour } from '#app/lib/focus-neighbour.ts';
import { paths } from '#app/lib/paths.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { useHeart, type Wished } from '#app/lib/wishlist.ts';
import { FieldError } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Stepper } from '#app/ui/stepper.tsx';
import * as words from '#messages/cart';
import { now, tryAgain } from '#messages/common';
import type { Desk, LineView } from './desk.ts';
import css from './line.module.css';

/** Option and size in one line; empty where there is neither. */
export const choiceOf = ({ option, size }: Pick<CartItem, 'option' | 'size'>): string =>
  [option?.name, size?.name].filter(Boolean).join(', ');

/** The picture of the chosen option takes the place of the product's. */
export const pictureOf = ({ option, product }: Pick<CartItem, 'option' | 'product'>): string => option?.image || product.imageUrl;

export function CartLine({ line, desk }: { line: LineView; desk: Desk }) {
  const { item, quantity, busy, leaving } = line;
  const { cart_item_id, product } = item;
  const to = paths.product(product.product_id);
  const choice = choiceOf(item);
  return (
    <li className={leaving ? css.leaving : css.line} inert={leaving}>
      <article className={css.item}>
        <PageLink className={css.picture} to={to} tabIndex={-1} aria-hidden="true">
          <Picture image={pictureOf(item)} alt="" sizes="(min-width: 768px) 132px, 92px" widths={[160, 320, 480]} />
        </PageLink>
        <div>
          <p className={css.brand}>{plainName(product.brand)}</p>
          <h2 className={css.name}>
            <PageLink to={to}>{product.name}</PageLink>
          </h2>
          {choice && <p className="small muted">{choice}</p>}
          <p className={`small muted from-tablet ${css.about}`}>{plainText(product.description)}</p>
          <PiecePrice item={item} />
        </div>
        <div className={css.foot}>
          <Stepper
            small
            label={words.quantityOf(product.name)}
            value={quantity}
            max={Math.max(1, Math.min(item.available ?? LINE_QUANTITY_MAX, LINE_QUANTITY_MAX))}
            onChange={(wanted) => desk.setQuantity(cart_item_id, wanted)}
          />
          <LinePrice item={item} busy={busy} />
        </div>
        <div className={css.acts}>
          <button
            type="button"
            data-remove
            aria-label={words.removeNamed(product.name)}
            onClick={(event) => {
              focusNeighbour(event.currentTarget.closest('li'), '[data-remove]', 'cart-title');
              desk.remove(cart_item_id);
            }}
          >
            {words.remove}
          </button>
          <Wish product={product} />
          <LineNotes line={line} onRetry={() => desk.retry(cart_item_id)} />
        </div>
      </article>
    </li>
  );
}

function Wish({ product }: { product: Wished }) {
  const [on, press] = useHeart(product, 'cart');
  const label = on ? words.removeFromWishlist : words.saveToWishlist;
  return (
    <button type="button" aria-label={words.ofProduct(label, product.name)} onClick={press}>
      {label}
    </button>
  );
}

function LinePrice({ item: { product, line_total }, busy }: { item: CartItem; busy: boolean }) {
  return (
    <p className={product.price < product.price_before ? css.sale : css.price}>
      <span className="vh">{`${words.lineTotal} `}</span>
      <span className={busy ? css.old : undefined}>{formatRwf(line_total)}</span>
    </p>
  );
}

/** The price of one piece, where the line total does not say it. */
function PiecePrice({ item: { product, quantity } }: { item: CartItem }) {
  const sale = product.price < product.price_before;
  if (!sale && quantity === 1) return null;
  return (
    <p className={css.each}>
      {sale && <span className="vh">{`${now} `}</span>}
      {words.each(formatRwf(product.price))}
      {sale && (
        <del>
          <span className="vh">{`${words.before} `}</span>
          {formatRwf(product.price_before)}
        </del>
      )}
    </p>
  );
}

/** What is short, and what did not work. */
function LineNotes({ line: { item, quantity, problem }, onRetry }: { line: LineView; onRetry: () => void }) {
  const { available } = item;
  return (
    <>
      {available === 0 && <span className={css.left}>{words.soldOut}</span>}
      {available !== null && available > 0 && quantity >= available && !problem && (
        <span className={css.left}>{words.onlyLeft(available)}</span>
      )}
      <div role="alert">
        <FieldError error={problem?.message} />
      </div>
      {problem?.retry && (
        <button type="button" onClick={onRetry}>
          {tryAgain}
        </button>
      )}
    </>
  );
}
