import { diamond, type Point, polyline, repeat, zigzag } from '../svg.ts';

/** The patterns of imigongo, the Rwandan relief art. Each fills a wall with straight ridges. */
export type Motif = 'chevron' | 'diamonds' | 'nested' | 'spiral' | 'sun' | 'hills';

/** `step` is the distance between two ridges. `centre` is the centre of the motifs `nested` and `sun`. */
export type Wall = { width: number; height: number; step: number; centre?: Point };

function traceChevrons({ width, height, step }: Wall): string {
  let d = '';
  for (let y = -step * 2; y < height + step * 2; y += step) {
    d += zigzag({ x0: -step, x1: width + step * 2, step: step * 2, y, depth: step * 2 });
  }
  return d;
}

function traceDiamonds({ width, height, step }: Wall): string {
  const cell = step * 5;
  let d = '';
  for (let row = 0; row * cell < height + cell; row++) {
    for (let x = row % 2 ? cell * 0.8 : 0; x < width + cell; x += cell * 1.6) {
      d += repeat(4, (i) => diamond(x, row * cell, (i + 1) * step, 0.8));
    }
  }
  return d;
}

function traceNestedDiamonds({ width, height, step, centre = [width * 0.7, height * 0.45] }: Wall): string {
  const [x, y] = centre;
  let d = '';
  for (let r = step; r < Math.max(width, height) * 1.4; r += step) d += diamond(x, y, r, 0.84);
  return d;
}

/** Square spirals, turned by 45 degrees. */
function traceSpirals({ width, height, step }: Wall): string {
  const arm = step * 3;
  const cell = step * 10.4;
  const corners: Point[] = [];
  for (let turn = 0; turn < 3; turn++) {
    const reach = arm - turn * step;
    corners.push([-reach - (turn ? step : 0), -reach], [reach, -reach], [reach, reach], [-reach, reach]);
  }
  corners.push([-arm + 2 * step, 0]);
  const turnedCorners = corners.map(([x, y]): Point => [(x - y) * 0.74, (x + y) * 0.74]);
  let d = '';
  for (let row = -1; row * cell * 0.5 < height + cell; row++) {
    for (let column = -1; column * cell < width + cell; column++) {
      const x = column * cell + (row % 2 ? cell / 2 : 0);
      const y = row * cell * 0.5;
      d += polyline(turnedCorners.map(([dx, dy]): Point => [x + dx, y + dy]));
    }
  }
  return d;
}

const RAYS = 14;

function traceSun({ width, height, step, centre = [width * 0.7, height * 0.95] }: Wall): string {
  const [x, y] = centre;
  let d = '';
  for (let r = step * 3; r < Math.max(width, height) * 1.2; r += step) {
    const getPoint = (i: number): Point => {
      const angle = Math.PI + (i / (RAYS * 2)) * Math.PI;
      const radius = r + (i % 2 ? step * 1.5 : 0);
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    };
    d += polyline(Array.from({ length: RAYS * 2 + 1 }, (_, i) => getPoint(i)));
  }
  return d;
}

function traceHills({ width, height, step }: Wall): string {
  let d = '';
  for (let y = height * 0.1, row = 0; y < height + step * 4; y += step, row++) {
    const shift = (Math.floor(row / 4) % 2) * step * 4;
    d += zigzag({ x0: -step * 8 + shift, x1: width + step * 8, step: step * 4, y: y + step * 3.2, depth: -step * 3.2 });
  }
  return d;
}

const MOTIFS: Record<Motif, (wall: Wall) => string> = {
  chevron: traceChevrons,
  diamonds: traceDiamonds,
  nested: traceNestedDiamonds,
  spiral: traceSpirals,
  sun: traceSun,
  hills: traceHills,
};

/** Returns the path data of the ridges. */
export const createRidgePath = (motif: Motif, wall: Wall): string => MOTIFS[motif](wall);
