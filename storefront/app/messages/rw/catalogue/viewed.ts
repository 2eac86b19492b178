/** Messages of the row of products viewed on this device. */
export const recentlyViewed = 'Ibyo uheruka kureba';
export const clearViewed = 'Bisibe';
export const viewedCleared = 'Ibyo warebye byasibwe kuri iki gikoresho.';
