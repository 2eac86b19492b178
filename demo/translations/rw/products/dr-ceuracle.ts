import type { ProductTexts } from '../../types.ts';

export const productsOfDrCeuracle: Record<string, ProductTexts> = {
  'dr-ceuracle-propolis-33-ampoule': {
    description:
      '<p>Kimwe cya gatatu cy’aka gacupa ni propolis, kole inzuki zifungisha imizinga yazo; hiyongeraho vitamini B, C na E. Irafashe, isa na zahabu kandi ihumura buhoro nk’ubuki.</p><p>Ibitonyanga bibiri bigera kure kurusha uko ubitekereza. Bituma mu maso hafite ibara ritaringaniye hatuza, kandi bigasiga ukurabagirana gusa neza mu mafoto.</p>',
    why_we_love_it:
      '<p>Mililitiro cumi n’eshanu zisa n’aho ari nke kugeza ubonye uko ukenera gake. Ku ruhu rutarabagirana kandi rudatuje icyarimwe, ni bike bikora neza iyo mirimo yombi.</p>',
    featured_ingredients: [
      { name: 'Propolis, 33%', note: 'Kole y’inzuki ihoza uruhu kandi ikarutera kurabagirana' },
      { name: 'Uruvange rwa vitamini', note: 'B3, B6, C na E ku ruhu rutarabagirana' },
      { name: 'Royal jelly', note: 'Ikungahaye kuri amino acid zoroshya uruhu' },
    ],
    how_to_use: [
      'Koresha ibitonyanga bibiri cyangwa bitatu, ari yo seramu yonyine ya nimugoroba.',
      'Yishyushye mu ntoki uyikande buhoro; irafashe.',
      'Vanga igitonyanga kimwe muri kremu yo ku manywa kugira ngo urusheho kurabagirana.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’uruhu', value: 'Bwose, uretse ufite alerji y’inzuki' },
      { label: 'Imikoreshereze', value: 'Nimugoroba, cyangwa mu gitondo na nimugoroba' },
      { label: 'Itondere', value: 'Harimo ibikomoka ku nzuki' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 6' },
    ],
  },
};
