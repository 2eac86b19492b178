/** Messages of the sheet in which a shopper chooses an option or a size of a card's product. */
export const option = 'Option';
export const size = 'Taille';
export const soldOut = 'Épuisé';
export const chooseFirst = 'Choisissez pour ajouter';
export const addFor = (price: string) => `Ajouter au panier, ${price}`;
