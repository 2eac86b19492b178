/** The message of pages that cannot load without JavaScript. */
export const needsScripts = 'Cette page a besoin de JavaScript. Veuillez l’activer dans votre navigateur, puis recharger la page.';
export const tapLost = 'La page se charge encore, et rien n’a été fait pour l’instant. Veuillez réessayer.';
export const languages = 'Langue';
