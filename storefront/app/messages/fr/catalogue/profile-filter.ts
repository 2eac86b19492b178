/** Messages of the filters that the beauty profile fills in, loaded for signed-in customers only. */
export const useProfile = 'Utiliser mon profil beauté';
export const inUse = 'Selon votre profil beauté';
export const tellUs = 'Remplir mon profil beauté';
