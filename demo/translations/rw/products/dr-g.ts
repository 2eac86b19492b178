import type { ProductTexts } from '../../types.ts';

export const productsOfDrG: Record<string, ProductTexts> = {
  'dr-g-red-blemish-soothing-cream': {
    description:
      '<p>Imaze igihe kinini ikunzwe mu maduka y’ingabo za Koreya, kandi impamvu iragaragara. Kremu ikonje, imeze nk’amazi, irimo amoko menshi ya centella, yagenewe mu maso habengerana kandi hatukura.</p><p>Nta mpumuro, nta gatwikirizo. Irinjira mu gihe ushakamo imfunguzo zawe, hanyuma igumisha uruhu rworohereye munsi ya kasike cyangwa agapfukamunwa.</p>',
    why_we_love_it:
      '<p>Niba ibiheri byaraguteye gutinya ibihehereza uruhu, ongera utangirire kuri iyi. Isubiza uruhu amazi itarimo uburemere buziba utwenge.</p>',
    featured_ingredients: [
      { name: 'Centella y’amoko menshi', note: 'Igabanya gutukura hafi y’ibiheri' },
      { name: 'Purslane', note: 'Ihoza uruhu rwashyuhijwe n’izuba' },
      { name: 'Niacinamide', note: 'Ifasha ku mavuta y’uruhu n’utubara twijimye twasigaye' },
    ],
    how_to_use: [
      'Siga mu maso kremu ingana n’umutwe w’urutoki, nyuma ya seramu.',
      'Ongera akadomo kanini ahashyushye kandi hatukura.',
      'Mu mezi ashyushye, ushatse wayibika muri firigo.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’uruhu', value: 'Rugira amavuta, ruvanze, rworoshye' },
      { label: 'Imikoreshereze', value: 'Mu gitondo na nimugoroba' },
      { label: 'Uko kimeze', value: 'Jeli y’amazi' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
  'dr-g-green-mild-up-sun': {
    description:
      '<p>Zinc, centella, icyayi n’umugano: sunscreen ya minerali yoroheje nk’uko icupa ryayo ry’icyatsi risa. Isigika nka losiyo, itandukanye cyane n’uruvange rwera rukomeye rwa kera.</p><p>Ku ruhu rwirabura hasigara umweru muke igihe cy’iminota cumi n’itanu, hanyuma igice kinini kigashira kubera ubushyuhe bw’uruhu rwawe. Ntitemba ijya mu jisho.</p>',
    why_we_love_it:
      '<p>Imiryango iyigura kuko icupa rimwe rihagije bose: umwana muto, umukinnyi w’umupira, na nyirasenge ufite uruhu rwivumbura vuba. Ricuguse neza mbere yo gukanda.</p>',
    featured_ingredients: [
      { name: 'Zinc oxide', note: 'Irinda izuba mu buryo bwagutse, ibereye uruhu rworoshye' },
      { name: 'Madecassoside', note: 'Centella yayunguruwe igabanya ubushyuhe bw’uruhu' },
      { name: 'Amazi y’umugano', note: 'Ahembura uruvange ubundi rwumye' },
    ],
    how_to_use: [
      'Cugusa icupa inshuro nke.',
      'Siga bihagije iminota 15 mbere yo gusohoka.',
      'Bisubiremo buri masaha abiri, cyangwa umaze koga cyangwa kubira ibyuya.',
    ],
    specific_info: [
      { label: 'SPF', value: 'SPF50+ PA++++' },
      { label: 'Ikirinda izuba', value: 'Minerali gusa' },
      { label: 'Ubwoko bw’uruhu', value: 'Rworoshye, rugira amavuta, rusanzwe' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
};
