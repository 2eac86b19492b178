/** File names of the drawn pictures, without an ending. The names of a product's pictures begin with its id, so that a folder lists them together. */

/** Converts the name of an option to a part of a file name, of a-z, 0-9 and hyphens: "N°23 Natural" to "n-23-natural". */
export const toSlug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const productPictureName = (productId: string): string => productId;
export const detailPictureName = (productId: string): string => `${productId}-detail`;
export const texturePictureName = (productId: string): string => `${productId}-texture`;
/** The picture of an option. Only options with a swatch have one. */
export const optionPictureName = (productId: string, optionName: string): string => `${productId}-${toSlug(optionName)}`;
export const brandPictureName = (brandId: string): string => `brand-${brandId}`;
export const categoryPictureName = (categoryId: string): string => `category-${categoryId}`;
export const slidePictureName = (sceneId: string, shape: 'wide' | 'tall'): string => `slide-${sceneId}-${shape}`;
export const emptyStatePictureName = (state: string): string => `empty-${state}`;
export const patternPictureName = (pattern: string): string => `pattern-${pattern}`;
