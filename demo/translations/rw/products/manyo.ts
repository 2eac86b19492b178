import type { ProductTexts } from '../../types.ts';

export const productsOfManyo: Record<string, ProductTexts> = {
  'manyo-pure-cleansing-oil': {
    description:
      '<p>Amavuta yo koza mu maso adafashe, atemba, akozwe mu mavuta y’ibimera, nta kibuza uruhu guhumeka kirimo. Uyakoresheje mu masaje iminota ibiri cyangwa itatu ku zuru, yoroshya ibiziba utwenge, bimwe bikivanaho.</p><p>Ongeramo amazi ahinduke nk’amata arimo amazi. Akuraho sunscreen z’ibara na lipisitiki ziramba, kandi ntatuma amaso yawe abona ibihu.</p>',
    why_we_love_it:
      '<p>Uruhu rugira amavuta akenshi rutinya amavuta. Iri ni ryo cupa duha abakiriya bafite uruhu nk’urwo, kuko yogeka neza cyane ku buryo nta mavuta asigara.</p>',
    featured_ingredients: [
      { name: 'Amavuta y’ibihwagari', note: 'ishingiro ryoroheje rikuraho sunscreen' },
      { name: 'Amavuta ya jojoba n’aya argan', note: 'yoroshya amavuta yakomereye mu twenge' },
      { name: 'Bifida yasembuwe', note: 'gake ku kigize kizwi cy’iki kirango' },
    ],
    how_to_use: [
      'Kanda kabiri cyangwa gatatu mu ntoki zumye.',
      'Kora masaje ku ruhu rwumye umunota umwe; tinda ku zuru.',
      'Tosa intoki, ukore masaje kugeza bisa n’amata.',
      'Nyuguza, kandi woge n’isabune y’ifuro niba wari wisize.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’uruhu', value: 'Ubwoko bwose' },
      { label: 'Imikoreshereze', value: 'Buri mugoroba' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
      { label: 'Icyitonderwa', value: 'Ahumura gato bergamote na lavande' },
    ],
  },
};
