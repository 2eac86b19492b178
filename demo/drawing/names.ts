/** File names of the drawn pictures, without an ending. The pictures of a product begin with its id, so that a folder lists them together. */

/** Converts the name of an option to a part of a file name, of a-z, 0-9 and hyphens: "N°23 Natural" to "n-23-natural". */
export const toSlug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const formatProductPictureName = (productId: string): string => productId;
export const formatDetailPictureName = (productId: string): string => `${productId}-detail`;
export const formatTexturePictureName = (productId: string): string => `${productId}-texture`;
/** The picture of an option. Only options with a swatch have one. */
export const formatOptionPictureName = (productId: string, optionName: string): string => `${productId}-${toSlug(optionName)}`;
export const formatBrandPictureName = (brandId: string): string => `brand-${brandId}`;
export const formatCategoryPictureName = (categoryId: string): string => `category-${categoryId}`;
export const formatSlidePictureName = (sceneId: string, shape: 'wide' | 'tall'): string => `slide-${sceneId}-${shape}`;
export const formatEmptyStatePictureName = (state: string): string => `empty-${state}`;
export const formatPatternPictureName = (pattern: string): string => `pattern-${pattern}`;
