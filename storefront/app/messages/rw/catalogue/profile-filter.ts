/** Messages of the filters that the beauty profile fills in, loaded for signed-in customers only. */
export const useProfile = 'Koresha iby’uruhu rwanjye';
export const inUse = 'Bikurikije iby’uruhu rwawe';
export const tellUs = 'Uzuza iby’uruhu rwanjye';
