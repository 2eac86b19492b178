import IconButton from '@mui/material/IconButton';
import { COLOURS } from '#admin/theme.ts';
import { Icon } from './icon.tsx';

/** Large enough for a finger. */
export const ROW_BUTTON = { width: 44, height: 44, color: COLOURS.ink2, '&.Mui-disabled': { color: COLOURS.line } } as const;

type Props = { name: string; index: number; count: number; onMove: (newIndex: number) => void };

/** The buttons that move a row of a list up and down. `onMove` gets the new index of the row. */
export const MoveButtons = ({ name, index, count, onMove }: Props) => (
  <>
    <IconButton sx={ROW_BUTTON} aria-label={`Move ${name} up`} disabled={index === 0} onClick={() => onMove(index - 1)}>
      <Icon name="up" size_px={22} />
    </IconButton>
    <IconButton sx={ROW_BUTTON} aria-label={`Move ${name} down`} disabled={index === count - 1} onClick={() => onMove(index + 1)}>
      <Icon name="down" size_px={22} />
    </IconButton>
  </>
);
