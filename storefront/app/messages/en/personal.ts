/** Messages of the personal parts of the home page, loaded only for customers and for shoppers who have viewed products. */
export const fromViewed = 'Because of what you looked at';
export const fromSaved = 'Because of what you saved';
export const fromBoth = 'Because of what you looked at and saved';
/** For a customer, in place of the offer for new members. */
export const memberGreeting = {
  seal: 'WELCOME BACK',
  sealText: 'Muraho',
  title: 'Good to see you again',
  text: 'Your orders are where you left them.',
  action: 'See my orders',
};
