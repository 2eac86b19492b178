import { SKIN_TYPES } from '@uruhu/contract/constants';
import { REVIEW, saysSomething } from '@uruhu/contract/rules/reviews';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import * as words from '#messages/write-review';
import { PictureField } from './picture-field.tsx';
import type { Draft } from './review-draft.ts';
import css from './review-form.module.css';
import { StarField } from './star-field.tsx';
import { usePictures } from './use-pictures.ts';

type ReviewFormProps = {
  start: Draft;
  /** It stands as it was left before it was sent. */
  restored: boolean;
  busy: boolean;
  failure: string | undefined;
  onChange: (draft: Draft) => void;
  onSubmit: (draft: Draft) => void;
};

export function ReviewForm({ start, restored, busy, failure, onChange, onSubmit }: ReviewFormProps) {
  const [{ rating, text, skin_type }, setDraft] = useState(start);
  const pictures = usePictures(start.images);
  const images = pictures.keys.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when what would be sent is another
  useEffect(() => onChange({ rating, text, skin_type, images: pictures.keys }), [rating, text, skin_type, images]);
  const change = (changes: Partial<Draft>) => setDraft((draft) => ({ ...draft, ...changes }));
  const missing = [rating === 0 && words.starsMissing, !saysSomething(text) && words.textMissing].filter(Boolean);
  const sendable = missing.length === 0 && !pictures.sending;
  const id = useId();
  function submit(event: FormEvent) {
    event.preventDefault();
    if (sendable && !busy) onSubmit({ rating, text, skin_type, images: pictures.keys });
  }
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      {restored && <p className={css.restored}>{words.kept}</p>}
      <StarField rating={rating} onChange={(next) => change({ rating: next })} />
      <TextField value={text} onChange={(next) => change({ text: next })} />
      <PictureField pictures={pictures} />
      <SkinField value={skin_type} onChange={(next) => change({ skin_type: next })} />
      <div className={css.send}>
        <FormAlert message={failure} />
        {missing.length > 0 && (
          <p className="small muted" id={id}>
            {missing.join(' ')}
          </p>
        )}
        <Button type="submit" wide busy={busy} disabled={!sendable && !busy} aria-describedby={missing.length > 0 ? id : undefined}>
          {busy ? words.submitting : pictures.sending ? words.waiting : words.submit}
        </Button>
      </div>
    </form>
  );
}

type FieldProps = { value: string; onChange: (value: string) => void };

/** How much is left is said when it begins to matter. */
const LEFT_SAID = 200;

function TextField({ value, onChange }: FieldProps) {
  const id = useId();
  const left = REVIEW.textMax - value.length;
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {words.text}
        <span className="field__hint" role="status">
          {left <= LEFT_SAID ? words.textHint(left) : words.required}
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
  const id = useId();
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {words.skinType}
        <span className="field__hint">{words.optional}</span>
      </label>
      <span className={`select ${css.select}`}>
        <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{words.notSaid}</option>
          {SKIN_TYPES.map((type) => (
            <option key={type} value={type}>
              {words.skinNames[type]}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
    </div>
  );
}
