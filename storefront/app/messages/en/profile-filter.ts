/** Words of the filters that the beauty profile fills in: fetched for those who are signed in. */
export const useProfile = 'Use my beauty profile';
export const inUse = 'By your beauty profile';
export const tellUs = 'Fill in my beauty profile';
