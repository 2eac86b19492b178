import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import { COLOURS } from '#admin/theme.ts';
import { formatShare } from './figures.ts';

export type Share = { label: string; count: number; to?: string };

const ROW = { display: 'grid', gridTemplateColumns: '8.5rem 1fr auto', gap: 1.5, alignItems: 'center', minHeight: 44 } as const;

/** A list of counts, each with a bar that shows its share of `total`. */
export const ShareBars = ({ shares, total, label }: { shares: readonly Share[]; total: number; label: string }) => (
  <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {shares.map(({ label: name, count, to }) => (
      <Box component="li" key={name} sx={ROW}>
        {to ? (
          <MuiLink component={Link} to={to} sx={{ py: 1.25 }}>
            {name}
          </MuiLink>
        ) : (
          <span>{name}</span>
        )}
        <svg width="100%" height="12" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <rect width="100" height="12" fill={COLOURS.rice} />
          <rect width={total === 0 ? 0 : (count / total) * 100} height="12" fill={COLOURS.celadon} />
        </svg>
        <Box component="span" sx={{ textAlign: 'right', minWidth: 84 }}>
          {count.toLocaleString('en-US')}
          <Box component="span" sx={{ color: 'text.secondary', ml: 1 }}>
            {formatShare(count, total)}
          </Box>
        </Box>
      </Box>
    ))}
  </Box>
);
