/** What is said where no answer of the shop's came. Small, as the first page of a guest carries it. */
export const network_error = 'Network error. Please check your connection and try again.';
export const unreadable_answer = 'Something went wrong.';
