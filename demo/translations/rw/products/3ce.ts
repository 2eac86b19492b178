import type { ProductTexts } from '../../types.ts';

export const productsOf3ce: Record<string, ProductTexts> = {
  '3ce-velvet-lip-tint': {
    description:
      '<p>Hashize imyaka isohotse, ariko abantu baracyaza babaza Taupe. Ni umutuku uvanze n’ikigina, ubereye abakuze, mu ruvange ruhisha imirongo y’iminwa kandi rugumana ubworohere amasaha menshi.</p><p>Daffodil ni ibara rya coral ryijimye, rirabagirana ku ruhu rwirabura. Best Ever ni umutuku usobanutse. Going Right ntitwayikugira inama niba iminwa yawe yijimye: ni iroza yerurutse, ishobora gusa n’ingwa.</p>',
    why_we_love_it:
      '<p>Ni imwe muri tint nke zitabengerana zigendana n’umunwa. Yisige yoroheje, isa n’iminwa yawe umaze kurya inkeri; yisige ari nyinshi, igaragare cyane.</p>',
    featured_ingredients: [
      { name: 'Polymethylsilsesquioxane', note: 'Puderi y’utubumbe duto, ihisha imirongo y’iminwa' },
      { name: 'Amavuta ya jojoba', note: 'Arinda iminwa kumva yumye nk’urupapuro' },
    ],
    how_to_use: [
      'Shyira utudomo hagati ku minwa, hanyuma uyifatanye rimwe.',
      'Shushanya inkombe z’iminwa n’ibisigaye ku gasongero.',
      'Bireke umunota umwe bidapfutse; ntuhite wambara agapfukamunwa.',
    ],
    specific_info: [
      { label: 'Uko gisa cyasizwe', value: 'Ntikibengerana, kiroroshye' },
      { label: 'Uko gihisha utunenge', value: 'Biringaniye kugeza byose' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
};
