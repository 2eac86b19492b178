/** Of the home page, what is said where a part of it is not there: fetched with that. */
export const slidesError = (message: string) => `Error loading slides: ${message}`;
export const noSlides = 'No slides available';
export const noCategories = 'No categories available';
export const noBrands = 'No brands available';
