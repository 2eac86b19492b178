import type { Picture } from './pictures.ts';
import type { Rasteriser } from './rasterise.ts';

/** Draws a picture and returns the bytes of its file. The same picture always gives the same bytes. */
export const renderPicture = async (rasteriser: Rasteriser, picture: Picture): Promise<Buffer> =>
  picture.kind === 'svg' ? Buffer.from(picture.draw()) : rasteriser.encodeWebp(picture.draw(), picture);
