import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { COLOURS } from '#admin/theme.ts';

const BAR = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  mt: 2,
  py: 1.5,
  bgcolor: COLOURS.paper,
  borderTop: `1px solid ${COLOURS.line}`,
} as const;

type Props = { label: string; canSave: boolean; isBusy: boolean; onReset: (() => void) | null; children?: ReactNode };

/** The buttons at the end of a form. They stay in view, so that a member can save a long form without scrolling. */
export const SaveBar = ({ label, canSave, isBusy, onReset, children }: Props) => (
  <Box sx={BAR}>
    <Button type="submit" variant="contained" disabled={!canSave || isBusy}>
      {isBusy ? 'Saving…' : label}
    </Button>
    {onReset && (
      <Button onClick={onReset} disabled={isBusy}>
        Undo changes
      </Button>
    )}
    <Box sx={{ flex: 1 }} />
    {children}
  </Box>
);
