/** Notes that staff members write about an order for each other. They cannot be changed, and are erased with the customer. */
export { addOrderNote, listOrderNotes } from './notes.ts';
export { selectNotesOfShopperOrders as listNotesOfShopperOrders } from './queries.ts';
