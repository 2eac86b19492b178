/** Messages for empty or failed parts of the home page. They come with the data of such a part, so the page's script does not contain them. */
export const slidesError = (message: string) => `Habaye ikibazo mu gufungura amafoto: ${message}`;
export const noSlides = 'Nta mafoto ahari';
export const noBestSellers = 'Ubu nta bicuruzwa bikunzwe cyane bihari.';
export const noRecommendations = 'Nta byo twaguhitiyemo bihari';
export const noCategories = 'Nta byiciro bihari';
export const noTrending = 'Ubu nta bicuruzwa bigezweho bihari.';
export const noBrands = 'Nta birango bihari';
