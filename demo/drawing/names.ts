/**
 * File names of the drawn pictures, without an ending. Names of product pictures begin with the product's id, so that a
 * folder listing groups them.
 */
/** An option's name as part of a file name: a-z, 0-9 and hyphens ("N°23 Natural" gives "n-23-natural"). */
export const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const productPicture = (productId: string): string => productId;
export const detailPictureName = (productId: string): string => `${productId}-detail`;
export const texturePictureName = (productId: string): string => `${productId}-texture`;
/** The name of an option's picture. Only options with a swatch have one. */
export const optionPicture = (productId: string, optionName: string): string => `${productId}-${slug(optionName)}`;
export const brandPicture = (brandId: string): string => `brand-${brandId}`;
export const categoryPicture = (categoryId: string): string => `category-${categoryId}`;
export const slidePicture = (sceneId: string, shape: 'wide' | 'tall'): string => `slide-${sceneId}-${shape}`;
export const emptyStatePicture = (state: string): string => `empty-${state}`;
export const patternPicture = (pattern: string): string => `pattern-${pattern}`;
