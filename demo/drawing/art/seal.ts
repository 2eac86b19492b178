import { createSvgDocument, joinPoints, line, type Point, shape } from '../svg.ts';
import { BRAND } from './brand.ts';

const RAYS = 20;

/** Creates the outline of a star around (100,100). */
function createStarOutline({ outerRadius, innerRadius }: { outerRadius: number; innerRadius: number }): string {
  const getPoint = (i: number): Point => {
    const angle = (i / (RAYS * 2)) * Math.PI * 2 - Math.PI / 2;
    const radius = i % 2 ? innerRadius : outerRadius;
    return [100 + Math.cos(angle) * radius, 100 + Math.sin(angle) * radius];
  };
  return `${joinPoints(Array.from({ length: RAYS * 2 }, (_, i) => getPoint(i)))}Z`;
}

/** Draws the seal of the offer for new members: a sun of ridges. The page shows the text on it. */
export const drawSeal = (): string =>
  createSvgDocument(
    { width: 160, height: 160, viewBox: '0 0 200 200' },
    shape(createStarOutline({ outerRadius: 98, innerRadius: 86 }), { fill: BRAND.terracotta }),
    line(createStarOutline({ outerRadius: 79, innerRadius: 72 }), '#F7D9C8', 2),
  );
