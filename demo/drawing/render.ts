import type { Picture } from './pictures.ts';
import type { Rasteriser } from './rasterise.ts';

/** The bytes of a picture's file. The same picture always gives the same bytes. */
export const renderPicture = async (rasteriser: Rasteriser, picture: Picture): Promise<Buffer> =>
  picture.kind === 'svg' ? Buffer.from(picture.draw()) : rasteriser.webp(picture.draw(), picture.width, picture.quality);
