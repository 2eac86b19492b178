import Box from '@mui/material/Box';
import { REVIEW } from '@uruhu/contract/rules/reviews';
import { STAFF_TEXT_MAX } from '@uruhu/contract/staff/limits';
import type { AdminReview } from '@uruhu/contract/staff/reviews';
import { readField } from '#admin/lib/read-field.ts';
import { ActionDialog, type CallState } from '#admin/ui/action-dialog.tsx';
import { TextArea } from '#admin/ui/text-area.tsx';
import type { Moderate } from './use-moderate.ts';

type Props = { review: AdminReview; call: CallState; onClose: () => void; moderate: Moderate };

const Quote = ({ children }: { children: string }) => (
  <Box component="blockquote" sx={{ m: 0, pl: 2, borderLeft: 2, borderColor: 'divider', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
    {children}
  </Box>
);

export const AnswerDialog = ({ review: { review, reply, author_name }, moderate, ...dialog }: Props) => (
  <ActionDialog
    title={`Answer ${author_name}`}
    explanation="Everybody reads it below the review, with the shop’s name. Do not name orders, addresses or anything else that only the shopper knows."
    confirmLabel={reply ? 'Save the answer' : 'Publish the answer'}
    {...dialog}
    onSubmit={(fields) => void moderate({ reply: readField(fields, 'reply') })}
  >
    <Quote>{review}</Quote>
    {/* Shown after a refusal, because a colleague may have changed the answer meanwhile. */}
    {reply && dialog.call.message && <Quote>{`The answer is now: ${reply}`}</Quote>}
    <TextArea
      name="reply"
      label="Answer"
      help={`Plain text, at most ${REVIEW.replyMax} characters.${reply ? ' Empty it to take the answer back.' : ''}`}
      max={REVIEW.replyMax}
      value={reply}
      isRequired={!reply}
      autoFocus
    />
  </ActionDialog>
);

export const HideDialog = ({ review: { review }, moderate, ...dialog }: Props) => (
  <ActionDialog
    title="Hide this review"
    explanation="It disappears from the shop and counts no more in the rating of the product. The shopper cannot change it meanwhile. You can show it again at any time."
    confirmLabel="Hide the review"
    {...dialog}
    onSubmit={(fields) => void moderate({ hidden: true, hidden_reason: readField(fields, 'hidden_reason') })}
  >
    <Quote>{review}</Quote>
    <TextArea name="hidden_reason" label="Why" help="Only staff read it." max={STAFF_TEXT_MAX.hidden_reason} rows={2} autoFocus />
  </ActionDialog>
);
