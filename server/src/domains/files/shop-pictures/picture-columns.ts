/**
 * Converts the pictures of a product. Its row stores the first picture of the gallery, which the card shows, the other ones of the gallery,
 * those in the description, and the alternative texts of all.
 */
import type { PictureWithAlt } from '@uruhu/contract/staff/pictures';

export type PictureColumns = {
  image: string;
  other_images: string[];
  description_images: string[];
  /** Alternative texts by key, without empty ones. */
  picture_alts: Record<string, string>;
};
type ProductPictures = { pictures: PictureWithAlt[]; description_pictures: PictureWithAlt[] };

export function toPictureColumns({ pictures, description_pictures }: ProductPictures): PictureColumns {
  const [image = '', ...other_images] = pictures.map(({ key }) => key);
  const texts = [...description_pictures, ...pictures].filter(({ alt }) => alt !== '');
  return {
    image,
    other_images,
    description_images: description_pictures.map(({ key }) => key),
    picture_alts: Object.fromEntries(texts.map(({ key, alt }) => [key, alt])),
  };
}

export function toProductPictures({ image, other_images, description_images, picture_alts }: PictureColumns): ProductPictures {
  const addAlt = (key: string): PictureWithAlt => ({ key, alt: picture_alts[key] ?? '' });
  return {
    pictures: [image, ...other_images].filter((key) => key !== '').map(addAlt),
    description_pictures: description_images.map(addAlt),
  };
}
