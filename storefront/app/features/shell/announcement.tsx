import { TIMER } from '@uruhu/contract/constants';
import { useState } from 'react';
import { useInterval } from '#app/lib/hooks/use-timeout.ts';
import { useAnnouncements } from '#app/lib/shop.ts';
import { Icon } from '#app/ui/icon.tsx';
import { announcements, nextAnnouncement, previousAnnouncement } from '#messages/shell/layout';
import css from './announcement.module.css';

/**
 * The shop's announcements, one at a time in a cycle; nothing if there are none. They are not a live region, since screen readers would
 * then speak every four seconds.
 */
export function Announcement() {
  const texts = useAnnouncements();
  const [current, setCurrent] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const hasSeveral = texts.length > 1;
  const step = (offset: 1 | -1) => setCurrent((index) => (index + offset + texts.length) % texts.length);
  const showNext = () => matchMedia('(prefers-reduced-motion: reduce)').matches || step(1);
  useInterval(showNext, hasSeveral && !isPaused ? TIMER.announcement_ms : null);
  if (texts.length === 0) return null;
  const pause = () => setPaused(true);
  const resume = () => setPaused(false);
  return (
    <section
      className={css.announce}
      aria-label={announcements}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <div className={css.line}>
        {hasSeveral && (
          <button type="button" aria-label={previousAnnouncement} onClick={() => step(-1)}>
            <Icon name="left" small />
          </button>
        )}
        <div className={css.texts}>
          {texts.map(({ text, lang }, index) => (
            <p key={text} lang={lang} data-shown={index === current || undefined}>
              {text}
            </p>
          ))}
        </div>
        {hasSeveral && (
          <button type="button" aria-label={nextAnnouncement} onClick={() => step(1)}>
            <Icon name="right" small />
          </button>
        )}
      </div>
    </section>
  );
}
