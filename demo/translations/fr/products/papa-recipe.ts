import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'papa-recipe-bombee-honey-mask': {
    description:
      '<p>On raconte qu’un père, las des crèmes trop dures, a préparé la première recette pour sa fille. Le masque porte une essence filante de miel et de propolis qui reste sur le visage au lieu de tomber par terre.</p><p>La fibre fine, proche du coton, épouse bien les traits. Le fini est glacé et rebondi, comme après une très bonne nuit.</p>',
    why_we_love_it:
      '<p>Demandez à n’importe quelle tante coréenne de citer un masque au miel : elle cite celui-ci. C’est le plus riche de nos masques hydratants en tissu, sans être gras.</p>',
    featured_ingredients: [
      { name: 'Extrait de miel', note: 'humectant naturel qui fait briller' },
      { name: 'Extrait de propolis', note: 'résine d’abeille qui réconforte' },
      { name: 'Tréhalose', note: 'un sucre qui garde l’eau' },
    ],
    how_to_use: [
      'Retirez le film de support.',
      'Pressez le masque du nez vers les oreilles.',
      'Reposez-vous 20 minutes, puis tapotez ce qui reste.',
    ],
    specific_info: [
      { label: 'Type de peau', value: 'Sèche, normale' },
      { label: 'Utilisation', value: 'Deux à trois fois par semaine' },
      { label: 'À noter', value: 'Contient des produits de la ruche' },
      { label: 'Pièces', value: '1 masque' },
    ],
  },
};

export default products;
