import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** What is drawn as a field and is none for the browser; buttons that do nothing are hidden. */
const NOT_TAKEN = { '& [role=combobox], & [contenteditable]': { pointerEvents: 'none' }, '& button': { display: 'none' } } as const;
const PLAIN = { border: 0, m: 0, p: 0, minWidth: 0 } as const;

type Props = { isReadOnly: boolean; sx?: SxProps; children: ReactNode };

/** Fields that a member whose role only reads them cannot fill. */
export const FieldGroup = ({ isReadOnly, sx = {}, children }: Props) =>
  isReadOnly ? (
    <Box component="fieldset" disabled sx={[PLAIN, NOT_TAKEN, sx] as SxProps}>
      {children}
    </Box>
  ) : (
    <Box sx={sx}>{children}</Box>
  );
