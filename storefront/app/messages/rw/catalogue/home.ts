/**
 * Messages of the home page. The names that end in 'Word' are small Kinyarwanda words beside a title, which every language but Kinyarwanda
 * shows: here they are empty, as the titles are Kinyarwanda themselves.
 */
import { NEW_MEMBER_PERCENT } from '@uruhu/contract/constants';

export const description =
  'Ibyo kwita ku ruhu, kwisiga no kurinda izuba byo muri Koreya, mu Rwanda: ibiciro mu mafaranga, kubikugezaho i Kigali, kwishyura na Mobile Money.';
export const highlights = 'Iby’ingenzi';
/** What screen readers say after the names of the row of slides and of one slide. */
export const carousel = 'amafoto asimburana';
export const slide = 'ifoto';
export const slideOf = (slide: number, total: number) => `${slide} kuri ${total}`;
export const shopNow = 'Gura nonaha';
export const previousSlide = 'Ifoto ibanza';
export const nextSlide = 'Ifoto ikurikira';
export const pauseSlides = 'Hagarika amafoto';
export const playSlides = 'Komeza amafoto';
export const newMemberOffer = {
  seal: 'UMUKIRIYA MUSHYA',
  sealText: `Bona\n−${NEW_MEMBER_PERCENT}%`,
  title: `Impano y’ubuntu na kode igabanya ${NEW_MEMBER_PERCENT}%`,
  text: 'Kuri komande yawe ya mbere. Kwiyandikisha ni ubuntu.',
  action: `Iyandikishe uzigame ${NEW_MEMBER_PERCENT}%`,
};
export const seeAll = 'Reba byose';
export const bestSellers = 'Ibikunzwe cyane';
export const bestSellersWord = '';
export const recommendations = 'Ibyo twaguhitiyemo';
export const recommendationsWord = '';
export const bestRated = 'Iby’amanota menshi muri buri cyiciro';
export const shopByCategory = 'Haha ukurikije icyiciro';
export const categoriesWord = '';
export const allProducts = 'Ibicuruzwa byose';
export const trending = 'Ibigezweho';
export const trendingWord = '';
export const featuredBrands = 'Ibirango byatoranyijwe';
export const brandsWord = '';
export const brandsSubtitle = 'Iby’umusatsi, kwisiga, uruhu n’imibavu: hari ibya buri wese.';
export const brandsAtoZ = 'Ibirango, A kugeza Z';
