import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';

type Props = { name: string; index: number; count: number; onMove: (to: number) => void; onRemove: () => void };

const TOOL = { width: 44, height: 44 } as const;

export const RowTools = ({ name, index, count, onMove, onRemove }: Props) => (
  <Box sx={{ display: 'flex' }}>
    <IconButton sx={TOOL} aria-label={`Move ${name} up`} disabled={index === 0} onClick={() => onMove(index - 1)}>
      <ArrowUpward />
    </IconButton>
    <IconButton sx={TOOL} aria-label={`Move ${name} down`} disabled={index === count - 1} onClick={() => onMove(index + 1)}>
      <ArrowDownward />
    </IconButton>
    <IconButton sx={TOOL} aria-label={`Remove ${name}`} onClick={onRemove}>
      <DeleteOutline />
    </IconButton>
  </Box>
);
