/** The message of pages that cannot load without JavaScript. */
export const needsScripts =
  'Uru rupapuro rukeneye JavaScript. Yemere muri porogaramu ukoresha kuri interineti, wongere ufungure urupapuro.';
export const tapLost = 'Urupapuro ruracyafunguka, kandi nta kirakorwa. Ongera ugerageze.';
export const languages = 'Ururimi';
