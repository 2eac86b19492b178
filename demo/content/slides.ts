import { formatSlidePictureName } from '../drawing/names.ts';

/** A title has at most 26 characters and a description 56, so that both fit the part of the picture that has no detail. */
type SlideTexts = { link: string; slug: string; title: string; description: string; dark_text: boolean };
const createSlide = (scene: string, texts: SlideTexts) => ({
  slide_id: scene,
  image: `${formatSlidePictureName(scene, 'wide')}.webp`,
  image_tall: `${formatSlidePictureName(scene, 'tall')}.webp`,
  ...texts,
});

export const slides = [
  createSlide('calm', {
    link: '/category/toners-and-essences',
    slug: 'Heartleaf and centella',
    title: 'Quiet for tired skin',
    description: 'Toners and ampoules for days of sun, dust and traffic.',
    dark_text: false,
  }),
  createSlide('sun', {
    link: '/category/sun-care',
    slug: 'Sun care',
    title: 'SPF 50 for high places',
    description: 'Kigali lies at 1,500 metres. Your sunscreen should know.',
    dark_text: false,
  }),
  createSlide('lips', {
    link: '/category/makeup',
    slug: 'Makeup',
    title: 'Colour that lasts the day',
    description: 'Cushions, tints and balms, deeper shades among them.',
    dark_text: true,
  }),
  createSlide('glass', {
    link: '/deals',
    slug: 'Hot deals',
    title: 'Glow, for less',
    description: 'Ampoules, toners and creams at a lower price right now.',
    dark_text: false,
  }),
  createSlide('rice', {
    link: '/product/im-from-rice-toner',
    slug: 'Best loved',
    title: 'Rice water, but better',
    description: 'A milky toner for dry, dull skin. One layer or three.',
    dark_text: true,
  }),
];

/** Announcements of the top banner. */
export const announcements = [
  { slide_text_id: 'delivery', text: 'Free delivery in Kigali City' },
  { slide_text_id: 'from-korea', text: 'From Korea to your door in about 10 to 14 days' },
  { slide_text_id: 'payment', text: 'Pay by MTN MoMo or Airtel Money' },
  { slide_text_id: 'advice', text: 'Not sure what suits your skin? Ask us on WhatsApp' },
];

/** Top categories with a pale picture, which need dark text. */
export const PALE_TILES: ReadonlySet<string> = new Set(['makeup', 'sun-care']);
