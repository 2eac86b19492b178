/** Names that are used within sentences and mails. */
export const names = {
  /** How a customer has paid. */
  paymentMethods: { card: 'Card', prompt: 'Mobile money', mobile_money: 'Mobile money' },
  /** Actors without a back-office account: the operator, who works at the server's command line, and an unknown one. */
  operator: 'The operator',
  someone: 'Somebody else',
  /** The description of a payment that the provider shows to the customer. */
  payment: (order: string, shop: string) => `Order ${order} at ${shop}`,
};
