import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'numbuzin-no3-glowing-essence-toner': {
    description:
      '<p>Mi-tonique, mi-essence : un liquide un peu élastique, avec une cinquantaine d’ingrédients fermentés, qui laisse un lustre comme venu de l’intérieur. Les zones rugueuses paraissent polies après une ou deux couches.</p><p>Il convient aux jours où la peau manque de relief sans être vraiment sèche. Utilisez vos paumes ; un coton en boirait trop.</p>',
    why_we_love_it:
      '<p>Deux étapes dans un flacon épargnent de l’argent et des minutes le matin. L’éclat est mouillé plutôt que gras, et le fond de teint glisse dessus.</p>',
    featured_ingredients: [
      { name: 'Bifida et galactomyces', note: 'ferments qui adoucissent et donnent de l’éclat' },
      { name: 'Niacinamide', note: 'une aide régulière pour un teint irrégulier' },
      { name: 'Glutathione', note: 'antioxydant pour une mine plus fraîche' },
    ],
    how_to_use: [
      'Secouez légèrement, puis versez dans la main la taille d’une petite pièce.',
      'Tapotez ; recommencez une ou deux fois pour un fini glass skin.',
      'Continuez avec un sérum ou passez directement à la crème.',
    ],
    specific_info: [
      { label: 'Type de peau', value: 'Toutes, sauf réactive' },
      { label: 'Utilisation', value: 'Matin et soir' },
      { label: 'Texture', value: 'Liquide élastique' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
  },
};

export default products;
