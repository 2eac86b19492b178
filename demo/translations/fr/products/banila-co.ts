import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'banila-co-clean-it-zero-original': {
    description:
      '<p>Le sorbet rose qui a appris à la moitié du monde à se nettoyer le visage deux fois. Ferme dans son pot, il fond en huile en dix secondes de massage et devient lait au contact de l’eau.</p><p>Mascara waterproof, encre à lèvres, solaire de la journée et poussière de la route partent d’un seul coup. Rincez, puis continuez avec une mousse douce de votre choix.</p>',
    why_we_love_it:
      '<p>Il se rince net même avec une eau du robinet calcaire, ce que beaucoup de baumes ne font pas. Utilisé chaque soir, un pot de 100 ml dure environ trois mois.</p>',
    featured_ingredients: [
      { name: 'Extrait d’acérola', note: 'une cerise riche en vitamine C' },
      { name: 'Extrait de papaye', note: 'extrait de fruit pour un toucher doux' },
      { name: 'Vitamine E', note: 'protège les huiles et votre peau' },
    ],
    how_to_use: [
      'Prélevez une noisette avec la spatule, mains et visage secs.',
      'Massez une minute, les yeux en dernier, fermés.',
      'Ajoutez un peu d’eau jusqu’à obtenir un lait, puis rincez.',
      'Lavez à nouveau avec une mousse ou un gel.',
    ],
    specific_info: [
      { label: 'Type de peau', value: 'Toutes' },
      { label: 'Utilisation', value: 'Chaque soir, première étape' },
      { label: 'Conservation après ouverture', value: '12 mois' },
      { label: 'À l’intérieur', value: 'Spatule et opercule' },
    ],
  },
};

export default products;
