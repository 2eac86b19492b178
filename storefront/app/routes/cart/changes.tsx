import { useEffect } from 'react';
import { forgetCartChanges, useCartChanges } from '#app/lib/cart-count.ts';
import { Icon } from '#app/ui/icon.tsx';
import { changesTitle } from '#messages/cart';
import css from './changes.module.css';

/** What is different since the person last looked, in words. Shown until they leave the page. */
export function Changes() {
  const changes = useCartChanges();
  useEffect(() => forgetCartChanges, []);
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
