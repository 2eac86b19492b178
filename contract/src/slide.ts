import { z } from 'zod';

export const slide = z.object({
  slide_id: z.string(),
  image: z.string(),
  /** The upright cut for phones; the wide picture where empty. */
  image_tall: z.string(),
  link: z.string(),
  /** A small label above the title. */
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  /** Words of the button. */
  action: z.string(),
  /** Words over this picture are in ink: its wall is pale. */
  dark_text: z.boolean(),
});
export type Slide = z.infer<typeof slide>;

export const slideText = z.object({ slide_text_id: z.string(), text: z.string() });
export type SlideText = z.infer<typeof slideText>;
