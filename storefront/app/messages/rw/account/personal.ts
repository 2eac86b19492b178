/** Messages of the personal parts of the home page, loaded only for customers and for shoppers who have viewed products. */
import { NEW_MEMBER_PERCENT } from '@uruhu/contract/constants';

export const fromViewed = 'Dushingiye ku byo warebye';
export const fromSaved = 'Dushingiye ku byo wabitse';
export const fromBoth = 'Dushingiye ku byo warebye n’ibyo wabitse';
/** The text of the offer for a new member who has not used her coupon. */
export const yourCode = (code: string) => `Kode yawe:\n${code}`;
export const shopWithCode = 'Koresha kode uhahe';
export const confirmEmail = 'Emeza imeyili yawe';
/** The greeting for a customer without orders who has no new member's coupon. */
export const noOfferGreeting = {
  seal: 'IKAZE',
  sealText: 'Muraho',
  title: 'Twishimiye kukubona hano',
  text: `Ubu nta gabanyirizwa rya ${NEW_MEMBER_PERCENT}%: buri muntu arihabwa rimwe.`,
  action: 'Reba ibikunzwe cyane',
};
/** The greeting for a customer who has ordered. */
export const memberGreeting = {
  seal: 'MURAKAZA NEZA',
  sealText: 'Muraho',
  title: 'Twishimiye kongera kukubona',
  text: 'Komande zawe ziri aho wazisize.',
  action: 'Reba komande zanjye',
};
