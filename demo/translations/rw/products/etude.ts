import type { ProductTexts } from '../../types.ts';

export const productsOfEtude: Record<string, ProductTexts> = {
  'etude-drawing-eye-brow': {
    description:
      '<p>Ikaramu uzamura uyikaraga, ifite isonga ritabyimbye riberamye, n’uburoso ku rundi ruhande. Inguni y’isonga ishushanya ubwoya bumwe bumwe, uruhande rwaryo rukuzuza, bityo ntukenera taille-crayon.</p><p>Igishashara cyayo kirakomeye gato, bituma imirongo iguma ari mito kandi ntisibangane munsi ya kasike. Umukara n’ikigina cyijimye ni byo bigurwa vuba.</p>',
    why_we_love_it:
      '<p>Igura make kurusha ifunguro rya saa sita, kandi irangiza ibitsike mu munota umwe. N’abatangira ntibapfa gushushanya umurongo uremereye cyane.</p>',
    featured_ingredients: [
      { name: 'Igishashara cya carnauba', note: 'gituma umurongo ukomera mu bushyuhe' },
      { name: 'Iron Oxides', note: 'amabara ya minerali, ahuye n’ibara ryanditseho' },
    ],
    how_to_use: [
      'Zamura milimetero imwe, ntuyirenze.',
      'Shushanya inkombe yo hasi, hanyuma wuzuze ibyuho uzamura.',
      'Sokoresha uburoso kugira ngo byorohe.',
    ],
    specific_info: [
      { label: 'Ubwoko', value: 'Ikaramu uzamura uyikaraga, ifite uburoso' },
      { label: 'Uko gisa cyasizwe', value: 'Karemano, ntikibengerana' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
    options: {
      'No. 1 Dark Brown': 'No. 1 Ikigina cyijimye',
      'No. 2 Gray Brown': 'No. 2 Ikigina kijya kuba ivu',
      'No. 3 Brown': 'No. 3 Ikigina',
      'No. 4 Dark Gray': 'No. 4 Ivu ryijimye',
      'No. 6 Black': 'No. 6 Umukara',
    },
  },
  'etude-soonjung-2x-barrier-cream': {
    description:
      '<p>Soon-jung bivuga ikintu nk’umutima utunganye, kandi n’uruvange ni ko rumeze: ibigize nka makumyabiri, nta mpumuro irimo. Panthenol na madecassoside ni zo ziyoboye, shea na squalane bigafunga umuryango inyuma yazo.</p><p>Isa n’ikungahaye ariko isigika yoroheje. Tugira inama yo kuyikoresha abantu uruhu rwabo rwivumbura kuri byose, n’umuntu wese wakubye uruhu rwe cyane.</p>',
    why_we_love_it:
      '<p>Urutonde rugufi rw’ibigize rworoshya ubuzima iyo uruhu rudatuje. Ijyana neza na sunscreen, kandi icupa ryayo ribuza intoki n’ivumbi kwinjiramo.</p>',
    featured_ingredients: [
      { name: 'Panthenol', note: 'provitamini B5, yoroshya uruhu kandi igatuma rutuza' },
      { name: 'Madecassoside', note: 'igice cya centella gituma uruhu rutuza' },
      { name: 'Amavuta ya karite (shea)', note: 'agumisha amazi mu ruhu ijoro ryose' },
    ],
    how_to_use: [
      'Siga mu maso ingana n’ishaza nyuma ya seramu.',
      'Ongera usige gake ubwa kabiri aho humye.',
      'Mu gitondo reka yinjire mbere ya sunscreen.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’uruhu', value: 'Rworoshye, rwumye' },
      { label: 'pH', value: '5.5' },
      { label: 'Imikoreshereze', value: 'Mu gitondo na nimugoroba' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
};
