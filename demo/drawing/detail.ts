import type { Container, PackSpec } from './pack.ts';
import { packshot } from './packshot.ts';

const BOTTLE_VIEW = '196 230 400 400';
const POT_VIEW = '180 330 420 420';
const CARTON_VIEW = '170 150 420 420';

/** Where the label is; bottles and tubes share one place. */
const VIEWS: Partial<Record<Container, string>> = {
  jar: POT_VIEW,
  balm: POT_VIEW,
  cushion: POT_VIEW,
  sachet: CARTON_VIEW,
  ampoule: CARTON_VIEW,
};

/** The label from close by: a crop of the product picture. */
export const detailPicture = (spec: PackSpec): string => packshot(spec, { view: VIEWS[spec.container] ?? BOTTLE_VIEW, bare: true });
