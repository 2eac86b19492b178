import { choose, hashText } from '../choose.ts';
import { ingredientIcon } from '../ingredients/icons.ts';
import type { PackSpec } from '../pack.ts';
import { group, translate } from '../svg.ts';
import { type Face, fitSize, wrap } from './faces.ts';
import { text, textLines } from './text.ts';

const VOLUME_SIZE = 14.5;

/** The label of jars and balm pots: wide and low. Every third name is set left with its motif at the right. */
export function potLabel(spec: PackSpec, { width, height, ink }: { width: number; height: number; ink: string }): string {
  const inner = width * 0.62;
  const face: Face = choose(['sans', 'human', 'serif'], hashText(spec.brand) >>> 4);
  const brandFace: Face = face === 'serif' ? 'human' : face;
  const brand = spec.brand.toUpperCase();
  const name = wrap(spec.name, { face, size: 23, width: inner }, 2);
  const middle = -height * 0.64;

  if (hashText(spec.name) % 3 === 0) {
    const size = fitSize([brand], { face: brandFace, size: 32, width: inner * 0.7, tracking: 0.06 });
    const brandY = middle + size * 0.4;
    const start = { x: -inner / 2, fill: ink, anchor: 'start' } as const;
    const beside = wrap(spec.name, { face, size: 22, width: inner * 0.74 }, 2);
    const volumeY = brandY + name.size * (1.6 + name.lines.length * 1.2 + 0.3);
    return (
      text(brand, { ...start, y: brandY, size, face: brandFace, weight: 600, tracking: size * 0.06 }) +
      textLines(beside.lines, name.size * 1.2, { ...start, y: brandY + name.size * 1.6, size: name.size * 0.94, face, weight: 400 }) +
      text(spec.volume, { ...start, y: volumeY, size: VOLUME_SIZE, weight: 400, opacity: 0.8 }) +
      group({ transform: `${translate(inner / 2 - 14, middle + 26)} scale(.52)` }, ingredientIcon(spec.ingredient, spec.palette.accent, 5))
    );
  }

  const size = fitSize([brand], { face: brandFace, size: 32, width: inner * 0.94, tracking: 0.12 });
  const brandY = middle + size * 0.3;
  const volumeY = brandY + name.size * (1.7 + name.lines.length * 1.2 + 0.25);
  return (
    text(brand, { x: 0, y: brandY, size, face: brandFace, tracking: size * 0.14, fill: ink }) +
    textLines(name.lines, name.size * 1.2, { x: 0, y: brandY + name.size * 1.7, size: name.size, face, weight: 400, fill: ink }) +
    text(spec.volume, { x: 0, y: volumeY, size: VOLUME_SIZE, weight: 400, tracking: 0.6, fill: ink, opacity: 0.8 })
  );
}
