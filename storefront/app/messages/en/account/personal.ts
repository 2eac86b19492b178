/** Messages of the personal parts of the home page, loaded only for customers and for shoppers who have viewed products. */
import { NEW_MEMBER_PERCENT } from '@uruhu/contract/constants';

export const fromViewed = 'Because of what you looked at';
export const fromSaved = 'Because of what you saved';
export const fromBoth = 'Because of what you looked at and saved';
/** The text of the offer for a new member who has not used her coupon. */
export const yourCode = (code: string) => `Your code:\n${code}`;
export const shopWithCode = 'Shop with your code';
export const confirmEmail = 'Confirm your e-mail';
/** The greeting for a customer without orders who has no new member's coupon. */
export const noOfferGreeting = {
  seal: 'WELCOME',
  sealText: 'Muraho',
  title: 'Good to have you here',
  text: `No ${NEW_MEMBER_PERCENT}% off this time: each person gets it once.`,
  action: 'See best sellers',
};
/** The greeting for a customer who has ordered. */
export const memberGreeting = {
  seal: 'WELCOME BACK',
  sealText: 'Muraho',
  title: 'Good to see you again',
  text: 'Your orders are where you left them.',
  action: 'See my orders',
};
