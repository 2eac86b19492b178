/**
 * Queries with a part of a product's name, with or without its brand, as shoppers remember it.
 * The author did not tune the search, so these queries measure it independently.
 */
import { judgeNames } from '../products.ts';
import type { JudgedQuery } from '../types.ts';

export const nameQueries: readonly JudgedQuery[] = judgeNames(
  'exact name',
  `
  cosrx-advanced-snail-96-mucin-power-essence | cosrx snail 96
  beauty-of-joseon-relief-sun-rice-probiotics-spf50 | relief sun rice probiotics
  beauty-of-joseon-glow-serum-propolis-niacinamide | boj glow serum
  anua-peach-70-niacinamide-serum | anua peach 70
  laneige-lip-sleeping-mask | laneige lip sleeping mask berry
  tirtir-mask-fit-red-cushion | tirtir red cushion espresso
  romand-juicy-lasting-tint | juicy lasting tint figfig
  fwee-lip-cheek-blurry-pudding-pot | fwee pudding pot
  banila-co-clean-it-zero-original | clean it zero balm
  round-lab-1025-dokdo-toner | 1025 dokdo toner
  haruharu-wonder-black-rice-facial-oil | haruharu facial oil
  dr-g-red-blemish-soothing-cream | dr g red blemish cream
  holika-holika-pig-nose-3-step-kit | pig nose blackhead kit
  skinfood-carrot-carotene-calming-water-pad | carrot pads skinfood
  skinfood-black-sugar-perfect-scrub-2x | black sugar scrub
  tonymoly-magic-food-banana-sleeping-pack | banana sleeping pack
  mediheal-nmf-ampoule-mask | mediheal nmf
  klairs-midnight-blue-calming-cream | midnight blue cream
  moremo-water-treatment-miracle-10 | moremo water treatment
  lilybyred-am9-to-pm9-infinite-mascara | am9 to pm9 mascara
  missha-time-revolution-first-essence-5x | time revolution essence
  by-wishtrend-mandelic-acid-prep-water | wishtrend mandelic
  `,
);
