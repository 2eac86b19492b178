import type { ReactNode } from 'react';
import { useFar } from '#app/lib/use-far.ts';
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
