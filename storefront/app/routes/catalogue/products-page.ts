import { redirect } from 'react-router';
import { paths } from '#app/lib/paths.ts';

/** Where slides lead whose link cannot be followed: to everything there is. */
export const loader = () => redirect(paths.allProducts(), 301);
