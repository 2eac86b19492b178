/** Messages of signing out. */
export const signedOut = 'Wasohotse neza!';
export const signOutFailed = 'Gusohoka ntibyakunze.';
export const signOutError = 'Habaye ikibazo mu gusohoka.';
