import type { ProductTexts } from '../../types.ts';

export const productsOfTheFaceShop: Record<string, ProductTexts> = {
  'the-face-shop-rice-water-bright-rich-oil': {
    description:
      '<p>Abanyakoreya bogaga mu maso amazi bogeshaga umuceri, kera cyane mbere y’amacupa; aya mavuta ni yo abikomotseho. Amavuta y’ibishishwa by’umuceri n’aya jojoba yorohereza sunscreen na puderi kuvaho; soapwort ifasha byose kogeka.</p><p>Aya ni aya Rich, anoze kurusha aya Light, kandi abereye cyane amatama yumagaye. Ahumura isuku, nk’imyenda yanitse.</p>',
    why_we_love_it:
      '<p>Ku giciro kiri munsi y’ibihumbi makumyabiri by’amafaranga, akuraho ibyo wisize byose mu bukwe mu nshuro ebyiri. Hasigara uruhu rusukuye, rurabagirana gake nk’urutose, rudakeneye byinshi.</p>',
    featured_ingredients: [
      { name: 'Amavuta y’ibishishwa by’umuceri', note: 'aroroheje, arimo vitamini E karemano' },
      { name: 'Amavuta ya jojoba', note: 'ashongesha amavuta y’uruhu na sunscreen' },
      { name: 'Soapwort', note: 'ikimera kizana ifuro ubwacyo' },
    ],
    how_to_use: [
      'Intoki zumye, mu maso humye, kanda kabiri.',
      'Siga ku ruhu uzengurutsa umunota umwe, hanyuma ku ngohe amaso afunze.',
      'Vanga n’amazi y’akazuyazi, unyuguze.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’uruhu', value: 'Urwumye kugeza ku rusanzwe' },
      { label: 'Imikoreshereze', value: 'Nimugoroba' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
};
