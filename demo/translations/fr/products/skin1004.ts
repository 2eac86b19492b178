import type { ProductTexts } from '../../types.ts';

const products: Record<string, ProductTexts> = {
  'skin1004-madagascar-centella-ampoule': {
    description:
      '<p>Une plante, cultivée à Madagascar, infusée et filtrée. La liste au dos compte six noms, et la centella vient en premier. Elle a la couleur d’un thé léger et presque sa fluidité.</p><p>Utilisez-la quand la peau est irritée et que vous voulez en ajouter le moins possible. Elle se glisse sous tous les soins.</p>',
    why_we_love_it:
      '<p>Une simplicité qui se lit en cinq secondes. Si un visage y réagit, nous savons quelle plante éviter ; avec une étiquette de quarante lignes, personne ne le saurait.</p>',
    featured_ingredients: [
      { name: 'Extrait de centella de Madagascar', note: 'la cica, qui réconforte la peau rougie et stressée' },
      { name: 'Butylene Glycol', note: 'porte l’extrait, le garde fluide' },
    ],
    how_to_use: [
      'Prélevez un demi-compte-gouttes après le tonique.',
      'Déposez sur les deux joues, le front et le menton, puis tapotez.',
      'Ajoutez une couche sur les zones échauffées ou qui pèlent.',
    ],
    specific_info: [
      { label: 'Type de peau', value: 'Toutes, sensible comprise' },
      { label: 'Utilisation', value: 'Matin et soir' },
      { label: 'Texture', value: 'Fluide comme de l’eau' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
  },
  'skin1004-hyalu-cica-water-fit-sun-serum': {
    description:
      '<p>Si les solaires vous ont toujours fait l’effet d’une peinture, commencez ici. C’est d’abord un sérum : centella, sève de bouleau et plusieurs tailles d’acide hyaluronique, puis des filtres SPF50+ qui s’effacent sur la peau la plus foncée.</p><p>Le fini est mouillé et lumineux pendant dix minutes, naturel ensuite. Pas de teinte, pas d’odeur.</p>',
    why_we_love_it:
      '<p>Celui que nous recommandons à qui se passe de solaire parce que la peau se sent déjà assez hydratée. Il prend la place de votre crème du matin : au total, vous en mettez moins sur le visage, pas plus.</p>',
    featured_ingredients: [
      { name: 'Extrait de centella', note: 'réconforte la peau qui chauffe dehors' },
      { name: 'Acides hyaluroniques', note: 'plusieurs poids, pour garder l’eau' },
      { name: 'Sève de bouleau', note: 'sève d’arbre pour une hydratation légère' },
    ],
    how_to_use: [
      'Secouez doucement ; pressez deux longueurs de doigt.',
      'Appliquez en deux couches fines, à une minute d’intervalle.',
      'Emportez-le et remettez-en à midi si vous êtes à pied ou à moto.',
    ],
    specific_info: [
      { label: 'Type de peau', value: 'Sèche, normale, sensible' },
      { label: 'SPF', value: '50+ PA++++' },
      { label: 'Fini', value: 'Lumineux, transparent' },
      { label: 'Conservation après ouverture', value: '12 mois' },
    ],
  },
};

export default products;
