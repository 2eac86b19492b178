import { path } from '../svg.ts';

/** A drum seen slightly from above: curved ends, its lower edge rounded where `cornerRadius` is above 0. */
export type Drum = { x?: number; width: number; top: number; bottom: number; topCurve: number; bottomCurve: number; cornerRadius?: number };

export function createDrumOutline({ x = 0, width, top, bottom, topCurve, bottomCurve, cornerRadius = 0 }: Drum): string {
  const left = x - width / 2;
  const right = x + width / 2;
  const lid = path`M${left} ${top}A${width / 2} ${topCurve} 0 0 1 ${right} ${top}`;
  if (cornerRadius === 0) return path`${lid}V${bottom}A${width / 2} ${bottomCurve} 0 0 1 ${left} ${bottom}Z`;
  const waist = bottom - cornerRadius;
  const knee = bottom + bottomCurve * 0.3;
  const heel = bottom + bottomCurve * 0.62;
  const inset = cornerRadius * 1.1;
  return (
    path`${lid}V${waist}Q${right} ${knee} ${right - inset} ${heel}` +
    path`Q${x} ${bottom + bottomCurve * 1.15} ${left + inset} ${heel}Q${left} ${knee} ${left} ${waist}Z`
  );
}

/** A bottle's body: neck, shoulders, rounded base. Centred on x = 0. */
export type Bottle = {
  width: number;
  top: number;
  bottom: number;
  neckWidth: number;
  shoulder: number;
  bottomCurve: number;
  cornerRadius: number;
};

export function createBottleOutline({ width, top, bottom, neckWidth, shoulder, bottomCurve, cornerRadius }: Bottle): string {
  const side = width / 2;
  const neck = neckWidth / 2;
  const swell = neck + (side - neck) * 0.62;
  const bend = top + shoulder * 0.28;
  const knee = bottom + bottomCurve * 0.3;
  const heel = bottom + bottomCurve * 0.62;
  const inset = side - cornerRadius * 1.1;
  return (
    path`M${-neck} ${top}L${neck} ${top}C${swell} ${top + 2} ${side} ${bend} ${side} ${top + shoulder}V${bottom - cornerRadius}` +
    path`Q${side} ${knee} ${inset} ${heel}Q0 ${bottom + bottomCurve * 1.15} ${-inset} ${heel}Q${-side} ${knee} ${-side} ${bottom - cornerRadius}` +
    path`V${top + shoulder}C${-side} ${bend} ${-swell} ${top + 2} ${-neck} ${top}Z`
  );
}
