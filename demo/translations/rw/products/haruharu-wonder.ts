import type { ProductTexts } from '../../types.ts';

export const productsOfHaruharuWonder: Record<string, ProductTexts> = {
  'haruharu-wonder-black-rice-toner': {
    description:
      '<p>Umuceri wirabura w’i Jangheung ubanza gusemburwa mbere yo kujyamo, bityo amabara yawo yijimye agacikamo uduce duto tubereye uruhu. Imigano ikiri mito na hyaluronic acid ni byo bitanga amazi.</p><p>Iyi tona imeze gato nka jeli, igafata aho gutemba ijya mu nkokora. Impumuro nke ya palmarosa na lavande ni amavuta nyakuri y’ibimera.</p>',
    why_we_love_it:
      '<p>Ni imwe muri tona nke uruhu rufite inyota rushobora kwambara yonyine mu gitondo gishyushye. Niba impumuro ikubangamira, saba iyindi itagira impumuro.</p>',
    featured_ingredients: [
      { name: 'Umuceri wirabura wasembuwe', note: 'Anthocyanins, antioxidant z’uwo muceri z’ibara rya move' },
      { name: 'Igishishwa cy’umugano ukiri muto', note: 'Amazi y’ikimera akonjesha, anyerera gato' },
      { name: 'Hyaluronic acid', note: 'Izanira amazi amatama yumagaye' },
    ],
    how_to_use: [
      'Suka nke mu kiganza umaze koga mu maso.',
      'Kanda mu maso no ku ijosi kugeza utumva hatose.',
      'Iyo umwuka wumye, ongeraho kugeza inshuro eshatu.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’uruhu', value: 'Rwumye, rusanzwe, ruvanze' },
      { label: 'Imikoreshereze', value: 'Mu gitondo na nimugoroba' },
      { label: 'pH', value: 'Hafi ya 5' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
};
