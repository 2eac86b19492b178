import type { DemoTexts } from '../types.ts';
import { categories } from './categories.ts';
import { announcements, settings, slides } from './content.ts';
import { faqs } from './faqs.ts';
import { labels } from './labels.ts';
import { legal } from './legal.ts';
import { privacy } from './privacy.ts';
import { products } from './products.ts';
import { refund } from './refund.ts';
import { shades } from './shades.ts';
import { terms } from './terms.ts';

/** The texts of the demo shop in French. */
export const texts: DemoTexts = {
  categories,
  slides,
  announcements,
  faqs,
  policies: { terms, privacy, legal, refund },
  settings,
  labels,
  shades,
  colon: '\u00a0: ',
  products,
};
