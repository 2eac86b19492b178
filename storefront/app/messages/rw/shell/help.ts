/** Messages of the FAQs and the policies. */
export const faqsTitle = 'Ibibazo bikunze kubazwa';
export const faqsDescription = 'Ibisubizo ku bya komande, kugezwaho ibicuruzwa i Kigali, kwishyura na Mobile Money, n’ibicuruzwa.';
export const searchQuestions = 'Ikibazo cyawe';
export const search = 'Shakisha';
export const noMatch = 'Nta kibazo gihuye n’ibyo washakishije.';
export const matching = (count: number) => `Ibibazo bihuye n’ibyo washakishije: ${count}.`;
export const stillAsking = 'Ntubonye igisubizo?';
export const stillAskingText = 'Tubaze: umuntu uri i Kigali arabisoma akagusubiza.';
export const contactUs = 'Twandikire';
export const noQuestions = 'Nta bibazo birashyirwaho.';
export const policies = {
  terms: { title: 'Amabwiriza n’amategeko', description: 'Amabwiriza iduka rigurishirizaho kandi rigerezaho ibicuruzwa.' },
  privacy: { title: 'Politiki y’amakuru bwite', description: 'Ibyo iduka rizi ku bakiriya baryo, impamvu, n’igihe ribibika.' },
  legal: { title: 'Itangazo ry’amategeko', description: 'Ukoresha iduka n’uko wamugeraho.' },
  refund: {
    title: 'Politiki yo gusubiza amafaranga',
    description: 'Ibisubizwa n’igihe bisubirizwa: guhagarika komande, gusubiza ibicuruzwa n’uko amafaranga asubizwa.',
  },
};
export const contents = 'Ibiri kuri uru rupapuro';
export const notWritten = 'Uyu mwandiko uracyategurwa.';
