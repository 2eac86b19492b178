/** Messages of signing out. */
export const signedOut = 'Déconnexion réussie !';
export const signOutFailed = 'La déconnexion a échoué.';
export const signOutError = 'Une erreur est survenue pendant la déconnexion.';
