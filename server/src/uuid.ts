/** Whether a text can be a UUID at all: PostgreSQL fails on any other, where the answer is simply 'not there'. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);
}
