/** Messages of the personal parts of the home page, loaded only for customers and for shoppers who have viewed products. */
import { NEW_MEMBER_PERCENT } from '@uruhu/contract/constants';

export const fromViewed = 'D’après ce que vous avez regardé';
export const fromSaved = 'D’après vos favoris';
export const fromBoth = 'D’après ce que vous avez regardé et vos favoris';
/** The text of the offer for a new member who has not used her coupon. */
export const yourCode = (code: string) => `Votre code :\n${code}`;
export const shopWithCode = 'Utiliser mon code';
export const confirmEmail = 'Confirmer mon e-mail';
/** The greeting for a customer without orders who has no new member's coupon. */
export const noOfferGreeting = {
  seal: 'BIENVENUE',
  sealText: 'Muraho',
  title: 'Quel plaisir de vous accueillir',
  text: `Pas de remise de ${NEW_MEMBER_PERCENT} % cette fois : chaque personne en profite une seule fois.`,
  action: 'Voir les meilleures ventes',
};
/** The greeting for a customer who has ordered. */
export const memberGreeting = {
  seal: 'BON RETOUR',
  sealText: 'Muraho',
  title: 'Quel plaisir de vous revoir',
  text: 'Vos commandes sont là où vous les avez laissées.',
  action: 'Voir mes commandes',
};
