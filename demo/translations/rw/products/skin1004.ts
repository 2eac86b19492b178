import type { ProductTexts } from '../../types.ts';

export const productsOfSkin1004: Record<string, ProductTexts> = {
  'skin1004-madagascar-centella-ampoule': {
    description:
      '<p>Ikimera kimwe, cyahinzwe muri Madagascar, cyinitswe kandi kirayungururwa. Urutonde ruri inyuma rugizwe n’amazina atandatu, kandi centella ni yo ya mbere. Isa n’icyayi cyoroheje kandi itemba hafi nka cyo.</p><p>Yikoreshe igihe uruhu rubangamiwe kandi ushaka kongeraho bike bishoboka. Ijya munsi y’ibindi byose.</p>',
    why_we_love_it:
      '<p>Urutonde rworoshye usoma mu masegonda atanu. Uruhu rwivumbuye kuri iyi, tumenya ikimera rugomba kwirinda; ku rutonde rw’imirongo mirongo ine, nta wabimenya.</p>',
    featured_ingredients: [
      { name: 'Centella yo muri Madagascar', note: 'Cica: ihoza uruhu rutukuye kandi runaniwe' },
      { name: 'Butylene glycol', note: 'Itwara centella, igatuma itemba' },
    ],
    how_to_use: [
      'Uzuza kimwe cya kabiri cy’agatonyesho nyuma ya tona.',
      'Shyira utudomo ku matama yombi, mu ruhanga no ku kananwa, hanyuma ukandakande.',
      'Ongera usige ahashyushye cyangwa ahari uduhu twumye.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’uruhu', value: 'Ubwoko bwose, n’urworoshye' },
      { label: 'Imikoreshereze', value: 'Mu gitondo na nimugoroba' },
      { label: 'Uko kimeze', value: 'Ntigifashe, kimeze nk’amazi' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
  'skin1004-hyalu-cica-water-fit-sun-serum': {
    description:
      '<p>Niba sunscreen zose zarumvikanaga nk’irangi, hera kuri iyi. Mbere na mbere ni seramu: centella, umutobe wa bouleau na hyaluronic acid y’ingano zitandukanye, hanyuma ibirinda izuba bya SPF50+ bishira bitagaragara ku ruhu rwirabura cyane.</p><p>Uruhu rurabagirana nk’urutose iminota icumi, nyuma rukagaragara uko rusanzwe. Nta bara, nta mpumuro.</p>',
    why_we_love_it:
      '<p>Ni yo tugira inama yo gukoresha abareka sunscreen kuko basanzwe bumva uruhu ruhehereye. Ijya mu mwanya wa kremu yo mu gitondo, bityo ibyo wisiga byose hamwe bikagabanuka aho kwiyongera.</p>',
    featured_ingredients: [
      { name: 'Centella', note: 'Ihoza uruhu rushyuha hanze' },
      { name: 'Hyaluronic acid', note: 'Y’ingano zitandukanye, yo kugumisha amazi mu ruhu' },
      { name: 'Umutobe wa bouleau', note: 'Umutobe w’igiti uhehereza buhoro' },
    ],
    how_to_use: [
      'Cugusa buhoro; kanda ingana n’uburebure bw’intoki ebyiri.',
      'Siga kabiri byoroheje, hagati habemo umunota umwe.',
      'Yitwaze, wongere usige saa sita niba ugenda n’amaguru cyangwa kuri moto.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’uruhu', value: 'Rwumye, rusanzwe, rworoshye' },
      { label: 'SPF', value: '50+ PA++++' },
      { label: 'Uko gisa cyasizwe', value: 'Kirabagirana nk’igitose, ntikigaragara' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
};
