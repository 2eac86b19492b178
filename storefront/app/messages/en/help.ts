/** Words of the questions and the policies. */
export const faqsTitle = 'Frequently Asked Questions';
export const faqsDescription = 'Answers about orders, delivery to Kigali, payment by mobile money, and products.';
export const searchQuestions = 'Search questions';
export const search = 'Search';
export const noMatch = 'No questions match your search.';
export const noQuestions = 'No questions yet.';
export const policies = {
  terms: { title: 'Terms and Conditions', description: 'The terms on which the shop sells and delivers.' },
  privacy: { title: 'Privacy Policy', description: 'What the shop knows of its customers, why, and for how long.' },
  legal: { title: 'Legal Notice', description: 'Who runs the shop, and how to reach it.' },
};
export const notWritten = 'This text is being written.';
