import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PageLink } from '#app/ui/link.tsx';
import css from './row.module.css';

type SectionProps = {
  title: string;
  /** A small Kinyarwanda word above the title. */
  word?: string;
  subtitle?: string;
  more?: { to: string; label: string } | undefined;
  /** Beside the link: the arrows of a row. */
  tools?: ReactNode;
  id?: string;
  /** Well below the first view: its pictures are fetched only when the shopper comes near. */
  far?: boolean;
  children: ReactNode;
};

/** Browsers fetch lazy pictures 1,250 to 2,500 px ahead: a whole home page that most visits never scroll to. */
const NEAR = '160px';

function useFar(far: boolean) {
  const ref = useRef<HTMLElement>(null);
  const [away, setAway] = useState(far);
  useEffect(() => {
    if (!away || !ref.current) return;
    const watch = new IntersectionObserver((seen) => seen.some((entry) => entry.isIntersecting) && setAway(false), { rootMargin: NEAR });
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, [away]);
  return { ref, away };
}

/** A part of a page with its heading. */
export function PageSection({ title, word, subtitle, more, tools, id, far = false, children }: SectionProps) {
  const { ref, away } = useFar(far);
  return (
    <section className={away ? `${css.section} ${css.far}` : css.section} id={id} ref={ref} tabIndex={-1}>
      <div className={css.head}>
        <div>
          {word && (
            <p className={css.word} lang="rw">
              {word}
            </p>
          )}
          <h2 className="h2">{title}</h2>
        </div>
        <div className="row">
          {tools}
          {more && (
            <PageLink className={`link ${css.more}`} to={more.to}>
              {more.label}
            </PageLink>
          )}
        </div>
      </div>
      {subtitle && <p className={css.subtitle}>{subtitle}</p>}
      {children}
    </section>
  );
}
