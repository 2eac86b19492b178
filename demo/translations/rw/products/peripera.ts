import type { ProductTexts } from '../../types.ts';

export const productsOfPeripera: Record<string, ProductTexts> = {
  'peripera-ink-velvet': {
    description:
      '<p>Mousse iri mu gacupa gato gasa n’aka wino. Isigwa itose, ikuma igasa na velvet mu munota umwe, kandi igaragaza ibara ryayo ryose uyisize rimwe, no ku minwa yijimye.</p><p>Icyo cya nyuma ni cyo gituma ari yo tint ya mbere itabengerana twereka abafite uruhu rwirabura. Good Brick na Cocoa Nude zisa uko zanditse; Rosy Nude isa n’iroza yoroheje aho kuba nude.</p>',
    why_we_love_it:
      '<p>Ihisha ibara ry’iminwa kandi yoroshye nk’ibaba, ku giciro cy’ikawa ebyiri. Kwirakwiza inkombe n’urutoki niba ushaka kugaragara nk’ab’i Seoul, cyangwa uzireke zisobanutse ku munsi w’inama.</p>',
    featured_ingredients: [
      { name: 'Dimethicone crosspolymer', note: 'Ituma biba byoroshye kandi ihisha inkombe' },
      { name: 'Amavuta ya roza', note: 'Make, ku mpumuro n’ubworohere' },
      { name: 'Silica', note: 'Ituma ibara ryuma risa na velvet' },
    ],
    how_to_use: [
      'Noza iminwa ikakaye ukoresheje balm iminota icumi mbere, hanyuma uyihanagure.',
      'Shyira utudomo dutatu kuri buri munwa.',
      'Kwirakwiza n’agasiponji kayo cyangwa urutoki mbere y’uko yuma.',
    ],
    specific_info: [
      { label: 'Uko gisa cyasizwe', value: 'Velvet, ntikibengerana' },
      { label: 'Uko gihisha utunenge', value: 'Twose' },
      { label: 'Gikurwaho na', value: 'Amavuta cyangwa balm yo koza mu maso' },
      { label: 'Igihe kimara gifunguye', value: 'Amezi 12' },
    ],
  },
};
