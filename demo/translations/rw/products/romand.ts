import type { ProductTexts } from '../../types.ts';

export const productsOfRomand: Record<string, ProductTexts> = {
  'romand-juicy-lasting-tint': {
    description:
      '<p>Tint idafashe imeze nk’umutobe, isigwa nka siro, igasiga ibara iyo ububengerane bushize. Uyisize rimwe iba yoroheje; kabiri iguha ibara riri ku mupfundikizo.</p><p>Amabara yerurutse y’imbuto ntagaragara ku minwa yirabura, bityo dufite kimwe cya kabiri cyijimye cy’aya mabara. Plum Coke na Figfig ni zo zigaragara neza kurusha izindi.</p>',
    why_we_love_it:
      '<p>Urya isahani ya brochette ibara rigasigara rihari. Ububengerane ni bwo bubanza gushira, ibara rigakomeza amasaha nka ane, kandi rishira kimwe hose aho gusiga uruziga.</p>',
    featured_ingredients: [
      { name: 'Ikomamanga', note: 'Urubuto rutuma igice cy’amazi kiguma cyoroshye' },
      { name: 'Glycerin', note: 'Ifata amazi, ikarinda iminwa kuma' },
      { name: 'Diisostearyl malate', note: 'Amavuta atuma bibengerana nk’ibitose' },
    ],
    how_to_use: [
      'Banza uhanagure balm y’iminwa, bitabaye ibyo ibara ntirifata.',
      'Hera hagati ku minwa, ukwirakwize ujya ku mpande.',
      'Tegereza amasegonda mirongo itatu, hanyuma wongere usige niba ushaka ibara ryijimye.',
    ],
    specific_info: [
      { label: 'Uko gisa cyasizwe', value: 'Ibara ribengerana' },
      { label: 'Uko gihisha utunenge', value: 'Gake kugeza mu rugero' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
  'romand-glasting-melting-balm': {
    description:
      '<p>Igice ni balm, igice ni gloss, mu kagiti gato korohera iyo gakoze ku minwa ishyushye. Kubengerana kwayo gusa n’ukwa gloss; uko yumvikana biri hafi y’amavuta y’inka.</p><p>Ibara ni ryoroheje. Ku minwa y’ikigina, Kaya Fig na Hippie Berry zigaragaza ibara neza, naho iza nude zikaba agatwikirizo kabengerana hejuru y’ibara ryawe.</p>',
    why_we_love_it:
      '<p>Ntukeneye indorerwamo: uyisize kabiri wicaye inyuma mu modoka, bikagaragara neza. Ariko uyirinde izuba ryaka, kuko ishonga nk’uko izina rivuga, no mu isakoshi.</p>',
    featured_ingredients: [
      { name: 'Amavuta y’imbuto z’umwembe', note: 'Yoroshya iminwa yumye, nta gatwikirizo karemereye' },
      { name: 'Amavuta ya karite (shea)', note: 'Agabanya gutakaza amazi kw’iminwa' },
      { name: 'Amavuta ya jojoba', note: 'Amavuta yoroheje atuma balm inyerera' },
    ],
    how_to_use: [
      'Zamura milimetero zitarenze eshatu; akagiti karoroshye.',
      'Siga ku minwa idasizeho ikindi, cyangwa hejuru y’ibara ryumye kugira ngo ibengerane.',
      'Ongera usige umaze kurya, ufunge agapfundikizo kugeza wumvise gafunze.',
    ],
    specific_info: [
      { label: 'Uko gisa cyasizwe', value: 'Balm ibengerana nk’ikirahuri' },
      { label: 'Uko gihisha utunenge', value: 'Gake' },
      { label: 'Kibike', value: 'Munsi ya 30 °C' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
};
