import type { Container, DrawContainer, DrawnPack, PackSpec } from '../pack.ts';
import type { SvgDefs } from '../svg-defs.ts';
import { drawAmpoule } from './ampoule.ts';
import { drawBalm } from './balm.ts';
import { drawCushion } from './cushion.ts';
import { drawDropper } from './dropper.ts';
import { drawJar } from './jar.ts';
import { drawLipbalm } from './lipbalm.ts';
import { drawMist } from './mist.ts';
import { drawPump } from './pump.ts';
import { drawSachet } from './sachet.ts';
import { drawStick } from './stick.ts';
import { drawToner } from './toner.ts';
import { drawTube } from './tube.ts';

const CONTAINERS: Record<Container, DrawContainer> = {
  dropper: drawDropper,
  pump: drawPump,
  toner: drawToner,
  jar: drawJar,
  tube: drawTube,
  stick: drawStick,
  cushion: drawCushion,
  sachet: drawSachet,
  balm: drawBalm,
  ampoule: drawAmpoule,
  mist: drawMist,
  lipbalm: drawLipbalm,
};

/** Draws a pack with the centre of its base at (0,0). The caller moves and scales it to its place in the picture. */
export const drawPack = (defs: SvgDefs, spec: PackSpec): DrawnPack => CONTAINERS[spec.container](defs, spec);
