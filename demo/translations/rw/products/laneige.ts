import type { ProductTexts } from '../../types.ts';

export const productsOfLaneige: Record<string, ProductTexts> = {
  'laneige-lip-sleeping-mask': {
    description:
      '<p>Balm ifashe, irabagirana, usiga mbere yo kuryama. Amavuta ya karite (shea) na murumuru aguma ku minwa hafi ijoro ryose, bityo uduhu twumye tukorohera ubwatwo, tukavaho woga mu gitondo.</p><p>Iminwa ntigira imvubura z’amavuta, kandi impeshyi yacu ni yo ibyerekana mbere. Agacupa kamara amezi atandatu cyangwa arenga.</p>',
    why_we_love_it:
      '<p>Irahenze ku kintu cyo ku minwa, ariko ihendutse ku ijoro: amafaranga nka 140. Hitamo impumuro wakwishimira gusinzirana; Vanila ni yo ituje, Gummy Bear ni yo isekeje.</p>',
    featured_ingredients: [
      { name: 'Amavuta ya karite (shea)', note: 'Ubworohere buramba, buzwi kandi bwizewe' },
      { name: 'Amavuta y’imbuto za murumuru', note: 'Amavuta yo muri Amazone agumisha amazi mu minwa' },
      { name: 'Inkeri z’amoko menshi', note: 'Zirimo vitamini C, antioxidant' },
    ],
    how_to_use: [
      'Nijoro ugiye kuryama, fata nke ukoresheje akayiko.',
      'Siga bihagije kugeza hirya y’inkombe z’iminwa.',
      'Mu gitondo, hanaguza agatambaro gatose.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’uruhu', value: 'Ubwoko bwose' },
      { label: 'Imikoreshereze', value: 'Ijoro ryose' },
      { label: 'Kizana na', value: 'Akayiko gato' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
    options: { Berry: 'Inkeri', Vanilla: 'Vanila', Grapefruit: 'Pamplemousse' },
  },
};
