import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'illiyoon-ceramide-ato-concentrate-cream': {
    description:
      '<p>De minuscules capsules blanches de céramide, visibles comme des points dans la crème, qui fondent quand vous l’étalez. Elle va aux tibias, aux mains et aux visages, de six mois à quatre-vingts ans.</p><p>Riche sans graisser les draps : vous pouvez vous habiller après deux minutes. Elle n’a pas de parfum et ne gêne donc pas le vôtre.</p>',
    why_we_love_it:
      '<p>Si nous ne pouvions garder qu’une crème pour la saison sèche de Kigali, ce serait celle-ci. Un tube fait une paire de jambes en juillet et une partie d’août.</p>',
    featured_ingredients: [
      { name: 'Céramide NP', note: 'lipide de la barrière, ici en capsules' },
      { name: 'Cholestérol', note: 'travaille aux côtés des céramides dans la peau' },
      { name: 'Squalane', note: 'fini lisse, pas de film lourd' },
    ],
    how_to_use: [
      'Appliquez dans les trois minutes après le bain.',
      'Massez jusqu’à ce que les points aient fondu.',
      'Matin et soir sur les zones sèches.',
    ],
    specific_info: [
      { label: 'Type de peau', value: 'Sèche à très sèche, sensible' },
      { label: 'Parfum', value: 'Aucun' },
      { label: 'Utilisation', value: 'Visage et corps' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
  },
};

export default products;
