import type { Motif } from './art/motifs.ts';
import { type Scene, SLIDE_SHAPES } from './art/slides.ts';
import { formatSlidePictureName } from './names.ts';

/**
 * The scenes of the slides, each with the products that it shows. Each kind of care has its motif: nested diamonds for skin care, the spiral
 * for make-up, the sun for sun care, the chevron for masks, diamonds for cleansers, hills for farmed ingredients.
 */
export const SCENES: readonly Scene[] = [
  {
    id: 'calm',
    title: 'A toner, an ampoule and a cream on carved green plinths',
    colour: '#1F5B4E',
    motif: 'nested',
    ridgeSpacing: 30,
    ink: 'light',
    plinths: [
      { kind: 'block', x: 6, y: -46, width: 250, height: 92 },
      { kind: 'disc', x: 256, y: 8, width: 240, height: 34, toneShift: 0.04 },
      { kind: 'disc', x: -262, y: 4, width: 240, height: 26, toneShift: 0.04 },
    ],
    packs: [
      { product: 'anua-heartleaf-77-soothing-toner', x: 6, y: -52, scale: 0.98 },
      { product: 'skin1004-madagascar-centella-ampoule', x: -262, y: 8, scale: 0.84 },
      { product: 'iunik-centella-calming-gel-cream', x: 256, y: 16, scale: 0.62 },
    ],
  },
  {
    id: 'sun',
    title: 'Sunscreens in front of a carved terracotta sun',
    colour: '#A04322',
    motif: 'sun',
    ridgeSpacing: 26,
    ink: 'light',
    plinths: [
      { kind: 'block', x: -8, y: -30, width: 270, height: 80 },
      { kind: 'disc', x: 248, y: 10, width: 220, height: 26, toneShift: 0.05 },
    ],
    packs: [
      { product: 'beauty-of-joseon-relief-sun-rice-probiotics-spf50', x: -8, y: -36, scale: 1 },
      { product: 'beauty-of-joseon-matte-sun-stick-mugwort-camelia', x: 248, y: 14, scale: 0.86 },
      { product: 'round-lab-birch-juice-moisturizing-sun-cream', x: -256, y: 62, scale: 0.8 },
    ],
  },
  {
    id: 'lips',
    title: 'A red cushion compact and lip colours before a carved blush wall',
    colour: '#EBC3B2',
    motif: 'spiral',
    ridgeSpacing: 22,
    ridgeHeight: 2.6,
    ink: 'dark',
    plinths: [
      { kind: 'block', x: 216, y: -40, width: 230, height: 96 },
      { kind: 'disc', x: -60, y: 22, width: 420, height: 30, toneShift: 0.03 },
    ],
    packs: [
      { product: 'tirtir-mask-fit-red-cushion', x: -56, y: 30, scale: 0.92 },
      { product: 'hince-mood-enhancer-lip-glow', x: 216, y: -46, scale: 0.72 },
      { product: 'romand-juicy-lasting-tint', x: -300, y: 92, scale: 0.74 },
    ],
  },
  {
    id: 'glass',
    title: 'Pink ampoules, a glowing toner and a jelly cream before a carved plum wall',
    colour: '#7A3A4E',
    motif: 'nested',
    ridgeSpacing: 30,
    ink: 'light',
    plinths: [
      { kind: 'block', x: 0, y: -30, width: 400, height: 84 },
      { kind: 'disc', x: -270, y: 24, width: 210, height: 26, toneShift: 0.04 },
      { kind: 'disc', x: 268, y: 30, width: 212, height: 28, toneShift: 0.04 },
    ],
    packs: [
      { product: 'medicube-pdrn-pink-peptide-serum', x: 0, y: -36, scale: 0.92 },
      { product: 'numbuzin-no3-glowing-essence-toner', x: -270, y: 28, scale: 0.78 },
      { product: 'medicube-collagen-jelly-cream', x: 268, y: 38, scale: 0.52 },
    ],
  },
  {
    id: 'rice',
    title: 'A rice toner, a cream and a cleansing oil before carved terraces',
    colour: '#E2C384',
    motif: 'hills',
    ridgeSpacing: 26,
    ridgeHeight: 3,
    ink: 'dark',
    plinths: [
      { kind: 'block', x: 0, y: -40, width: 250, height: 88 },
      { kind: 'disc', x: 252, y: 12, width: 248, height: 30, toneShift: 0.03 },
      { kind: 'disc', x: -260, y: 10, width: 230, height: 26, toneShift: 0.03 },
    ],
    packs: [
      { product: 'im-from-rice-toner', x: 0, y: -46, scale: 0.96 },
      { product: 'the-face-shop-rice-water-bright-rich-oil', x: -260, y: 14, scale: 0.84 },
      { product: 'beauty-of-joseon-dynasty-cream', x: 252, y: 20, scale: 0.62 },
    ],
  },
];

/** The slides, each with its scene and the names of its pictures without file endings. */
export const SLIDES = SCENES.map(({ id, ink }) => ({
  scene: id,
  ink,
  pictures: Object.fromEntries(SLIDE_SHAPES.map((shape) => [shape, formatSlidePictureName(id, shape)])) as Record<'wide' | 'tall', string>,
}));

export type CategoryScene = {
  id: string;
  title: string;
  colour: string;
  motif: Motif;
  ridgeSpacing: number;
  product: string;
  scale: number;
};

/** The scenes of the six top-level categories. */
export const CATEGORY_SCENES: readonly CategoryScene[] = [
  {
    id: 'skincare',
    title: 'Skincare',
    colour: '#1F5B4E',
    motif: 'nested',
    ridgeSpacing: 28,
    product: 'skin1004-madagascar-centella-ampoule',
    scale: 1.16,
  },
  {
    id: 'makeup',
    title: 'Makeup',
    colour: '#D69C88',
    motif: 'spiral',
    ridgeSpacing: 20,
    product: 'hince-mood-enhancer-lip-glow',
    scale: 1.24,
  },
  {
    id: 'sun-care',
    title: 'Sun Care',
    colour: '#DDA748',
    motif: 'sun',
    ridgeSpacing: 26,
    product: 'beauty-of-joseon-relief-sun-rice-probiotics-spf50',
    scale: 1.05,
  },
  {
    id: 'masks',
    title: 'Masks',
    colour: '#2A5873',
    motif: 'chevron',
    ridgeSpacing: 24,
    product: 'mediheal-teatree-essential-mask',
    scale: 1.1,
  },
  {
    id: 'cleansers',
    title: 'Cleansers',
    colour: '#A03618',
    motif: 'diamonds',
    ridgeSpacing: 20,
    product: 'banila-co-clean-it-zero-original',
    scale: 1.06,
  },
  {
    id: 'hair-body',
    title: 'Hair & Body',
    colour: '#6E4430',
    motif: 'hills',
    ridgeSpacing: 24,
    product: 'aromatica-rosemary-scalp-scaling-shampoo',
    scale: 1.02,
  },
];
