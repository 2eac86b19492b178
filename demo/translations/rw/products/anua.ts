import type { ProductTexts } from '../../types.ts';

export const productsOfAnua: Record<string, ProductTexts> = {
  'anua-heartleaf-77-soothing-toner': {
    description:
      '<p>Heartleaf ni icyatsi gihumura cyane, Abanyakoreya banywa nk’icyayi. Mirongo irindwi na karindwi ku ijana by’iyi tona ni ibyakuwe muri cyo, hamwe na panthenol n’igisheke, kuri pH irimo aside nke isubiza uruhu mu buryo nyuma y’amazi ya robine.</p><p>Irabonerana, ntifashe, ituma uruhu rutuza. Yabaye icupa rya mbere abantu bongera gutumiza.</p>',
    why_we_love_it:
      '<p>Iyo uruhu rw’umuntu rudatuje tutazi impamvu, dukuraho ibindi byose tugasigaza iyi tona na kremu isanzwe ibyumweru bibiri. Ni gake bidatanga umusaruro.</p>',
    featured_ingredients: [
      { name: 'Heartleaf 77%', note: 'Ihoza uruhu rushyushye, rutukura vuba' },
      { name: 'Panthenol', note: 'Yoroshya uruhu kandi igumisha amazi mu ruhu' },
      { name: 'Ururabyo rwa kamomiye', note: 'Icyatsi cya kabiri cyoroheje gituma uruhu rutuza' },
    ],
    how_to_use: [
      'Suka ku ipamba cyangwa mu ntoki.',
      'Hanagura rimwe buhoro, cyangwa uyikandishe intoki kugira ngo udakuba cyane.',
      'Niba ushaka kuyirambika iminota itanu, tosa udupamba tubiri uturambike ku matama.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’uruhu', value: 'Rworoshye, rugira amavuta, ruvanze' },
      { label: 'Imikoreshereze', value: 'Mu gitondo na nimugoroba' },
      { label: 'pH', value: '5.5 kugeza kuri 6.0' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
  'anua-heartleaf-pore-control-cleansing-oil': {
    description:
      '<p>Amavuta ashongesha andi mavuta: sunscreen, foundation n’utudomo tw’ibara ry’ivu two ku zuru byose bivanwaho n’uruvange rworoheje rw’umwelayo, jojoba n’imbuto z’umuzabibu. Ongeramo amazi ahinduke nk’amata, maze yogeke neza.</p><p>Yakoreshe yumye, ku ruhu rwumye. Amasegonda mirongo icyenda yo kuzengurutsa buhoro aruta iminota itatu yo gukuba.</p>',
    why_we_love_it:
      '<p>Ntafashe nk’andi mavuta menshi, bityo ntaryaryata amaso kandi ntasiga agatwikirizo ku ndorerwamo z’amaso. Impumuro y’icyatsi isa n’indimu ntitinda, kandi kugeza ubu pompe yayo ifunze yageze amahoro aho twayohereje hose.</p>',
    featured_ingredients: [
      { name: 'Heartleaf', note: 'Ituma koza bwa mbere bitabangamira uruhu' },
      { name: 'Amavuta y’imbuto za jojoba', note: 'Ameze nk’amavuta y’uruhu, bityo arayakuraho' },
      { name: 'Amavuta y’imbuto z’umuzabibu', note: 'Amavuta yoroheje yogeka vuba' },
    ],
    how_to_use: [
      'Intoki zumye, kanda pompe kabiri usige mu maso humye.',
      'Kora masaje umunota umwe, ku zuru no ku kananwa utindeho.',
      'Tosa intoki, ukore masaje kugeza bisa n’amata, unyuguze, hanyuma ukoreshe isabune y’ifuro.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’uruhu', value: 'Ubwoko bwose' },
      { label: 'Imikoreshereze', value: 'Nimugoroba, koza bwa mbere' },
      { label: 'Gikuraho', value: 'SPF, ibyo kwisiga, masikara yihanganira amazi' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
};
