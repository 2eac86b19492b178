/** Names that stand within a sentence or a mail. */
export const names = {
  /** How a customer has paid. */
  paymentMethods: { card: 'Card', prompt: 'Mobile money', mobile_money: 'Mobile money' },
  /** Who works in the shop without an account of the back office, and somebody of whom nothing is known. */
  operator: 'The operator',
  someone: 'Somebody else',
  /** What a customer pays at a provider, as its page shows it. */
  payment: (order: string, shop: string) => `Order ${order} at ${shop}`,
};
