/** Messages of the menus that open from the header, loaded with them to keep the first page small. */
export const all = 'Byose';
export const best = 'Ibikunzwe';
export const cartLabel = 'Igitebo';
export const newLabel = 'Ibishya';
export const track = 'Kurikirana';
export const sale = 'Poromosiyo';
export const brandsAtoZ = 'Ibirango, A kugeza Z';
export const help = 'Ubufasha';
export const cart = (items: number) => `Igitebo, ibicuruzwa: ${items}`;
export const allOf = (name: string) => `${name}: byose`;
export const myOrders = 'Komande zanjye';
export const signOut = 'Sohoka';
