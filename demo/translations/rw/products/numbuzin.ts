import type { ProductTexts } from '../../types.ts';

export const productsOfNumbuzin: Record<string, ProductTexts> = {
  'numbuzin-no3-glowing-essence-toner': {
    description:
      '<p>Igice ni tona, igice ni essence: amazi akweduka gato arimo ibisembuwe nka mirongo itanu, agasiga uruhu rurabagirana nk’urumurikiwe imbere. Ahakakaye humva hanoze uyisize rimwe cyangwa kabiri.</p><p>Ibereye iminsi uruhu rutarabagirana ariko rutumye cyane. Yisigishe ibiganza; ipamba yanywa nyinshi.</p>',
    why_we_love_it:
      '<p>Intambwe ebyiri mu icupa rimwe zizigama amafaranga n’iminota yo mu gitondo. Uruhu rurabagirana nk’urutose aho kuba nk’urusize amavuta, kandi foundation irunyereraho neza.</p>',
    featured_ingredients: [
      { name: 'Bifida na galactomyces', note: 'Ibyasembuwe byoroshya uruhu kandi bikarutera kurabagirana' },
      { name: 'Niacinamide', note: 'Ifasha buhoro buhoro ibara ry’uruhu ritaringaniye' },
      { name: 'Glutathione', note: 'Antioxidant ituma uruhu rusa n’uruhutse' },
    ],
    how_to_use: [
      'Cugusa buhoro, usuke mu ntoki ingana n’igiceri gito.',
      'Kandakanda; bisubiremo rimwe cyangwa kabiri niba ushaka kurabagirana nk’ikirahuri.',
      'Komereza kuri seramu cyangwa uhite usiga kremu.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’uruhu', value: 'Bwose, uretse urwivumbura vuba' },
      { label: 'Imikoreshereze', value: 'Mu gitondo na nimugoroba' },
      { label: 'Uko kimeze', value: 'Amazi akweduka' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
};
