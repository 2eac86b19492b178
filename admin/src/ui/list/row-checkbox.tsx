import Box from '@mui/material/Box';
import { COLOURS } from '#admin/theme.ts';

type Props = { label: string; isChecked: boolean; isPartlyChecked?: boolean; onChange: () => void };

/** The square in the middle of the field, which itself is as large as a finger. */
const SQUARE = { content: '""', position: 'absolute', inset: '12px', borderRadius: '2px', border: `2px solid ${COLOURS.ink2}` } as const;
const FILLED = { '&::before': { bgcolor: COLOURS.celadon, borderColor: COLOURS.celadon } } as const;

const CHECKBOX = {
  appearance: 'none',
  position: 'relative',
  display: 'block',
  flexShrink: 0,
  width: 42,
  height: 42,
  m: 0,
  cursor: 'pointer',
  '&::before': SQUARE,
  '&::after': { content: '""', position: 'absolute', bgcolor: COLOURS.paper, opacity: 0 },
  '&:checked': FILLED,
  '&:checked::after': {
    opacity: 1,
    inset: '15px',
    clipPath: 'polygon(14% 44%, 0 58%, 38% 96%, 100% 24%, 86% 10%, 38% 68%)',
  },
  '&:indeterminate': FILLED,
  '&:indeterminate::after': { opacity: 1, inset: '20px 16px' },
  '&:focus-visible': { outline: `3px solid ${COLOURS.celadon}`, outlineOffset: -3 },
  '@media (forced-colors: active)': { appearance: 'auto', '&::before, &::after': { display: 'none' } },
} as const;

/** The checkbox of a row: one element instead of MUI's five, because a list has up to a hundred of them. */
export const RowCheckbox = ({ label, isChecked, isPartlyChecked = false, onChange }: Props) => (
  <Box
    component="input"
    type="checkbox"
    aria-label={label}
    checked={isChecked}
    ref={(input: HTMLInputElement | null) => {
      if (input) input.indeterminate = isPartlyChecked;
    }}
    onChange={onChange}
    sx={CHECKBOX}
  />
);
