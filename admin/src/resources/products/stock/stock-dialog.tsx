import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { parseWholeNumber } from '@uruhu/contract/rules/whole-number';
import { STAFF_TEXT_MAX } from '@uruhu/contract/staff/limits';
import type { AdminProduct } from '@uruhu/contract/staff/products/products';
import type { StaffStockReason } from '@uruhu/contract/staff/products/terms';
import { useState } from 'react';
import { NUMBER_ERROR } from '#admin/forms/inputs/typed-number.ts';
import { readField } from '#admin/lib/read-field.ts';
import { ActionDialog } from '#admin/ui/action-dialog.tsx';
import { CallField } from '#admin/ui/call-field.tsx';
import { buildStockChange, computePiecesAfter, type StockMode } from './stock-change.ts';
import type { StockItem } from './stock-items.ts';
import { describePieces, REASON_CHOICES } from './stock-reasons.ts';
import { useChangeStock } from './use-change-stock.ts';

const MODES: readonly [StockMode, string][] = [
  ['add', 'Add'],
  ['take', 'Take away'],
  ['set', 'Set to'],
  ['made_to_order', 'Made to order'],
];
const DEFAULT_REASONS: Readonly<Record<StockMode, StaffStockReason>> = {
  add: 'received',
  take: 'damaged',
  set: 'counted',
  made_to_order: 'other',
};

type Props = { product: AdminProduct; item: StockItem; onClose: () => void };

/** Changes the pieces of a product, or of one of its options or sizes. */
export const StockDialog = ({ product: { product_id }, item, onClose }: Props) => {
  const [mode, setMode] = useState<StockMode>(item.stock === null ? 'set' : 'add');
  const [pieces, setPieces] = useState('');
  const [reason, setReason] = useState<StaffStockReason>(DEFAULT_REASONS[mode]);
  const { shownPieces, change, ...call } = useChangeStock(product_id, item);
  const isUnreadable = mode !== 'made_to_order' && pieces.trim() !== '' && parseWholeNumber(pieces) === null;
  const piecesAfter = computePiecesAfter(shownPieces, mode, pieces);
  async function submit(fields: FormData) {
    const body = { ...buildStockChange({ item, mode, pieces, shownPieces }), reason, note: readField(fields, 'note') };
    if (await change(body)) onClose();
  }
  return (
    <ActionDialog
      title={`Change the pieces: ${item.name}`}
      explanation={`Now ${describePieces(shownPieces)}${item.reserved > 0 ? `, of them ${item.reserved} held by open orders` : ''}. After this: ${describePieces(piecesAfter)}.`}
      confirmLabel="Change the stock"
      call={call}
      isIncomplete={isUnreadable}
      onClose={onClose}
      onSubmit={(fields) => void submit(fields)}
    >
      <ModeChoice
        mode={mode}
        isMadeToOrder={shownPieces === null}
        onChoose={(chosenMode) => {
          setMode(chosenMode);
          setReason(DEFAULT_REASONS[chosenMode]);
        }}
      />
      {mode !== 'made_to_order' && (
        <CallField
          name={mode === 'set' ? 'set' : 'add'}
          label="Pieces"
          value={pieces}
          onChange={({ target }) => setPieces(target.value)}
          problem={isUnreadable ? NUMBER_ERROR : undefined}
          required
          autoFocus
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
        />
      )}
      <TextField select label="Reason" value={reason} onChange={({ target }) => setReason(target.value as StaffStockReason)}>
        {REASON_CHOICES.map(([value, label]) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <CallField
        name="note"
        label="Note"
        helperText="For the staff. May stay empty."
        slotProps={{ htmlInput: { maxLength: STAFF_TEXT_MAX.stock_note } }}
      />
    </ActionDialog>
  );
};

type ModeProps = { mode: StockMode; isMadeToOrder: boolean; onChoose: (mode: StockMode) => void };

const ModeChoice = ({ mode, isMadeToOrder, onChoose }: ModeProps) => (
  <ToggleButtonGroup
    exclusive
    value={mode}
    onChange={(_, chosenMode: StockMode | null) => chosenMode && onChoose(chosenMode)}
    aria-label="What changes"
    sx={{ flexWrap: 'wrap', '& button': { minHeight: 44, textTransform: 'none' } }}
  >
    {MODES.map(([value, label]) => (
      <ToggleButton key={value} value={value} disabled={isMadeToOrder && (value === 'add' || value === 'take')}>
        {label}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
