/** The message of pages that cannot load without JavaScript. */
export const needsScripts = 'This page needs JavaScript. Please turn it on in your browser and load the page again.';
export const tapLost = 'The page is still loading, and nothing has been done yet. Please try again.';
export const languages = 'Language';
