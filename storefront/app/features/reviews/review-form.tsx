import { SKIN_TYPES } from '@uruhu/contract/product-attributes';
import { cleanText, hasVisibleText } from '@uruhu/contract/rules/clean-text';
import { REVIEW } from '@uruhu/contract/rules/reviews';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { ConfirmLink } from '#app/features/email/confirm-link.tsx';
import { NoMails, useSendsMail } from '#app/features/email/no-mails.tsx';
import { useUser } from '#app/features/session/use-user.ts';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { useElementId } from '#app/forms/use-element-id.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { WithBold } from '#app/ui/text/with-bold.tsx';
import { noMail, picturesWait as picturesWaitText } from '#messages/account/email';
import * as messages from '#messages/catalogue/write-review';
import { PictureField } from './picture-field.tsx';
import type { Draft } from './review-draft.ts';
import css from './review-form.module.css';
import { StarField } from './star-field.tsx';
import { usePictures } from './use-pictures.ts';

type ReviewFormProps = {
  initialDraft: Draft;
  /** The form starts from a stored draft. */
  restored: boolean;
  busy: boolean;
  failure: string | undefined;
  onChange: (draft: Draft) => void;
  onSubmit: (draft: Draft) => void;
};

export function ReviewForm({ initialDraft, restored, busy, failure, onChange, onSubmit }: ReviewFormProps) {
  const [draft, setDraft] = useState(initialDraft);
  const latestDraft = useRef(initialDraft);
  function change(changes: Partial<Draft>) {
    latestDraft.current = { ...latestDraft.current, ...changes };
    setDraft(latestDraft.current);
    onChange(latestDraft.current);
  }
  const { rating, text, skin_type } = draft;
  const pictures = usePictures(initialDraft.images, (images) => change({ images }));
  const picturesLockedReason = useUnconfirmedNote();
  const missingHints = [rating === 0 && messages.starsMissing, !hasVisibleText(cleanText(text)) && messages.textMissing].filter(Boolean);
  const canSend = missingHints.length === 0 && !pictures.isSending;
  const submitLabel = pictures.isSending ? messages.waiting : messages.submit;
  const id = useElementId();
  function submit(event: FormEvent) {
    event.preventDefault();
    if (canSend && !busy) onSubmit(draft);
  }
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      {restored && <p className={css.restored}>{messages.kept}</p>}
      <StarField rating={rating} onChange={(next) => change({ rating: next })} />
      <TextField value={text} onChange={(next) => change({ text: next })} />
      <PictureField pictures={pictures} lockedReason={picturesLockedReason} />
      <SkinField value={skin_type} onChange={(next) => change({ skin_type: next })} />
      <div className={css.send}>
        <FormAlert message={failure} />
        {missingHints.length > 0 && (
          <p className="small muted" id={id}>
            {missingHints.join(' ')}
          </p>
        )}
        <Button type="submit" wide busy={busy} disabled={!canSend && !busy} aria-describedby={missingHints.length > 0 ? id : undefined}>
          {busy ? messages.submitting : submitLabel}
        </Button>
      </div>
    </form>
  );
}

/** The note shown in place of the upload button until the shopper's address is confirmed; null after that. */
function useUnconfirmedNote(): ReactNode {
  const user = useUser();
  const sendsMail = useSendsMail();
  if (user?.email_verified !== false) return null;
  if (!sendsMail) return <NoMails />;
  return (
    <>
      <WithBold text={picturesWaitText(user.email)} /> <ConfirmLink label={noMail} />
    </>
  );
}

type FieldProps = { value: string; onChange: (value: string) => void };

/** The form shows how many characters are left from this number on. */
const REMAINING_SHOWN_FROM = 200;

function TextField({ value, onChange }: FieldProps) {
  const id = useElementId();
  const remainingLength = REVIEW.textMax - value.length;
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {messages.text}
        <span className="field__hint" role="status">
          {remainingLength <= REMAINING_SHOWN_FROM ? messages.textHint(remainingLength) : messages.required}
        </span>
      </label>
      <textarea
        id={id}
        className={`input ${css.text}`}
        rows={5}
        maxLength={REVIEW.textMax}
        required
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

function SkinField({ value, onChange }: FieldProps) {
  const id = useElementId();
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {messages.skinType}
        <span className="field__hint">{messages.optional}</span>
      </label>
      <span className={`select ${css.select}`}>
        <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{messages.preferNotToSay}</option>
          {SKIN_TYPES.map((type) => (
            <option key={type} value={type}>
              {messages.skinNames[type]}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
    </div>
  );
}
