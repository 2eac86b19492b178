/** Messages of a product's reviews. The dialog for writing one has its own file. */
import type { ReviewSort } from '@uruhu/contract/rules/reviews';

export const reviews = (count: number) => `Avis (${count})`;
export const fromReviews = (count: number) => `sur ${count} avis`;
export const describeStars = (stars: number) => (stars > 1 ? `${stars} étoiles` : `${stars} étoile`);
export const countAndPercent = (count: number, percent: number) => `${count} (${percent} %)`;
export const verifiedBuyer = 'achat vérifié';
export const skinNames: Record<string, string> = {
  Dry: 'Peau sèche',
  Oily: 'Peau grasse',
  Sensitive: 'Peau sensible',
  'Combination&Normal': 'Peau mixte ou normale',
};
export const reviewPicture = (name: string) => `Photo : ${name}, s’ouvre dans un nouvel onglet`;
/** `date` is empty if the review was edited on the day on which it was written. */
export const edited = (date: string) => (date ? `modifié le ${date}` : 'modifié');
export const helpful = (count: number) => (count > 0 ? `Utile (${count})` : 'Utile');
/** Read aloud after `helpful`, so that each button names its review. */
export const reviewBy = (name: string) => `, avis : ${name}`;
export const replyOf = (shop: string) => `${shop} répond`;
/** Read aloud after `replyOf`. */
export const replyTo = (name: string) => ` à ${name}`;
export const yours = 'Votre avis';
export const writeReview = 'Donner mon avis';
export const changeReview = 'Modifier mon avis';
export const noReviews = 'Pas encore d’avis';
export const beFirst = 'Vous l’avez essayé ? Donnez le premier avis.';
export const notLoaded = 'Les avis n’ont pas pu être chargés.';
export const matchCount = (count: number) => (count > 1 ? `${count} avis correspondent.` : `${count} avis correspond.`);
export const noMatches = 'Aucun avis ne correspond.';
export const showAll = 'Voir tous les avis';
export const showMore = 'Voir plus d’avis';
export const shown = (shown: number, count: number) => `${shown} sur ${count} avis`;
export const filterAndSort = 'Filtrer et trier les avis';
export const withPictures = 'Avec images';
export const skinType = 'Type de peau';
export const anySkin = 'Tous les types de peau';
export const sortBy = 'Trier par';
export const sorts: Record<ReviewSort, string> = {
  newest: 'Plus récents d’abord',
  oldest: 'Plus anciens d’abord',
  highest: 'Meilleures notes',
  lowest: 'Notes les plus basses',
  helpful: 'Les plus utiles',
};
