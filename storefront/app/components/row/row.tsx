import { ROW_SCROLL_PX } from '@uruhu/contract/constants';
import { type ComponentProps, type PointerEvent, type ReactNode, type RefObject, useRef } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { scrollBack, scrollOn } from '#messages/common';
import css from './row.module.css';
import { PageSection } from './section.tsx';

type RowProps = Omit<ComponentProps<typeof PageSection>, 'tools' | 'children'> & {
  /** Brands are narrower, turn by a whole view, and can be dragged and moved with the keys. */
  kind?: 'products' | 'brands';
  /** Before the arrows. */
  action?: ReactNode;
  /** What is shown is not there yet. */
  busy?: boolean | undefined;
  /** Shown in place of the row, under its heading. */
  instead?: ReactNode;
  /** List items. */
  children: ReactNode;
};

/** A row is held by the mouse or the keys only where one has come near: the script for it is fetched then. */
function useHold(ref: RefObject<HTMLUListElement | null>) {
  const asked = useRef(false);
  const near = () => {
    if (asked.current) return;
    asked.current = true;
    const retry = () => {
      asked.current = false;
    };
    import('./drag-scroll.ts').then(({ dragScroll }) => ref.current && dragScroll(ref.current, css.dragged ?? ''), retry);
  };
  return { onFocus: near, onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && near() };
}

/** Things side by side that scroll sideways: by finger and wheel as the browser does it, and by arrows. */
export function Row({ kind = 'products', action, busy, instead, children, ...section }: RowProps) {
  const ref = useRef<HTMLUListElement>(null);
  const brands = kind === 'brands';
  const move = (direction: 1 | -1) => () => {
    const row = ref.current;
    row?.scrollBy({ left: direction * (brands ? row.clientWidth : ROW_SCROLL_PX) });
  };
  const hold = useHold(ref);
  const arrows = (
    <div className={css.arrows}>
      <button type="button" className="icon-btn" aria-label={scrollBack(section.title)} onClick={move(-1)}>
        <Icon name="left" />
      </button>
      <button type="button" className="icon-btn" aria-label={scrollOn(section.title)} onClick={move(1)}>
        <Icon name="right" />
      </button>
    </div>
  );
  const tools = (
    <>
      {action}
      {arrows}
    </>
  );
  return (
    <PageSection {...section} tools={!instead && tools}>
      {instead || (
        <ul ref={ref} aria-busy={busy} className={brands ? css.brands : css.scroller} {...(brands ? hold : {})}>
          {children}
        </ul>
      )}
    </PageSection>
  );
}
