import Box from '@mui/material/Box';
import { useShopName } from '#admin/lib/shop-name.ts';
import { COLOURS, DISPLAY } from '#admin/theme.ts';

/** A long name is cut, so that a phone still shows the buttons beside it. */
const NAME = {
  fontFamily: DISPLAY,
  fontSize: 22,
  lineHeight: 1.2,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** The logo of the back office, and the shop's name. */
export const Brand = () => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: COLOURS.ink, minWidth: 0 }}>
    <svg style={{ flexShrink: 0 }} width="28" height="28" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path d="M6 2V26L24 44L42 26V2" fill="none" stroke={COLOURS.celadon} strokeWidth="8" />
      <path d="M24 0L33 14L24 28L15 14Z" fill={COLOURS.terracotta} />
    </svg>
    <Box component="span" sx={NAME}>
      {useShopName()}
    </Box>
  </Box>
);
