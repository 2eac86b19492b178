/** Pictures that staff upload, and the lists of pictures in products. */
import { z } from 'zod';
import { ALT_LENGTH_MAX, PICTURES_MAX } from '../constants.ts';
import { formatFieldCode } from '../fields/field-code.ts';
import { idField, lineText, wholeNumber } from '../fields/text.ts';

/** `key`: what products, brands and categories store. `url` shows the picture, `?w=320` at another width. Sizes are in pixels. */
const shopPicture = z.object({ key: z.string(), url: z.string(), width: z.int(), height: z.int(), thumbhash: z.string() });
export type ShopPicture = z.infer<typeof shopPicture>;
export const shopPictureReply = z.object({ data: shopPicture });

const pixels = (min: number) => wholeNumber(min, 10_000, formatFieldCode('crop_invalid'));
/** A rectangle within the stored picture, in its pixels. */
export const cropAreaBody = z.object({ x: pixels(0), y: pixels(0), width: pixels(1), height: pixels(1) });
export type CropArea = z.output<typeof cropAreaBody>;

export const pictureKey = idField('picture_not_found');
/** `alt`: what the picture shows, for shoppers who cannot see it; '' where the product's name says enough. */
const pictureWithAlt = z.object({ key: pictureKey, alt: lineText(ALT_LENGTH_MAX) });
export type PictureWithAlt = z.output<typeof pictureWithAlt>;

/** Pictures in the order in which the shop shows them, each once; the first one of a product is on its card. */
export const pictureList = z
  .array(pictureWithAlt)
  .max(PICTURES_MAX, formatFieldCode('too_many_pictures', PICTURES_MAX))
  .refine((pictures) => new Set(pictures.map(({ key }) => key)).size === pictures.length, formatFieldCode('picture_repeated'));
