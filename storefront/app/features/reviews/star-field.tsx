import { Star } from '#app/ui/icon.tsx';
import * as messages from '#messages/catalogue/write-review';
import css from './star-field.module.css';

const STARS = [1, 2, 3, 4, 5] as const;

/** One to five stars as radio buttons, so that the arrow keys work. */
export function StarField({ rating, onChange }: { rating: number; onChange: (rating: number) => void }) {
  return (
    <fieldset className={css.field}>
      <legend className="field__label">
        {messages.rating}
        <span className="field__hint">{messages.required}</span>
      </legend>
      <div className={css.stars}>
        {STARS.map((number) => (
          <label key={number} className={number <= rating ? css.chosen : undefined}>
            <input
              className="vh"
              type="radio"
              name="rating"
              value={number}
              checked={number === rating}
              onChange={() => onChange(number)}
              required
            />
            <Star />
            <span className="vh">{messages.describeStars(number)}</span>
          </label>
        ))}
        <span className={css.word} aria-hidden="true">
          {messages.ratingWords[rating]}
        </span>
      </div>
    </fieldset>
  );
}
