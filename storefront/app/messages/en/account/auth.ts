/** Messages of signing in and signing up. */

export { internal_error as somethingWrong } from '@uruhu/contract/messages/en/refusals';
export { signedIn, signedUp } from '@uruhu/contract/messages/en/successes';
export const failed = 'An error occurred. Please try again.';
export const pendingItemAdded = 'What you chose is in your cart.';
export const signInFailed = 'Login failed.';

export const signIn = 'Sign in';
export const signInAbout = 'Sign in to your account to shop, pay and follow your orders.';
export const signInIntro = 'Your cart, your orders and your addresses are where you left them.';
export const signInToAddToCart = 'Sign in, and what you chose goes into your cart.';
export const signInToReview = 'Sign in to write your review.';
export const signInToMarkHelpful = 'Sign in to say that a review was helpful.';
export const signInToSaveProduct = 'Sign in to keep your wishlist.';
export const sessionExpired = 'You were signed out. Sign in again to go on where you were.';
export const markedHelpful = 'Thank you! You find the review helpful.';
export const signingIn = 'Signing in...';
export const username = 'Username';
export const usernameOrEmail = 'or e-mail';
export const password = 'Password';
export const showTyped = 'Show what I typed';
export const hideTyped = 'Hide what I typed';
export const saveId = 'Save ID';
export const keepSignedIn = 'Keep me signed in';
export const forgot = 'Forgot your password?';
export const newHere = 'New here?';
export const createAccount = 'Create an account';
export const needsScripts = 'This form needs JavaScript. Please turn it on in your browser and load the page again.';

export const signUp = 'Create your account';
export const signUpAbout = 'Create an account: it takes a minute, and your cart waits on every phone you sign in with.';
export const signUpIntro = 'One minute, and your cart waits for you on every phone you sign in with.';
export const signUpButton = 'Create account';
export const signingUp = 'Creating your account...';
export const fullName = 'Full name';
export const email = 'E-mail';
export const phone = 'Phone';
export const phoneHint = 'so that we can bring your order';
export const address = 'Address';
export const optional = 'optional';
export const promise = 'A free gift and 5% off your first order';
export const promiseText =
  'Once for each person: not for a phone number or e-mail address that has had it. The code waits in your account and your cart, and works once your e-mail address is confirmed.';
/** Follows the promise in a shop that cannot send the link. */
export const promiseWaits = 'We cannot send you the link for that at the moment: please contact us.';
export const haveAccount = 'You have an account already?';
export const goingToSignIn = 'We are taking you to sign in.';
export const signInNow = 'Sign in now';
export const signedUpMail = (email: string) => `We sent a link to ${email}. Open it when you like: then news of your orders comes by mail.`;
