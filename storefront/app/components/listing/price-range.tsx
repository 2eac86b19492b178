import { PRICE_SLIDER } from '@uruhu/contract/filters';
import { formatRwf } from '@uruhu/contract/rules/money';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { bounds, type Chosen, withoutPrice } from '#app/lib/filters.ts';
import * as words from '#messages/catalogue';
import css from './price-range.module.css';

type PriceRangeProps = {
  chosen: Chosen;
  range: { min: number; max: number };
  /** False: it cannot be had now, and all stays as it is. */
  onChange: (chosen: Chosen) => boolean;
};
/** As they are typed; empty: no bound. */
type Texts = { min: string; max: string };

const { min_rwf: LOWEST, max_rwf: HIGHEST, step_rwf: STEP } = PRICE_SLIDER;
/** Whoever moves a thumb by key after key is not done yet. */
const PAUSE_MS = 600;

const grouped = (amount: number | undefined) => (amount === undefined ? '' : formatRwf(amount).replace(/\D+$/, ''));
const textsOf = ({ min_rwf, max_rwf }: Chosen): Texts => ({ min: grouped(min_rwf), max: grouped(max_rwf) });
const place = (amount: number) => (Math.min(amount, HIGHEST) - LOWEST) / (HIGHEST - LOWEST);

/** Two thumbs for the ordinary, two fields for any amount. A thumb at its end is no bound. */
export function PriceRange({ chosen, range, onChange }: PriceRangeProps) {
  const asked = textsOf(chosen);
  const [texts, setTexts] = useState(asked);
  const [shown, setShown] = useState(asked);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const track = useRef<HTMLDivElement>(null);
  if (shown.min !== asked.min || shown.max !== asked.max) {
    setShown(asked);
    setTexts(asked);
  }
  const meant = bounds(texts.min, texts.max);
  const [least, most] = [meant.min_rwf ?? LOWEST, meant.max_rwf ?? HIGHEST];
  useEffect(() => {
    track.current?.style.setProperty('--from', String(place(least)));
    track.current?.style.setProperty('--to', String(place(most)));
  }, [least, most]);
  useEffect(() => () => clearTimeout(timer.current), []);
  // What is settled after a pause must not undo what has been chosen meanwhile.
  const latest = useRef({ chosen, onChange });
  useEffect(() => {
    latest.current = { chosen, onChange };
  });

  const settle = (next: Texts) => {
    clearTimeout(timer.current);
    const before = latest.current.chosen;
    const wanted = bounds(next.min, next.max);
    const same = wanted.min_rwf === before.min_rwf && wanted.max_rwf === before.max_rwf;
    const taken = same || latest.current.onChange({ ...withoutPrice(before), ...wanted });
    setTexts(textsOf(taken ? wanted : before));
  };
  const later = (next: Texts) => {
    setTexts(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => settle(next), PAUSE_MS);
  };
  const slide = (end: 'min' | 'max') => (event: ChangeEvent<HTMLInputElement>) => {
    const amount = Number(event.target.value);
    const kept = end === 'min' ? Math.min(amount, most - STEP) : Math.max(amount, least + STEP);
    const isEnd = end === 'min' ? kept <= LOWEST : kept >= HIGHEST;
    later({ ...textsOf(meant), [end]: isEnd ? '' : grouped(kept) });
  };
  return (
    <div className={css.price}>
      <div className={css.slider} ref={track}>
        {(['min', 'max'] as const).map((end) => (
          <input
            key={end}
            type="range"
            min={LOWEST}
            max={HIGHEST}
            step={STEP}
            value={Math.min(HIGHEST, end === 'min' ? least : most)}
            aria-label={words.priceBounds[end]}
            aria-valuetext={formatRwf(end === 'min' ? least : most)}
            onChange={slide(end)}
            onPointerUp={() => settle(texts)}
            onBlur={() => settle(texts)}
          />
        ))}
      </div>
      <div className={css.fields}>
        {(['min', 'max'] as const).map((end, index) => (
          <label key={end}>
            {index > 0 && <span aria-hidden="true">{words.priceTo}</span>}
            <span className="vh">{words.priceBounds[end]}</span>
            <input
              className="input"
              name={end}
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
              value={texts[end]}
              placeholder={grouped(range[end])}
              onChange={(event) => setTexts({ ...texts, [end]: event.target.value })}
              onBlur={() => settle(texts)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                settle(texts);
              }}
            />
          </label>
        ))}
      </div>
    </div>
  );
}
