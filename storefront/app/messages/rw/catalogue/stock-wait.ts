/** Messages of waiting for a sold-out product, and of ending the waits. */
export const tellMe = 'Muzambwire nikigaruka';
export const signInFirst = 'Banza winjire: twandikira imeyili yawe yemejwe, rimwe gusa.';
export const confirmFirst = 'Tuzakumenyesha nikigaruka umaze kwemeza imeyili yawe.';
export const weWrite = (email: string) => (email ? `Tuzandikira ${email} rimwe nikigaruka.` : 'Tuzakwandikira rimwe nikigaruka.');
export const doNotTellMe = 'Ntimuzambwire';
export const noResponse = 'Nta interineti ufite, cyangwa ntitwabonetse. Ongera ugerageze.';

export const stopForm = {
  title: 'Hagarika kumenyeshwa ibicuruzwa byagarutse',
  intro: 'Ntituzongera kukwandikira ku gicuruzwa na kimwe utegereje, kugeza wongeye kubisaba.',
  label: 'Bihagarike',
  working: 'Birahagarikwa...',
};
export const stopAbout = 'Hagarika imeyili zikumenyesha ibicuruzwa byagarutse.';
export const stopped = 'Nta gicuruzwa ugitegereje';
export const stoppedText = 'Ntituzakwandikira ku bicuruzwa byagarutse, keretse wongeye kubisaba ku rupapuro rw’igicuruzwa.';
export const goShopping = 'Jya mu iduka';
export const stopLinkInvalidText = 'Linki yo muri imeyili yacu nk’iyi iheruka irakora. Cyangwa utwandikire: umuntu arabisoma akagufasha.';
export const contactUs = 'Twandikire';
