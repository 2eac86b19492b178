/** Names that are used within sentences and mails. */
export const names = {
  /** How a customer has paid. */
  paymentMethods: { card: 'Carte', prompt: 'Mobile money', mobile_money: 'Mobile money' },
  /** The description of a payment that the provider shows to the customer. */
  payment: (order: string, shop: string) => `Commande ${order} chez ${shop}`,
};
