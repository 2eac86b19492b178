import { REVIEW } from '@uruhu/contract/rules/reviews';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { FieldError } from '#app/forms/field.tsx';
import { useElementId } from '#app/forms/use-element-id.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import * as messages from '#messages/catalogue/write-review';
import { tryAgain } from '#messages/shell/common';
import css from './picture-field.module.css';
import type { FormPicture, Pictures, RefusedFile } from './use-pictures.ts';

type PictureFieldProps = {
  pictures: Pictures;
  /** Why the shopper cannot add pictures; null if she can. */
  lockedReason: ReactNode;
};

/** The pictures of a review, with buttons to add, retry and remove them. */
export function PictureField({ pictures: { field, pictures, hasTooMany, refused, add, retry, remove }, lockedReason }: PictureFieldProps) {
  const id = useElementId();
  const input = useRef<HTMLInputElement>(null);
  const legend = useRef<HTMLLegendElement>(null);
  const isFull = pictures.length >= REVIEW.imagesMax;
  function onFilesChosen({ target }: ChangeEvent<HTMLInputElement>) {
    add([...(target.files ?? [])]);
    // Without this, choosing the same file again after removing it would fire no change event.
    target.value = '';
  }
  function removePicture(picture: FormPicture) {
    remove(picture);
    if (input.current) input.current.focus();
    else legend.current?.focus();
  }
  return (
    <fieldset ref={field} className={css.field} aria-describedby={`${id}-limits`}>
      <legend ref={legend} tabIndex={-1} className="field__label">
        {messages.pictures}
        <span className="field__hint">{messages.optional}</span>
      </legend>
      {(!lockedReason || pictures.length > 0) && (
        <ul className={css.tiles}>
          {pictures.map((picture, index) => (
            <Tile key={picture.id} picture={picture} number={index + 1} onRemove={() => removePicture(picture)} />
          ))}
          {!lockedReason && (
            <li>
              <label className={isFull ? css.full : css.add}>
                <input ref={input} className="vh" type="file" accept="image/*" multiple onChange={onFilesChosen} />
                <Icon name="plus" />
                {messages.addPicture}
              </label>
            </li>
          )}
        </ul>
      )}
      {pictures.map(
        (picture, index) =>
          picture.state === 'failed' && (
            <div key={picture.id} className={css.failed} role="alert">
              <FieldError error={messages.pictureProblem(messages.picture(index + 1), picture.reason)} />
              {picture.canRetry && (
                <button type="button" className="link" aria-label={messages.retryPicture(index + 1)} onClick={() => retry(picture)}>
                  {tryAgain}
                </button>
              )}
            </div>
          ),
      )}
      <div role="alert" className={css.refused}>
        {[...groupByReason(refused)].map(([reason, names]) => (
          <FieldError key={reason} error={messages.refused(names, reason)} />
        ))}
        {hasTooMany && <FieldError error={messages.tooMany(REVIEW.imagesMax)} />}
      </div>
      <p id={`${id}-limits`} className={`small muted ${css.limits}`}>
        {lockedReason ?? messages.pictureLimits(REVIEW.imagesMax, REVIEW.imageMax_mb)}
      </p>
    </fieldset>
  );
}

/** Groups the names of refused files by reason. */
function groupByReason(refused: readonly RefusedFile[]): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const { name, reason } of refused) names.set(reason, [...(names.get(reason) ?? []), name]);
  return names;
}

function Tile({ picture: { key, thumb, state }, number, onRemove }: { picture: FormPicture; number: number; onRemove: () => void }) {
  const alt = messages.picture(number);
  return (
    <li className={css.tile}>
      {thumb && <img src={thumb} alt={alt} />}
      {!thumb && key && <Picture image={key} alt={alt} sizes="92px" widths={[160, 320]} />}
      {state === 'sending' && <progress aria-label={messages.sending(number)} />}
      {state === 'failed' && <Icon name="warn" />}
      <button type="button" className={css.remove} aria-label={messages.removePicture(number)} onClick={onRemove}>
        <Icon name="close" small />
      </button>
    </li>
  );
}
