import type { ProductTexts } from '../../types.ts';

export const productsOfClio: Record<string, ProductTexts> = {
  'clio-kill-lash-superproof-mascara': {
    description:
      '<p>Masikara ifite intego: nta kiyikuraho uretse amavuta. Uburoso bwayo ni buto kandi bwihese gato, naho mu ruvange rwayo harimo utudodo duto cyane twongera uburebure nyabwo.</p><p>Hitamo Long Curling kugira ngo buri rugohe rugaragare, cyangwa Volume Curling kugira ngo ingohe zibe nyinshi. Byombi ni umukara cyane. Abambara lentille bayisige bitonze, kuko utudodo dushobora kujya mu jisho.</p>',
    why_we_love_it:
      '<p>Amasomo yo koga, siporo irimo ibyuya, filime iteye agahinda: yakorewe ibyo bitatu. Agatwikirizo kayo gakomeza koroha, kakavaho mu duce tworoshye ukoresheje balm yo koza mu maso.</p>',
    featured_ingredients: [
      { name: 'Igishashara cya carnauba', note: 'Igishashara gikomeye cy’ikimera kigumisha ingohe zizamuye' },
      { name: 'Utudodo twa nylon', note: 'Utudodo tugufi twongera uburebure bw’ingohe' },
      { name: 'Amavuta ya argan', note: 'Ubworohere buke mu gatwikirizo gakomeye' },
    ],
    how_to_use: [
      'Zamura ingohe mbere yo kuyisiga, ntubikore nyuma.',
      'Siga uzunguza uhereye mu mizi; reka iya mbere yume umunota umwe.',
      'Ongera iya kabiri ku ruhande rw’inyuma rw’ijisho gusa.',
      'Yikuzeho amavuta uyafatishe ku gahu ko hejuru y’ijisho amasegonda icumi.',
    ],
    specific_info: [
      { label: 'Ibara', value: 'Umukara' },
      { label: 'Cyihanganira amazi', value: 'Yego' },
      { label: 'Uburoso', value: 'Buto, bwihese' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 6' },
    ],
  },
};
