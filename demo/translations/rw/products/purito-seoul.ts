import type { ProductTexts } from '../../types.ts';

export const productsOfPuritoSeoul: Record<string, ProductTexts> = {
  'purito-seoul-daily-go-to-sunscreen': {
    description:
      '<p>Icupa ryera risanzwe rikora neza icyo izina ryaryo rivuga. Ibirinda izuba bigezweho bidahindagurika, centella, niacinamide, na kremu ituza ku ruhu mu minota nka itatu, nta kindi.</p><p>Ibereye uruhu rw’uw’imyaka icumi n’urw’uwa mirongo irindwi, imitwe itagira umusatsi, n’ibirenge byambaye sandali; ml 60 zibahagije bose.</p>',
    why_we_love_it:
      '<p>Twizera ibisanzwe. Kuva twatangira kuyigurisha ntiyaryaryase, ntiyanduje ikora y’ishati kandi ntiyahindutsemo utuvungunyuka, kandi icupa rikoreshejwe neza rimara ibyumweru birindwi.</p>',
    featured_ingredients: [
      { name: 'Ibirinda UV bigezweho', note: 'Ntibihindagurika, ntibigaragara, birinda mu buryo bwagutse' },
      { name: 'Centella', note: 'Ifasha uruhu kwihanganira iminsi miremire y’izuba' },
      { name: 'Niacinamide', note: 'Ishyigikira ibara riringaniye' },
    ],
    how_to_use: [
      'Soza ibyo mu gitondo usiga ingana n’uburebure bw’intoki ebyiri.',
      'Siga no ku matwi, hejuru y’amaso no ku gikanu.',
      'Karaba intoki, kandi wongere usige nyuma y’amasaha abiri hanze.',
    ],
    specific_info: [
      { label: 'Ubwoko bw’uruhu', value: 'Ubwoko bwose' },
      { label: 'SPF', value: '50+ PA++++' },
      { label: 'Uko gisa cyasizwe', value: 'Karemano' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
};
