import type { ProductTexts } from '../../types.ts';

export const productsOfNatureRepublic: Record<string, ProductTexts> = {
  'nature-republic-aloe-vera-soothing-gel': {
    description:
      '<p>Icupa rinini ry’icyatsi riboneka muri kimwe cya kabiri cy’ubwogero bw’i Seoul. Mirongo icyenda na kabiri ku ijana ni igikakarubamba, cyahindutse jeli inyeganyega, isigwa ikonje ikinjira mu munota umwe.</p><p>Mu maso, ku maboko, ku maguru yogoshwe, ku ruhu rwo ku mutwe: ni iy’ahantu hose izuba cyangwa urwembe byabangamiye. Irimo alukolo nke, bityo abafite uruhu rwumye cyane bayikurikize kremu.</p>',
    why_we_love_it:
      '<p>Ikonje, ni yo “climatiseur” ihendutse kurusha izindi tuzi. Mililitiro magana atatu z’umuryango wose, nta gufatira hagati ya jeli n’ishati.</p>',
    featured_ingredients: [
      { name: 'Igikakarubamba, 92%', note: 'hafi icupa ryose, kirakonje kandi kimeze nk’amazi' },
      { name: 'Polyglutamic Acid', note: 'agatwikirizo gafata amazi' },
      { name: 'Calendula', note: 'ururabo ruzwi kuva kera ko ruhoza uruhu' },
    ],
    how_to_use: [
      'Siga byinshi ahantu hose wumva uruhu rushyushye.',
      'Tegereza iminota ibiri, ukwirakwize ibisigaye kugeza byinjiye.',
      'Mu maso ukurikizeho kremu niba uruhu rwawe rwumye.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’uruhu', value: 'Bwose, uretse urworoshye cyane' },
      { label: 'Imikoreshereze', value: 'Buri munsi, mu maso no ku mubiri' },
      { label: 'Icyitonderwa', value: 'Harimo alukolo n’impumuro' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
};
