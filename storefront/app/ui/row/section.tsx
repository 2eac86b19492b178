import type { ReactNode } from 'react';
import { useNearViewport } from '#app/lib/hooks/use-near-viewport.ts';
import { PageLink } from '../navigation/link.tsx';
import css from './row.module.css';

/** The properties have short names, because the build does not shorten them, and the script of the home page has a size limit. */
type SectionProps = {
  title: string;
  /** A small Kinyarwanda word above the title. */
  word?: string;
  subtitle?: string;
  /** The link beside the title. */
  more?: { to: string; label: string } | undefined;
  /** Shown beside the link: the arrows of a row. */
  tools?: ReactNode;
  id?: string;
  /** The section is well below the first view, so its images load only when it comes near the viewport. */
  far?: boolean;
  children: ReactNode;
};

/** A section of a page with its heading. */
export function PageSection({ title, word, subtitle, more, tools, id, far = false, children }: SectionProps) {
  const { ref, isFar } = useNearViewport({ initiallyFar: far });
  return (
    <section className={isFar ? `${css.section} ${css.far}` : css.section} id={id} ref={ref} tabIndex={-1}>
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
