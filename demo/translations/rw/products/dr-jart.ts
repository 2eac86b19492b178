import type { ProductTexts } from '../../types.ts';

export const productsOfDrJart: Record<string, ProductTexts> = {
  'dr-jart-ceramidin-cream': {
    description:
      '<p>Icupa ry’umuhondo ryamamaje ceramide. Eshanu muri zo, hamwe na panthenol na glycerin, zuzuza ibyuho mu rukuta rw’uruhu rwananijwe n’umuyaga, isabune cyangwa aside nyinshi.</p><p>Iva mu icupa ifashe, ariko mu ntoki irashyuha ikorohera aho kuba amavuta. Kimwe cya kabiri cy’umutwe w’urutoki kirahagije, bityo ml 50 ziramba.</p>',
    why_we_love_it:
      '<p>Iyo umukiriya atubwiye ko nta gituma mu maso he hagumana ubworohere kugeza nimugoroba, aha ni ho duhera. Irahenze, ni byo, ariko ukenera nke cyane.</p>',
    featured_ingredients: [
      { name: 'Uruvange rwa ceramide eshanu', note: 'Ibinure bifatanya uturemangingo tw’uruhu' },
      { name: 'Panthenol', note: 'Ituma uruhu rutuza kandi igumisha amazi mu mwanya wayo' },
      { name: 'Cholesterol', note: 'Ikorana na ceramide mu rukuta rw’uruhu' },
    ],
    how_to_use: [
      'Intambwe ya nyuma, mu gitondo na nijoro, ku ruhu rutose.',
      'Shyushya nke hagati y’ibiganza.',
      'Kanda ku matama mbere, hanyuma ahasigaye mu maso.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’uruhu', value: 'Rwumye, rworoshye' },
      { label: 'Imikoreshereze', value: 'Mu gitondo na nimugoroba' },
      { label: 'Impumuro', value: 'Amavuta yoroheje y’ibyatsi' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
};
