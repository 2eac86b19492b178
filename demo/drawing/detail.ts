import type { Container, PackSpec } from './pack.ts';
import { packshot } from './packshot.ts';
import type { View } from './studio.ts';

const BOTTLE_VIEW: View = { x: 196, y: 230, width: 400, height: 400 };
const POT_VIEW: View = { x: 180, y: 330, width: 420, height: 420 };
const CARTON_VIEW: View = { x: 170, y: 150, width: 420, height: 420 };

/** Where the label is; bottles and tubes share one place. */
const VIEWS: Partial<Record<Container, View>> = {
  jar: POT_VIEW,
  balm: POT_VIEW,
  cushion: POT_VIEW,
  sachet: CARTON_VIEW,
  ampoule: CARTON_VIEW,
};

/** The label from close by: a crop of the product picture. */
export const detailPicture = (spec: PackSpec): string => packshot(spec, { view: VIEWS[spec.container] ?? BOTTLE_VIEW, bare: true });
