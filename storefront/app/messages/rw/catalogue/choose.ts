/** Messages of the sheet in which a shopper chooses an option or a size of a card's product. */
export const option = 'Ubwoko';
export const size = 'Ingano';
export const soldOut = 'Byashize';
export const chooseFirst = 'Hitamo kimwe kugira ngo ucyongeremo';
export const addFor = (price: string) => `Shyira mu gitebo, ${price}`;
