import { DECIMAL_SIGN } from '#language';

/** A rating such as 4.8, with the decimal sign of the language. */
export const formatRating = (rating: number): string => rating.toFixed(1).replace('.', DECIMAL_SIGN);
