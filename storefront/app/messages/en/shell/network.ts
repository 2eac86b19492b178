/** Messages for calls without a readable response from the shop. A small file, because every first page loads it. */
export const network_error = 'Network error. Please check your connection and try again.';
export const unreadable_answer = 'Something went wrong.';
