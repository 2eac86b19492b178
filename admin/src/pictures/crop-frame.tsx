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
/** As large as a finger. */
const CORNER_PX = 44;

const FRAME = {
  position: 'relative',
  width: 'fit-content',
  mx: 'auto',
  touchAction: 'none',
  userSelect: 'none',
  overflow: 'hidden',
} as const;
const KEPT = {
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

/** The whole picture with the frame of the kept part over it. Numbers beside it do the same for the keyboard. */
export const CropFrame = ({ url, size, area, isSquare, onLoad, onChange }: Props) => {
  const image = useRef<HTMLImageElement>(null);
  const drag = useRef<{ grip: Grip; from: { x: number; y: number }; start: CropArea } | null>(null);
  const grab = (grip: Grip) => (event: PointerEvent<HTMLElement>) => {
    if (!area) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { grip, from: { x: event.clientX, y: event.clientY }, start: area };
  };
  function move({ clientX, clientY }: PointerEvent<HTMLElement>) {
    const shown_px = image.current?.clientWidth ?? 0;
    if (!drag.current || !size || shown_px === 0) return;
    const { grip, from, start } = drag.current;
    const scale = size.width / shown_px;
    onChange(dragArea(start, grip, { x: (clientX - from.x) * scale, y: (clientY - from.y) * scale }, size, isSquare));
  }
  const drop = () => {
    drag.current = null;
  };
  const percent = (px: number, whole: number) => `${(px / whole) * 100}%`;
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
          sx={KEPT}
          style={{
            left: percent(area.x, size.width),
            top: percent(area.y, size.height),
            width: percent(area.width, size.width),
            height: percent(area.height, size.height),
          }}
          onPointerDown={grab('all')}
          {...handlers}
        >
          {CORNERS.map(({ x, y, cursor }) => (
            <Box
              key={cursor + x}
              sx={CORNER}
              style={{ cursor, [x ? 'right' : 'left']: -CORNER_PX / 2 + 8, [y ? 'bottom' : 'top']: -CORNER_PX / 2 + 8 }}
              onPointerDown={grab({ x, y })}
              {...handlers}
            />
          ))}
        </Box>
      )}
    </Box>
  );
};
