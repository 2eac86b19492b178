/**
 * Messages of the home page. The names that end in 'Word' are small Kinyarwanda words beside a title, which every language but Kinyarwanda
 * shows.
 */
import { NEW_MEMBER_PERCENT } from '@uruhu/contract/constants';

export const description =
  'Korean skin care, make-up and sun care in Rwanda: prices in francs, delivery in Kigali, payment by mobile money.';
export const highlights = 'Highlights';
/** What screen readers say after the names of the row of slides and of one slide. */
export const carousel = 'carousel';
export const slide = 'slide';
export const slideOf = (slide: number, total: number) => `${slide} of ${total}`;
export const shopNow = 'Shop now';
export const previousSlide = 'Previous slide';
export const nextSlide = 'Next slide';
export const pauseSlides = 'Pause slides';
export const playSlides = 'Play slides';
export const newMemberOffer = {
  seal: 'NEW MEMBER OFFER',
  sealText: `Get\n${NEW_MEMBER_PERCENT}% Off`,
  title: `A free gift and a ${NEW_MEMBER_PERCENT}% OFF coupon`,
  text: 'With your first order. Joining is free.',
  action: `Join and save ${NEW_MEMBER_PERCENT}%`,
};
export const seeAll = 'See all';
export const bestSellers = 'Best Sellers';
export const bestSellersWord = 'Ibikunzwe';
export const recommendations = 'Recommendations';
export const recommendationsWord = 'Twaguhitiyemo';
export const bestRated = 'Best rated in each category';
export const shopByCategory = 'Shop by Category';
export const categoriesWord = 'Ibyiciro';
export const allProducts = 'All products';
export const trending = 'Trending';
export const trendingWord = 'Ibigezweho';
export const featuredBrands = 'Featured Brands';
export const brandsWord = 'Ibirango';
export const brandsSubtitle = 'haircare, makeup, skincare + fragrance for all.';
export const brandsAtoZ = 'Brands A to Z';
