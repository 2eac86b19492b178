import { z } from 'zod';

/**
 * The response to every refused call, with the HTTP status of its code (see codes.ts). `errors[0].message` is also `message`. Each endpoint
 * declares its codes.
 */
export const refusalReply = z.object({
  status: z.literal('error'),
  code: z.string().describe('Why the call is refused: stable, while `message` is a sentence for a person.'),
  message: z.string(),
  errors: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })).optional(),
  data: z.unknown().optional(),
});
