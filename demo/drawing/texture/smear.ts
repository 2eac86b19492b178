import { shiftTone } from '../colour.ts';
import { type Attributes, element, group, joinPoints, line, type Point, repeat } from '../svg.ts';
import type { SvgDefs } from '../svg-defs.ts';

/** The number of parallel lines that together form the brush mark. */
const LINE_COUNT = 13;
const BRUSH_WIDTH = 40;

/** How far lines are moved to the right and down. */
type Offset = { dx?: number; dy?: number };

/**
 * Writes one line along the spatula's path. `across` is its position in the brush mark, from the upper edge (0) to the lower one (1). Its
 * right end is ragged.
 */
function createStroke(across: number, seed: number, { dx = 0, dy = 0 }: Offset = {}): string {
  const raggedness = 40 * Math.sin(across * 9 + (seed % 5)) + 26 * Math.sin(across * 23);
  const points: Point[] = [];
  for (let x = 118 + (raggedness > 0 ? raggedness * 0.5 : raggedness * 0.25); x <= 668 + raggedness; x += 22) {
    const edge = 250 + Math.sin((x - 90) / 150) * 46 + (x - 400) * -0.1;
    points.push([x + dx, edge + across * (296 - Math.abs(x - 380) * 0.12) + dy]);
  }
  return joinPoints(points);
}

/** Draws a smear of a thick formula: one broad brush mark, with furrows lit from above inside it. */
export function drawSmear(defs: SvgDefs, cream: string, backdrop: string, seed: number): string {
  const roundCaps: Attributes = { strokeLinecap: 'round' };
  const roundCapsAndJoins: Attributes = { strokeLinecap: 'round', strokeLinejoin: 'round' };
  const drawBrush = (colour: string, attributes: Attributes, offset: Offset = {}) =>
    repeat(LINE_COUNT, (index) => line(createStroke(index / (LINE_COUNT - 1), seed, offset), colour, BRUSH_WIDTH, attributes));

  const mask = defs.define('smear', (id) => element('mask', { id }, group({}, drawBrush('#fff', roundCapsAndJoins))));
  // One blur for each kind of line: a blur for each line would take thirteen times as long.
  const blurLines = (blur: number, ...lines: string[]) => group({ filter: defs.blurFilter(blur, 0.12) }, ...lines);
  const drawLine = (d: string, colour: string, { width, opacity }: { width: number; opacity: number }) =>
    line(d, colour, width, { opacity, ...roundCaps });
  const drawFurrows = (draw: (across: number, width: number) => string) =>
    repeat(LINE_COUNT, (index) => draw(index / (LINE_COUNT - 1), 13 + 7 * Math.sin(index * 2.1 + seed)));
  const furrows =
    blurLines(
      4,
      drawFurrows((across, width) => drawLine(createStroke(across, seed, { dy: 12 }), shiftTone(cream, -0.13), { width, opacity: 0.72 })),
    ) +
    blurLines(
      3,
      drawFurrows((across, width) =>
        drawLine(createStroke(across, seed, { dy: -4 }), shiftTone(cream, 0.12), { width: width * 0.8, opacity: 0.9 }),
      ),
    ) +
    blurLines(
      1.2,
      drawFurrows((across, width) =>
        drawLine(createStroke(across, seed, { dx: -2, dy: -8 }), '#fff', { width: width * 0.22, opacity: 0.62 }),
      ),
    );
  const edges =
    blurLines(5, drawLine(createStroke(1, seed, { dx: 2, dy: 13 }), shiftTone(cream, -0.22), { width: 14, opacity: 0.5 })) +
    blurLines(1.6, drawLine(createStroke(0, seed, { dy: -15 }), '#fff', { width: 5, opacity: 0.75 }));
  return (
    group({ opacity: 0.3, filter: defs.blurFilter(14, 0.12) }, drawBrush(shiftTone(backdrop, -0.38), roundCaps, { dx: 14, dy: 20 })) +
    drawBrush(cream, roundCapsAndJoins) +
    group({ mask: `url(#${mask})` }, furrows, edges)
  );
}
