import { callApi } from '#app/api/call-api.ts';
import { useQuery } from '#app/api/use-query.ts';
import { ProductCard } from '#app/features/products/card.tsx';
import { toCard } from '#app/features/products/card-product.ts';
import { clearViewedProducts } from '#app/features/viewed/viewed.ts';
import { HALF_PHONE_WIDTH } from '#app/lib/images.ts';
import { notify } from '#app/lib/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { Failure } from '#app/ui/empty-state.tsx';
import { Row } from '#app/ui/row/row.tsx';
import { PageSection } from '#app/ui/row/section.tsx';
import { CardSkeleton } from '#app/ui/skeleton.tsx';
import * as messages from '#messages/catalogue/viewed';
import { withErrorPrefix } from '#messages/shell/common';

const SIZES = `(min-width: 768px) 226px, ${HALF_PHONE_WIDTH}`;

type RecentlyViewedProps = { ids: string[]; onClear: () => void };

/** The products viewed on this device, with current prices. Products no longer sold are left out. */
export function RecentlyViewed({ ids, onClear }: RecentlyViewedProps) {
  const { result, retry } = useQuery(ids.join(), () => callApi((api) => api.productsByIds(ids)));
  if (result.state === 'failed') {
    return (
      <PageSection title={messages.recentlyViewed}>
        <Failure message={withErrorPrefix(result.message)} onRetry={retry} />
      </PageSection>
    );
  }
  if (result.state === 'loaded' && result.data.results.length === 0) return null;

  function clear() {
    clearViewedProducts();
    onClear();
    notify(messages.viewedCleared);
    // The button disappears with the row, so the focus would be lost.
    document.getElementById('main')?.focus({ preventScroll: true });
  }
  const action = (
    <Button kind="quiet" onClick={clear}>
      {messages.clearViewed}
    </Button>
  );
  return (
    <Row title={messages.recentlyViewed} action={action}>
      {result.state === 'loading'
        ? ids.map((id) => (
            <li key={id}>
              <CardSkeleton />
            </li>
          ))
        : result.data.results.map((product) => (
            <li key={product.product_id}>
              <ProductCard product={toCard(product)} sizes={SIZES} />
            </li>
          ))}
    </Row>
  );
}
