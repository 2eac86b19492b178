/** Messages of the account layout: its menu and the page titles. Each page also has its own file. */
export const title = 'Konti yanjye';
export const about = 'Komande zawe, ibyo wifuza, aderesi zawe n’ibyo iduka rikuziho.';
export const menu = 'Menyu ya konti';
/** 'Hello' in Kinyarwanda. */
export const muraho = 'Muraho';
export const guest = 'Umushyitsi';
export const greeting = 'Uruhu rwawe, komande zawe, ahantu hamwe';
export const coupons = 'Kode zawe';
export const points = 'Amanota y’ibihembo';
/** A fixed text, because customers cannot earn points yet. */
export const pointsValue = '0.00 P';
export const unknown = '–';

export const myShopping = 'Guhaha kwanjye';
export const trackOrders = 'Kurikirana komande';
export const cancellations = 'Komande zahagaritswe';
export const cart = 'Igitebo';
export const wishList = 'Ibyo nifuza';
export const myActivities = 'Ibyo nakoze';
export const contactUs = 'Twandikire';
export const reviews = 'Ibitekerezo';
export const myProfile = 'Umwirondoro wanjye';
export const accountInfo = 'Amakuru ya konti';
export const beautyProfile = 'Iby’uruhu rwanjye';
export const addresses = 'Aderesi';
export const loginHistory = 'Abinjiye muri konti';
export const deactivate = 'Funga konti';
export const logout = 'Sohoka';
