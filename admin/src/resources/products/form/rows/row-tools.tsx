import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Icon } from '#admin/ui/icon.tsx';
import { MoveButtons, ROW_BUTTON } from '#admin/ui/move-buttons.tsx';

type Props = { name: string; index: number; count: number; onMove: (newIndex: number) => void; onRemove: () => void };

export const RowTools = ({ name, index, count, onMove, onRemove }: Props) => (
  <Box sx={{ display: 'flex' }}>
    <MoveButtons name={name} index={index} count={count} onMove={onMove} />
    <IconButton sx={ROW_BUTTON} aria-label={`Remove ${name}`} onClick={onRemove}>
      <Icon name="bin" size_px={22} />
    </IconButton>
  </Box>
);
