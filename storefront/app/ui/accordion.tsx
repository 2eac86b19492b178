import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import css from './accordion.module.css';
import { Icon } from './icon.tsx';

type AccordionItemProps = {
  title: ReactNode;
  open: boolean;
  onPress: () => void;
  id?: string;
  /** The level of its heading. */
  level?: 2 | 3;
  children: ReactNode;
};

/** A section that opens and closes. Its owner decides; without scripts the browser does, one by one. */
export function AccordionItem({ title, open, onPress, id, level = 2, children }: AccordionItemProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <details className={css.item} open={open} id={id}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by nature; Enter and Space click it */}
      <summary
        onClick={(event) => {
          event.preventDefault();
          stayUnder(event.currentTarget, onPress);
        }}
      >
        <Heading className="h3">{title}</Heading>
        <Icon name="down" />
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  );
}

/** Sections above it may fold with the same press: what was pressed stays where the finger is. */
function stayUnder(pressed: HTMLElement, press: () => void): void {
  const before = pressed.getBoundingClientRect().top;
  flushSync(press);
  scrollBy({ top: pressed.getBoundingClientRect().top - before, behavior: 'instant' });
}
