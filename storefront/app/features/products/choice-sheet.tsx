import { api } from '#app/api/api.ts';
import { useQuery } from '#app/api/use-query.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { Failure } from '#app/ui/empty-state.tsx';
import { SkeletonBox } from '#app/ui/skeleton.tsx';
import { useCloseOnBack } from '#app/ui/use-close-on-back.ts';
import { loading } from '#messages/shell/common';
import type { CardProduct } from './card-product.ts';
import { ChoiceForm } from './choice-form.tsx';
import css from './choice-sheet.module.css';

type ChoiceSheetProps = { product: CardProduct; open: boolean; onClose: () => void };

/** Lets the shopper choose an option and a size of a card's product before it goes into the cart. */
export function ChoiceSheet({ product, open, onClose }: ChoiceSheetProps) {
  const dismiss = useCloseOnBack(open, onClose);
  return (
    <Dialog kind="sheet" title={product.name} open={open} onClose={dismiss}>
      {open && <LoadedChoices product_id={product.product_id} onDone={dismiss} />}
    </Dialog>
  );
}

function LoadedChoices({ product_id, onDone }: { product_id: string; onDone: () => void }) {
  const { result, retry } = useQuery(`choices ${product_id}`, () => api.product(product_id));
  if (result.state === 'failed') return <Failure message={result.message} onRetry={retry} />;
  if (result.state === 'loaded') return <ChoiceForm product={result.data} onDone={onDone} />;
  return (
    <div className={css.choices} role="status" aria-label={loading}>
      <SkeletonBox className={css.skeleton} />
      <SkeletonBox className={css.skeleton} />
      <SkeletonBox className={css.skeleton} />
    </div>
  );
}
