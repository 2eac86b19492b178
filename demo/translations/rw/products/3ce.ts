import type { ProductTexts } from '../../types.ts';

export const productsOf3ce: Record<string, ProductTexts> = {
  '3ce-velvet-lip-tint': {
    description:
      '<p>Hashize imyaka isohotse, ariko abantu baracyaza babaza Taupe. Ni umutuku wiyubashye, uvanze n’ikigina, mu ruvange ruhisha imirongo y’iminwa kandi rugumana ubworohere amasaha menshi.</p><p>Daffodil ni ibara rya korali ryijimye, rirabagirana ku ruhu rwirabura. Best Ever ni umutuku usobanutse. Going Right ntitwakugira inama yo kuyifata niba iminwa yawe yijimye: ni iroza yerurutse, ishobora gusa n’ingwa.</p>',
    why_we_love_it:
      '<p>Ni imwe muri tint nke zitabengerana zinyeganyegana n’umunwa. Yisige yoroheje, ise n’iminwa yawe umaze kurya inkeri; yisige ari nyinshi, igaragare cyane.</p>',
    featured_ingredients: [
      { name: 'Polymethylsilsesquioxane', note: 'Puderi y’utubumbe duto, ihisha imirongo y’iminwa' },
      { name: 'Amavuta ya jojoba', note: 'Arinda iminwa kumva yumye nk’urupapuro' },
    ],
    how_to_use: [
      'Shyira utudomo hagati ku minwa, hanyuma ufatanye iminwa rimwe.',
      'Shushanya inkombe z’iminwa n’ibisigaye ku gasiponji kayo.',
      'Bireke umunota umwe bidapfutse; ntuhite wambara agapfukamunwa.',
    ],
    specific_info: [
      { label: 'Uko gisa cyasizwe', value: 'Ntikibengerana, kiroroshye' },
      { label: 'Uko gihisha utunenge', value: 'Kuva mu rugero kugeza ku tunenge twose' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
};
