/** Whether the error is a violation of this constraint. The transaction of the write has then failed. */
export function violates(error: unknown, constraint: string): boolean {
  return error instanceof Error && (error as { constraint?: unknown }).constraint === constraint;
}
