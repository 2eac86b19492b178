/** Messages for empty or failed parts of the home page. They come with the data of such a part, so the page's script does not contain them. */
export const slidesError = (message: string) => `Error loading slides: ${message}`;
export const noSlides = 'No slides available';
export const noBestSellers = 'No best selling products available at the moment.';
export const noRecommendations = 'No recommendations available';
export const noCategories = 'No categories available';
export const noTrending = 'No trending products available at the moment.';
export const noBrands = 'No brands available';
