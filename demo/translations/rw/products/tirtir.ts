import type { ProductTexts } from '../../types.ts';

export const productsOfTirtir: Record<string, ProductTexts> = {
  'tirtir-mask-fit-red-cushion': {
    description:
      '<p>Agasanduku gatukura kahinduye impaka ku mabara y’ibyo muri Koreya. Yatangiriye ku mabara atatu, ubu ni mirongo ine, kuva kuri porcelain kugeza kuri espresso nyayo.</p><p>Ihisha cyane uyisize yoroheje, kandi uko isa biri hagati ya satin n’ukurabagirana nk’igitose. Dufite amabara atandatu ab’i Kigali basaba cyane, andi tuyatumiza ubisabye.</p>',
    why_we_love_it:
      '<p>Noneho habonetse cushion dushobora kugira uje wese inama yo gukoresha. Ifata mu bushyuhe no munsi y’umushumi wa kasike, kandi amabara yijimye cyane ni ikigina, si ivu.</p>',
    featured_ingredients: [
      { name: 'Propolis', note: 'Kole y’inzuki, ishingiro ryiza ahumye' },
      { name: 'Niacinamide', note: 'Vitamini B3 ituma ibara ry’uruhu rirushaho kuringanira' },
      { name: 'Hyaluronic acid', note: 'Ituma ibyo wisize biguma byoroshye umunsi wose' },
    ],
    how_to_use: [
      'Reka sunscreen ituze iminota itanu; SPF iri muri cushion ni inyongera, ntiyisimbura.',
      'Kanda agasiponji rimwe, ukandakande uhereye hagati mu maso ujya ku mpande.',
      'Ibisigaye ku gasiponji bisige ku rwasaya no hafi y’umusatsi.',
      'Mesa agasiponji buri cyumweru n’isabune yoroheje.',
    ],
    specific_info: [
      { label: 'SPF', value: 'SPF40 PA++' },
      { label: 'Uko gisa cyasizwe', value: 'Hagati ya satin n’igitose' },
      { label: 'Uko gihisha utunenge', value: 'Cyane' },
      { label: 'Amabara ahari', value: '40, kuva ku yerurutse kugeza ku yijimye cyane' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
};
