/** Messages for calls without a readable response from the shop. A small file, because every first page loads it. */
export const network_error = 'Erreur réseau. Veuillez vérifier votre connexion et réessayer.';
export const unreadable_answer = 'Un problème est survenu.';
