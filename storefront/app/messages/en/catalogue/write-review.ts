/** Messages of the dialog for writing a review. */
export const writeReview = 'Write a Review';
export const changeReview = 'Change your review';
export const describeStars = (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`);
export const seeIt = 'See it';
export const ofProduct = (name: string) => `of ${name}`;
export const kept = 'Here is what you wrote before.';
export const rating = 'Your rating';
export const required = 'required';
export const starsMissing = 'Choose your stars.';
export const textMissing = 'Write a few words.';
export const ratingWords = ['', 'Not for me', 'Could be better', 'It is okay', 'I like it', 'I love it'] as const;
export const text = 'Your review';
export const textHint = (left: number) => (left === 1 ? '1 character left' : `${left} characters left`);
export const skinType = 'Your skin type';
export const skinNames: Record<string, string> = {
  Dry: 'Dry',
  Oily: 'Oily',
  Sensitive: 'Sensitive',
  'Combination&Normal': 'Combination or normal',
};
export const optional = 'optional';
export const preferNotToSay = 'I would rather not say';
export const pictures = 'Pictures';
export const pictureLimits = (max: number, max_mb: number) =>
  `Up to ${max}, ${max_mb} MB each: JPEG, PNG, WebP, AVIF or GIF. Large photos are made smaller before they are sent, to spare your data.`;
export const addPicture = 'Add a picture';
export const picture = (number: number) => `Picture ${number}`;
export const pictureProblem = (picture: string, reason: string) => `${picture}: ${reason}`;
export const removePicture = (number: number) => `Remove picture ${number}`;
export const retryPicture = (number: number) => `Try again with picture ${number}`;
export const sending = (number: number) => `Sending picture ${number}`;
export const notSent = 'It could not be sent. Please check your connection and try again.';
export const notPrepared = 'It could not be made ready on this device. Please try again, or choose a smaller one.';
export const noPicture = 'Not a picture. Please choose a JPEG, PNG, WebP, AVIF or GIF.';
export const tooLarge = (max_mb: number) => `Larger than ${max_mb} MB. Please choose a smaller one.`;
/** `names`: files that are refused for the same reason. */
export const refused = (names: readonly string[], reason: string) => `${names.join(', ')}: ${reason}`;
export const tooMany = (max: number) => `A review takes up to ${max} pictures. The others were left out.`;
export const submit = 'Submit Review';
export const submitting = 'Sending...';
export const waiting = 'Pictures are being sent...';
export const failed = 'Failed to submit review';
export const signInNeeded = 'User must be authenticated to submit a review';
export const connectionDropped = 'Failed to submit review. Your connection dropped, but nothing was lost: please try again.';
