import type { ProductTexts } from '../../types.ts';

export const productsOfMissha: Record<string, ProductTexts> = {
  'missha-m-perfect-cover-bb': {
    description:
      '<p>Yagurishijwe ari amamiliyoni kuva mu 2007, kandi iracyari BB cream izindi zigereranywa na yo. Ihisha utubara twijimye uyisize rimwe, igasiga uruhu rurabagirana gake nka satin, kandi izana na SPF42.</p><p>Hitamo ibara uvugisha ukuri: atanu ahari ava ku ruhu rw’inzobe cyane akagera ku rw’ikigina cya zahabu, kandi BB cream yijima gato mu minota icumi. Abafite uruhu rwirabura cyane, No. 31 yabafasha gusa mu kurabagiranisha ahantu hake.</p>',
    why_we_love_it:
      '<p>Foundation nke zigura inshuro ebyiri zihisha igiheri neza gutya. Gukanda rimwe birahagije mu maso hose, bityo icupa rikumaza amezi nka ane.</p>',
    featured_ingredients: [
      { name: 'Zinc Oxide', note: 'minerali irinda izuba, ni kimwe mu bigize SPF' },
      { name: 'Amavuta ya rosehip', note: 'atuma ibyo wisize biguma byoroshye' },
      { name: 'Ceramide na hyaluronic acid', note: 'birinda ko bisa n’ibyumye' },
    ],
    how_to_use: [
      'Banza wisige sunscreen; ibyo kwisiga ntibijya bigeza kuri SPF yabyo yose.',
      'Kanda rimwe, ushyire utudomo mu ruhanga, ku matama no ku kananwa.',
      'Kandisha agasiponji gatose, utegereze mbere yo kongeraho.',
    ],
    specific_info: [
      { label: 'SPF', value: 'SPF42 PA+++' },
      { label: 'Uko gisa cyasizwe', value: 'Satin' },
      { label: 'Uko gihisha utunenge', value: 'Mu rugero kugeza cyane' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
};
