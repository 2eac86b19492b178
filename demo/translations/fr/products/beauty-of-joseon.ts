import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'beauty-of-joseon-relief-sun-rice-probiotics-spf50': {
    description:
      '<p>Kigali se trouve à environ 1 500 mètres, là où le soleil est plus fort que l’air frais ne le laisse croire. Voici le solaire que la plupart de nos clientes et clients gardent : une crème douce avec 30 % d’extrait de riz et quatre filtres modernes, qui devient invisible sur une peau brun foncé.</p><p>On dirait un hydratant de jour, et pour beaucoup c’en est un.</p>',
    why_we_love_it:
      '<p>Pas de voile gris, pas d’yeux qui brûlent sur la moto, pas d’odeur. Nous avons vu des gens de toutes les carnations l’étaler au comptoir, puis chercher où il était passé.</p>',
    featured_ingredients: [
      { name: 'Extrait de riz 30 %', note: 'adoucit et hydrate sous les filtres' },
      { name: 'Ferments de céréales', note: 'extraits probiotiques qui aident la peau à rester calme' },
      { name: 'Niacinamide', note: 'aide à garder un teint uniforme' },
    ],
    how_to_use: [
      'Appliquez deux longueurs de doigt en dernière étape du matin, oreilles et cou compris.',
      'Attendez cinq minutes avant le maquillage ou le casque.',
      'Remettez-en toutes les deux heures quand vous êtes dehors.',
    ],
    specific_info: [
      { label: 'Type de peau', value: 'Normale, sèche, sensible' },
      { label: 'SPF', value: '50+ PA++++' },
      { label: 'Filtres', value: 'Quatre filtres organiques' },
      { label: 'Utilisation', value: 'Chaque matin' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
  },
  'beauty-of-joseon-matte-sun-stick-mugwort-camelia': {
    description:
      '<p>Un solaire que l’on met d’une main au feu rouge. Le stick transparent glisse à sec, floute les pores grâce à la silice et laisse un fini poudré ; quatre passages par zone donnent le SPF annoncé.</p><p>L’armoise et l’huile de camélia l’empêchent de tirer. Il passe sur le maquillage sans soulever la base.</p>',
    why_we_love_it:
      '<p>Réappliquer, c’est là qu’échouent les bonnes intentions, car à deux heures les mains sont sales. Un stick ne demande ni mains ni miroir, et il ne se voit pas du tout sur une peau foncée.</p>',
    featured_ingredients: [
      { name: 'Extrait d’armoise', note: 'calme la peau chauffée par le soleil' },
      { name: 'Huile de graines de camélia', note: 'fait glisser le stick sans gras' },
      { name: 'Silice', note: 'absorbe la brillance pour un fini mat' },
    ],
    how_to_use: [
      'Faites sortir un demi-centimètre.',
      'Passez quatre fois en aller-retour sur chaque zone, oreilles comprises.',
      'Recommencez toutes les deux heures dehors ; essuyez l’embout avec un mouchoir.',
    ],
    specific_info: [
      { label: 'Type de peau', value: 'Grasse, mixte' },
      { label: 'SPF', value: '50+ PA++++' },
      { label: 'Fini', value: 'Mat, transparent' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
  },
};

export default products;
