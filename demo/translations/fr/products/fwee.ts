import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'fwee-lip-cheek-blurry-pudding-pot': {
    description:
      '<p>Un pot grand comme le pouce, avec un creux pour le doigt et une texture de flan. Pressez, tapotez sur les lèvres, tapotez sur les joues, c’est fait ; les bords se fondent tout seuls.</p><p>La famille compte une trentaine de tons, dont plusieurs vraiment foncés. Nous en avons quatre qui se voient sur peau brune et foncée, et un nude pour les visages plus clairs.</p>',
    why_we_love_it:
      '<p>Un seul pot accorde la bouche et les joues sans y penser. Il pèse moins qu’un porte-monnaie et, même à deux utilisations par jour, il dure des mois.</p>',
    featured_ingredients: [
      { name: 'Élastomère de silicone', note: 'l’effet flan, et le flou' },
      { name: 'Silice', note: 'le fixe en douceur pour qu’il ne glisse pas' },
    ],
    how_to_use: [
      'Réchauffez la surface d’un doigt propre.',
      'Tapotez au milieu des lèvres et estompez vers l’extérieur.',
      'Avec ce qui reste, tapotez les joues.',
      'Essuyez le bord pour que le couvercle ferme bien.',
    ],
    specific_info: [
      { label: 'Fini', value: 'Mat flouté' },
      { label: 'Utilisation', value: 'Lèvres et joues' },
      { label: 'Parfum', value: 'Aucun' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
  },
};

export default products;
