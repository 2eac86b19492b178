import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { COLOURS } from '#admin/theme.ts';

/** The message on an empty page or list: what would be here, and what a staff member can do. */
export const Empty = ({ title, children, action }: { title: string; children: ReactNode; action?: ReactNode }) => (
  <Box sx={{ py: 6, px: 2, textAlign: 'center', border: `1px dashed ${COLOURS.line}`, borderRadius: 1 }}>
    <svg width="72" height="44" viewBox="0 0 72 44" aria-hidden="true" focusable="false">
      <g fill="none" stroke={COLOURS.line} strokeWidth="3">
        <path d="M2 30L36 4L70 30M2 37L36 11L70 37M2 44L36 18L70 44" />
      </g>
      <path d="M36 20L42 30L36 40L30 30Z" fill={COLOURS.terracotta} />
    </svg>
    <Typography variant="h2" sx={{ mt: 1 }}>
      {title}
    </Typography>
    <Typography sx={{ mt: 0.5, color: 'text.secondary', maxWidth: 480, mx: 'auto' }}>{children}</Typography>
    {action && <Box sx={{ mt: 2 }}>{action}</Box>}
  </Box>
);
