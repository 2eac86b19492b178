/** Explanations of errors for the operator who moves a database. */
const EXPLANATIONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'no server listens at this address: check that PostgreSQL is running, and the port',
  ENOTFOUND: 'there is no such host',
  ETIMEDOUT: 'the server does not respond',
  ENOENT: 'there is no such file',
  EACCES: 'this process may not use this file',
  ENOSPC: 'the disk is full',
  '28P01': 'the server refuses this user and password',
  '28000': 'the server refuses this user',
  '3D000': 'there is no such database: create it first',
  '42501': 'this user may not create tables there: it must own the database',
  '25006': 'the server is read-only: give the primary, not a replica',
  '53100': "the server's disk is full",
  '57P01': 'the server was stopped',
};

export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as { code?: unknown };
  const explanation = typeof code === 'string' ? EXPLANATIONS[code] : undefined;
  const message = error.message || (typeof code === 'string' ? code : error.name);
  return explanation === undefined ? `Nothing was done: ${message}` : `Nothing was done: ${explanation} (${message})`;
}
