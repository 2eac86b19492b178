/** Messages of the customer's own reviews. */
export const intro = 'Ibyo wanditse ku bicuruzwa. Ushobora kubihindura igihe cyose.';
export const edit = 'Hindura';
export const editOf = (name: string) => `Hindura igitekerezo cyawe kuri ${name}`;
export const writtenOn = (day: string, edited: string) => (edited ? `${day}, cyahinduwe ${edited}` : day);
export const picture = (name: string, number: number) => `Ifoto yawe ya ${number} ya ${name}, ifungukira ku rundi rupapuro`;
export const helpful = (count: number) => `Abo cyafashije: ${count}`;
export const gone = 'Iki gicuruzwa ntikikigurishwa.';
export const list = 'Ibitekerezo byawe';
export const empty = 'Nta bitekerezo biratangwa';
export const emptyText = 'Ni iki wagerageje? Fungura komande yakugezeho, ubwire abandi uko byagenze.';
export const seeOrders = 'Reba komande zanjye';
export const failed = 'Ibitekerezo byawe ntibyashoboye gufunguka.';
export const pageEmpty = 'Nta kintu kiri kuri uru rupapuro.';
export const firstPage = 'Jya ku rupapuro rwa mbere';
