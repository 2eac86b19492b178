import type { ProductTexts } from '../../types.ts';

export const productsOfEspoir: Record<string, ProductTexts> = {
  'espoir-water-splash-sun-cream-ceramide': {
    description:
      '<p>Kremu imeze nk’amazi, ihindukamo udutonyanga munsi y’intoki, kandi nta cyo isiga kigaragara, ku ibara ry’uruhu iryo ari ryo ryose. Ibirinda izuba birimo ni ibya organic bigezweho, bityo nta mweru ukuba ngo uveho.</p><p>Ceramide n’umutobe wa bouleau bituma yumvikana nka kremu yo ku manywa. Mu mezi y’impeshyi, benshi bareka ikindi gihehereza munsi yayo.</p>',
    why_we_love_it:
      '<p>Ntigaragara ku ruhu rwirabura cyane, kandi igwa neza urwumye cyane. Kuri metero 1,500 hejuru y’inyanja, sunscreen nziza ni iyo ukunda ku buryo wongera kuyisiga.</p>',
    featured_ingredients: [
      { name: 'Ceramide NP na AP', note: 'Ibinure bishyigikira urukuta rw’uruhu' },
      { name: 'Umutobe wa bouleau', note: 'Wumvikana woroheje nk’amazi, udafatira' },
      { name: 'Uvinul A Plus', note: 'Irinda UVA, nta mweru isiga' },
    ],
    how_to_use: [
      'Fata ingana na kimwe cya kabiri cy’akayiko mu maso no ku ijosi.',
      'Kandakanda kugeza udutonyanga dushize, amasegonda nka mirongo itatu.',
      'Ongera usige saa sita niba ukorera hanze.',
    ],
    specific_info: [
      { label: 'SPF', value: 'SPF50+ PA++++' },
      { label: 'Umweru usigara', value: 'Nta wo' },
      { label: 'Ubwoko bw’uruhu', value: 'Urwumye kugeza ku rusanzwe' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
};
