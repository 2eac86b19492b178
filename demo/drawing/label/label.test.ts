import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Layout, PackSpec } from '../pack.ts';
import { anyBrand, anyName, examplePack } from '../random-packs.ts';
import { type Face, measureText } from './faces.ts';
import { drawLabel } from './label.ts';
import { drawPotLabel } from './pot-label.ts';

/** A line on the label. `along` is its extent in the reading direction, `across` in the direction from line to line. */
type Line = { content: string; along: [from: number, to: number]; across: [from: number, to: number] };

const FACE_BY_FAMILY: Record<string, Face> = { Jost: 'sans', 'Tenor Sans': 'humanist', 'Gowun Batang': 'serif' };
const decodeEntities = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Heights of capitals above the baseline, and of descenders below it. */
const ASCENT_EM = 0.72;
const DESCENT_EM = 0.22;

function readLines(svg: string): Line[] {
  return [...svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].map(([, attributes = '', escaped = '']) => {
    const read = (name: string) => new RegExp(` ?${name}="([^"]*)"`).exec(attributes)?.[1];
    const readNumber = (name: string) => Number(read(name) ?? 0);
    const content = decodeEntities(escaped);
    const face = FACE_BY_FAMILY[/'([^']*)'/.exec(attributes)?.[1] ?? ''];
    if (!face) throw new Error(`no face in ${attributes}`);
    const size = readNumber('font-size');
    const tracking = readNumber('letter-spacing');
    // No tracking is visible after the last letter.
    const width = measureText(content, face, size, tracking) - tracking;
    const readsUpwards = read('transform')?.startsWith('rotate(-90') ?? false;
    const anchorOffset = read('text-anchor') === 'start' ? 0 : (width + tracking) / 2;
    const [x, y] = [readNumber('x'), readNumber('y')];
    if (readsUpwards) return { content, along: [y - width, y], across: [x - size * ASCENT_EM, x + size * DESCENT_EM] };
    return { content, along: [x - anchorOffset, x - anchorOffset + width], across: [y - size * ASCENT_EM, y + size * DESCENT_EM] };
  });
}

/** Allows for rounding by a tenth of a unit at each end, and for half a step of the font size. */
const TOLERANCE = 1.5;

function expectInside(lines: readonly Line[], along: [number, number], across: [number, number]): void {
  for (const line of lines) {
    expect(line.along[0], line.content).toBeGreaterThanOrEqual(along[0] - TOLERANCE);
    expect(line.along[1], line.content).toBeLessThanOrEqual(along[1] + TOLERANCE);
    expect(line.across[0], line.content).toBeGreaterThanOrEqual(across[0] - TOLERANCE);
    expect(line.across[1], line.content).toBeLessThanOrEqual(across[1] + TOLERANCE);
  }
}

/** Expects that no lines overlap by more than 2.5, since capitals and descenders may touch. */
function expectApart(lines: readonly Line[]): void {
  const sorted = [...lines].sort((a, b) => a.across[0] - b.across[0]);
  for (const [index, line] of sorted.entries()) {
    const above = sorted[index - 1];
    if (above) expect(line.across[0], `${above.content} / ${line.content}`).toBeGreaterThanOrEqual(above.across[1] - 2.5);
  }
}

/** The smallest, the widest and the tallest label boxes of all containers. */
const BOXES = {
  dropper: { top: -192, bottom: -30, width: 142 },
  toner: { top: -270, bottom: -38, width: 138 },
  tube: { top: -338, bottom: -104, width: 137 },
  carton: { top: -310, bottom: -186, width: 200 },
  mist: { top: -286, bottom: -28, width: 94 },
  stick: { top: -340, bottom: -174, width: 64 },
};

const layouts: Layout[] = ['classic', 'serif', 'left', 'band', 'vertical'];
const createSpec = (brand: string, name: string, layout: Layout): PackSpec => ({ ...examplePack, brand, name, layout });

for (const layout of layouts) {
  test(`every name fits its box: ${layout}`, () => {
    fc.assert(
      fc.property(anyBrand, anyName, fc.constantFrom(...Object.entries(BOXES)), (brand, name, [container, box]) => {
        // The label of this narrow stick is always vertical, and that of a carton never.
        fc.pre(layout === 'vertical' || container !== 'stick');
        fc.pre(layout !== 'vertical' || container !== 'carton');
        const lines = readLines(drawLabel(createSpec(brand, name, layout), { ...box, centre: 0, backgroundColour: '#FFFFFF' }));
        const halfWidth = box.width / 2;
        // The band goes around the pack, so its brand may be a little wider than the box.
        const halfLineWidth = layout === 'band' ? halfWidth * 1.12 : halfWidth;
        if (layout === 'vertical') expectInside(lines, [box.top, box.bottom], [-halfWidth, halfWidth]);
        else expectInside(lines, [-halfLineWidth, halfLineWidth], [box.top, box.bottom + 4]);
        expectApart(lines);
      }),
      { numRuns: 200 },
    );
  });
}

test('every name fits a pot', () => {
  fc.assert(
    fc.property(anyBrand, anyName, (brand, name) => {
      const front = { width: 300, top: -120, bottom: -2, backgroundColour: '#FFFFFF' };
      const lines = readLines(drawPotLabel({ ...examplePack, brand, name }, front));
      // The label of a pot is 0.62 of its front wide.
      const halfWidth = (front.width * 0.62) / 2;
      expectInside(lines, [-halfWidth, halfWidth], [front.top, front.bottom + 4]);
      expectApart(lines);
    }),
    { numRuns: 200 },
  );
});

test('breaking a name into lines loses no word', () => {
  fc.assert(
    fc.property(anyName, fc.constantFrom(...layouts), (name, layout) => {
      const lines = readLines(drawLabel(createSpec('X', name, layout), { ...BOXES.toner, centre: 0, backgroundColour: '#FFFFFF' }));
      expect(lines.map(({ content }) => content).join(' ')).toContain(name);
    }),
  );
});

test('the label replaces ink that would be invisible on the pack', () => {
  const pale = { ...examplePack, layout: 'left', palette: { ...examplePack.palette, ink: '#F2EEE2' } } as const;
  const svg = drawLabel(pale, { ...BOXES.toner, centre: 0, backgroundColour: '#FFFFFF' });
  expect(svg).not.toContain('#F2EEE2');
  expect(drawLabel(pale, { ...BOXES.toner, centre: 0, backgroundColour: '#1F5B4E' })).toContain('#F2EEE2');
});
