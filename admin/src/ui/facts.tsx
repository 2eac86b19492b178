import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';

const GRID = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  '& dd': { m: 0, overflowWrap: 'anywhere' },
};

/** A list of names and values, one pair on each line. Pairs whose value is null are left out. */
export const Facts = ({ facts }: { facts: Readonly<Record<string, ReactNode>> }) => (
  <Box component="dl" sx={GRID}>
    {Object.entries(facts).map(([name, value]) =>
      value === null ? null : (
        <Fragment key={name}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>
          <dd>{value}</dd>
        </Fragment>
      ),
    )}
  </Box>
);
