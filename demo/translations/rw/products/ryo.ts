import type { ProductTexts } from '../../types.ts';

export const productsOfRyo: Record<string, ProductTexts> = {
  'ryo-jayangyunmo-shampoo-oily-scalp': {
    description:
      '<p>Shampoo y’ibyatsi yo mu nzu ya ginseng ya Amorepacific, mu icupa rigufi rya move. Izana ifuro vuba, ihumura nka farumasi isukuye, kandi igasiga uruhu rwo ku mutwe rukonje.</p><p>Salicylic acid yorohereza uruvange rw’amavuta n’ivumbi rwegerana munsi ya kasike kuvaho. Muri Koreya yanditswe nk’iyita ku musatsi ugenda ushira; twe tuyigurisha nka shampoo nziza isukura neza uruhu rwo ku mutwe.</p>',
    why_we_love_it:
      '<p>Abagabo bayisaba bavuga ibara ryayo. Nta silicone, bityo umusatsi mugufi n’impande zogoshwe ntibyumva bitwikiriwe; umusatsi muremure uzakenera conditioner nyuma.</p>',
    featured_ingredients: [
      { name: 'Umuzi wa ginseng', note: 'Icyatsi kizwi cyane muri Koreya, cy’uruhu rwo ku mutwe rumeze neza' },
      { name: 'Salicylic acid', note: 'Ikura uduhu twumye na wax ku ruhu rwo ku mutwe' },
      { name: 'Menthol', note: 'Ubukonje bumara iminota icumi' },
    ],
    how_to_use: [
      'Kora masaje ku ruhu rwo ku mutwe rutose iminota ibiri.',
      'Reka ifuro undi munota umwe.',
      'Nyuguza, wongere umese niba ukoresha wax y’umusatsi.',
    ],
    specific_info: [
      { label: 'Uruhu rwo ku mutwe', value: 'Rugira amavuta' },
      { label: 'Ubwoko bw’umusatsi', value: 'Bwose, cyane cyane umugufi kugeza ku uringaniye' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
};
