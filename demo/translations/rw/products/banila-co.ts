import type { ProductTexts } from '../../types.ts';

export const productsOfBanilaCo: Record<string, ProductTexts> = {
  'banila-co-clean-it-zero-original': {
    description:
      '<p>Iyi balm y’iroza ni yo yigishije kimwe cya kabiri cy’isi koza mu maso kabiri. Irakomeye mu icupa, ihinduka amavuta mu masegonda icumi uyikuba, igahinduka nk’amata ikozweho n’amazi.</p><p>Masikara yihanganira amazi, tint y’iminwa, sunscreen y’umunsi wose n’ivumbi ryo mu muhanda byose bivaho icyarimwe. Nyuguza, hanyuma ukoreshe isabune yoroheje y’ifuro.</p>',
    why_we_love_it:
      '<p>Yogeka neza no mu mazi ya robine arimo imyunyu, mu gihe balm nyinshi zibinanirwa. Ikoreshejwe buri mugoroba, ml 100 zimara amezi nka atatu.</p>',
    featured_ingredients: [
      { name: 'Acerola', note: 'imbuto ikungahaye kuri vitamini C' },
      { name: 'Ipapayi', note: 'imbuto isiga uruhu rworohereye' },
      { name: 'Vitamini E', note: 'irinda amavuta n’uruhu rwawe' },
    ],
    how_to_use: [
      'Fata ingana n’imbuto y’ubunyobwa ukoresheje akayiko; intoki no mu maso byumye.',
      'Kora masaje umunota umwe, amaso aherukeho kandi afunze.',
      'Ongeramo amazi make kugeza bisa n’amata, hanyuma unyuguze.',
      'Ongera woge ukoresheje isabune y’ifuro cyangwa jeli.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’uruhu', value: 'Ubwoko bwose' },
      { label: 'Imikoreshereze', value: 'Buri mugoroba, intambwe ya mbere' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
      { label: 'Ibirimo', value: 'Akayiko n’agapfundikizo k’imbere' },
    ],
  },
};
