/** What this device can do with a code to dial. In the browser only. */

/** Only Android's dialler opens a code with '*' and '#' from a link. */
export const dials = (): boolean => /android/i.test(navigator.userAgent);

/** On any other phone the code is copied; on a larger screen the phone that pays lies beside it, and its camera can read it. */
export const showsToCamera = (): boolean => !dials() && !/iphone|ipod/i.test(navigator.userAgent);
