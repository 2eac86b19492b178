import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Layout, PackSpec } from '../pack.ts';
import { anyBrand, anyName, aPack } from '../testing.ts';
import { type Face, textWidth } from './faces.ts';
import { label } from './label.ts';
import { potLabel } from './pot-label.ts';

/** A line as it stands on the label: `along` the way it is read, `across` from line to line. */
type Line = { content: string; along: [from: number, to: number]; across: [from: number, to: number] };

const FACE_OF: Record<string, Face> = { Jost: 'sans', 'Tenor Sans': 'human', 'Gowun Batang': 'serif' };
const unescaped = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Heights of capitals above the baseline and of tails below it, in em. */
const ABOVE = 0.72;
const BELOW = 0.22;

function linesOf(svg: string): Line[] {
  return [...svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].map(([, attributes = '', escaped = '']) => {
    const read = (name: string) => new RegExp(` ?${name}="([^"]*)"`).exec(attributes)?.[1];
    const number = (name: string) => Number(read(name) ?? 0);
    const content = unescaped(escaped);
    const face = FACE_OF[/'([^']*)'/.exec(attributes)?.[1] ?? ''];
    if (!face) throw new Error(`no face in ${attributes}`);
    const size = number('font-size');
    const tracking = number('letter-spacing');
    // the space after the last letter is not ink
    const width = textWidth(content, face, size, tracking) - tracking;
    const upwards = read('transform')?.startsWith('rotate(-90') ?? false;
    const start = read('text-anchor') === 'start' ? 0 : (width + tracking) / 2;
    const [x, y] = [number('x'), number('y')];
    if (upwards) return { content, along: [y - width, y], across: [x - size * ABOVE, x + size * BELOW] };
    return { content, along: [x - start, x - start + width], across: [y - size * ABOVE, y + size * BELOW] };
  });
}

/** A tenth of a unit of rounding for each end, and half a step of the type's size. */
const SLACK = 1.5;

function expectInside(lines: readonly Line[], along: [number, number], across: [number, number]): void {
  for (const line of lines) {
    expect(line.along[0], line.content).toBeGreaterThanOrEqual(along[0] - SLACK);
    expect(line.along[1], line.content).toBeLessThanOrEqual(along[1] + SLACK);
    expect(line.across[0], line.content).toBeGreaterThanOrEqual(across[0] - SLACK);
    expect(line.across[1], line.content).toBeLessThanOrEqual(across[1] + SLACK);
  }
}

/** Lines below one another must not touch; capitals and tails may come near. */
function expectApart(lines: readonly Line[]): void {
  const sorted = [...lines].sort((a, b) => a.across[0] - b.across[0]);
  for (const [i, line] of sorted.entries()) {
    const above = sorted[i - 1];
    if (above) expect(line.across[0], `${above.content} / ${line.content}`).toBeGreaterThanOrEqual(above.across[1] - 2.5);
  }
}

// the smallest, the widest and the tallest boxes that containers have
const BOXES = {
  dropper: { top: -192, bottom: -30, width: 142 },
  toner: { top: -270, bottom: -38, width: 138 },
  tube: { top: -338, bottom: -104, width: 137 },
  carton: { top: -310, bottom: -186, width: 200 },
  mist: { top: -286, bottom: -28, width: 94 },
  stick: { top: -340, bottom: -174, width: 64 },
};

const layouts: Layout[] = ['classic', 'serif', 'left', 'band', 'vertical'];
const named = (brand: string, name: string, layout: Layout): PackSpec => ({ ...aPack, brand, name, layout });

for (const layout of layouts) {
  test(`every name fits its box: ${layout}`, () => {
    fc.assert(
      fc.property(anyBrand, anyName, fc.constantFrom(...Object.entries(BOXES)), (brand, name, [container, box]) => {
        fc.pre(layout === 'vertical' || container !== 'stick');
        fc.pre(layout !== 'vertical' || container !== 'carton');
        const lines = linesOf(label(named(brand, name, layout), { ...box, centre: 0, ground: '#FFFFFF' }));
        const half = box.width / 2;
        // a band goes around the pack: its brand may be a little wider than the box
        const side = layout === 'band' ? half * 1.12 : half;
        if (layout === 'vertical') expectInside(lines, [box.top, box.bottom], [-half, half]);
        else expectInside(lines, [-side, side], [box.top, box.bottom + 4]);
        expectApart(lines);
      }),
      { numRuns: 200 },
    );
  });
}

test('every name fits a pot', () => {
  fc.assert(
    fc.property(anyBrand, anyName, (brand, name) => {
      const front = { width: 300, top: -120, bottom: -2, ground: '#FFFFFF' };
      const lines = linesOf(potLabel({ ...aPack, brand, name }, front));
      expectInside(lines, [-93, 93], [front.top, front.bottom + 4]);
      expectApart(lines);
    }),
    { numRuns: 200 },
  );
});

test('nothing of a name is lost by breaking it into lines', () => {
  fc.assert(
    fc.property(anyName, fc.constantFrom(...layouts), (name, layout) => {
      const lines = linesOf(label(named('X', name, layout), { ...BOXES.toner, centre: 0, ground: '#FFFFFF' }));
      expect(lines.map(({ content }) => content).join(' ')).toContain(name);
    }),
  );
});

test('ink that could not be seen is replaced', () => {
  const pale = { ...aPack, layout: 'left', palette: { ...aPack.palette, ink: '#F2EEE2' } } as const;
  const svg = label(pale, { ...BOXES.toner, centre: 0, ground: '#FFFFFF' });
  expect(svg).not.toContain('#F2EEE2');
  expect(label(pale, { ...BOXES.toner, centre: 0, ground: '#1F5B4E' })).toContain('#F2EEE2');
});
