import type { ProductTexts } from '../../types.ts';

export const productsOfIlliyoon: Record<string, ProductTexts> = {
  'illiyoon-ceramide-ato-concentrate-cream': {
    description:
      '<p>Utubumbe duto twera twa ceramide, tugaragara nk’utudomo muri kremu, dushonga uko uyisiga. Isigwa ku mirundi, ku ntoki no mu maso kimwe, kuva ku mezi atandatu kugeza ku myaka mirongo inani.</p><p>Irakungahaye ariko ntisiga amavuta: ushobora kwambara nyuma y’iminota ibiri. Nta mpumuro ifite, bityo ntibangamira iyawe.</p>',
    why_we_love_it:
      '<p>Dushoboye kugumana kremu imwe gusa mu mpeshyi y’i Kigali, yaba iyi. Icupa rimwe rihagije amaguru y’umuntu umwe Nyakanga yose n’igice cya Kanama.</p>',
    featured_ingredients: [
      { name: 'Ceramide NP', note: 'Ikinure cy’urukuta rw’uruhu, hano kiri mu tubumbe' },
      { name: 'Cholesterol', note: 'Ikorana na ceramide mu ruhu' },
      { name: 'Squalane', note: 'Isiga uruhu runoze, nta gatwikirizo karemereye' },
    ],
    how_to_use: ['Yisige bitarenze iminota itatu umaze koga.', 'Siga kugeza utudomo dushonze.', 'Mu gitondo na nijoro ahumye.'],
    specific_info: [
      { label: 'Ubwoko bw’uruhu', value: 'Urwumye kugeza ku rwumye cyane, rworoshye' },
      { label: 'Impumuro', value: 'Nta yo' },
      { label: 'Imikoreshereze', value: 'Mu maso no ku mubiri' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
};
