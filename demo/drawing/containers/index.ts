import type { Container, DrawContainer, DrawnPack, PackSpec } from '../pack.ts';
import type { SvgDefs } from '../svg-defs.ts';
import { ampoule } from './ampoule.ts';
import { balm } from './balm.ts';
import { cushion } from './cushion.ts';
import { dropper } from './dropper.ts';
import { jar } from './jar.ts';
import { lipbalm } from './lipbalm.ts';
import { mist } from './mist.ts';
import { pump } from './pump.ts';
import { sachet } from './sachet.ts';
import { stick } from './stick.ts';
import { toner } from './toner.ts';
import { tube } from './tube.ts';

const CONTAINERS: Record<Container, DrawContainer> = {
  dropper,
  pump,
  toner,
  jar,
  tube,
  stick,
  cushion,
  sachet,
  balm,
  ampoule,
  mist,
  lipbalm,
};

/** Draws a pack with the centre of its base at (0,0), for a studio or a scene. */
export const drawPack = (defs: SvgDefs, spec: PackSpec): DrawnPack => CONTAINERS[spec.container](defs, spec);
