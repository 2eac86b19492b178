import { type ReactNode, useCallback, useRef } from 'react';
import { close } from '#messages/shell/common';
import css from './dialog.module.css';
import { Icon } from './icon.tsx';

type DialogProps = {
  open: boolean;
  /** Called when the shopper closes it: by Escape, the close button or a press outside. */
  onClose: () => void;
  title: string;
  /** `box` and `wide` are centred, `sheet` comes from below on a phone, `side` from the left. */
  kind?: 'box' | 'wide' | 'sheet' | 'side';
  id?: string | undefined;
  children: ReactNode;
};

/** A native modal dialog: the browser keeps the focus inside, restores it, and closes on Escape. */
export function Dialog({ open, onClose, title, kind = 'box', id, children }: DialogProps) {
  const wasOpen = useRef(false);
  const showOrClose = useCallback(
    (dialog: HTMLDialogElement | null) => {
      if (!dialog) return;
      if (open && !dialog.open) dialog.showModal();
      // A dialog that a tap has opened before this script started stays open: that tap then opens it here too (features/taps).
      if (!open && wasOpen.current) dialog.close();
      wasOpen.current = open;
    },
    [open],
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users close it by Escape or the close button
    <dialog
      ref={showOrClose}
      id={id}
      className={`${css.dialog} ${css[kind]}`}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div className={kind === 'side' ? css.body : `${css.body} cut-top`}>
        <div className={css.head}>
          <h2 className="h2">{title}</h2>
          <button type="button" className="icon-btn" aria-label={close} onClick={(event) => event.currentTarget.closest('dialog')?.close()}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
