import Button from '@mui/material/Button';
import { getBulkLabel, getBulkPermission } from '@uruhu/contract/staff/products/bulk-fields';
import type { ListedProductChange, ProductChangeResult } from '@uruhu/contract/staff/products/changes';
import { PRODUCT_LIMITS } from '@uruhu/contract/staff/products/terms';
import { useState } from 'react';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { useCall } from '#admin/forms/use-call.ts';
import { formatTime } from '#admin/lib/format.ts';
import { notify } from '#admin/lib/notices.ts';
import { ListPage } from '#admin/ui/list/list-page.tsx';
import type { Column } from '#admin/ui/list/list-rows.tsx';
import { BulkResult } from '../bulk/bulk-result.tsx';
import { useUndo } from '../bulk/use-undo.ts';

type Row = ListedProductChange & { id: string };

const UndoButton = ({
  change: { kind, product_change_id, created_at, undone_at },
  onUndone,
}: {
  change: Row;
  onUndone: (result: ProductChangeResult) => void;
}) => {
  const isAllowed = useAllowed();
  const undo = useUndo();
  const { isBusy, run } = useCall();
  if (undone_at) return `Undone ${formatTime(undone_at)}`;
  if (!isAllowed(getBulkPermission(kind))) return null;
  const undoChange = () =>
    run(async () => {
      try {
        onUndone(await undo(product_change_id));
      } catch (error) {
        notify((error as Error).message, 'error');
        throw error;
      }
    });
  return (
    <Button onClick={() => void undoChange()} disabled={isBusy} aria-label={`Undo the change of ${formatTime(created_at)}`}>
      Undo
    </Button>
  );
};

const buildColumns = (onUndone: (result: ProductChangeResult) => void): readonly Column<Row>[] => [
  { label: 'Changed', render: ({ kind }) => getBulkLabel(kind) },
  { label: 'Products', align: 'right', render: ({ products }) => products.toLocaleString('en-US') },
  { label: 'When', render: ({ created_at }) => formatTime(created_at) },
  { label: 'By', render: ({ staff }) => staff },
  { label: 'Undo', render: (change) => <UndoButton change={change} onUndone={onUndone} /> },
];

export const ProductChangeList = () => {
  const [undoResult, setUndoResult] = useState<ProductChangeResult | null>(null);
  return (
    <>
      <ListPage
        resource="product-changes"
        title="Bulk changes of products"
        help={`What was changed in several products at once. Each can be undone for ${PRODUCT_LIMITS.undo_days} days; products that were changed again since stay as they are.`}
        columns={buildColumns(setUndoResult)}
        empty={{
          title: 'No bulk changes yet',
          text: 'Choose products in the list of products, and change their price, discount, tags, status or stock at once.',
        }}
      />
      {undoResult && <BulkResult result={undoResult} isUndone onClose={() => setUndoResult(null)} />}
    </>
  );
};
