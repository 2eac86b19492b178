/** Messages of signing out. */
export const signedOut = 'Logged out successfully!';
export const signOutFailed = 'Logout failed.';
export const signOutError = 'An error occurred during logout.';
