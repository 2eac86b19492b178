/** What any call can be answered, whatever it is about: all that a page needs to know of messages before it shows one. */
export const REFUSAL = {
  notAuthorized: 'You are not authorized',
  somethingWrong: 'Something went wrong.',
  network: 'Network error. Please check your connection and try again.',
} as const;
