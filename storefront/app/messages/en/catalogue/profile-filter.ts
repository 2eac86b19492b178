/** Messages of the filters that the beauty profile fills in, loaded for signed-in customers only. */
export const useProfile = 'Use my beauty profile';
export const inUse = 'By your beauty profile';
export const tellUs = 'Fill in my beauty profile';
