import Box from '@mui/material/Box';
import { buildPictureUrl } from '#admin/pictures/picture-url.ts';
import { COLOURS, DISPLAY } from '#admin/theme.ts';

export type SlideLook = {
  image: string;
  image_tall: string;
  slug: string;
  title: string;
  description: string;
  action: string;
  dark_text: boolean;
};

const FRAME = { containerType: 'inline-size', position: 'relative', overflow: 'hidden', borderRadius: 1, width: '100%' } as const;
const IMAGE = { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' } as const;
const TEXT = {
  position: 'relative',
  p: 2.5,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: 1,
  height: '100%',
} as const;
const BUTTON = { mt: 'auto', px: 2, py: 1, bgcolor: COLOURS.paper, color: COLOURS.ink, fontWeight: 600, borderRadius: 0.5 } as const;

/** The slide on a phone and on a wide screen, as far as a form can show it. */
export const SlidePreview = ({ slide }: { slide: SlideLook }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '220px 1fr' }, alignItems: 'start' }}>
    <Stage slide={slide} picture={slide.image_tall || slide.image} ratio="78 / 102" label="On a phone" />
    <Stage slide={slide} picture={slide.image} ratio="1600 / 640" label="On a wide screen" />
  </Box>
);

type StageProps = { slide: SlideLook; picture: string; ratio: string; label: string };

const Stage = ({ slide: { slug, title, description, action, dark_text }, picture, ratio, label }: StageProps) => (
  <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
    <Box sx={{ ...FRAME, color: dark_text ? COLOURS.ink : COLOURS.paper, bgcolor: dark_text ? COLOURS.blush : COLOURS.celadon }}>
      {picture && <Box component="img" src={buildPictureUrl(picture, 640)} alt="" sx={IMAGE} />}
      <Box sx={{ ...TEXT, aspectRatio: ratio }}>
        {slug && <Box sx={{ fontSize: 10, letterSpacing: '.08em', textTransform: 'uppercase' }}>{slug}</Box>}
        <Box sx={{ fontFamily: DISPLAY, fontWeight: 300, fontSize: 'clamp(18px, 9cqw, 30px)', lineHeight: 1.15, overflowWrap: 'anywhere' }}>
          {title}
        </Box>
        {description && <Box sx={{ fontSize: 'clamp(11px, 4cqw, 15px)', maxWidth: '30ch' }}>{description}</Box>}
        <Box sx={BUTTON}>{action || 'Shop now'}</Box>
      </Box>
    </Box>
    <Box component="figcaption" sx={{ color: 'text.secondary', fontSize: 14, mt: 0.5 }}>
      {label}
    </Box>
  </Box>
);
