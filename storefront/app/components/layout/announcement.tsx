import { TIMER } from '@uruhu/contract/constants';
import { useEffect, useState } from 'react';
import { useAnnouncements } from '#app/lib/shop.ts';
import { Icon } from '#app/ui/icon.tsx';
import { announcements, nextAnnouncement, previousAnnouncement } from '#messages/layout';
import css from './announcement.module.css';

/**
 * The shop's announcements, one at a time, round and round. Not there when there are none. Only the one that is shown is
 * read out, by those who come to it: a live region would speak every four seconds.
 */
export function Announcement() {
  const texts = useAnnouncements();
  const [current, setCurrent] = useState(0);
  const [held, setHeld] = useState(false);
  const many = texts.length > 1;
  const step = (by: number) => setCurrent((now) => (now + by + texts.length) % texts.length);

  useEffect(() => {
    if (!many || held || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => document.hidden || setCurrent((now) => (now + 1) % texts.length), TIMER.announcement_ms);
    return () => clearInterval(timer);
  }, [many, held, texts.length]);

  if (texts.length === 0) return null;
  const hold = (on: boolean) => () => setHeld(on);
  return (
    <section
      className={css.announce}
      aria-label={announcements}
      onPointerEnter={hold(true)}
      onPointerLeave={hold(false)}
      onFocus={hold(true)}
      onBlur={hold(false)}
    >
      <div className={css.line}>
        {many && (
          <button type="button" aria-label={previousAnnouncement} onClick={() => step(-1)}>
            <Icon name="left" small />
          </button>
        )}
        <div className={css.texts}>
          {texts.map((text, index) => (
            <p key={text} data-on={index === current || undefined}>
              {text}
            </p>
          ))}
        </div>
        {many && (
          <button type="button" aria-label={nextAnnouncement} onClick={() => step(1)}>
            <Icon name="right" small />
          </button>
        )}
      </div>
    </section>
  );
}
