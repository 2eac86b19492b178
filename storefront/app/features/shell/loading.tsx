import { useNavigation, useRevalidator } from 'react-router';
import { useTimeout } from '#app/lib/hooks/use-timeout.ts';
import { useShop, useShopName } from '#app/lib/shop.ts';
import { isLoading, loading } from '#messages/shell/layout';
import css from './loading.module.css';

/** The pause before the browser requests the settings again. */
const RETRY_PAUSE_MS = 4_000;

/** The bar at the top while a page loads. */
export function LoadingBar() {
  const busy = useNavigation().state !== 'idle';
  return busy ? <div className={css.bar} role="progressbar" aria-label={loading} /> : null;
}

/** Shown when the page came without the shop's settings, and requests them until they arrive. The page below stays usable. */
export function LoadingOverlay() {
  const isShopMissing = useShop() === null;
  const name = useShopName();
  const { state, revalidate } = useRevalidator();
  useTimeout(revalidate, isShopMissing && state === 'idle' ? RETRY_PAUSE_MS : null);
  if (!isShopMissing) return null;
  return (
    <>
      <div className={css.bar} />
      <div className={`cut ${css.overlay}`} role="status">
        {isLoading(name)}
      </div>
    </>
  );
}
