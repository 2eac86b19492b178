import { useEffect } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { useShop, useShopName } from '#app/lib/shop.ts';
import { isLoading, loading } from '#messages/layout';
import css from './loading.module.css';

/** How long to wait before the settings are asked for again. */
const ASK_AGAIN_MS = 4_000;

/** The bar at the top while a page is on its way. */
export function LoadingBar() {
  const busy = useNavigation().state !== 'idle';
  return busy ? <div className={css.bar} role="progressbar" aria-label={loading} /> : null;
}

/** Said only when the settings did not come with the page; asked for until they do. The page below stays usable. */
export function LoadingOverlay() {
  const missing = useShop() === null;
  const name = useShopName();
  const { state, revalidate } = useRevalidator();
  useEffect(() => {
    if (!missing || state !== 'idle') return;
    const timer = setTimeout(revalidate, ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [missing, state, revalidate]);
  if (!missing) return null;
  return (
    <>
      <div className={css.bar} />
      <div className={`cut ${css.overlay}`} role="status">
        {isLoading(name)}
      </div>
    </>
  );
}
