import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import type { DragEvent } from 'react';
import { Link } from 'react-router';
import type { CategoryRecord } from '#admin/catalogue/category-choices.ts';
import { buildPictureUrl } from '#admin/pictures/picture-url.ts';
import { COLOURS } from '#admin/theme.ts';
import { Icon } from '#admin/ui/icon.tsx';
import type { Destination, Direction, Side } from './tree-moves.ts';

const STEPS = [
  ['up', 'up', 'up'],
  ['down', 'down', 'down'],
  ['in', 'into the one above', 'indent'],
  ['out', 'out, beside the one it is in', 'outdent'],
] as const;

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  py: 0.5,
  position: 'relative',
  borderBottom: `1px solid ${COLOURS.line}`,
  bgcolor: COLOURS.surface,
} as const;
const PICTURE = { width: 44, height: 44, objectFit: 'cover', borderRadius: 0.5, flexShrink: 0, bgcolor: COLOURS.rice } as const;
/** Shoppers see the pictures of the categories at the top, so only one of these lacks its picture. */
const NO_PICTURE = { ...PICTURE, display: { xs: 'none', sm: 'block' } } as const;
const VISUALLY_HIDDEN = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } as const;
/** The line that shows where a dragged row would go. */
const LINES: Record<Side, object> = {
  before: { boxShadow: `0 -3px 0 ${COLOURS.celadon}` },
  after: { boxShadow: `0 3px 0 ${COLOURS.celadon}` },
  into: { outline: `3px solid ${COLOURS.celadon}`, outlineOffset: -3 },
};

type Props = {
  category: CategoryRecord;
  /** The name of the parent category, for screen readers, which cannot see the indent; '' at the top. */
  parentName: string;
  /** The number of products in the category and below it. */
  productCount: number;
  steps: Record<Direction, Destination | null>;
  mayWrite: boolean;
  side: Side | null;
  onStep: (direction: Direction, destination: Destination) => void;
  dragHandlers: {
    onDragStart: (event: DragEvent) => void;
    onDragOver: (event: DragEvent<HTMLElement>) => void;
    onDrop: (event: DragEvent) => void;
    onDragEnd: () => void;
  };
};

export const getStepButtonId = (category_id: string, direction: Direction) => `${category_id}-${direction}`;

export const CategoryRow = ({ category, parentName, productCount, steps, mayWrite, side, onStep, dragHandlers }: Props) => {
  const { category_id, name, image, level } = category;
  const { onDragStart, onDragEnd, ...dropHandlers } = dragHandlers;
  return (
    <Box
      component="li"
      sx={{ ...ROW, pl: { xs: (level - 1) * 2.5, sm: (level - 1) * 5 } }}
      style={side ? LINES[side] : undefined}
      {...dropHandlers}
    >
      {mayWrite && (
        <Box
          component="span"
          draggable
          onDragStart={onDragStart}
          onDragEnd={onDragEnd}
          // With the keyboard or a screen reader, staff use the buttons instead.
          aria-hidden
          sx={{ cursor: 'grab', display: { xs: 'none', sm: 'inline-flex' }, color: COLOURS.ink3, py: 1 }}
        >
          <Icon name="grip" />
        </Box>
      )}
      {image ? (
        <Box component="img" src={buildPictureUrl(image, 160)} alt="" loading="lazy" sx={PICTURE} />
      ) : (
        level === 1 && <Box component="span" sx={NO_PICTURE} />
      )}
      <Box sx={{ flex: { xs: '1 1 90px', sm: '1 1 140px' }, minWidth: 0, overflowWrap: 'anywhere' }}>
        <MuiLink component={Link} to={`/categories/${encodeURIComponent(category_id)}`} sx={{ fontWeight: 600 }}>
          {name}
        </MuiLink>
        <Box component="span" sx={{ color: 'text.secondary', display: 'block', fontSize: 14 }}>
          {productCount === 1 ? '1 product' : `${productCount} products`}
          {parentName && (
            <Box component="span" sx={VISUALLY_HIDDEN}>
              , in {parentName}
            </Box>
          )}
        </Box>
      </Box>
      {mayWrite && <StepButtons category={category} steps={steps} onStep={onStep} />}
    </Box>
  );
};

/** Uses `aria-disabled`, since `disabled` would take the focus from a button that has just been pressed. */
const StepButtons = ({ category: { category_id, name }, steps, onStep }: Pick<Props, 'category' | 'steps' | 'onStep'>) => (
  <Box sx={{ display: 'flex', ml: 'auto' }}>
    {STEPS.map(([direction, label, icon]) => {
      const destination = steps[direction];
      return (
        <Tooltip key={direction} title={`Move ${label}`}>
          <IconButton
            id={getStepButtonId(category_id, direction)}
            aria-label={`Move ${name} ${label}`}
            aria-disabled={destination === null || undefined}
            onClick={() => destination && onStep(direction, destination)}
            sx={{ width: 44, height: 44, color: destination ? COLOURS.ink2 : COLOURS.line }}
          >
            <Icon name={icon} size_px={20} />
          </IconButton>
        </Tooltip>
      );
    })}
  </Box>
);
