/** Messages of the beauty profile. */

export { profileSaved } from '@uruhu/contract/messages/en/successes';
export const intro =
  'Tell us about your skin, as much as you like. It chooses what we recommend to you, and fills in the filters of a list with one press.';
export const privacy = 'Nobody else sees it. You may empty it at any time.';
export const skinType = 'Skin type';
export const preferNotToSay = 'I would rather not say';
export const skinTypes: Record<string, string> = {
  Dry: 'Dry',
  Oily: 'Oily',
  Sensitive: 'Sensitive',
  'Combination&Normal': 'Combination or normal',
};
export const concerns = 'Skin concerns';
export const several = 'as many as you like';
export const avoided = 'What I avoid';
export const avoidedText = 'Products with any of these are left out when you use your profile in a list.';
export const freeFrom = 'Kinds of ingredients';
export const ingredients = 'Ingredients';
export const search = 'Find an ingredient';
export const noneFound = (query: string) => `Nothing here is called “${query}”.`;
export const found = (count: number) => (count === 1 ? '1 found' : `${count} found`);
export const save = 'Save my profile';
export const saving = 'Saving...';
export const clear = 'Empty it';
export const unsaved = 'Not saved yet.';
export const failed = 'Your beauty profile could not be loaded.';
export const notSaved = 'Your connection dropped. What you chose is still here: please try again.';
