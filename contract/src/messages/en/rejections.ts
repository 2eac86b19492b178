/** The ready reasons by which staff reject a payment, by code. Customers read them on the page of the order and in a mail. */
export const rejections = {
  not_received: 'We did not find this transaction in our account. Please check the transaction ID in the message of your network.',
  sent_elsewhere: 'This money did not go to our number. Please check in the message of your network who received it.',
  paid_other_order: 'This transaction has already paid another order.',
  wrong_payer: 'The number that paid is not the number that you told us. Please tell us the number that paid.',
};
