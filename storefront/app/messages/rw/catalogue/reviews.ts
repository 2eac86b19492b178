/** Messages of a product's reviews. The dialog for writing one has its own file. */
import type { ReviewSort } from '@uruhu/contract/rules/reviews';

export const reviews = (count: number) => `Ibitekerezo (${count})`;
export const fromReviews = (count: number) => `bivuye ku bitekerezo: ${count}`;
export const describeStars = (stars: number) => `Inyenyeri ${stars}`;
export const countAndPercent = (count: number, percent: number) => `${count} (${percent}%)`;
export const verifiedBuyer = 'umuguzi wemejwe';
export const skinNames: Record<string, string> = {
  Dry: 'Uruhu rwumye',
  Oily: 'Uruhu rugira amavuta',
  Sensitive: 'Uruhu rworoshye',
  'Combination&Normal': 'Uruhu ruvanze cyangwa rusanzwe',
};
export const reviewPicture = (name: string) => `Ifoto ya ${name}, ifungukira ku rundi rupapuro`;
/** `date` is empty if the review was edited on the day on which it was written. */
export const edited = (date: string) => `cyahinduwe ${date}`.trim();
export const helpful = (count: number) => (count > 0 ? `Byamfashije (${count})` : 'Byamfashije');
/** Read aloud after `helpful`, so that each button names its review. */
export const reviewBy = (name: string) => `, igitekerezo cya ${name}`;
export const replyOf = (shop: string) => `Igisubizo cya ${shop}`;
/** Read aloud after `replyOf`. */
export const replyTo = (name: string) => ` kuri ${name}`;
export const yours = 'Igitekerezo cyawe';
export const writeReview = 'Tanga igitekerezo';
export const changeReview = 'Hindura igitekerezo';
export const noReviews = 'Nta bitekerezo biratangwa';
export const beFirst = 'Waba waragikoresheje? Ba uwa mbere mu kuvuga uko byagenze.';
export const notLoaded = 'Ibitekerezo ntibyashoboye gufunguka.';
export const matchCount = (count: number) => `Ibitekerezo bihuye: ${count}.`;
export const noMatches = 'Nta bitekerezo bihuye.';
export const showAll = 'Erekana ibitekerezo byose';
export const showMore = 'Erekana ibindi bitekerezo';
export const shown = (shown: number, count: number) => `Ibitekerezo: ${shown} kuri ${count}`;
export const filterAndSort = 'Shungura unatondeke ibitekerezo';
export const withPictures = 'Ibifite amafoto';
export const skinType = 'Ubwoko bw’uruhu';
export const anySkin = 'Uruhu urwo ari rwo rwose';
export const sortBy = 'Tondeka';
export const sorts: Record<ReviewSort, string> = {
  newest: 'Ibishya mbere',
  oldest: 'Ibya kera mbere',
  highest: 'Amanota menshi mbere',
  lowest: 'Amanota make mbere',
  helpful: 'Ibyafashije benshi',
};
