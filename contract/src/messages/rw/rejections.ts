/** The ready reasons by which staff reject a payment, by code. Customers read them on the page of the order and in a mail. */
export const rejections = {
  not_received: 'Ubu bwishyu ntitwabubonye kuri konti yacu. Reba neza Transaction ID iri mu butumwa bw’umuyoboro wawe.',
  sent_elsewhere: 'Aya mafaranga ntiyagiye kuri nimero yacu. Reba mu butumwa bw’umuyoboro wawe uwayakiriye.',
  paid_other_order: 'Ubu bwishyu bwamaze kwishyura indi komande.',
  wrong_payer: 'Nimero yishyuye si yo nimero watubwiye. Tubwire nimero yishyuye.',
};
