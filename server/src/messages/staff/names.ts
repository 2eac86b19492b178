/** Actors without a back-office account: the operator, who works at the server's command line, and an unknown one. */
export const staffNames = { operator: 'The operator', someone: 'Somebody else' };
