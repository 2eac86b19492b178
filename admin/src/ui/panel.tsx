import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** The last row of a list in the panel has no line below it, because the panel ends there. */
const PANEL = { p: 2, '& > :is(ul, ol) > li:last-of-type': { borderBottom: 0 } } as const;
/** Leaves room for the bar above the sections on a narrow window. */
const TARGET = { scrollMarginTop: { xs: 56, lg: 16 }, '&:focus': { outline: 'none' } } as const;

/** A part of a page with a heading. `id`: for links to it. */
export const Panel = ({ id, title, children }: { id?: string; title: string; children: ReactNode }) => {
  const headingId = useId();
  return (
    <Paper component="section" aria-labelledby={headingId} {...(id && { id, tabIndex: -1 })} sx={id ? { ...PANEL, ...TARGET } : PANEL}>
      <Typography variant="h2" id={headingId} sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
};
