/** Messages of the wishlist: its page, and the results of pressing a wishlist button. */
const updateFailed = 'Failed to update wishlist';

export const viewWishlist = 'View Wishlist';
export const tryAgain = 'Try Again';

/** Results of a press on a card, on the product page and in the cart. */
export function outcomeMessages(name: string) {
  const card = {
    added: `${name} added to wishlist`,
    alreadyAdded: 'Item is already in wishlist',
    removed: `${name} removed from wishlist`,
    addFailed: updateFailed,
    removeFailed: updateFailed,
  };
  return {
    card,
    page: { ...card, added: 'Added to wishlist!', removed: 'Removed from wishlist.', addFailed: 'Failed to add item to wishlist' },
    cart: { ...card, removed: 'Item removed from wishlist!' },
  };
}

export const title = 'Wishlist';
export const about = 'What you would like to have, kept for you on every phone you sign in with.';
export const count = (products: number) => (products === 1 ? '1 product' : `${products} products`);
export const empty = 'Your wishlist is empty.';
export const emptyText = 'Press the heart on anything you like. It waits here, on every phone you sign in with.';
export const seeBestSellers = 'See best sellers';
export const notLoaded = 'Your wishlist could not be loaded. Nothing was lost.';
