/** Messages of the customer's own reviews. */
export const intro = 'Ce que vous avez écrit sur nos produits. Vous pouvez le modifier à tout moment.';
export const edit = 'Modifier';
export const editOf = (name: string) => `Modifier votre avis : ${name}`;
export const writtenOn = (day: string, edited: string) => (edited ? `${day}, modifié le ${edited}` : day);
export const picture = (name: string, number: number) => `Votre image ${number} : ${name}, s’ouvre dans un nouvel onglet`;
export const helpful = (count: number) => (count > 1 ? `${count} personnes le trouvent utile` : `${count} personne le trouve utile`);
export const gone = 'Ce produit n’est plus en vente.';
export const list = 'Vos avis';
export const empty = 'Pas encore d’avis';
export const emptyText = 'Qu’avez-vous essayé ? Ouvrez une commande livrée, et racontez aux autres comment c’était.';
export const seeOrders = 'Voir mes commandes';
export const failed = 'Vos avis n’ont pas pu être chargés.';
export const pageEmpty = 'Il n’y a rien sur cette page.';
export const firstPage = 'Aller à la première page';
