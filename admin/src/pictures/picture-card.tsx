import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { ALT_LENGTH_MAX } from '@uruhu/contract/constants';
import type { PictureWithAlt } from '@uruhu/contract/staff/pictures';
import type { DragEvent } from 'react';
import { COLOURS } from '#admin/theme.ts';
import { Icon, type IconName } from '#admin/ui/icon.tsx';
import { buildPictureUrl } from './picture-url.ts';

type Props = {
  picture: PictureWithAlt;
  index: number;
  count: number;
  /** False for a picture without an alternative text, such as a brand's logo, beside which the page shows the name. */
  hasAlt: boolean;
  error: string;
  isDropTarget: boolean;
  onAlt: (alt: string) => void;
  onMove: (newIndex: number) => void;
  onCrop: () => void;
  onRemove: () => void;
  dragHandlers: {
    draggable: boolean;
    onDragStart: (event: DragEvent) => void;
    onDragOver: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
    onDragEnd: () => void;
  };
};

const CARD = { border: `1px solid ${COLOURS.line}`, borderRadius: 1, bgcolor: COLOURS.surface, p: 1, display: 'grid', gap: 1 } as const;
const IMAGE = {
  width: '100%',
  aspectRatio: '1',
  objectFit: 'contain',
  bgcolor: COLOURS.rice,
  borderRadius: 0.5,
  display: 'block',
} as const;
const TOOLS = { display: 'flex', justifyContent: 'space-between' } as const;

/** One picture of a field. Staff move it by dragging, or by two buttons. */
export const PictureCard = ({
  picture,
  index,
  count,
  hasAlt,
  error,
  isDropTarget,
  onAlt,
  onMove,
  onCrop,
  onRemove,
  dragHandlers,
}: Props) => {
  const name = count > 1 ? `picture ${index + 1}` : 'the picture';
  const { draggable, onDragStart, onDragEnd, ...dropHandlers } = dragHandlers;
  return (
    <Box component="li" sx={CARD} style={isDropTarget ? { outline: `3px solid ${COLOURS.celadon}` } : undefined} {...dropHandlers}>
      <Box
        sx={{ position: 'relative', cursor: count > 1 ? 'grab' : 'auto' }}
        draggable={draggable}
        onDragStart={onDragStart}
        onDragEnd={onDragEnd}
      >
        <Box
          component="img"
          src={buildPictureUrl(picture.key, 320)}
          alt={picture.alt || `Picture ${index + 1}`}
          draggable={false}
          sx={IMAGE}
        />
        {index === 0 && count > 1 && <FirstBadge />}
      </Box>
      <Box sx={TOOLS}>
        {count > 1 && (
          <>
            <Tool label={`Move ${name} earlier`} isDisabled={index === 0} onPress={() => onMove(index - 1)} icon="left" />
            <Tool label={`Move ${name} later`} isDisabled={index === count - 1} onPress={() => onMove(index + 1)} icon="right" />
          </>
        )}
        <Tool label={`Cut ${name}`} onPress={onCrop} icon="crop" />
        <Tool label={`Remove ${name}`} onPress={onRemove} icon="bin" />
      </Box>
      {hasAlt && (
        <TextField
          size="small"
          label="What it shows"
          value={picture.alt}
          onChange={({ target: { value } }) => onAlt(value)}
          error={error !== ''}
          helperText={error}
          slotProps={{ htmlInput: { maxLength: ALT_LENGTH_MAX, 'aria-label': `What ${name} shows` } }}
        />
      )}
    </Box>
  );
};

const FirstBadge = () => (
  <Box
    sx={{
      position: 'absolute',
      left: 6,
      top: 6,
      px: 1,
      py: 0.25,
      borderRadius: 0.5,
      bgcolor: COLOURS.celadon,
      color: COLOURS.paper,
      fontSize: 13,
    }}
  >
    First
  </Box>
);

type ToolProps = { label: string; isDisabled?: boolean; onPress: () => void; icon: IconName };

/** Uses `aria-disabled`, since `disabled` would take the focus from a button that has just been pressed. */
const Tool = ({ label, isDisabled = false, onPress, icon }: ToolProps) => (
  <Tooltip title={label}>
    <IconButton
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={() => isDisabled || onPress()}
      sx={{ width: 44, height: 44, color: isDisabled ? COLOURS.line : COLOURS.ink2 }}
    >
      <Icon name={icon} size_px={22} />
    </IconButton>
  </Tooltip>
);
