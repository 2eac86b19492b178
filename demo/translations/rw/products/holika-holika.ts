import type { ProductTexts } from '../../types.ts';

export const productsOfHolikaHolika: Record<string, ProductTexts> = {
  'holika-holika-aloe-99-soothing-gel': {
    description:
      '<p>Uyimenya uri kure: icupa rifite ishusho y’ikibabi cy’igikakarubamba. Imbere harimo umutobe w’igikakarubamba cyo kuri Jeju, hamwe na lotus, kokombure, umugano na watermelon, kandi nta alukolo yumisha irimo.</p><p>Tuyishyira hamwe na losiyo z’umubiri kuko ni ko abatuye i Kigali bayikoresha: ku maboko no ku maguru bamaze koga, igihe kremu iremereye yakurura ivumbi gusa.</p>',
    why_we_love_it:
      '<p>Ihehereza uruhu idasize amavuta ku mashuka. Yivange n’amavuta yawe y’umubiri mu bipimo bingana, maze imirundi isa n’ivu kubera kuma igubwe neza umunsi wose.</p>',
    featured_ingredients: [
      { name: 'Umutobe w’ikibabi cy’igikakarubamba', note: 'uva kuri Jeju, urakonje kandi uroroshye' },
      { name: 'Watermelon na kokombure', note: 'imbuto z’amazi zihembura' },
      { name: 'Centella', note: 'ihoza uruhu nyuma y’izuba no kogosha' },
    ],
    how_to_use: [
      'Siga ku ruhu rutose umaze koga.',
      'Ongera ku nkokora, ku mavi no ku ntugu.',
      'Yibike muri firigo niba ushaka ko ikonja kurushaho.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’uruhu', value: 'Ubwoko bwose' },
      { label: 'Imikoreshereze', value: 'Buri munsi, ku mubiri no mu maso' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
};
