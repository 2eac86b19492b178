import type { AskedReview } from '@uruhu/contract/review';
import { REVIEW_MESSAGE } from '@uruhu/contract/rules/reviews';
import { useRef, useState } from 'react';
import { useAnswer } from '#app/lib/answer.ts';
import { api } from '#app/lib/api.ts';
import { paths } from '#app/lib/paths.ts';
import { getSession, useSession } from '#app/lib/session.ts';
import { notify, toast } from '#app/lib/toasts.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { Failure } from '#app/ui/empty-state.tsx';
import { loading } from '#messages/common';
import * as words from '#messages/write-review';
import { type Draft, draftOf, dropDraft, keepDraft, readDraft } from './review-draft.ts';
import css from './review-form.module.css';
import { ReviewForm } from './review-form.tsx';
import type { Reviewed } from './use-write-review.tsx';

type ReviewDialogProps = {
  product: Reviewed;
  open: boolean;
  onClose: () => void;
  onWritten: () => void;
  /** The session is over: what is written is kept. */
  onSignedOut: () => void;
};

/** Where a product is reviewed; whoever has done so before changes what is there. */
export function ReviewDialog({ product, open, onClose, onWritten, onSignedOut }: ReviewDialogProps) {
  const { product_id, name } = product;
  const user_id = useSession()?.user?.user_id ?? '';
  const key = open ? `review ${product_id} ${user_id}` : null;
  const { answer, again } = useAnswer(key, () => api.reviews(1, { product_id, pagination: 1 }));
  const mine = answer.state === 'loaded' ? answer.data.mine : null;
  return (
    <Dialog open={open} onClose={onClose} title={mine ? words.changeReview : words.writeReview} kind="wide">
      <p className={css.product}>{words.ofProduct(name)}</p>
      {answer.state === 'loading' && (
        <p className={css.loading} role="status">
          {loading}
        </p>
      )}
      {answer.state === 'failed' && <Failure message={answer.message} onRetry={again} />}
      {answer.state === 'loaded' && (
        <Writing
          product_id={product_id}
          user_id={user_id}
          mine={mine}
          onSignedOut={onSignedOut}
          onWritten={() => {
            onClose();
            onWritten();
          }}
        />
      )}
    </Dialog>
  );
}

/** Elsewhere than on the product's page there is a way to it. */
function sayWritten(message: string, product_id: string): void {
  if (location.pathname === paths.product(product_id)) toast(message);
  else notify(message, { label: words.seeIt, to: paths.productReviews(product_id) });
}

type WritingProps = { product_id: string; user_id: string; mine: AskedReview | null; onWritten: () => void; onSignedOut: () => void };

function Writing({ product_id, user_id, mine, onWritten, onSignedOut }: WritingProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [before] = useState(() => draftOf(mine));
  const [kept] = useState(() => readDraft(user_id, product_id));
  const sent = useRef(false);

  async function submit({ text, ...draft }: Draft) {
    setBusy(true);
    setFailure(undefined);
    const answer = await api.addReview({ product_id, review: text, ...draft });
    setBusy(false);
    if (answer.ok) {
      sent.current = true;
      dropDraft(user_id, product_id);
      sayWritten(answer.data.message, product_id);
      return onWritten();
    }
    if (!getSession()) {
      toast(REVIEW_MESSAGE.signInNeeded, 'error');
      return onSignedOut();
    }
    setFailure(answer.status === 0 ? words.connectionDropped : answer.message || REVIEW_MESSAGE.failed);
  }
  return (
    <ReviewForm
      start={kept ?? before}
      restored={kept !== null}
      busy={busy}
      failure={failure}
      onChange={(draft) => sent.current || keepDraft(user_id, product_id, draft, before)}
      onSubmit={submit}
    />
  );
}
