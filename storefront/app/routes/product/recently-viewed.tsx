import { ProductCard } from '#app/components/product/card.tsx';
import { Row } from '#app/components/row/row.tsx';
import { PageSection } from '#app/components/row/section.tsx';
import { useAnswer } from '#app/lib/answer.ts';
import { ask } from '#app/lib/ask.ts';
import { toCard } from '#app/lib/card.ts';
import { HALF_A_PHONE } from '#app/lib/images.ts';
import { notify } from '#app/lib/toasts.ts';
import { clearViewed } from '#app/lib/viewed.ts';
import { Button } from '#app/ui/button.tsx';
import { Failure } from '#app/ui/empty-state.tsx';
import { CardSkeleton } from '#app/ui/skeleton.tsx';
import { error } from '#messages/common';
import * as words from '#messages/viewed';

const SIZES = `(min-width: 768px) 226px, ${HALF_A_PHONE}`;

type RecentlyViewedProps = { ids: string[]; onClear: () => void };

/** What was looked at on this device before, at today's prices. What is not sold any more is left out. */
export function RecentlyViewed({ ids, onClear }: RecentlyViewedProps) {
  const { answer, again } = useAnswer(ids.join(), () => ask((api) => api.productsByIds(ids)));
  if (answer.state === 'failed') {
    return (
      <PageSection title={words.recentlyViewed}>
        <Failure message={error(answer.message)} onRetry={again} />
      </PageSection>
    );
  }
  if (answer.state === 'loaded' && answer.data.results.length === 0) return null;

  function clear() {
    clearViewed();
    onClear();
    notify(words.viewedCleared);
    // The button goes with the row.
    document.getElementById('main')?.focus({ preventScroll: true });
  }
  const action = (
    <Button kind="quiet" onClick={clear}>
      {words.clearViewed}
    </Button>
  );
  return (
    <Row title={words.recentlyViewed} action={action}>
      {answer.state === 'loading'
        ? ids.map((id) => (
            <li key={id}>
              <CardSkeleton />
            </li>
          ))
        : answer.data.results.map((product) => (
            <li key={product.product_id}>
              <ProductCard product={toCard(product)} sizes={SIZES} />
            </li>
          ))}
    </Row>
  );
}
