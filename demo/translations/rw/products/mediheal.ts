import type { ProductTexts } from '../../types.ts';

export const productsOfMediheal: Record<string, ProductTexts> = {
  'mediheal-nmf-ampoule-mask': {
    description:
      '<p>N.M.F bivuga natural moisturising factor: uduce duto uruhu rwawe ubwarwo rukoresha mu gufata amazi, nka amino acid, urea na sodium PCA. Uru rupapuro rworoshye nk’ipamba rurimo ml 27 za essence igizwe na byo.</p><p>Ni maske isanzwe kandi yizewe yo muri uyu muryango. Yifashishe nyuma y’umunsi muremure hanze muri Nyakanga, igihe amatama yawe yumva yumagaye.</p>',
    why_we_love_it:
      '<p>Ikora umurimo umwe kandi ikawukora neza. Iminota makumyabiri iha uruhu rwumye amazi ahagije, kandi essence isigaye mu gafuka ihaza ijosi n’amaboko yombi.</p>',
    featured_ingredients: [
      { name: 'Amino acid na sodium PCA', note: 'ibifata amazi uruhu rusanzwe rwikorera' },
      { name: 'Sodium Hyaluronate', note: 'igumisha amazi hejuru ku ruhu' },
      { name: 'Ceramide NP', note: 'ifasha kugabanya gutakaza amazi nyuma yaho' },
    ],
    how_to_use: [
      'Oga mu maso ukandakande tona.',
      'Rambura urupapuro, ubanze uruhuze n’amaso n’umunwa.',
      'Rureke iminota 15 kugeza kuri 20, ntuyirenze.',
      'Kanda ibisigaye byinjire, usoreze kuri kremu.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’uruhu', value: 'Ubwoko bwose, cyane cyane urwumye' },
      { label: 'Imikoreshereze', value: 'Inshuro 1 kugeza kuri 3 mu cyumweru' },
      { label: 'Igihe kimara ku ruhu', value: 'Iminota 15-20' },
      { label: 'Igihe kimara kidafunguye', value: 'Amezi 36' },
    ],
  },
  'mediheal-teatree-essential-mask': {
    description:
      '<p>Urupapuro rutabyimbye rwa cellulose rwinitswe muri essence y’ibara ry’icyatsi imeze nk’amazi: amavuta y’amababi ya tea tree, centella, kamomiye na purslane. Ihita ikonjesha kandi nta gatwikirizo isiga, bityo uruhu rugira amavuta ntirwumva rutwikiriwe nyuma.</p><p>Bika ebyiri muri firigo. Zikora neza cyane ku mugoroba imishumi ya kasike n’ibyuya byasize akananwa n’uruhanga bishyushye kandi birimo uduheri.</p>',
    why_we_love_it:
      '<p>Maske nyinshi zituma uruhu rutuza zirangira zifatira. Iyi yuma yoroheje ku buryo wasinzira, kandi kuri iki giciro si ngombwa kuyibikira iminsi idasanzwe.</p>',
    featured_ingredients: [
      { name: 'Amavuta y’amababi ya tea tree', note: 'ahumura neza, azwi ku ruhu rugira amavuta n’ibiheri' },
      { name: 'Centella', note: 'ituma uruhu rutukuye rutuza' },
      { name: 'Panthenol', note: 'provitamini B5, ituma uruhu rugubwa neza' },
    ],
    how_to_use: [
      'Oza mu maso hawe kandi uhumutse.',
      'Rambika urupapuro uhereye mu ruhanga umanuka.',
      'Rukureho nyuma y’iminota 15, ukandakande kugeza byinjiye.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’uruhu', value: 'Rugira amavuta, ruvanze' },
      { label: 'Imikoreshereze', value: 'Inshuro 1 kugeza kuri 2 mu cyumweru' },
      { label: 'Urupapuro rwa maske', value: 'Cellulose itabyimbye' },
      { label: 'Icyitonderwa', value: 'Harimo amavuta ya tea tree; banza ugerageze gake' },
    ],
  },
};
