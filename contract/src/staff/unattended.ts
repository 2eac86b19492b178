/** The header of a call that the page of a member makes by itself, while nobody uses it. It does not keep her session open. */
export const UNATTENDED_HEADER = 'x-unattended';
