/** The key of the health in the cache. */
export const HEALTH_KEY = ['health'];
