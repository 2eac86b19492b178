import type { MouseEvent } from 'react';
import type { CartStore } from '#app/features/cart/cart-store.ts';
import type { LineView } from '#app/features/cart/cart-view.ts';
import { describeChoice, getItemImage } from '#app/features/cart/item-choice.ts';
import { notifyRestoreResult } from '#app/features/cart/undo-removal.ts';
import { useOnline } from '#app/lib/online.ts';
import { Picture } from '#app/ui/picture.tsx';
import * as messages from '#messages/orders/cart';
import { tryAgain } from '#messages/shell/common';
import css from './line.module.css';

/** A removed line whose removal has not reached the server: struck through, with the reason. */
export function RemovedLine({ line: { item, problem, isRemoving }, store }: { line: LineView; store: CartStore }) {
  const { cart_item_id, product } = item;
  const online = useOnline();
  const keep = async ({ currentTarget }: MouseEvent) => {
    const row = currentTarget.closest('li');
    const rows = row?.parentElement?.children;
    const index = [...(rows ?? [])].indexOf(row as Element);
    // The button disappears with its row, so the focus moves to the remove button of the row that replaces it.
    setTimeout(() => rows?.[index]?.querySelector<HTMLElement>('[data-remove]')?.focus({ preventScroll: true }));
    const refusal = await store.keepLine(cart_item_id);
    if (refusal) notifyRestoreResult(item, refusal);
  };
  return (
    <li className={isRemoving ? css.removing : css.line} inert={isRemoving}>
      <article className={css.removed} aria-label={messages.removedLine(product.name)}>
        <span className={css.removedPicture} aria-hidden="true">
          <Picture image={getItemImage(item)} alt="" sizes="56px" widths={[160, 320]} />
        </span>
        <div>
          <h2 className={css.name}>
            <del>{product.name}</del>
          </h2>
          {describeChoice(item) && <p className="small muted">{describeChoice(item)}</p>}
          <p className={css.warning} role="alert">
            {problem?.message}
          </p>
          <div className={css.actions}>
            <button type="button" data-remove aria-label={messages.ofProduct(messages.keep, product.name)} onClick={keep}>
              {messages.keep}
            </button>
            {online && (
              <button type="button" onClick={() => store.retry(cart_item_id)}>
                {tryAgain}
              </button>
            )}
          </div>
        </div>
      </article>
    </li>
  );
}
