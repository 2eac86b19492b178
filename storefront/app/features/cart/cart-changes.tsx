import { useEffect } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { changesTitle } from '#messages/cart';
import css from './cart-changes.module.css';
import { clearCartChanges, useCartChanges } from './cart-count.ts';

const NONE: readonly string[] = [];

/** Messages about what the server changed in the cart since the shopper last read it. Shown until she leaves the page. `extraMessages`: messages that this page adds itself. */
export function CartChanges({ extraMessages = NONE }: { extraMessages?: readonly string[] | undefined }) {
  const read = useCartChanges();
  const changes = [...new Set([...read, ...extraMessages])];
  useEffect(() => clearCartChanges, []);
  return (
    <div role="status">
      {changes.length > 0 && (
        <div className={css.changes}>
          <Icon name="warn" />
          <div>
            <p className={css.title}>{changesTitle}</p>
            <ul>
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}
