import type { CartItem } from '@uruhu/contract/cart';
import { toPlainName } from '@uruhu/contract/rules/plain-text';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import type { CartStore } from '#app/features/cart/cart-store.ts';
import { getMaxQuantity, type LineView } from '#app/features/cart/cart-view.ts';
import { describeChoice, getItemImage } from '#app/features/cart/item-choice.ts';
import { Stepper } from '#app/features/cart/stepper.tsx';
import { useWishlistButton, type WishlistProduct } from '#app/features/wishlist/use-wishlist-button.ts';
import { FieldError } from '#app/forms/field.tsx';
import { paths } from '#app/lib/paths.ts';
import { toPlainText } from '#app/lib/text/plain-text.ts';
import { focusNeighbour } from '#app/ui/focus-neighbour.ts';
import { PageLink } from '#app/ui/navigation/link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import * as messages from '#messages/orders/cart';
import { now, tryAgain } from '#messages/shell/common';
import css from './line.module.css';
import { RemovedLine } from './removed-line.tsx';

export function CartLine({ line, store }: { line: LineView; store: CartStore }) {
  const { item, quantity, busy, isRemoving, removalFailed } = line;
  const { cart_item_id, product } = item;
  const productPath = paths.product(product.product_id);
  const choice = describeChoice(item);
  if (removalFailed) return <RemovedLine line={line} store={store} />;
  return (
    <li className={isRemoving ? css.removing : css.line} inert={isRemoving}>
      <article className={css.item}>
        <PageLink className={css.picture} to={productPath} tabIndex={-1} aria-hidden="true">
          <Picture image={getItemImage(item)} alt="" sizes="(min-width: 768px) 132px, 92px" widths={[160, 320, 480]} />
        </PageLink>
        <div>
          <p className={css.brand}>{toPlainName(product.brand)}</p>
          <h2 className={css.name}>
            <PageLink to={productPath}>{product.name}</PageLink>
          </h2>
          {choice && <p className="small muted">{choice}</p>}
          <p className={`small muted ${css.description}`}>{toPlainText(product.description)}</p>
          <PiecePrice item={item} />
        </div>
        <div className={css.foot}>
          <Stepper
            small
            label={messages.quantityOf(product.name)}
            value={quantity}
            max={getMaxQuantity(item)}
            onChange={(next) => store.step(cart_item_id, next - quantity)}
          />
          <LinePrice item={item} busy={busy} />
        </div>
        <div className={css.actions}>
          <button
            type="button"
            data-remove
            aria-label={messages.removeNamed(product.name)}
            onClick={(event) => {
              focusNeighbour(event.currentTarget.closest('li'), '[data-remove]', 'cart-title');
              store.remove(cart_item_id);
            }}
          >
            {messages.remove}
          </button>
          <WishlistToggle product={product} />
          <LineNotes line={line} onRetry={() => store.retry(cart_item_id)} />
        </div>
      </article>
    </li>
  );
}

function WishlistToggle({ product }: { product: WishlistProduct }) {
  const [isSaved, press] = useWishlistButton(product, 'cart');
  const label = isSaved ? messages.removeFromWishlist : messages.saveToWishlist;
  return (
    <button type="button" aria-label={messages.ofProduct(label, product.name)} onClick={press}>
      {label}
    </button>
  );
}

function LinePrice({ item: { product, line_total }, busy }: { item: CartItem; busy: boolean }) {
  return (
    <p className={product.price < product.price_before ? css.sale : css.price}>
      <span className="vh">{`${messages.lineTotal} `}</span>
      <span className={busy ? css.old : undefined}>{formatRwf(line_total)}</span>
    </p>
  );
}

/**
 * The price of one piece, with the price before a sale. Shows nothing for one piece that is not on sale, because that price is the line
 * total.
 */
function PiecePrice({ item: { product, quantity } }: { item: CartItem }) {
  const isOnSale = product.price < product.price_before;
  if (!isOnSale && quantity === 1) return null;
  return (
    <p className={css.piecePrice}>
      {isOnSale && <span className="vh">{`${now} `}</span>}
      {messages.each(formatRwf(product.price))}
      {isOnSale && (
        <del>
          <span className="vh">{`${messages.before} `}</span>
          {formatRwf(product.price_before)}
        </del>
      )}
    </p>
  );
}

/** If at most this many pieces are in stock, the line warns that the product may sell out. */
const LOW_STOCK = 5;

/** Notes on low stock and on a failed change. */
function LineNotes({ line: { item, quantity, problem }, onRetry }: { line: LineView; onRetry: () => void }) {
  const { available } = item;
  return (
    <>
      {available === 0 && <span className={css.warning}>{messages.soldOut}</span>}
      {available !== null && available > 0 && (available <= LOW_STOCK || quantity >= available) && !problem && (
        <span className={css.warning}>{messages.onlyLeft(available)}</span>
      )}
      <div role="alert">
        <FieldError error={problem?.message} />
      </div>
      {problem?.canRetry && (
        <button type="button" onClick={onRetry}>
          {tryAgain}
        </button>
      )}
    </>
  );
}
