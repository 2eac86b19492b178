import { createSvgDocument, element, group, line, rect, shape } from '../svg.ts';
import { BRAND } from './brand.ts';
import { WORDMARK_PATH } from './wordmark.ts';

const OUTER_RIDGE = 'M5 3V27L24 46L43 27V3';
const INNER_RIDGE = 'M14.2 3V23.2L24 33L33.8 23.2V3';

export type LogoColours = { ink: string; ridge: string; drop: string };

const ON_PAPER: LogoColours = { ink: BRAND.ink, ridge: BRAND.celadon, drop: BRAND.terracotta };
const ON_DARK: LogoColours = { ink: BRAND.paper, ridge: BRAND.celadonSoft, drop: BRAND.coral };

/** Draws the letter U as two nested ridges around one drop. It stands for layers of skin, for the ridges of imigongo art, and for a jar. */
const drawSymbol = ({ ridge, drop }: LogoColours): string =>
  group({ fill: 'none', stroke: ridge, strokeWidth: 5 }, element('path', { d: OUTER_RIDGE }), element('path', { d: INNER_RIDGE })) +
  shape('M24 2.4L30 12L24 21.6L18 12Z', { fill: drop });

/** Draws the symbol and the word in these colours, 204 × 50. */
function drawLogoWithColours(colours: LogoColours): string {
  const word = group({ transform: 'translate(60 41) scale(.0418)', fill: colours.ink }, element('path', { d: WORDMARK_PATH }));
  return createSvgDocument({ width: 163.2, height: 40, viewBox: '0 0 204 50', title: 'Uruhu' }, drawSymbol(colours), word);
}

export const drawLogo = (): string => drawLogoWithColours(ON_PAPER);
/** For dark backgrounds: the footer and the announcements. */
export const drawLightLogo = (): string => drawLogoWithColours(ON_DARK);

const FULL_MARK =
  group({ fill: 'none', stroke: BRAND.paper, strokeWidth: 5.6 }, element('path', { d: OUTER_RIDGE }), element('path', { d: INNER_RIDGE })) +
  shape('M24 1.6L30.4 12L24 22.4L17.6 12Z', { fill: BRAND.coral });
const SMALL_MARK = line('M6 2V26L24 44L42 26V2', BRAND.paper, 8) + shape('M24 0L33 14L24 28L15 14Z', { fill: BRAND.coral });

const drawIconTile = (mark: string): string =>
  createSvgDocument(
    { width: 64, height: 64, title: 'Uruhu' },
    rect({ width: 64, height: 64, rx: 14, fill: BRAND.celadon }),
    group({ transform: 'translate(11.6 10.4) scale(.85)' }, mark),
  );

/** For icons of 16 and 24 px: one ridge and the drop. */
export const drawFavicon = (): string => drawIconTile(SMALL_MARK);
/** For the home screen, 48 px and more. */
export const drawAppIcon = (): string => drawIconTile(FULL_MARK);
