import type { ProductTexts } from '../../types.ts';

export const productsOfKundal: Record<string, ProductTexts> = {
  'kundal-honey-macadamia-nature-shampoo': {
    description:
      '<p>Shampoo abantu bagura kubera impumuro yayo, bakayigumana kubera ubworohere itanga. Nta sulfate, nta silicone; ubuki n’amavuta ya macadamia muri jeli idafashe ibonerana.</p><p>Umusatsi karemano usukuka utambuwe amavuta yawo, bityo ibereye koza buri cyumweru umusatsi usutse. Impumuro ni parufe nyayo: imara umunsi wose.</p>',
    why_we_love_it:
      '<p>Baby Powder yatumye kimwe cya kabiri cy’umuhanda wacu kibaza ibibazo. Yorohera imisatsi yizinze, ihendutse kuri ml 500, kandi ni imwe muri nke dutumiza buri kwezi.</p>',
    featured_ingredients: [
      { name: 'Ubuki', note: 'Bugumisha amazi mu misatsi yizinze ifite inyota' },
      { name: 'Amavuta ya macadamia', note: 'Atuma umusatsi unyerera neza mu kumeswa' },
      { name: 'Olefin sulfonate', note: 'Izana ifuro ryiza nta sulfate' },
    ],
    how_to_use: [
      'Kanda kabiri, ukore ifuro hagati y’intoki zitose.',
      'Oza uruhu rwo ku mutwe igice ku kindi.',
      'Bisubiremo iyo umusatsi wasizwe amavuta ijoro ryabanje.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’umusatsi', value: 'Bwose, n’uwizinze n’uwizinze cyane' },
      { label: 'Sulfate', value: 'Nta zo' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
};
