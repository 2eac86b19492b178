/** Messages of the customer's own reviews. */
export const intro = 'What you have written about products. You may change it at any time.';
export const edit = 'Edit';
export const editOf = (name: string) => `Edit your review of ${name}`;
export const writtenOn = (day: string, edited: string) => (edited ? `${day}, edited ${edited}` : day);
export const picture = (name: string, number: number) => `Your picture ${number} of ${name}, opens in a new tab`;
export const helpful = (count: number) => (count === 1 ? '1 person finds it helpful' : `${count} people find it helpful`);
export const gone = 'This product is not sold any more.';
export const list = 'Your reviews';
export const empty = 'No reviews yet';
export const emptyText = 'What did you try? Open an order that was delivered, and tell others how it was.';
export const seeOrders = 'See my orders';
export const failed = 'Your reviews could not be loaded.';
export const pageEmpty = 'Nothing is on this page.';
export const firstPage = 'Go to the first page';
