import type { ProductTexts } from '../../types.ts';

export const productsOfImFrom: Record<string, ProductTexts> = {
  'im-from-rice-toner': {
    description:
      '<p>Umuceri wa Goamy w’i Yeoju ugize ibibura gato ngo bigere kuri 78% by’iyi tona isa n’amata. Banza ucuguse icupa, kuko umuceri n’amavuta make yo hejuru bitandukana iyo riteretse.</p><p>Uruhu ruhita rurabagirana buhoro, nk’urw’umuntu wasinziriye amasaha umunani. Mu kwezi kumwe uyikoresha, ahatarabagirana hasa n’aharinganiye kurushaho.</p>',
    why_we_love_it: '<p>Uruhu rwo mu mpeshyi ruyinywa vuba. Uyisize kabiri mu gitondo, ushobora kureka seramu ukumva nta cyo ubuze.</p>',
    featured_ingredients: [
      { name: 'Umuceri w’i Yeoju, 77.78%', note: 'Amino acid n’imyunyu ngugu byoroshya uruhu' },
      { name: 'Niacinamide', note: 'Iringaniza ibara ry’uruhu buhoro buhoro' },
      { name: 'Purslane', note: 'Ituma uruvange rutabangamira uruhu rworoshye' },
    ],
    how_to_use: [
      'Cugusa neza kugeza ibice byombi bivanze.',
      'Shyira nke mu ntoki ukandakande ku ruhu rusukuye.',
      'Ongera ku matama niba yumva yumagaye.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’uruhu', value: 'Rwumye, rusanzwe, rworoshye' },
      { label: 'Imikoreshereze', value: 'Mu gitondo na nimugoroba' },
      { label: 'Uko kimeze', value: 'Amata y’ibice bibiri' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
};
