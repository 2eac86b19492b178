import type { ProductTexts } from '../../types.ts';

export const productsOfApieu: Record<string, ProductTexts> = {
  'apieu-madecassoside-cream': {
    description:
      '<p>Aho gushingira ku mazi asanzwe, iyi kremu ishingiye ku mazi y’amababi ya centella, ikongeramo kimwe kimwe ibice bine by’ingenzi by’icyo kimera. Iraringaniye: irakungahaye kurusha jeli, ariko ntimeze nk’igishashara.</p><p>Yisige umaze kogosha, gukura ubwoya n’urudodo, cyangwa igihe seramu nshya yakubereye ikomeye. Ihumura nk’ibyatsi n’indimu, bivuye mu mavuta y’ibimera.</p>',
    why_we_love_it:
      '<p>Ni kremu nyayo ya cica, mu icupa risa n’icyuma, ku giciro cya kremu nyinshi zisanzwe zihehereza. Ituma uruhu rutuza idasize ibara ry’icyatsi nk’uko zimwe zibigenza.</p>',
    featured_ingredients: [
      { name: 'Madecassoside', note: 'ikirangirire mu muryango wa centella' },
      { name: 'Amazi y’amababi ya centella', note: 'ni yo shingiro mu mwanya w’amazi' },
      { name: 'Niacinamide', note: 'ikomeza uruhu inyuma, iringaniza ibara ryarwo' },
    ],
    how_to_use: [
      'Yikoreshe nyuma ya tona na seramu.',
      'Siga mu maso hose gake; wongere akadomo ahakubangamiye.',
      'Reka yinjire mbere yo kwisiga sunscreen.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’uruhu', value: 'Rugira ibiheri, rworoshye' },
      { label: 'Imikoreshereze', value: 'Mu gitondo na nimugoroba' },
      { label: 'Icyitonderwa', value: 'Harimo amavuta ahumura ya citrus na lavande' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
};
