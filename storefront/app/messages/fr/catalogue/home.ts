/**
 * Messages of the home page. The names that end in 'Word' are small Kinyarwanda words beside a title, which every language but Kinyarwanda
 * shows.
 */
import { NEW_MEMBER_PERCENT } from '@uruhu/contract/constants';

export const description = 'Soins, maquillage et solaires coréens au Rwanda : prix en francs, livraison à Kigali, mobile money.';
export const highlights = 'À la une';
/** What screen readers say after the names of the row of slides and of one slide. */
export const carousel = 'carrousel';
export const slide = 'diapositive';
export const slideOf = (slide: number, total: number) => `${slide} sur ${total}`;
export const shopNow = 'Découvrir';
export const previousSlide = 'Image précédente';
export const nextSlide = 'Image suivante';
export const pauseSlides = 'Mettre en pause';
export const playSlides = 'Reprendre le défilement';
export const newMemberOffer = {
  seal: 'OFFRE DE BIENVENUE',
  sealText: `${NEW_MEMBER_PERCENT} %\nofferts`,
  title: `Un cadeau et un code promo de ${NEW_MEMBER_PERCENT} %`,
  text: 'Avec votre première commande. L’inscription est gratuite.',
  action: `M’inscrire : ${NEW_MEMBER_PERCENT} % offerts`,
};
export const seeAll = 'Tout voir';
export const bestSellers = 'Meilleures ventes';
export const bestSellersWord = 'Ibikunzwe';
export const recommendations = 'Recommandations';
export const recommendationsWord = 'Twaguhitiyemo';
export const bestRated = 'Les mieux notés de chaque catégorie';
export const shopByCategory = 'Par catégorie';
export const categoriesWord = 'Ibyiciro';
export const allProducts = 'Tous les produits';
export const trending = 'Tendances';
export const trendingWord = 'Ibigezweho';
export const featuredBrands = 'Marques à la une';
export const brandsWord = 'Ibirango';
export const brandsSubtitle = 'Cheveux, maquillage, soins et parfums : il y en a pour tout le monde.';
export const brandsAtoZ = 'Marques de A à Z';
