/** Messages of waiting for a sold-out product, and of ending the waits. */
export const tellMe = 'Tell me when it is back';
export const signInFirst = 'Sign in first: we write to your confirmed e-mail address, once.';
export const confirmFirst = 'We tell you when it is back once your e-mail address is confirmed.';
export const weWrite = (email: string) => (email ? `We write to ${email} once when it is back.` : 'We write to you once when it is back.');
export const doNotTellMe = 'Do not tell me';
export const noResponse = 'You are offline, or we could not be reached. Please try again.';

export const stopForm = {
  title: 'End your notices of products that are back',
  intro: 'We then write to you about no product that you wait for, until you ask again.',
  label: 'End them',
  working: 'Ending them...',
};
export const stopAbout = 'End the mails about products that are back in stock.';
export const stopped = 'You wait for nothing any more';
export const stoppedText = 'We do not write to you about products that are back, unless you ask again on the page of a product.';
export const goShopping = 'Go to the shop';
export const stopLinkInvalidText = 'The link of our newest such mail works. Or write to us: a person reads it and helps.';
export const contactUs = 'Contact us';
