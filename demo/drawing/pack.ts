import type { Pack } from '../catalogue/types.ts';
import type { SvgDefs } from './svg-defs.ts';

export type { Pack } from '../catalogue/types.ts';
export type Container = Pack['container'];
export type PackIcon = Pack['icon'];
type Backdrop = Pack['palette']['backdrop'];
export type Finish = NonNullable<Pack['finish']>;
export type CapFinish = NonNullable<Pack['capFinish']>;
export type Layout = NonNullable<Pack['layout']>;

/** Describes the pack of a product for all of its pictures. */
export type PackSpec = Pack & { brand: string; name: string; volume: string };

/** A pack with the centre of its base at (0,0), y growing downwards. */
export type DrawnPack = {
  svg: string;
  width: number;
  height: number;
  /** Width of the part that touches the ground, and so of the shadow. */
  baseWidth: number;
  /** How far a picture moves the pack to the right, at the pack's own scale, so that it looks centred. Chosen by eye. */
  centeringOffset: number;
  /** The square that a close-up shows: its centre, which is the middle of the label, and the length of its sides. */
  closeUp: { x: number; y: number; size: number };
};

export type DrawContainer = (defs: SvgDefs, spec: PackSpec) => DrawnPack;

/**
 * Background colours of the pictures. They have nearly the same lightness and differ in hue, so that pictures look good next to each other.
 */
const BACKDROPS: Record<Backdrop, string> = {
  celadon: '#CFE0D5',
  rice: '#EDE6D8',
  blush: '#F2D8CD',
  clay: '#E3BCA5',
  butter: '#F1DFB2',
  porcelain: '#D3E0E6',
  iris: '#DDD8E8',
  sand: '#E4D6C3',
};

export const getBackdropColour = (spec: Pack): string => BACKDROPS[spec.palette.backdrop];
