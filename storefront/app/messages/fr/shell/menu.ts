/** Messages of the menus that open from the header, loaded with them to keep the first page small. */
export const all = 'Tout';
export const best = 'Top ventes';
export const cartLabel = 'Panier';
export const newLabel = 'Nouveautés';
export const track = 'Suivi';
export const sale = 'Promos';
export const brandsAtoZ = 'Marques de A à Z';
export const help = 'Aide';
export const cart = (items: number) => (items > 1 ? `Panier, ${items} articles` : `Panier, ${items} article`);
export const allOf = (name: string) => `Tout voir dans ${name}`;
export const myOrders = 'Mes commandes';
export const signOut = 'Se déconnecter';
