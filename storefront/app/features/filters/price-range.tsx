import { PRICE_SLIDER } from '@uruhu/contract/catalogue/filters';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { type ChangeEvent, useState } from 'react';
import { useTimeout } from '#app/lib/hooks/use-timeout.ts';
import * as messages from '#messages/catalogue/catalogue';
import { type ChosenFilters, parsePriceBounds, removePrice } from './filters.ts';
import css from './price-range.module.css';

type PriceRangeProps = {
  chosen: ChosenFilters;
  range: { min: number; max: number };
  /** Returns false if the browser is offline, so that the choice does not change. */
  onChange: (chosen: ChosenFilters) => boolean;
};
/** The bounds as typed; empty: no bound. */
type BoundTexts = { min: string; max: string };

const { min_rwf: MIN_RWF, max_rwf: MAX_RWF, step_rwf: STEP_RWF } = PRICE_SLIDER;
const ENDS = ['min', 'max'] as const;
/** Waits until the shopper stops moving a thumb with the arrow keys. */
const PAUSE_MS = 600;

const formatAmount = (amount_rwf: number | undefined) => (amount_rwf === undefined ? '' : formatRwf(amount_rwf).replace(/\D+$/, ''));
const toBoundTexts = ({ min_rwf, max_rwf }: ChosenFilters): BoundTexts => ({ min: formatAmount(min_rwf), max: formatAmount(max_rwf) });
const toSliderFraction = (amount_rwf: number) => (Math.min(amount_rwf, MAX_RWF) - MIN_RWF) / (MAX_RWF - MIN_RWF);

type PriceSliderProps = { lowest: number; highest: number; onSlide: (end: 'min' | 'max', text: string) => void; onStop: () => void };

/** The two thumbs. `onSlide` gets the bound of the thumb that the shopper moves, as text. */
function PriceSlider({ lowest, highest, onSlide, onStop }: PriceSliderProps) {
  /** The content security policy forbids style attributes in the first HTML, so this sets the style from the script. */
  const setTrackStyle = (track: HTMLDivElement | null) => {
    track?.style.setProperty('--lowest', String(toSliderFraction(lowest)));
    track?.style.setProperty('--highest', String(toSliderFraction(highest)));
  };
  const slide = (end: 'min' | 'max') => (event: ChangeEvent<HTMLInputElement>) => {
    const amount_rwf = Number(event.target.value);
    const clamped = end === 'min' ? Math.min(amount_rwf, highest - STEP_RWF) : Math.max(amount_rwf, lowest + STEP_RWF);
    const isEnd = end === 'min' ? clamped <= MIN_RWF : clamped >= MAX_RWF;
    onSlide(end, isEnd ? '' : formatAmount(clamped));
  };
  return (
    <div className={css.slider} ref={setTrackStyle}>
      {ENDS.map((end) => (
        <input
          key={end}
          type="range"
          min={MIN_RWF}
          max={MAX_RWF}
          step={STEP_RWF}
          value={Math.min(MAX_RWF, end === 'min' ? lowest : highest)}
          aria-label={messages.priceBounds[end]}
          aria-valuetext={formatRwf(end === 'min' ? lowest : highest)}
          onChange={slide(end)}
          onPointerUp={onStop}
          onBlur={onStop}
        />
      ))}
    </div>
  );
}

/** A slider with two thumbs for usual prices, and two fields for any amount. A thumb at its end sets no bound. */
export function PriceRange({ chosen, range, onChange }: PriceRangeProps) {
  const textsInUrl = toBoundTexts(chosen);
  const [texts, setTexts] = useState(textsInUrl);
  const [previousTexts, setPreviousTexts] = useState(textsInUrl);
  /** The bounds that the shopper has chosen with the slider, until she pauses. */
  const [pendingTexts, setPendingTexts] = useState<BoundTexts | null>(null);
  if (previousTexts.min !== textsInUrl.min || previousTexts.max !== textsInUrl.max) {
    setPreviousTexts(textsInUrl);
    setTexts(textsInUrl);
  }
  const bounds = parsePriceBounds(texts.min, texts.max);
  const commit = (next: BoundTexts) => {
    setPendingTexts(null);
    const nextBounds = parsePriceBounds(next.min, next.max);
    const isUnchanged = nextBounds.min_rwf === chosen.min_rwf && nextBounds.max_rwf === chosen.max_rwf;
    const accepted = isUnchanged || onChange({ ...removePrice(chosen), ...nextBounds });
    setTexts(toBoundTexts(accepted ? nextBounds : chosen));
  };
  const commitLater = (next: BoundTexts) => {
    setTexts(next);
    setPendingTexts(next);
  };
  // `commit` adds the bounds to the latest choice, so that filters chosen during the pause stay.
  useTimeout(() => pendingTexts && commit(pendingTexts), pendingTexts && PAUSE_MS, pendingTexts);
  return (
    <div className={css.price}>
      <PriceSlider
        lowest={bounds.min_rwf ?? MIN_RWF}
        highest={bounds.max_rwf ?? MAX_RWF}
        onSlide={(end, text) => commitLater({ ...toBoundTexts(bounds), [end]: text })}
        onStop={() => commit(texts)}
      />
      <div className={css.fields}>
        {ENDS.map((end, index) => (
          <label key={end}>
            {index > 0 && <span aria-hidden="true">{messages.priceTo}</span>}
            <span className="vh">{messages.priceBounds[end]}</span>
            <input
              className="input"
              type="text"
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
