import type { ProductTexts } from '../../types.ts';

export const productsOfIsntree: Record<string, ProductTexts> = {
  'isntree-ha-watery-sun-gel': {
    description:
      '<p>Niba sunscreen zose zatumaga mu maso hawe hasa n’ivu, banza ugerageze iyi. Iyi jeli isigika nka losiyo yoroheje, igashira itagaragara no ku ruhu rwirabura, igasiga uruhu rurabagirana nk’urutose.</p><p>Ingano umunani za hyaluronic acid zituma ihehereza bihagije, ku buryo mu minsi myinshi isimbura kremu yo mu gitondo.</p>',
    why_we_love_it:
      '<p>Nta mweru, nta mpumuro, nta kumva uruhu rwumagaye saa sita. Yoroshya gukomeza gusiga ingana n’intoki ebyiri buri munsi, kandi ako kamenyero ni ko k’ingenzi kurusha seramu iyo ari yo yose.</p>',
    featured_ingredients: [
      { name: 'Hyaluronic acid, ingano 8 zitandukanye', note: 'Ikurura amazi mu bujyakuzimu butandukanye' },
      { name: 'Ibirinda UV bine bigezweho', note: 'Birinda mu buryo bwagutse, nta mweru wa zinc' },
      { name: 'Purslane', note: 'Ituma uruhu rwashyuhijwe n’izuba rugubwa neza' },
    ],
    how_to_use: [
      'Kanda ingana n’uburebure bw’intoki ebyiri mu maso no ku ijosi.',
      'Siga hose kimwe, hanyuma utegereze umunota umwe mbere y’ibyo kwisiga.',
      'Ongera usige buri masaha abiri cyangwa atatu iyo uri hanze.',
    ],
    specific_info: [
      { label: 'SPF', value: 'SPF50+ PA++++' },
      { label: 'Uko gisa cyasizwe', value: 'Kirabagirana nk’igitose, nta mweru' },
      { label: 'Ubwoko bw’uruhu', value: 'Rusanzwe, rwumye, rworoshye' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
};
