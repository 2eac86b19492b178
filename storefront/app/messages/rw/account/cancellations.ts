/** Messages of the cancelled orders. */
export const intro = 'Komande zahagaritswe, nawe cyangwa natwe.';
export const placedOn = (day: string) => `Yatumijwe ${day}`;
export const cancelledOn = (day: string) => `yahagaritswe ${day}`;
export const products = (count: number) => `Ibicuruzwa: ${count}`;
export const orderId = 'Nimero ya komande';
export const viewDetails = 'Reba komande';
export const viewDetailsOf = (id: string) => `Reba komande ${id}`;
export const empty = 'Nta komande zahagaritswe';
export const emptyText = 'Nta n’imwe muri komande zawe yahagaritswe.';
export const seeOrders = 'Reba komande zanjye';
export const failed = 'Komande zawe ntizashoboye gufunguka.';
