import Box from '@mui/material/Box';
import { buildPictureUrl } from '#admin/pictures/picture-url.ts';
import { COLOURS, DISPLAY } from '#admin/theme.ts';

export type ShownSlide = {
  image: string;
  image_tall: string;
  slug: string;
  title: string;
  description: string;
  action: string;
  link: string;
  dark_text: boolean;
};

/** The sizes of a slide in the shop (storefront/app/routes/home/slides.module.css), on a phone 390 px wide and on a screen 1,280 px wide. */
const PHONE = {
  label: 'On a phone',
  width_px: 346,
  height_px: 452,
  title_px: 34.5,
  text_px: 16,
  padding_top_px: 24,
  padding_bottom_px: 16,
  padding_left_px: 22,
  padding_right_px: 22,
};
const DESKTOP = {
  label: 'On a wide screen',
  width_px: 1160,
  height_px: 464,
  title_px: 60,
  text_px: 18,
  padding_top_px: 24,
  padding_bottom_px: 48,
  padding_left_px: 64,
  padding_right_px: 603,
};
type Screen = typeof PHONE;

const FRAME = { containerType: 'inline-size', position: 'relative', overflow: 'hidden', borderRadius: 1, width: '100%' } as const;
const IMAGE = { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' } as const;
const TEXT = { position: 'relative', display: 'flex', flexDirection: 'column', alignItems: 'start' } as const;
const TITLE = { fontFamily: DISPLAY, fontWeight: 300, lineHeight: 1.12, overflowWrap: 'anywhere', textWrap: 'balance' } as const;
const SLUG = { fontWeight: 600, letterSpacing: '.1em', textTransform: 'uppercase' } as const;
const BUTTON = { bgcolor: COLOURS.paper, color: COLOURS.ink, fontWeight: 600, borderRadius: 0.5, flexShrink: 0 } as const;

/** The widths at which the shop gets the pictures for the preview; a narrower picture would be blurred. */
export const PREVIEW_WIDTHS_PX = { image: 1280, image_tall: 640 } as const;

type Props = {
  slide: ShownSlide;
  /** Called when a picture has loaded. `width_px`: its width, at most that in PREVIEW_WIDTHS_PX. */
  onPictureLoad: (picture: keyof typeof PREVIEW_WIDTHS_PX, width_px: number) => void;
};

/** The slide on a phone and on a wide screen. */
export const SlidePreview = ({ slide, onPictureLoad }: Props) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '240px 1fr' }, alignItems: 'start' }}>
    <PreviewFrame slide={slide} screen={PHONE}>
      {slide.image_tall ? (
        <Picture name={slide.image_tall} size="image_tall" onLoad={onPictureLoad} />
      ) : (
        <Picture name={slide.image} size="image" onLoad={onPictureLoad} />
      )}
    </PreviewFrame>
    <PreviewFrame slide={slide} screen={DESKTOP}>
      <Picture name={slide.image} size="image" onLoad={onPictureLoad} />
    </PreviewFrame>
  </Box>
);

type PictureProps = { name: string; size: keyof typeof PREVIEW_WIDTHS_PX; onLoad: Props['onPictureLoad'] };

const Picture = ({ name, size, onLoad }: PictureProps) =>
  name === '' ? null : (
    <Box
      component="img"
      src={buildPictureUrl(name, PREVIEW_WIDTHS_PX[size])}
      alt=""
      sx={IMAGE}
      onLoad={({ currentTarget }) => onLoad(size, currentTarget.naturalWidth)}
    />
  );

type PreviewFrameProps = { slide: ShownSlide; screen: Screen; children: React.ReactNode };

/** Draws all sizes as shares of the width, so that lines break where they break in the shop. */
const PreviewFrame = ({ slide: { slug, title, description, action, dark_text }, screen, children }: PreviewFrameProps) => {
  const scale = (size_px: number) => `${((100 * size_px) / screen.width_px).toFixed(3)}cqw`;
  const padding = [screen.padding_top_px, screen.padding_right_px, screen.padding_bottom_px, screen.padding_left_px].map(scale).join(' ');
  const isDesktop = screen === DESKTOP;
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Box sx={{ ...FRAME, color: dark_text ? COLOURS.ink : COLOURS.paper, bgcolor: dark_text ? COLOURS.blush : COLOURS.celadon }}>
        {children}
        <Box sx={{ ...TEXT, padding, minHeight: scale(screen.height_px), justifyContent: isDesktop ? 'center' : 'start' }}>
          {slug && <Box sx={{ ...SLUG, fontSize: scale(12.5), mb: scale(12) }}>{slug}</Box>}
          <Box sx={{ ...TITLE, fontSize: scale(screen.title_px) }}>{title}</Box>
          {description && (
            <Box sx={{ fontSize: scale(screen.text_px), mt: scale(isDesktop ? 16 : 10), maxWidth: '30ch', lineHeight: 1.42 }}>
              {description}
            </Box>
          )}
          <Box sx={{ ...BUTTON, fontSize: scale(16), px: scale(18), py: scale(11), mt: isDesktop ? scale(26) : 'auto' }}>
            {action || 'Shop now'}
          </Box>
        </Box>
      </Box>
      <Box component="figcaption" sx={{ color: 'text.secondary', fontSize: 14, mt: 0.5 }}>
        {screen.label}
      </Box>
    </Box>
  );
};
