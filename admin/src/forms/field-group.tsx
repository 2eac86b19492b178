import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** A disabled fieldset does not disable these elements, because they are no form fields of the browser. Buttons are hidden. */
const INERT_CONTROLS = { '& [role=combobox], & [contenteditable]': { pointerEvents: 'none' }, '& button': { display: 'none' } } as const;
const PLAIN = { border: 0, m: 0, p: 0, minWidth: 0 } as const;

type Props = { isReadOnly: boolean; sx?: SxProps; children: ReactNode };

/** A group of fields, disabled for a member whose role may only read them. */
export const FieldGroup = ({ isReadOnly, sx = {}, children }: Props) =>
  isReadOnly ? (
    <Box component="fieldset" disabled sx={[PLAIN, INERT_CONTROLS, sx] as SxProps}>
      {children}
    </Box>
  ) : (
    <Box sx={sx}>{children}</Box>
  );
