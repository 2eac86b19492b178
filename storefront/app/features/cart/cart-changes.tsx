import { Icon } from '#app/ui/icon.tsx';
import { changesTitle } from '#messages/orders/cart';
import css from './cart-changes.module.css';
import { clearCartChanges, useCartChanges } from './cart-count.ts';

const NO_MESSAGES: readonly string[] = [];

/** A ref callback: React calls the function that it returns when the shopper leaves the page. */
const clearOnLeave = () => clearCartChanges;

/**
 * Messages about what the server changed in the cart since the shopper last read it. Shown until she leaves the page. `extraMessages`:
 * messages that this page adds itself.
 */
export function CartChanges({ extraMessages = NO_MESSAGES }: { extraMessages?: readonly string[] | undefined }) {
  const changes = [...new Set([...useCartChanges(), ...extraMessages])];
  return (
    <div role="status" ref={clearOnLeave}>
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
