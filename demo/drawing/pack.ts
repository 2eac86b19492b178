import type { Pack } from '../catalogue/types.ts';
import type { Kit } from './kit.ts';

export type { Pack } from '../catalogue/types.ts';
export type Container = Pack['container'];
export type Ingredient = Pack['ingredient'];
export type Stage = Pack['palette']['stage'];
export type Finish = NonNullable<Pack['finish']>;
export type CapFinish = NonNullable<Pack['capFinish']>;
export type Layout = NonNullable<Pack['layout']>;

/** What one picture is drawn from. */
export type PackSpec = Pack & { brand: string; name: string; volume: string };

/** One pack with the centre of its base at (0,0), y growing downwards. */
export type DrawnPack = {
  svg: string;
  width: number;
  height: number;
  /** Width of what touches the ground: its shadow's. */
  foot: number;
  /** How far right the pack's visual middle is moved when it stands in a picture alone. */
  shift: number;
  /** Middle of the label, and the side of the square around it that a close-up shows. */
  label: { x: number; y: number; size: number };
};

export type DrawContainer = (kit: Kit, spec: PackSpec) => DrawnPack;

/** The picture grounds: near-equal lightness, so that any packs can be neighbours; only the hue changes. */
export const STAGES: Record<Stage, string> = {
  celadon: '#CFE0D5',
  rice: '#EDE6D8',
  blush: '#F2D8CD',
  clay: '#E3BCA5',
  butter: '#F1DFB2',
  porcelain: '#D3E0E6',
  iris: '#DDD8E8',
  sand: '#E4D6C3',
};

export const stageColour = (spec: Pack): string => STAGES[spec.palette.stage];
