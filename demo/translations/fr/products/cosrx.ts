import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'cosrx-advanced-snail-96-mucin-power-essence': {
    description:
      '<p>Douze ingrédients, et le premier fait 96,3 % du flacon : de la sécrétion d’escargot filtrée, recueillie sans faire de mal aux escargots. Elle coule comme du blanc d’œuf léger, s’étire entre les doigts, puis se pose en une minute environ.</p><p>Le film qu’elle laisse est doux plutôt que collant : une crème ou un solaire passe dessus sans pelucher.</p>',
    why_we_love_it:
      '<p>Une pression couvre tout le visage, le flacon dure donc près de trois mois. Elle n’a aucune odeur, ce qui est rare pour un soin aussi confortable sur des joues qui tiraillent dès midi.</p>',
    featured_ingredients: [
      { name: 'Filtrat de sécrétion d’escargot 96,3 %', note: 'retient l’eau et lisse les zones rugueuses' },
      { name: 'Panthénol', note: 'provitamine B5 qui adoucit et réconforte' },
      { name: 'Sodium Hyaluronate', note: 'garde l’hydratation dans les couches supérieures' },
    ],
    how_to_use: [
      'Après le tonique, pressez une dose entre les deux paumes.',
      'Tapotez sur le visage et le cou ; laissez une minute.',
      'Terminez par une crème et, le matin, une protection solaire.',
    ],
    specific_info: [
      { label: 'Type de peau', value: 'Toutes, surtout sèche' },
      { label: 'Utilisation', value: 'Matin et soir' },
      { label: 'Conservation après ouverture', value: '12 mois' },
      { label: 'Texture', value: 'Élastique, limpide' },
    ],
  },
  'cosrx-low-ph-good-morning-gel-cleanser': {
    description:
      '<p>Un gel limpide au pH compris entre 5 et 6, proche de celui de la peau. Un savon en pain tourne autour de 10 et, avec notre eau calcaire, la peau finit par crisser. Ici, rien de cela : juste du propre, avec une odeur fraîche d’arbre à thé qui s’efface le temps d’attraper une serviette.</p>',
    why_we_love_it:
      '<p>Il coûte moins que bien des habitudes de savon additionnées, et c’est le premier changement que nous proposons quand un visage tiraille après le lavage. Un centimètre suffit à faire assez de mousse.</p>',
    featured_ingredients: [
      { name: 'Huile de feuille d’arbre à thé', note: 'rafraîchit la peau grasse à imperfections' },
      { name: 'Betaine Salicylate', note: 'une trace de BHA pour les pores obstrués' },
      { name: 'Cocamidopropyl Betaine', note: 'nettoyant issu du coco, mousse douce' },
    ],
    how_to_use: [
      'Mouillez le visage et les mains à l’eau tiède.',
      'Faites mousser un centimètre de gel et massez trente secondes.',
      'Rincez bien à la naissance des cheveux et sous la mâchoire.',
    ],
    specific_info: [
      { label: 'Type de peau', value: 'Toutes, surtout grasse' },
      { label: 'Utilisation', value: 'Le matin, ou second nettoyage le soir' },
      { label: 'pH', value: '5,0 à 6,0' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
  },
  'cosrx-acne-pimple-master-patch': {
    description:
      '<p>Vingt-quatre pastilles transparentes en trois tailles, 7, 10 et 12 mm, dans le même hydrocolloïde que les pansements pour ampoules. Sur un bouton arrivé à maturité, la pastille absorbe le liquide, blanchit, et tient doigts et poussière à l’écart le temps que la peau se referme.</p><p>Elle ne contient aucun acide, rien qui pique.</p>',
    why_we_love_it:
      '<p>Bon marché, plate et presque invisible sous une visière de casque. Le mieux qu’elle fasse est de vous empêcher d’y toucher : un bouton couvert est un bouton laissé en paix.</p>',
    featured_ingredients: [
      { name: 'Hydrocolloïde (gomme de cellulose)', note: 'absorbe le liquide et blanchit à mesure' },
      { name: 'Film de polyuréthane', note: 'fine couche extérieure contre la poussière et les doigts' },
    ],
    how_to_use: [
      'Nettoyez et séchez le bouton ; posez avant toute crème.',
      'Choisissez une pastille un peu plus large que le bouton et appuyez dix secondes.',
      'Changez-la quand elle blanchit, ou après une nuit.',
    ],
    specific_info: [
      { label: 'Type de peau', value: 'Toutes' },
      { label: 'Utilisation', value: 'Sur un bouton, 6 à 8 heures' },
      { label: 'Tailles', value: '7 mm × 10, 10 mm × 5, 12 mm × 9' },
      { label: 'Conservation', value: 'Au sec, dans le sachet refermable' },
    ],
  },
};

export default products;
