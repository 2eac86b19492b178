import Button from '@mui/material/Button';
import { getBulkLabel, getBulkPermission, PRODUCT_CHANGE_KINDS, type ProductChangeKind } from '@uruhu/contract/staff/products/bulk-fields';
import type { ProductChangeResult } from '@uruhu/contract/staff/products/changes';
import { PRODUCT_LIMITS } from '@uruhu/contract/staff/products/terms';
import { useState } from 'react';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { useChosenIds } from '#admin/ui/list/list-provider.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { ChooseAllFound } from './choose-all-found.tsx';

/** The buttons that change the chosen products. `onDone` shows the result, because this bar disappears once no product is chosen. */
export const BulkBar = ({ onDone }: { onDone: (result: ProductChangeResult) => void }) => {
  const isAllowed = useAllowed();
  const { chosenIds, choose } = useChosenIds();
  const [kind, setKind] = useState<ProductChangeKind | null>(null);
  const isTooMany = chosenIds.length > PRODUCT_LIMITS.products_per_change;
  const allowedKinds = PRODUCT_CHANGE_KINDS.filter((changeKind) => isAllowed(getBulkPermission(changeKind)));
  return (
    <>
      {allowedKinds.map((allowedKind) => (
        <Button
          key={allowedKind}
          variant="outlined"
          onClick={() => setKind(allowedKind)}
          disabled={isTooMany}
          sx={{ bgcolor: 'background.paper' }}
        >
          {getBulkLabel(allowedKind)}
        </Button>
      ))}
      <ChooseAllFound />
      <Button onClick={() => choose([])}>Choose none</Button>
      {isTooMany && <span>At most {PRODUCT_LIMITS.products_per_change} at once.</span>}
      {kind && (
        <BulkDialog
          kind={kind}
          ids={chosenIds}
          onClose={() => setKind(null)}
          onDone={(result) => {
            setKind(null);
            choose([]);
            onDone(result);
          }}
        />
      )}
    </>
  );
};
