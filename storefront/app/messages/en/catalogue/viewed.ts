/** Messages of the row of products viewed on this device. */
export const recentlyViewed = 'Recently viewed';
export const clearViewed = 'Clear';
export const viewedCleared = 'What you looked at is forgotten on this device.';
