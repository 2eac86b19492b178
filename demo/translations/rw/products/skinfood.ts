import type { ProductTexts } from '../../types.ts';

export const productsOfSkinfood: Record<string, ProductTexts> = {
  'skinfood-black-sugar-perfect-scrub-2x': {
    description:
      '<p>Utubuto tw’isukari y’umukara itatunganyijwe, mu ruvange rw’amavuta y’ibimera rufashe nk’ubuki. Isukari ishonga uko ukora masaje, bityo scrub ihagarara ubwayo akazi karangiye.</p><p>Yakorewe amazuru n’utwananwa bifite utudomo twanze kuvaho, kandi ni nziza cyane ku mavi no ku dutsinsino. Koresha uburemere bw’intoki gusa; isukari igira inguni.</p>',
    why_we_love_it:
      '<p>Irazwi cyane kuva ku bihe bya telefoni zikunjwa, kandi irabikwiye. Uruhu rutose rutuma yoroha, urwumye rutuma ikomera, kandi g 210 zisigira inkokora izihagije.</p>',
    featured_ingredients: [
      { name: 'Isukari y’umukara', note: 'utubuto dushonga dukuraho uduhu twumye' },
      { name: 'Divayi y’umuceri', note: 'inzoga gakondo inoza uruhu' },
      { name: 'Amavuta ya camellia n’aya macadamia', note: 'atuma uruhu ruguma rworohereye umaze kunyuguza' },
    ],
    how_to_use: [
      'Tosa neza mu maso umaze kuhoza.',
      'Fata akayiko, uzengurutse buhoro ku zuru no ku kananwa.',
      'Tegereza iminota itanu, hanyuma unyuguze n’amazi y’akazuyazi.',
      'Simbuka umunsi umwe hagati y’inshuro uyikoresha.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’uruhu', value: 'Rugira amavuta, ruvanze' },
      { label: 'Imikoreshereze', value: 'Rimwe cyangwa kabiri mu cyumweru' },
      { label: 'Icyitonderwa', value: 'Ntukagikoreshe ku ruhu rwakomeretse cyangwa rwatwitswe n’izuba' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
  'skinfood-carrot-carotene-calming-water-pad': {
    description:
      '<p>Pad mirongo itandatu nini cyane z’impande enye ziri mu mazi ya karoti yo kuri Jeju. Zikozwe muri cellulose gusa, ntizibyimbye na gato, bityo zifata ku itama iminota icumi nta rutoki ruzifashe.</p><p>Agacupa kayo k’ibara rya oranje kabaye ikimenyetso cyo kwita ku ruhu nyuma y’izuba i Seoul. Rambika ebyiri mu ruhanga no ku matama nyuma y’igicamunsi ku kiyaga i Gisenyi.</p>',
    why_we_love_it:
      '<p>Pad zibyimbye zuma vuba; izi zikora nka maske nto z’urupapuro kandi zihanagura neza. Harimo amazi ahagije ku buryo wakubika agacupa kugira ngo akwire hose.</p>',
    featured_ingredients: [
      { name: 'Amazi y’umuzi wa karoti', note: 'ni yo shingiro mu mwanya w’amazi asanzwe' },
      { name: 'Beta-Carotene', note: 'antioxidant y’ibara rya oranje, provitamini A' },
      { name: 'Panthenol', note: 'ihoza uruhu rushyushye kandi rwumagaye' },
    ],
    how_to_use: [
      'Kubika agacupa umunota umwe kugira ngo pad zo hejuru zitote.',
      'Rambika pad ku matama no mu ruhanga umaze koza mu maso.',
      'Zikureho nyuma y’iminota 5 kugeza ku 10; ntunyuguze.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’uruhu', value: 'Rworoshye, rwumye' },
      { label: 'Imikoreshereze', value: 'Buri munsi' },
      { label: 'Pad', value: '60, cellulose itabyimbye' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 6' },
    ],
  },
};
