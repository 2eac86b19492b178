/** Messages of the wishlist: its page, and the results of pressing a wishlist button. */
const updateFailed = 'Guhindura ibyo wifuza ntibyakunze';

export const viewWishlist = 'Reba ibyo wifuza';
export const tryAgain = 'Ongera ugerageze';

/** Results of a press on a card, on the product page and in the cart. */
export function outcomeMessages(name: string) {
  const card = {
    added: `Byashyizwe mu byo wifuza: ${name}`,
    alreadyAdded: 'Iki gicuruzwa gisanzwe kiri mu byo wifuza',
    removed: `Byakuwe mu byo wifuza: ${name}`,
    addFailed: updateFailed,
    removeFailed: updateFailed,
  };
  return {
    card,
    page: {
      ...card,
      added: 'Byashyizwe mu byo wifuza!',
      removed: 'Byakuwe mu byo wifuza.',
      addFailed: 'Gushyira igicuruzwa mu byo wifuza ntibyakunze',
    },
    cart: { ...card, removed: 'Igicuruzwa cyakuwe mu byo wifuza!' },
  };
}

export const title = 'Ibyo nifuza';
export const about = 'Ibyo wifuza kugura, bibitswe kuri buri telefoni winjiriyeho.';
export const count = (products: number) => `Ibicuruzwa: ${products}`;
export const empty = 'Nta cyo urabika mu byo wifuza.';
export const emptyText = 'Kanda umutima ku cyo ukunze cyose. Kigutegereza hano, kuri buri telefoni winjiriyeho.';
export const seeBestSellers = 'Reba ibikunzwe cyane';
export const notLoaded = 'Ibyo wifuza ntibyashoboye gufunguka. Nta cyatakaye.';
