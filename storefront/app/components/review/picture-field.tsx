import { REVIEW } from '@uruhu/contract/rules/reviews';
import { type ChangeEvent, useId, useRef } from 'react';
import { FieldError } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { tryAgain } from '#messages/common';
import * as words from '#messages/write-review';
import css from './picture-field.module.css';
import type { Pictures, Refused, ShownPicture } from './use-pictures.ts';

/** Pictures to be added, seen, tried again and taken out. */
export function PictureField({ pictures: { pictures, surplus, refused, add, retry, remove } }: { pictures: Pictures }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const full = pictures.length >= REVIEW.imagesMax;
  function chosen({ target }: ChangeEvent<HTMLInputElement>) {
    add([...(target.files ?? [])]);
    // The same file may be chosen again once it has been taken out.
    target.value = '';
  }
  function takeOut(picture: ShownPicture) {
    remove(picture);
    input.current?.focus();
  }
  return (
    <fieldset className={css.field} aria-describedby={`${id}-limits`}>
      <legend className="field__label">
        {words.pictures}
        <span className="field__hint">{words.optional}</span>
      </legend>
      <ul className={css.tiles}>
        {pictures.map((picture, at) => (
          <Tile key={picture.id} picture={picture} number={at + 1} onRemove={() => takeOut(picture)} />
        ))}
        <li>
          <label className={full ? css.full : css.add}>
            <input ref={input} className="vh" type="file" accept="image/*" multiple onChange={chosen} />
            <Icon name="plus" />
            {words.addPicture}
          </label>
        </li>
      </ul>
      {pictures.map(
        (picture, at) =>
          picture.state === 'failed' && (
            <div key={picture.id} className={css.failed} role="alert">
              <FieldError error={`${words.picture(at + 1)}: ${picture.reason}`} />
              {picture.again && (
                <button type="button" className="link" aria-label={words.retryPicture(at + 1)} onClick={() => retry(picture)}>
                  {tryAgain}
                </button>
              )}
            </div>
          ),
      )}
      <div role="alert" className={css.refused}>
        {[...byReason(refused)].map(([reason, names]) => (
          <FieldError key={reason} error={words.refused(names, reason)} />
        ))}
        {surplus && <FieldError error={words.tooMany(REVIEW.imagesMax)} />}
      </div>
      <p id={`${id}-limits`} className={`small muted ${css.limits}`}>
        {words.pictureLimits(REVIEW.imagesMax, REVIEW.imageMax_mb)}
      </p>
    </fieldset>
  );
}

/** The names of those that are not taken for the same reason, together. */
function byReason(refused: readonly Refused[]): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const { name, reason } of refused) names.set(reason, [...(names.get(reason) ?? []), name]);
  return names;
}

function Tile({ picture: { key, thumb, state }, number, onRemove }: { picture: ShownPicture; number: number; onRemove: () => void }) {
  const alt = words.picture(number);
  return (
    <li className={css.tile}>
      {thumb && <img src={thumb} alt={alt} />}
      {!thumb && key && <Picture image={key} alt={alt} sizes="92px" widths={[160, 320]} />}
      {state === 'sending' && <progress aria-label={words.sending(number)} />}
      {state === 'failed' && <Icon name="warn" />}
      <button type="button" className={css.remove} aria-label={words.removePicture(number)} onClick={onRemove}>
        <Icon name="close" small />
      </button>
    </li>
  );
}
