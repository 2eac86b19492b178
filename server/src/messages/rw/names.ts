/** Names that are used within sentences and mails. */
export const names = {
  /** How a customer has paid. */
  paymentMethods: { card: 'Ikarita', prompt: 'Mobile Money', mobile_money: 'Mobile Money' },
  /** The description of a payment that the provider shows to the customer. */
  payment: (order: string, shop: string) => `Komande ${order} kuri ${shop}`,
};
