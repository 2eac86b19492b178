/** Messages of the FAQs and the policies. */
export const faqsTitle = 'Frequently Asked Questions';
export const faqsDescription = 'Answers about orders, delivery to Kigali, payment by mobile money, and products.';
export const searchQuestions = 'Search questions';
export const search = 'Search';
export const noMatch = 'No questions match your search.';
export const matching = (count: number) => (count === 1 ? '1 question matches.' : `${count} questions match.`);
export const stillAsking = 'Not answered?';
export const stillAskingText = 'Ask us: a person in Kigali reads it and answers.';
export const contactUs = 'Contact us';
export const noQuestions = 'No questions yet.';
export const policies = {
  terms: { title: 'Terms and Conditions', description: 'The terms on which the shop sells and delivers.' },
  privacy: { title: 'Privacy Policy', description: 'What the shop knows of its customers, why, and for how long.' },
  legal: { title: 'Legal Notice', description: 'Who runs the shop, and how to reach it.' },
  refund: { title: 'Refund Policy', description: 'What comes back and when: cancelling, returns and how the money is paid back.' },
};
export const contents = 'On this page';
export const notWritten = 'This text is being written.';
