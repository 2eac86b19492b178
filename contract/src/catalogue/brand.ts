import { z } from 'zod';

export const brand = z.object({ brand_id: z.string(), name: z.string(), image: z.string(), product_count: z.int() });
export type Brand = z.infer<typeof brand>;
