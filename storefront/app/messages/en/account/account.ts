/** Messages of the account layout: its menu and the page titles. Each page also has its own file. */
export const title = 'My Account';
export const about = 'Your orders, your wishlist, your addresses and what the shop knows of you.';
export const menu = 'Account menu';
/** 'Hello' in Kinyarwanda. */
export const muraho = 'Muraho';
export const guest = 'Guest';
export const greeting = 'Your skin, your orders, one place';
export const coupons = 'Coupons';
export const points = 'Reward points';
/** A fixed text, because customers cannot earn points yet. */
export const pointsValue = '0.00 P';
export const unknown = '–';

export const myShopping = 'My Shopping';
export const trackOrders = 'Track Orders';
export const cancellations = 'Cancellation History';
export const cart = 'Cart';
export const wishList = 'Wish List';
export const myActivities = 'My Activities';
export const contactUs = 'Contact Us';
export const reviews = 'Reviews';
export const myProfile = 'My Profile';
export const accountInfo = 'Account Information';
export const beautyProfile = 'Beauty Profile';
export const addresses = 'Addresses';
export const loginHistory = 'Login History';
export const deactivate = 'Deactivate Account';
export const logout = 'Logout';
