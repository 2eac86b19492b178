import type { MouseEvent } from 'react';
import { useOnline } from '#app/lib/online.ts';
import { Picture } from '#app/ui/picture.tsx';
import * as words from '#messages/cart';
import { tryAgain } from '#messages/common';
import type { Desk, LineView } from './desk.ts';
import { choiceOf, pictureOf } from './item-looks.ts';
import css from './line.module.css';
import { tell } from './undo.ts';

/** A line that was taken out, of which the server does not know yet: struck out, with what it waits for. */
export function RemovedLine({ line: { item, problem }, desk }: { line: LineView; desk: Desk }) {
  const { cart_item_id, product } = item;
  const online = useOnline();
  const keep = async ({ currentTarget }: MouseEvent) => {
    const row = currentTarget.closest('li');
    const [list, at] = [row?.parentElement, [...(row?.parentElement?.children ?? [])].indexOf(row as Element)];
    // The button goes, and the focus with it: it stays with the line.
    setTimeout(() => list?.children[at]?.querySelector<HTMLElement>('[data-remove]')?.focus({ preventScroll: true }));
    const refusal = await desk.keep(cart_item_id);
    if (refusal) tell(item, refusal);
  };
  return (
    <li className={css.line}>
      <article className={css.removed} aria-label={words.removedLine(product.name)}>
        <span className={css.faint} aria-hidden="true">
          <Picture image={pictureOf(item)} alt="" sizes="56px" widths={[160, 320]} />
        </span>
        <div>
          <h2 className={css.name}>
            <del>{product.name}</del>
          </h2>
          {choiceOf(item) && <p className="small muted">{choiceOf(item)}</p>}
          <p className={css.left} role="alert">
            {problem?.message}
          </p>
          <div className={css.acts}>
            <button type="button" data-remove aria-label={words.ofProduct(words.keep, product.name)} onClick={keep}>
              {words.keep}
            </button>
            {online && (
              <button type="button" onClick={() => desk.retry(cart_item_id)}>
                {tryAgain}
              </button>
            )}
          </div>
        </div>
      </article>
    </li>
  );
}
