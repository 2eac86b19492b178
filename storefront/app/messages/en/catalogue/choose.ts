/** Messages of the sheet in which a shopper chooses an option or a size of a card's product. */
export const option = 'Option';
export const size = 'Size';
export const soldOut = 'Sold out';
export const chooseFirst = 'Choose one to add it';
export const addFor = (price: string) => `Add to Cart, ${price}`;
