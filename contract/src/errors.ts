import { z } from 'zod';

/** What every failed call answers, with the HTTP status that fits. `errors[0].message` is also `message`. */
export const failure = z.object({
  status: z.literal('error'),
  message: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  data: z.unknown().optional(),
});
export type Failure = z.infer<typeof failure>;
