/** Of the home page, what is said to whom the shop knows something of: fetched for them alone. */
export const fromViewed = 'Because of what you looked at';
export const fromSaved = 'Because of what you saved';
export const fromBoth = 'Because of what you looked at and saved';
/** To a member, where a guest reads the offer for new ones. */
export const memberGreeting = {
  seal: 'WELCOME BACK',
  sealText: 'Muraho',
  title: 'Good to see you again',
  text: 'Your orders are where you left them.',
  action: 'See my orders',
};
