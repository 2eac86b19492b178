import Box from '@mui/material/Box';
import { COLOURS } from '#admin/theme.ts';

export type Tone = 'quiet' | 'good' | 'waiting' | 'bad';

const BACKGROUNDS: Record<Tone, string> = { quiet: COLOURS.rice, good: COLOURS.mist, waiting: COLOURS.butter, bad: COLOURS.blush };
const MARKS: Record<Tone, string> = {
  quiet: COLOURS.lineStrong,
  good: COLOURS.celadon,
  waiting: COLOURS.amber,
  bad: COLOURS.terracotta,
};

const BADGE = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  px: 1,
  py: 0.25,
  borderRadius: 1,
  fontSize: 14,
  color: COLOURS.ink,
  whiteSpace: 'nowrap',
} as const;

/** A state in words, with a background and a diamond in the colours of its tone. */
export const Badge = ({ tone, children }: { tone: Tone; children: string }) => (
  <Box component="span" sx={{ ...BADGE, bgcolor: BACKGROUNDS[tone] }}>
    <Box component="span" aria-hidden="true" sx={{ width: 7, height: 7, bgcolor: MARKS[tone], transform: 'rotate(45deg)' }} />
    {children}
  </Box>
);
