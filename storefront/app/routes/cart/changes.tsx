import { useEffect } from 'react';
import { forgetCartChanges, useCartChanges } from '#app/lib/cart-count.ts';
import { Icon } from '#app/ui/icon.tsx';
import { changesTitle } from '#messages/cart';
import css from './changes.module.css';

const NONE: readonly string[] = [];

/** What is different since the person last looked, in words. Shown until they leave the page. `gone`: what this page has found itself. */
export function Changes({ gone = NONE }: { gone?: readonly string[] | undefined }) {
  const read = useCartChanges();
  const changes = [...new Set([...read, ...gone])];
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
