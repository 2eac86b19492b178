import type { ReviewAdd, ReviewForShopper } from '@uruhu/contract/review';
import { useRef, useState } from 'react';
import { api } from '#app/api/api.ts';
import { describeRefusal } from '#app/api/describe-refusal.ts';
import { useQuery } from '#app/api/use-query.ts';
import { paths } from '#app/lib/paths.ts';
import { getSession, useSession } from '#app/lib/session.ts';
import { notify, toast } from '#app/lib/toasts.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { Failure } from '#app/ui/empty-state.tsx';
import * as messages from '#messages/catalogue/write-review';
import { loading } from '#messages/shell/common';
import type { ProductToReview } from './review-draft.ts';
import { type Draft, dropDraft, readDraft, storeDraft, toDraft } from './review-draft.ts';
import css from './review-form.module.css';
import { ReviewForm } from './review-form.tsx';
import { removeKeyPrefix } from './send-picture.ts';

type ReviewDialogProps = {
  product: ProductToReview;
  open: boolean;
  onClose: () => void;
  onWritten: () => void;
  /** Called when the session has ended; the draft stays stored. */
  onSignedOut: () => void;
};

/**
 * The dialog to review a product, or to change the review that the shopper wrote before. Several pages show it, so it calls the API rather
 * than the clientAction of one of them.
 */
export function ReviewDialog({ product, open, onClose, onWritten, onSignedOut }: ReviewDialogProps) {
  const { product_id, name } = product;
  const user_id = useSession()?.user?.user_id ?? '';
  const key = open ? `review ${product_id} ${user_id}` : null;
  const { result, retry } = useQuery(key, () => api.reviews(1, { product_id, pagination: 1 }));
  const existingReview = result.state === 'loaded' ? result.data.mine : null;
  return (
    <Dialog open={open} onClose={onClose} title={existingReview ? messages.changeReview : messages.writeReview} kind="wide">
      <p className={css.product}>{messages.ofProduct(name)}</p>
      {result.state === 'loading' && (
        <p className={css.loading} role="status">
          {loading}
        </p>
      )}
      {result.state === 'failed' && <Failure message={result.message} onRetry={retry} />}
      {result.state === 'loaded' && (
        <ReviewEditor
          product_id={product_id}
          user_id={user_id}
          existingReview={existingReview}
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

/** Confirms the review. On any page but the product's, the toast links to the review. */
function notifyWritten(message: string, product_id: string): void {
  if (location.pathname === paths.product(product_id)) toast(message);
  else notify(message, { label: messages.seeIt, to: paths.productReviews(product_id) });
}

type ReviewEditorProps = {
  product_id: string;
  user_id: string;
  /** The review that the shopper wrote before. */
  existingReview: ReviewForShopper | null;
  onWritten: () => void;
  onSignedOut: () => void;
};

function ReviewEditor({ product_id, user_id, existingReview, onWritten, onSignedOut }: ReviewEditorProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [original] = useState(() => toDraft(existingReview));
  const [storedDraft] = useState(() => readDraft(user_id, product_id));
  const isSent = useRef(false);

  async function submit({ rating, text, skin_type, images }: Draft) {
    setBusy(true);
    setFailure(undefined);
    const result = await api.addReview({
      product_id,
      rating: rating as ReviewAdd['rating'],
      review: text,
      skin_type: skin_type as ReviewAdd['skin_type'],
      images: images.map(removeKeyPrefix),
    });
    setBusy(false);
    if (result.ok) {
      isSent.current = true;
      dropDraft(user_id, product_id);
      notifyWritten(result.data.message, product_id);
      return onWritten();
    }
    if (!getSession()) {
      toast(messages.signInNeeded, 'error');
      return onSignedOut();
    }
    setFailure(describeRefusal(result, { noMessage: messages.failed, noResponse: messages.connectionDropped }));
  }
  return (
    <ReviewForm
      initialDraft={storedDraft ?? original}
      restored={storedDraft !== null}
      busy={busy}
      failure={failure}
      onChange={(draft) => isSent.current || storeDraft(user_id, product_id, draft, original)}
      onSubmit={submit}
    />
  );
}
