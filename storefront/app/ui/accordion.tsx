import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import css from './accordion.module.css';
import { Icon } from './icon.tsx';

type AccordionItemProps = {
  title: ReactNode;
  open: boolean;
  onPress: () => void;
  id?: string;
  /** The heading level of the title. */
  level?: 2 | 3;
  children: ReactNode;
};

/** A collapsible section. The parent controls it; without JavaScript the browser opens and closes each on its own. */
export function AccordionItem({ title, open, onPress, id, level = 2, children }: AccordionItemProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <details className={css.item} open={open} id={id}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary acts as a button; Enter and Space click it */}
      <summary
        data-replay=""
        onClick={(event) => {
          event.preventDefault();
          keepPosition(event.currentTarget, onPress);
        }}
      >
        <Heading className="h3">{title}</Heading>
        <Icon name="down" />
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  );
}

/** Keeps the pressed element under the finger when the same press collapses sections above it. */
function keepPosition(pressedElement: HTMLElement, press: () => void): void {
  const oldTop_px = pressedElement.getBoundingClientRect().top;
  flushSync(press);
  scrollBy({ top: pressedElement.getBoundingClientRect().top - oldTop_px, behavior: 'instant' });
}
