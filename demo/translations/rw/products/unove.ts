import type { ProductTexts } from '../../types.ts';

export const productsOfUnove: Record<string, ProductTexts> = {
  'unove-deep-damage-treatment-ex': {
    description:
      '<p>Maske ifashe cyane, inyerera cyane, yamamaje iki kirango i Seoul. Poroteyine zuzuza, shea na macadamia byoroshya, silicone igatuma igisokozo kinyura nta nkomyi.</p><p>Umusatsi ugoroye, udefirije cyangwa wizinze gake ugaragaza impinduka umaze kumeswa rimwe. Umusatsi wizinze cyane ukenera ikiganza cyuzuye, ariko na wo uranyerera koko. Impumuro irashyushye, ni iy’indabyo, nka shampoo nziza yo muri hoteli.</p>',
    why_we_love_it:
      '<p>Bigaragara vuba, mu minota itanu aho kuba mirongo itatu. Icupa rirahenze, ariko kuri buri kumesa si cyane: inshuro mirongo itatu ku musatsi uringaniye.</p>',
    featured_ingredients: [
      { name: 'Keratin, silk, collagen', note: 'Poroteyine eshatu z’ingano zitandukanye' },
      { name: 'Amavuta ya karite (shea)', note: 'Ikinure cy’impera zumye, zisatuye' },
      { name: 'Ceramide NP', note: 'Ifunga ibyuho ku gahu k’inyuma k’umusatsi' },
    ],
    how_to_use: [
      'Kamura amazi mu musatsi usukuye.',
      'Siga maske uhereye aho amatwi areshya umanuka.',
      'Fatisha umusatsi hejuru iminota itatu kugeza kuri itanu.',
      'Wusokoze, hanyuma unyuguze kugeza unoze, utanyerera nk’ururenda.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’umusatsi', value: 'Wangiritse, usize irangi, udefirije' },
      { label: 'Igihe', value: 'Iminota 3–5' },
      { label: 'Silicone', value: 'Yego' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
};
