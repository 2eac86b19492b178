import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useQueryClient } from '@tanstack/react-query';
import type { StaffStockReason } from '@uruhu/contract/staff/product-terms';
import type { AdminProduct } from '@uruhu/contract/staff/products';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { callStaff, RefusalError } from '#admin/api/call-staff.ts';
import { WHOLE } from '#admin/api/whole-record.ts';
import { useCall } from '#admin/forms/use-call.ts';
import { readField } from '#admin/lib/read-field.ts';
import { ActionDialog } from '#admin/ui/action-dialog.tsx';
import { buildChange, computeAfter, type StockMode } from './stock-change.ts';
import { describePieces, REASON_CHOICES } from './stock-reasons.ts';
import type { StockedPart } from './stocked-parts.ts';

const MODES: readonly [StockMode, string][] = [
  ['add', 'Add'],
  ['take', 'Take away'],
  ['set', 'Set to'],
  ['uncounted', 'Made to order'],
];
const FIRST_REASONS: Readonly<Record<StockMode, StaffStockReason>> = {
  ...{ add: 'received', take: 'damaged', set: 'counted', uncounted: 'other' },
};

type Props = { product: AdminProduct; part: StockedPart; onClose: () => void };

/** Changes the pieces of one part of a product. */
export const StockDialog = ({ product: { product_id }, part, onClose }: Props) => {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { isBusy, message, errors, run } = useCall();
  const [mode, setMode] = useState<StockMode>(part.stock === null ? 'set' : 'add');
  const [pieces, setPieces] = useState('');
  const [reason, setReason] = useState<StaffStockReason>(FIRST_REASONS[mode]);
  // A colleague or an order may have changed them since the page was loaded.
  const [seen, setSeen] = useState(part.stock);
  const after = computeAfter(seen, mode, pieces);

  const show = (data: AdminProduct) =>
    queryClient.setQueryData(['products', 'getOne', { id: product_id, meta: WHOLE }], { ...data, id: product_id });
  function readCurrent(error: unknown) {
    if (!(error instanceof RefusalError) || error.refusal.code !== 'changed_meanwhile') return;
    const current = error.refusal.data as AdminProduct;
    show(current);
    const parts = [...current.options, ...current.sizes] as { option_id?: string; size_id?: string; stock: number | null }[];
    const own = parts.find((each) => each.option_id === (part.option_id ?? undefined) && each.size_id === (part.size_id ?? undefined));
    setSeen((own ?? current).stock);
  }
  const submit = (fields: FormData) =>
    run(async () => {
      const change = buildChange({ part, mode, pieces, seen });
      try {
        const { data } = await callStaff('changeStock', {
          params: { product_id },
          body: { ...change, reason, note: readField(fields, 'note') },
        });
        show(data);
      } catch (error) {
        readCurrent(error);
        throw error;
      }
      void queryClient.invalidateQueries({ queryKey: ['products', 'getList'] });
      void queryClient.invalidateQueries({ queryKey: ['stock-changes', product_id] });
      notify('Stock changed', { type: 'success' });
      onClose();
    });
  return (
    <ActionDialog
      title={`Change the pieces: ${part.name}`}
      explanation={`Now ${describePieces(seen)}${part.reserved > 0 ? `, of them ${part.reserved} held by open orders` : ''}. After this: ${describePieces(after)}.`}
      confirmLabel="Change the stock"
      isBusy={isBusy}
      message={message || Object.values(errors)[0] || ''}
      onClose={onClose}
      onSubmit={(fields) => void submit(fields)}
    >
      <ToggleButtonGroup
        exclusive
        value={mode}
        onChange={(_, chosen: StockMode | null) => {
          if (!chosen) return;
          setMode(chosen);
          setReason(FIRST_REASONS[chosen]);
        }}
        aria-label="What changes"
        sx={{ flexWrap: 'wrap', '& button': { minHeight: 44, textTransform: 'none' } }}
      >
        {MODES.map(([value, label]) => (
          <ToggleButton key={value} value={value} disabled={seen === null && (value === 'add' || value === 'take')}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {mode !== 'uncounted' && (
        <TextField
          label="Pieces"
          value={pieces}
          onChange={({ target }) => setPieces(target.value.replace(/\D/g, ''))}
          required
          autoFocus
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7 } }}
        />
      )}
      <TextField select label="Reason" value={reason} onChange={({ target }) => setReason(target.value as StaffStockReason)}>
        {REASON_CHOICES.map(([value, label]) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <TextField name="note" label="Note" helperText="For the staff. May stay empty." slotProps={{ htmlInput: { maxLength: 200 } }} />
    </ActionDialog>
  );
};
