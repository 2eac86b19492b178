import { z } from 'zod';
import { untranslated } from './fields/list.ts';

export const slide = z.object({
  slide_id: z.string(),
  image: z.string(),
  /** The upright version for phones; where empty, phones show `image`. */
  image_tall: z.string(),
  link: z.string(),
  /** The small line above the title (specification). It is no part of a URL. */
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  /** The button's text; where empty, 'Shop now'. */
  action: z.string(),
  /** Whether text over this picture is dark, because the picture is pale. */
  dark_text: z.boolean(),
  untranslated,
});
export type Slide = z.infer<typeof slide>;

export const slideText = z.object({ slide_text_id: z.string(), text: z.string(), untranslated });
export type SlideText = z.infer<typeof slideText>;
