import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { SellableProduct } from '@uruhu/contract/staff/orders/entry';
import { formatExtra } from '#admin/lib/format.ts';
import { COLOURS } from '#admin/theme.ts';
import { countAvailable, type DraftLine } from './order-draft.ts';

const COUNT_BUTTON = { minWidth: 44, px: 0 } as const;
const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'center',
  py: 1.5,
  '& + &': { borderTop: `1px solid ${COLOURS.line}` },
} as const;

type ChoiceProps = { label: string; choices: SellableProduct['sizes']; value: string; onChange: (id: string) => void };

const Choice = ({ label, choices, value, onChange }: ChoiceProps) =>
  choices.length === 0 ? null : (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ width: 'auto', minWidth: 140 }}
    >
      {choices.map(({ id, name, additional_price, available_pieces }) => (
        <MenuItem key={id} value={id}>
          {name}
          {additional_price !== 0 && ` (${formatExtra(additional_price)})`}
          {available_pieces === 0 && ', sold out'}
        </MenuItem>
      ))}
    </TextField>
  );

function describeAvailability(pieces: number | null): string {
  if (pieces === null) return 'Made to order';
  return pieces === 0 ? 'Sold out' : `${pieces} available`;
}

type Props = { line: DraftLine; onChange: (line: DraftLine) => void; onRemove: () => void };

/** One ordered product with its choices and pieces. */
export const EntryLineRow = ({ line, onChange, onRemove }: Props) => {
  const { product, option_id, size_id, quantity } = line;
  const availablePieces = countAvailable(line);
  const isShort = availablePieces !== null && quantity > availablePieces;
  const setQuantity = (pieces: number) => onChange({ ...line, quantity: Math.max(1, pieces) });
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ flex: '1 1 160px' }}>
        <strong>{product.name}</strong>
        <Box sx={{ color: isShort ? 'error.main' : 'text.secondary', fontSize: 14 }}>{describeAvailability(availablePieces)}</Box>
      </Box>
      <Choice label="Option" choices={product.options} value={option_id} onChange={(id) => onChange({ ...line, option_id: id })} />
      <Choice label="Size" choices={product.sizes} value={size_id} onChange={(id) => onChange({ ...line, size_id: id })} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Button
          variant="outlined"
          aria-label={`One piece less of ${product.name}`}
          sx={COUNT_BUTTON}
          onClick={() => setQuantity(quantity - 1)}
          disabled={quantity === 1}
        >
          −
        </Button>
        <Box component="span" sx={{ minWidth: 32, textAlign: 'center', fontWeight: 600 }}>
          {quantity}
        </Box>
        <Button
          variant="outlined"
          sx={COUNT_BUTTON}
          aria-label={`One piece more of ${product.name}`}
          onClick={() => setQuantity(quantity + 1)}
        >
          +
        </Button>
      </Box>
      <Button color="error" onClick={onRemove} aria-label={`Remove ${product.name}`}>
        Remove
      </Button>
    </Box>
  );
};
