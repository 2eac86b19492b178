import type { ProductTexts } from '../../types.ts';

export const productsOfFwee: Record<string, ProductTexts> = {
  'fwee-lip-cheek-blurry-pudding-pot': {
    description:
      '<p>Agacupa kangana n’igikumwe, gafite akobo k’urutoki, kandi ibirimo bimeze nka custard yafashe. Kanda, kandakanda ku minwa, kandakanda ku matama, birarangiye; inkombe zirivanga ubwazo.</p><p>Amabara yose ni nka mirongo itatu, kandi menshi yijimye koko. Dufite ane agaragara ku ruhu rw’ikigina n’urwirabura, n’irindi rya nude ku ruhu rw’inzobe.</p>',
    why_we_love_it:
      '<p>Agacupa kamwe gahuza iminwa n’amatama utabitekerejeho. Gapima make kurusha agafuka k’ibiceri, kandi n’iyo ugakoresheje kabiri ku munsi kamara amezi.</p>',
    featured_ingredients: [
      { name: 'Silicone elastomer', note: 'Ituma bimera nka pudding kandi ihisha inkombe' },
      { name: 'Silica', note: 'Ifatisha ibara buhoro kugira ngo ritanyerera' },
    ],
    how_to_use: [
      'Shyushya hejuru n’urutoki rusukuye.',
      'Kandakanda hagati ku minwa, ukwirakwize ujya ku mpande.',
      'Ibisigaye ku rutoki, bikandakande ku matama.',
      'Hanagura inkombe y’agacupa kugira ngo agapfundikizo gafunge neza.',
    ],
    specific_info: [
      { label: 'Uko gisa cyasizwe', value: 'Ntikibengerana, inkombe zirivanga' },
      { label: 'Imikoreshereze', value: 'Ku minwa no ku matama' },
      { label: 'Impumuro', value: 'Nta yo' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
};
