import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { toPlainName } from '@uruhu/contract/rules/plain-text';
import type { ProductChangeResult } from '@uruhu/contract/staff/products/changes';
import { useId, useState } from 'react';
import { useCall } from '#admin/forms/use-call.ts';
import { useUndo } from './use-undo.ts';

const countProducts = (count: number) => (count === 1 ? '1 product' : `${count.toLocaleString('en-US')} products`);

const describeChanged = (count: number) => (count === 0 ? 'Nothing was changed' : `${countProducts(count)} changed`);

const SkippedProducts = ({ skipped }: Pick<ProductChangeResult, 'skipped'>) => {
  if (skipped.length === 0) return null;
  return (
    <Alert severity="warning">
      {countProducts(skipped.length)} stayed as before:
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {skipped.map(({ product_id, name, message }) => (
          <li key={product_id}>
            <strong>{toPlainName(name)}</strong>: {message}
          </li>
        ))}
      </Box>
    </Alert>
  );
};

type Props = {
  result: ProductChangeResult;
  /** Whether the result is that of an undo. */
  isUndone?: boolean;
  onClose: () => void;
};

/** The result of a bulk change, with the button that undoes it. */
export const BulkResult = ({ result, isUndone = false, onClose }: Props) => {
  const id = useId();
  const undo = useUndo();
  const { isBusy, errorSummary, run } = useCall();
  const [undoResult, setUndoResult] = useState<ProductChangeResult | null>(isUndone ? result : null);
  const { product_change_id } = result;
  const shownResult = undoResult ?? result;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{undoResult ? `${countProducts(undoResult.changed)} put back` : describeChanged(result.changed)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {errorSummary && <Alert severity="error">{errorSummary}</Alert>}
        <SkippedProducts skipped={shownResult.skipped} />
        {!undoResult && product_change_id && <span>It can be undone here, and for 30 days under ‘Bulk changes’.</span>}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        {!undoResult && product_change_id && (
          <Button disabled={isBusy} onClick={() => void run(async () => setUndoResult(await undo(product_change_id)))}>
            Undo
          </Button>
        )}
        <Button variant="contained" autoFocus onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
};
