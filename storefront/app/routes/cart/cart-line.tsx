import type { CartItem } from '@uruhu/contract/cart';
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
import { type Desk, type LineView, mostOf } from './desk.ts';
import { choiceOf, pictureOf } from './item-looks.ts';
import css from './line.module.css';
import { RemovedLine } from './removed-line.tsx';

export function CartLine({ line, desk }: { line: LineView; desk: Desk }) {
  const { item, quantity, busy, leaving, removed } = line;
  const { cart_item_id, product } = item;
  const to = paths.product(product.product_id);
  const choice = choiceOf(item);
  if (removed) return <RemovedLine line={line} desk={desk} />;
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
            max={mostOf(item)}
            onChange={(wanted) => desk.step(cart_item_id, wanted - quantity)}
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

/** So few that they may be gone before the order is placed. */
const FEW = 5;

/** What is short, and what did not work. */
function LineNotes({ line: { item, quantity, problem }, onRetry }: { line: LineView; onRetry: () => void }) {
  const { available } = item;
  return (
    <>
      {available === 0 && <span className={css.left}>{words.soldOut}</span>}
      {available !== null && available > 0 && (available <= FEW || quantity >= available) && !problem && (
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
