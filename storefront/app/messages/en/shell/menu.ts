/** Messages of the menus that open from the header, loaded with them to keep the first page small. */
export const all = 'All';
export const best = 'Best';
export const cartLabel = 'Cart';
export const newLabel = 'New';
export const track = 'Track';
export const sale = 'Sale';
export const brandsAtoZ = 'Brands A to Z';
export const help = 'Help';
export const cart = (items: number) => (items === 1 ? 'Cart, 1 item' : `Cart, ${items} items`);
export const allOf = (name: string) => `All ${name}`;
export const myOrders = 'My Orders';
export const signOut = 'Sign out';
