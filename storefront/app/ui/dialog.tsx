import { type ReactNode, useEffect, useId, useRef } from 'react';
import { close } from '#messages/common';
import css from './dialog.module.css';
import { Icon } from './icon.tsx';

type DialogProps = {
  open: boolean;
  /** Told when the person leaves it: by Escape, the cross or a press beside it. */
  onClose: () => void;
  title: string;
  /** In the middle, in the middle for tables, from below on a phone, from the left. */
  kind?: 'box' | 'wide' | 'sheet' | 'side';
  id?: string | undefined;
  children: ReactNode;
};

/** A native modal dialog: the browser keeps the focus inside, gives it back, and lets Escape close it. */
export function Dialog({ open, onClose, title, kind = 'box', id, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press beside it is an extra; Escape and the cross are there
    <dialog
      ref={ref}
      id={id}
      className={`${css.dialog} ${css[kind]}`}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div className={kind === 'side' ? css.body : `${css.body} cut-top`}>
        <div className={css.head}>
          <h2 className="h2" id={titleId}>
            {title}
          </h2>
          <button type="button" className="icon-btn" aria-label={close} onClick={() => ref.current?.close()}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
