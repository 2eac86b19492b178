import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import type { HTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router';
import { COLOURS } from '#admin/theme.ts';
import { Icon } from '#admin/ui/icon.tsx';
import { MoveButtons, ROW_BUTTON } from '#admin/ui/move-buttons.tsx';
import { type BrokenLinks, type Publication, RecordBadges } from './publication.tsx';

type Props = {
  row: Publication & BrokenLinks;
  name: string;
  path: string;
  picture: ReactNode;
  position: { index: number; count: number };
  isDropTarget: boolean;
  onMove: (newIndex: number) => void;
  dragHandlers: HTMLAttributes<HTMLElement>;
};

const ROW = {
  display: 'flex',
  // On a phone the buttons are below the name, which would be so narrow beside them that its words break.
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  gap: 1,
  p: 1,
  mb: 1,
  border: `1px solid ${COLOURS.line}`,
  borderRadius: 1,
  bgcolor: COLOURS.surface,
  cursor: 'grab',
} as const;
const TEXT = {
  flex: { xs: '1 1 180px', sm: 1 },
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: { xs: 0, sm: 1 },
  // On a phone the badge is below the name in each row, whatever the length of the name.
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'flex-start', sm: 'center' },
  justifyContent: 'space-between',
  // The badge 'Shown until …' is wider than the rest of a phone's row, so it may wrap.
  '& > span': { whiteSpace: 'normal' },
} as const;

/** One row of a sortable list, which leads to the page of its record. */
export const SortableRow = ({ row, name, path, picture, position: { index, count }, isDropTarget, onMove, dragHandlers }: Props) => (
  <Box component="li" sx={ROW} style={isDropTarget ? { outline: `3px solid ${COLOURS.celadon}` } : undefined} {...dragHandlers}>
    <Box component="span" sx={{ color: COLOURS.lineStrong, display: { xs: 'none', sm: 'flex' } }}>
      <Icon name="grip" />
    </Box>
    {picture}
    <Box sx={TEXT}>
      <MuiLink component={Link} to={path} sx={{ fontWeight: 600, overflowWrap: 'anywhere', py: 1 }}>
        {name}
      </MuiLink>
      <RecordBadges record={row} />
    </Box>
    <Box sx={{ display: 'flex', ml: 'auto' }}>
      {/* The first row is at the top already, and in the second row the button that moves it up does the same. */}
      <IconButton
        sx={{ ...ROW_BUTTON, visibility: index < 2 ? 'hidden' : 'visible' }}
        aria-label={`Move ${name} to the top`}
        onClick={() => onMove(0)}
      >
        <Icon name="top" size_px={22} />
      </IconButton>
      <MoveButtons name={name} index={index} count={count} onMove={onMove} />
    </Box>
  </Box>
);
