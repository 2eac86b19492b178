/** Messages for empty or failed parts of the home page. They come with the data of such a part, so the page's script does not contain them. */
export const slidesError = (message: string) => `Les images n’ont pas pu être chargées : ${message}`;
export const noSlides = 'Aucune image à afficher';
export const noBestSellers = 'Pas de meilleures ventes en ce moment.';
export const noRecommendations = 'Pas de recommandations pour le moment';
export const noCategories = 'Aucune catégorie disponible';
export const noTrending = 'Pas de produits tendance en ce moment.';
export const noBrands = 'Aucune marque disponible';
