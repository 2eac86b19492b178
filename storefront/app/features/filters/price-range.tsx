import { PRICE_SLIDER } from '@uruhu/contract/catalogue/filters';
import { formatRwf } from '@uruhu/contract/rules/money';
import { type ChangeEvent, useState } from 'react';
import { useTimeout } from '#app/lib/use-timeout.ts';
import * as messages from '#messages/catalogue';
import { type ChosenFilters, parsePriceBounds, removePrice } from './filters.ts';
import css from './price-range.module.css';

type PriceRangeProps = {
  chosen: ChosenFilters;
  range: { min: number; max: number };
  /** False: the browser is offline, so the choice does not change. */
  onChange: (chosen: ChosenFilters) => boolean;
};
/** The bounds as typed; empty: no bound. */
type Texts = { min: string; max: string };

const { min_rwf: LOWEST, max_rwf: HIGHEST, step_rwf: STEP } = PRICE_SLIDER;
/** Waits until the shopper stops moving a thumb with the arrow keys. */
const PAUSE_MS = 600;

const formatAmount = (amount: number | undefined) => (amount === undefined ? '' : formatRwf(amount).replace(/\D+$/, ''));
const toTexts = ({ min_rwf, max_rwf }: ChosenFilters): Texts => ({ min: formatAmount(min_rwf), max: formatAmount(max_rwf) });
const toSliderFraction = (amount: number) => (Math.min(amount, HIGHEST) - LOWEST) / (HIGHEST - LOWEST);

/** A slider with two thumbs for usual prices, and two fields for any amount. A thumb at its end sets no bound. */
export function PriceRange({ chosen, range, onChange }: PriceRangeProps) {
  const textsInAddress = toTexts(chosen);
  const [texts, setTexts] = useState(textsInAddress);
  const [shown, setShown] = useState(textsInAddress);
  /** What the shopper has chosen with the slider, until she pauses. */
  const [delayed, setDelayed] = useState<Texts | null>(null);
  if (shown.min !== textsInAddress.min || shown.max !== textsInAddress.max) {
    setShown(textsInAddress);
    setTexts(textsInAddress);
  }
  const bounds = parsePriceBounds(texts.min, texts.max);
  const [least, most] = [bounds.min_rwf ?? LOWEST, bounds.max_rwf ?? HIGHEST];
  const commit = (next: Texts) => {
    setDelayed(null);
    const wanted = parsePriceBounds(next.min, next.max);
    const same = wanted.min_rwf === chosen.min_rwf && wanted.max_rwf === chosen.max_rwf;
    const accepted = same || onChange({ ...removePrice(chosen), ...wanted });
    setTexts(toTexts(accepted ? wanted : chosen));
  };
  const commitLater = (next: Texts) => {
    setTexts(next);
    setDelayed(next);
  };
  // Starts from the latest choice, or it would undo filters chosen meanwhile.
  useTimeout(() => delayed && commit(delayed), delayed && PAUSE_MS, delayed);
  /** The page's policy forbids style attributes in the first HTML, so this sets the style from the script. */
  const setTrackStyle = (track: HTMLDivElement | null) => {
    track?.style.setProperty('--from', String(toSliderFraction(least)));
    track?.style.setProperty('--to', String(toSliderFraction(most)));
  };
  const slide = (end: 'min' | 'max') => (event: ChangeEvent<HTMLInputElement>) => {
    const amount = Number(event.target.value);
    const clamped = end === 'min' ? Math.min(amount, most - STEP) : Math.max(amount, least + STEP);
    const isEnd = end === 'min' ? clamped <= LOWEST : clamped >= HIGHEST;
    commitLater({ ...toTexts(bounds), [end]: isEnd ? '' : formatAmount(clamped) });
  };
  return (
    <div className={css.price}>
      <div className={css.slider} ref={setTrackStyle}>
        {(['min', 'max'] as const).map((end) => (
          <input
            key={end}
            type="range"
            min={LOWEST}
            max={HIGHEST}
            step={STEP}
            value={Math.min(HIGHEST, end === 'min' ? least : most)}
            aria-label={messages.priceBounds[end]}
            aria-valuetext={formatRwf(end === 'min' ? least : most)}
            onChange={slide(end)}
            onPointerUp={() => commit(texts)}
            onBlur={() => commit(texts)}
          />
        ))}
      </div>
      <div className={css.fields}>
        {(['min', 'max'] as const).map((end, index) => (
          <label key={end}>
            {index > 0 && <span aria-hidden="true">{messages.priceTo}</span>}
            <span className="vh">{messages.priceBounds[end]}</span>
            <input
              className="input"
              name={end}
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
              value={texts[end]}
              placeholder={formatAmount(range[end])}
              onChange={(event) => setTexts({ ...texts, [end]: event.target.value })}
              onBlur={() => commit(texts)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                commit(texts);
              }}
            />
          </label>
        ))}
      </div>
    </div>
  );
}
