/** Messages of the wishlist: its page, and the results of pressing a wishlist button. */
const updateFailed = 'Vos favoris n’ont pas pu être mis à jour';

export const viewWishlist = 'Voir mes favoris';
export const tryAgain = 'Réessayer';

/** Results of a press on a card, on the product page and in the cart. */
export function outcomeMessages(name: string) {
  const card = {
    added: `${name} est dans vos favoris`,
    alreadyAdded: 'Cet article est déjà dans vos favoris',
    removed: `${name} n’est plus dans vos favoris`,
    addFailed: updateFailed,
    removeFailed: updateFailed,
  };
  return {
    card,
    page: {
      ...card,
      added: 'Ajouté aux favoris !',
      removed: 'Retiré des favoris.',
      addFailed: 'L’article n’a pas pu être ajouté aux favoris',
    },
    cart: { ...card, removed: 'Article retiré des favoris !' },
  };
}

export const title = 'Favoris';
export const about = 'Ce que vous aimeriez avoir, gardé pour vous sur tous les téléphones où vous vous connectez.';
export const count = (products: number) => (products > 1 ? `${products} produits` : `${products} produit`);
export const empty = 'Vous n’avez pas encore de favoris.';
export const emptyText =
  'Appuyez sur le cœur de tout ce qui vous plaît. Vous le retrouverez ici, sur tous les téléphones où vous vous connectez.';
export const seeBestSellers = 'Voir les meilleures ventes';
export const notLoaded = 'Vos favoris n’ont pas pu être chargés. Rien n’est perdu.';
