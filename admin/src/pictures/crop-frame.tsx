import Box from '@mui/material/Box';
import type { CropArea } from '@uruhu/contract/staff/pictures';
import { type PointerEvent, useRef } from 'react';
import { COLOURS } from '#admin/theme.ts';
import { dragArea, type Grip, type Size } from './crop-geometry.ts';

type Props = {
  url: string;
  /** Null until the picture is loaded. */
  size: Size | null;
  area: CropArea | null;
  isSquare: boolean;
  onLoad: (size: Size) => void;
  onChange: (area: CropArea) => void;
};

const CORNERS = [
  { x: 0, y: 0, cursor: 'nwse-resize' },
  { x: 1, y: 0, cursor: 'nesw-resize' },
  { x: 0, y: 1, cursor: 'nesw-resize' },
  { x: 1, y: 1, cursor: 'nwse-resize' },
] as const;
/** Large enough for a finger. */
const CORNER_PX = 44;
/** The handle is centred 8 px inside the corner. */
const CORNER_OFFSET_PX = 8 - CORNER_PX / 2;

const FRAME = {
  position: 'relative',
  width: 'fit-content',
  mx: 'auto',
  touchAction: 'none',
  userSelect: 'none',
  overflow: 'hidden',
} as const;
const KEPT_AREA = {
  position: 'absolute',
  cursor: 'move',
  outline: `2px solid ${COLOURS.paper}`,
  boxShadow: '0 0 0 9999px rgb(30 27 22 / 55%)',
  '&::after': { content: '""', position: 'absolute', inset: 0, border: `1px dashed ${COLOURS.celadon}` },
} as const;
const CORNER = {
  position: 'absolute',
  width: CORNER_PX,
  height: CORNER_PX,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  '&::before': { content: '""', width: 14, height: 14, bgcolor: COLOURS.paper, border: `2px solid ${COLOURS.celadon}` },
} as const;

/** The whole picture with the frame of the kept part over it. With the keyboard, staff use the number fields of the dialog instead. */
export const CropFrame = ({ url, size, area, isSquare, onLoad, onChange }: Props) => {
  const image = useRef<HTMLImageElement>(null);
  const drag = useRef<{ grip: Grip; pointerStart: { x: number; y: number }; startArea: CropArea } | null>(null);
  const grab = (grip: Grip) => (event: PointerEvent<HTMLElement>) => {
    if (!area) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { grip, pointerStart: { x: event.clientX, y: event.clientY }, startArea: area };
  };
  function move({ clientX, clientY }: PointerEvent<HTMLElement>) {
    const shown_px = image.current?.clientWidth ?? 0;
    if (!drag.current || !size || shown_px === 0) return;
    const { grip, pointerStart, startArea } = drag.current;
    const scale = size.width / shown_px;
    const distance = { x: (clientX - pointerStart.x) * scale, y: (clientY - pointerStart.y) * scale };
    onChange(dragArea(startArea, grip, distance, { picture: size, isSquare }));
  }
  const drop = () => {
    drag.current = null;
  };
  const toPercent = (px: number, whole_px: number) => `${(px / whole_px) * 100}%`;
  const handlers = { onPointerMove: move, onPointerUp: drop, onPointerCancel: drop };
  return (
    <Box sx={FRAME}>
      <Box
        component="img"
        ref={image}
        src={url}
        alt="The whole picture"
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }: { currentTarget: HTMLImageElement }) =>
          onLoad({ width: naturalWidth, height: naturalHeight })
        }
        sx={{ display: 'block', maxWidth: '100%', maxHeight: '55vh' }}
      />
      {size && area && (
        <Box
          data-testid="kept"
          sx={KEPT_AREA}
          style={{
            left: toPercent(area.x, size.width),
            top: toPercent(area.y, size.height),
            width: toPercent(area.width, size.width),
            height: toPercent(area.height, size.height),
          }}
          onPointerDown={grab('all')}
          {...handlers}
        >
          {CORNERS.map(({ x, y, cursor }) => (
            <Box
              key={`${x} ${y}`}
              sx={CORNER}
              style={{ cursor, [x ? 'right' : 'left']: CORNER_OFFSET_PX, [y ? 'bottom' : 'top']: CORNER_OFFSET_PX }}
              onPointerDown={grab({ x, y })}
              {...handlers}
            />
          ))}
        </Box>
      )}
    </Box>
  );
};
