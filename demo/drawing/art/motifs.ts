import { diamond, joinPoints, type Point, repeat, zigzag } from '../svg.ts';

/** The patterns of imigongo, the Rwandan relief art. Each fills a wall with straight ridges. */
export type Motif = 'chevron' | 'diamonds' | 'nested' | 'spiral' | 'sun' | 'hills';

/** `ridgeSpacing` is the distance between two ridges. `centre` is the centre of the motifs `nested` and `sun`. */
export type Wall = { width: number; height: number; ridgeSpacing: number; centre?: Point };

function traceChevrons({ width, height, ridgeSpacing }: Wall): string {
  let d = '';
  for (let y = -ridgeSpacing * 2; y < height + ridgeSpacing * 2; y += ridgeSpacing) {
    d += zigzag({ x0: -ridgeSpacing, x1: width + ridgeSpacing * 2, step: ridgeSpacing * 2, y, depth: ridgeSpacing * 2 });
  }
  return d;
}

function traceDiamonds({ width, height, ridgeSpacing }: Wall): string {
  const cell = ridgeSpacing * 5;
  let d = '';
  for (let row = 0; row * cell < height + cell; row++) {
    for (let x = row % 2 ? cell * 0.8 : 0; x < width + cell; x += cell * 1.6) {
      d += repeat(4, (i) => diamond(x, row * cell, (i + 1) * ridgeSpacing, 0.8));
    }
  }
  return d;
}

function traceNestedDiamonds({ width, height, ridgeSpacing, centre = [width * 0.7, height * 0.45] }: Wall): string {
  const [x, y] = centre;
  let d = '';
  for (let r = ridgeSpacing; r < Math.max(width, height) * 1.4; r += ridgeSpacing) d += diamond(x, y, r, 0.84);
  return d;
}

/** Square spirals, turned by 45 degrees. */
function traceSpirals({ width, height, ridgeSpacing }: Wall): string {
  const arm = ridgeSpacing * 3;
  const cell = ridgeSpacing * 10.4;
  const corners: Point[] = [];
  for (let winding = 0; winding < 3; winding++) {
    const reach = arm - winding * ridgeSpacing;
    corners.push([-reach - (winding ? ridgeSpacing : 0), -reach], [reach, -reach], [reach, reach], [-reach, reach]);
  }
  corners.push([-arm + 2 * ridgeSpacing, 0]);
  // The turn alone needs the factor 0.707; 0.74 also enlarges the spirals a little.
  const turnedCorners = corners.map(([x, y]): Point => [(x - y) * 0.74, (x + y) * 0.74]);
  let d = '';
  for (let row = -1; row * cell * 0.5 < height + cell; row++) {
    for (let column = -1; column * cell < width + cell; column++) {
      const x = column * cell + (row % 2 ? cell / 2 : 0);
      const y = row * cell * 0.5;
      d += joinPoints(turnedCorners.map(([dx, dy]): Point => [x + dx, y + dy]));
    }
  }
  return d;
}

const RAYS = 14;

function traceSun({ width, height, ridgeSpacing, centre = [width * 0.7, height * 0.95] }: Wall): string {
  const [x, y] = centre;
  let d = '';
  for (let r = ridgeSpacing * 3; r < Math.max(width, height) * 1.2; r += ridgeSpacing) {
    const getPoint = (i: number): Point => {
      const angle = Math.PI + (i / (RAYS * 2)) * Math.PI;
      const radius = r + (i % 2 ? ridgeSpacing * 1.5 : 0);
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    };
    d += joinPoints(Array.from({ length: RAYS * 2 + 1 }, (_, i) => getPoint(i)));
  }
  return d;
}

function traceHills({ width, height, ridgeSpacing }: Wall): string {
  let d = '';
  for (let y = height * 0.1, row = 0; y < height + ridgeSpacing * 4; y += ridgeSpacing, row++) {
    const shift = (Math.floor(row / 4) % 2) * ridgeSpacing * 4;
    d += zigzag({
      x0: -ridgeSpacing * 8 + shift,
      x1: width + ridgeSpacing * 8,
      step: ridgeSpacing * 4,
      y: y + ridgeSpacing * 3.2,
      depth: -ridgeSpacing * 3.2,
    });
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
