import { getBulkLabel, type ProductChangeKind } from '@uruhu/contract/staff/products/bulk-fields';
import type { ProductChangeResult } from '@uruhu/contract/staff/products/changes';
import { useState } from 'react';
import { callStaff } from '#admin/api/call-staff.ts';
import { useCall } from '#admin/forms/use-call.ts';
import { ActionDialog } from '#admin/ui/action-dialog.tsx';
import { LoadFailed } from '#admin/ui/load-failed.tsx';
import { BulkFields } from './bulk-fields.tsx';
import { BulkReview } from './bulk-review.tsx';
import { BulkSummary } from './bulk-summary.tsx';
import { type BulkChange, INITIAL_CHANGES, isListChange } from './bulk-terms.ts';
import { useChangeCheck } from './use-change-check.ts';
import { useChosenProducts } from './use-chosen-products.ts';
import { useRefreshProducts } from './use-undo.ts';

type Props = { kind: ProductChangeKind; ids: readonly string[]; onClose: () => void; onDone: (result: ProductChangeResult) => void };

const hasEffect = (change: BulkChange): boolean => {
  if (isListChange(change)) return change.add.length + change.remove.length > 0;
  if (change.kind === 'status') return change.status !== 'scheduled' || change.publish_at !== null;
  if (change.mode === 'none') return true;
  return !Number.isNaN(change.value) && (change.mode === 'set' || change.value !== 0);
};

/** The form of a bulk change, with a summary of its effect on each chosen product before it is made. */
export const BulkDialog = ({ kind, ids, onClose, onDone }: Props) => {
  const [change, setChange] = useState<BulkChange>(INITIAL_CHANGES[kind]);
  const { data: products, error, refetch } = useChosenProducts(ids);
  const { skipped, isChecking } = useChangeCheck(ids, change, hasEffect(change));
  const { run, ...call } = useCall();
  const refreshProducts = useRefreshProducts();
  const submit = () =>
    run(async () => {
      const { data } = await callStaff('changeProducts', { body: { product_ids: [...ids], change } });
      refreshProducts();
      onDone(data);
    });
  return (
    <ActionDialog
      title={`${getBulkLabel(kind)} of ${ids.length === 1 ? '1 product' : `${ids.length} products`}`}
      explanation="Nothing changes before you press the button, and it can be undone."
      confirmLabel={ids.length === 1 ? 'Change it' : `Change ${ids.length} products`}
      call={call}
      isIncomplete={!products || isChecking || !hasEffect(change)}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <BulkFields change={change} onChange={setChange} />
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {change.kind === 'status' && <BulkReview change={change} skipped={skipped} onChange={setChange} />}
      {products && hasEffect(change) && <BulkSummary products={products} change={change} skipped={skipped} />}
    </ActionDialog>
  );
};
