/** The ready reasons by which staff reject a payment, by code. Customers read them on the page of the order and in a mail. */
export const rejections = {
  not_received:
    'Nous n’avons pas trouvé cette transaction sur notre compte. Veuillez vérifier le numéro de transaction dans le message de votre opérateur.',
  sent_elsewhere: 'Cet argent n’est pas arrivé sur notre numéro. Veuillez vérifier dans le message de votre opérateur qui l’a reçu.',
  paid_other_order: 'Cette transaction a déjà payé une autre commande.',
  wrong_payer: 'Le numéro qui a payé n’est pas celui que vous avez indiqué. Veuillez nous indiquer le numéro qui a payé.',
};
