/** Whether a write was refused by this rule of the database. The transaction that it was in is over then. */
export function violates(error: unknown, constraint: string): boolean {
  return error instanceof Error && (error as { constraint?: unknown }).constraint === constraint;
}
