import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { COLOURS } from '#admin/theme.ts';

/** A pale ridge crosses the bars, as in the storefront. */
const BAR = {
  height: 14,
  borderRadius: 0.5,
  bgcolor: COLOURS.rice,
  backgroundImage: `linear-gradient(100deg, transparent 40%, ${COLOURS.paper} 50%, transparent 60%)`,
  backgroundSize: '300% 100%',
  '@keyframes ridge': { from: { backgroundPosition: '100% 0' }, to: { backgroundPosition: '0 0' } },
  animation: 'ridge 1400ms linear infinite',
  '@media (prefers-reduced-motion: reduce)': { animation: 'none', backgroundImage: 'none' },
} as const;

const ROWS = { display: 'grid', gap: '34px', pt: 2, '& > *': BAR, '& > :nth-of-type(even)': { width: '72%' } } as const;

const BARS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Stands for the rows of a list, or the fields of a record, until they are loaded and drawn. */
export const Skeleton = () => (
  <Box role="progressbar" aria-label="Loading" sx={ROWS}>
    {BARS.map((bar) => (
      <div key={bar} />
    ))}
  </Box>
);

/** A page before it is drawn. `title`: its heading, if it is known; screen readers hear the heading of the page itself. */
export const PageSkeleton = ({ title }: { title: string | undefined }) => (
  // As high as the window: the page is as short as it was scrolled far down, and then begins at its top.
  <Box sx={{ minHeight: '100vh' }}>
    <Typography variant="h1" component="div" aria-hidden="true" sx={{ mb: 2 }}>
      {title ?? '\u00a0'}
    </Typography>
    <Skeleton />
  </Box>
);
