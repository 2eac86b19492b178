import { ROW_SCROLL_PX } from '@uruhu/contract/constants';
import { type ComponentProps, type PointerEvent, type ReactNode, useRef } from 'react';
import { scrollBack, scrollOn } from '#messages/shell/common';
import { Icon } from '../icon.tsx';
import css from './row.module.css';
import { PageSection } from './section.tsx';

type RowProps = Omit<ComponentProps<typeof PageSection>, 'tools' | 'children'> & {
  /** Items of `brands` are narrower. Their row scrolls by its whole width, and can be dragged and moved by keys. */
  kind?: 'products' | 'brands';
  /** Shown before the arrows. */
  action?: ReactNode;
  /** The items are skeletons. */
  busy?: boolean | undefined;
  /** Shown in place of the row, under its heading. */
  instead?: ReactNode;
  /** The list items. */
  children: ReactNode;
};

/** Loads the script for dragging and keys when the mouse or the focus comes to the row. Without it the row still scrolls. */
function loadDragScroll({ currentTarget }: { currentTarget: HTMLElement }): void {
  import('./drag-scroll.ts').then(({ enableDragScroll }) => enableDragScroll(currentTarget, css.dragged ?? '')).catch(() => {});
}

const loadDragScrollForMouse = (event: PointerEvent<HTMLElement>) => event.pointerType === 'mouse' && loadDragScroll(event);

/** Items side by side that scroll horizontally: by touch, by wheel, and by arrow buttons. */
export function Row({ kind = 'products', action, busy, instead, children, ...section }: RowProps) {
  const ref = useRef<HTMLUListElement>(null);
  const isBrandRow = kind === 'brands';
  const createScrollHandler = (direction: 1 | -1) => () => {
    const row = ref.current;
    row?.scrollBy({ left: direction * (isBrandRow ? row.clientWidth : ROW_SCROLL_PX) });
  };
  const arrows = (
    <div className={css.arrows}>
      <button type="button" className="icon-btn" aria-label={scrollBack(section.title)} onClick={createScrollHandler(-1)}>
        <Icon name="left" />
      </button>
      <button type="button" className="icon-btn" aria-label={scrollOn(section.title)} onClick={createScrollHandler(1)}>
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
        <ul
          ref={ref}
          aria-busy={busy}
          className={isBrandRow ? css.brands : css.scroller}
          onFocus={isBrandRow ? loadDragScroll : undefined}
          onPointerEnter={isBrandRow ? loadDragScrollForMouse : undefined}
        >
          {children}
        </ul>
      )}
    </PageSection>
  );
}
