import { PublicationInputs, SHOWN_ALWAYS } from '#admin/content/publication.tsx';
import { SortableList } from '#admin/content/sortable-list.tsx';
import { CreatePage } from '#admin/forms/create-page.tsx';
import { EditPage } from '#admin/forms/edit-page.tsx';
import { FIELD_LABELS } from '#admin/forms/field-labels.ts';
import { TextInput } from '#admin/forms/inputs/text-input.tsx';
import { RichTextInput } from '#admin/forms/rich-text/rich-text.tsx';

const LABELS = FIELD_LABELS.faqs;

const FaqFields = () => (
  <>
    <TextInput source="question" label={LABELS.question} helperText="As a shopper would ask it." />
    <RichTextInput source="answer" label={LABELS.answer} help="It looks like this on the page ‘FAQs’." />
    <PublicationInputs />
  </>
);

export const FaqList = () => (
  <SortableList
    resource="faqs"
    title="Questions and answers"
    help="The page ‘FAQs’ of the shop. Put what shoppers ask most at the top."
    createLabel="Add a question"
    shopPath="/faqs"
    reorderCall="reorderFaqs"
    getName={({ question }) => question}
    empty={{ title: 'No questions yet', text: 'Answer here what shoppers ask you on WhatsApp again and again: paying, delivery, returns.' }}
  />
);

export const FaqCreate = () => (
  <CreatePage resource="faqs" title="Add a question" defaults={{ question: '', answer: '', ...SHOWN_ALWAYS }}>
    <FaqFields />
  </CreatePage>
);

export const FaqEdit = () => (
  <EditPage
    resource="faqs"
    getTitle={({ question }) => question}
    deletion={{ label: 'Delete the question', explanation: 'Shoppers no longer see it. This cannot be undone.' }}
  >
    <FaqFields />
  </EditPage>
);
