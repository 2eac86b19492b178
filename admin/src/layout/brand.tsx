import Box from '@mui/material/Box';
import { COLOURS, DISPLAY } from '#admin/theme.ts';

/** The shop's symbol and name. */
export const Brand = () => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: COLOURS.ink }}>
    <svg width="28" height="28" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path d="M6 2V26L24 44L42 26V2" fill="none" stroke={COLOURS.celadon} strokeWidth="8" />
      <path d="M24 0L33 14L24 28L15 14Z" fill={COLOURS.terracotta} />
    </svg>
    <Box component="span" sx={{ fontFamily: DISPLAY, fontSize: 22, lineHeight: 1 }}>
      Uruhu
    </Box>
  </Box>
);
