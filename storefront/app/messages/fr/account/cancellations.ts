/** Messages of the cancelled orders. */
export const intro = 'Les commandes annulées, par vous ou par nous.';
export const placedOn = (day: string) => `Passée le ${day}`;
export const cancelledOn = (day: string) => `annulée le ${day}`;
export const products = (count: number) => (count > 1 ? `${count} articles` : `${count} article`);
export const orderId = 'N° de commande';
export const viewDetails = 'Voir le détail';
export const viewDetailsOf = (id: string) => `Voir le détail, commande ${id}`;
export const empty = 'Aucune commande annulée';
export const emptyText = 'Aucune de vos commandes n’a été annulée.';
export const seeOrders = 'Voir mes commandes';
export const failed = 'Vos commandes n’ont pas pu être chargées.';
