/** Messages of the row of products viewed on this device. */
export const recentlyViewed = 'Vus récemment';
export const clearViewed = 'Effacer';
export const viewedCleared = 'Ce que vous avez regardé est oublié sur cet appareil.';
