/** Messages of components that many pages share. Each other file holds the messages of one screen, so a page loads only its own. */
/** The locale of dates. */
export const locale = 'en-GB';
export const offline = 'You are offline. Please try again when the connection is back.';
export const partNotLoaded = 'A part of this page did not load.';
export const loadAgain = 'Load the page again';
export const close = 'Close';
export const tryAgain = 'Try again';
export const errorOccurred = 'An error occurred. Please try again.';
export const withErrorPrefix = (message: string) => `Error: ${message}`;
export const home = 'Home';
export const homeTitle = (shop: string) => `${shop} Rwanda`;
export const breadcrumb = 'Breadcrumb';
export const stars = (rating: string) => `${rating} out of 5 stars`;
export const now = 'Now';
export const before = 'Before';
/** Before the lowest of several prices. */
export const from = 'from';
export const soldOut = 'SOLD OUT';
export const percentOff = (percent: number) => `−${percent}%`;
export const pages = 'Pages';
export const page = (page: number) => `Page ${page}`;
export const previous = 'Previous';
export const next = 'Next';
export const quantity = 'Quantity';
export const oneFewer = 'One fewer';
export const oneMore = 'One more';
export const dismiss = 'Dismiss';
export const notifications = 'Notifications';
export const loading = 'Loading';
export const scrollBack = (title: string) => `Scroll ${title} back`;
export const scrollOn = (title: string) => `Scroll ${title} on`;
export const addToCart = 'Add to Cart';
export const addNamedToCart = (name: string) => `Add ${name} to cart`;
export const addedToCart = (name: string) => `${name} added to cart successfully!`;
export const viewCart = 'View Cart';
export const saveNamed = (name: string) => `Save ${name} to wishlist`;
export const reviewsAfterCount = (count: number) => (count === 1 ? ' review' : ' reviews');
export const noReviewsYet = 'No reviews yet';
