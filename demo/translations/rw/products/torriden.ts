import type { ProductTexts } from '../../types.ts';

export const productsOfTorriden: Record<string, ProductTexts> = {
  'torriden-dive-in-low-molecular-hyaluronic-acid-serum': {
    description:
      '<p>Hyaluronic acid igira ingano zitandukanye. Uduce tunini tuguma hejuru tukumvikana tunyerera; uduto tumanuka hasi. Iyi seramu ikoresha ingano eshanu, bityo ukumva mu maso hatose birenze iminota icumi ya mbere.</p><p>Yisige mu maso hagitoshye na tona. Mu mezi yacu y’impeshyi, ako kamenyero kamwe gakuba kabiri icyo ikumarira.</p>',
    why_we_love_it:
      '<p>Ibereye hafi buri wese: nta mpumuro, nta bara, nta tuvungunyuka, kandi ni ml 50 mu gihe izindi nyinshi ari 30. Tubaze seramu imwe utatubwiye ubwoko bw’uruhu rwawe, ni iyi.</p>',
    featured_ingredients: [
      { name: 'Hyaluronic acid eshanu', note: 'Zifata amazi mu bujyakuzimu butandukanye' },
      { name: 'Panthenol', note: 'Igabanya kumagara kw’uruhu rwumye' },
      { name: 'Allantoin', note: 'Ituma uruhu rutuza nyuma yo koga cyangwa kogosha' },
    ],
    how_to_use: [
      'Reka mu maso hagumane ububobere bwa tona.',
      'Siga ibitonyanga bine cyangwa bitanu, ubikande byinjire.',
      'Bitarenze umunota umwe, twikirizaho kremu.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’uruhu', value: 'Ubwoko bwose' },
      { label: 'Imikoreshereze', value: 'Mu gitondo na nimugoroba' },
      { label: 'Hyaluronic acid', value: 'Ingano 5 zitandukanye' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
};
