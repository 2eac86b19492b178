import { createSvgDocument, line, shape } from '../svg.ts';
import { BRAND } from './brand.ts';

/** Small SVG files that pages repeat as decoration: edges, marks, and faint backgrounds. They need no title. */
export const PATTERNS: Record<string, () => string> = {
  ridge: () => createSvgDocument({ width: 18, height: 9 }, line('M0 8L9 1L18 8', BRAND.ink, 1.5)),
  'ridge-edge': () => createSvgDocument({ width: 18, height: 8 }, shape('M0 0H18L9 7Z', { fill: BRAND.celadonDeep })),
  'ridge-edge-up': () => createSvgDocument({ width: 18, height: 8 }, shape('M0 8H18L9 1Z', { fill: BRAND.celadonDeep })),
  'ridge-mark': () => createSvgDocument({ width: 26, height: 9 }, line('M1 8L7 2L13 8L19 2L25 8', BRAND.terracotta, 1.8)),
  'ridge-ground': () => createSvgDocument({ width: 24, height: 18 }, line('M0 18L12 6L24 18', BRAND.ink, 1.68, { strokeOpacity: 0.08 })),
  'diamond-ground': () =>
    createSvgDocument(
      { width: 24, height: 24 },
      line('M12 0L24 12L12 24L0 12ZM12 6.72L17.28 12L12 17.28L6.72 12Z', BRAND.ink, 1.68, { strokeOpacity: 0.08 }),
    ),
};
