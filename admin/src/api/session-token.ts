/** The token of the staff member's session. It is kept for this tab alone, and gone when the tab closes. */
const KEY = 'staff-token';

export const readToken = (): string | null => sessionStorage.getItem(KEY);
export const storeToken = (token: string): void => sessionStorage.setItem(KEY, token);
export const forgetToken = (): void => sessionStorage.removeItem(KEY);
