type TapType = 'click' | 'submit' | 'input' | 'change';
export type Control = HTMLElement & { form?: HTMLFormElement | null; type?: string; value?: string; checked?: boolean };

/** The last event of a control, with what the control said and contained then, and the timer that ends its mark, if it is marked. */
export type Tap = [
  type: TapType,
  wording: string,
  value: string | undefined,
  isChecked: boolean | undefined,
  timer?: ReturnType<typeof setTimeout>,
];
/** In the order of the events. */
export type Taps = Map<Control, Tap>;
/** By the type of the event. */
export type Listeners = Record<string, (event: Event) => void>;

declare global {
  interface Window {
    /** What is recorded, and the listeners that record it. */
    taps?: [Taps, Listeners];
  }
}

/**
 * Records what the shopper does before the page's script handles events: the last event of each control that needs the script. Links, forms
 * with an `action` and plain `<details>` work without it, so the browser handles them. A button whose `aria-controls` names a dialog opens it
 * at once. A control that waits is `aria-busy`, for at most fifteen seconds; then its tap no longer counts, and #tap-note appears.
 *
 * The build writes this function into every page (tap-script.tsx): it can use nothing from outside, and each byte counts.
 */
export default function recordTaps(): void {
  const taps: Taps = new Map();
  const find = (id: string) => document.getElementById(id);
  const findDialog = (control: Control) => find(control.getAttribute('aria-controls') as string) as HTMLDialogElement | null;

  const forget = (control: Control) => {
    clearTimeout(taps.get(control)?.[4]);
    taps.delete(control);
    control.ariaBusy = null;
    findDialog(control)?.close();
  };

  function add(event: Event, control: Control, isMarked: boolean): void {
    // Nothing else handles the event, also if React has hydrated a part of the page by now.
    event.stopImmediatePropagation();
    // Moves a control that is recorded already behind the others.
    forget(control);
    const wording = control.ariaPressed + (control.textContent as string) + control.ariaLabel;
    const tap: Tap = [event.type as TapType, wording, control.value, control.checked];
    taps.set(control, tap);
    const note = find('tap-note');
    if (!isMarked || !note) return;
    note.hidden = true;
    control.ariaBusy = 'true';
    const giveUp = () => {
      forget(control);
      // A field still shows its new value, so the page follows it if the script starts later.
      if (tap[0] === 'change') taps.set(control, tap);
      note.hidden = false;
    };
    tap[4] = setTimeout(giveUp, 15_000);
  }

  function handlePress(event: Event): void {
    const target = event.target as Control;
    const control = event.type === 'submit' ? target : target.closest<Control>('button,[data-replay]');
    const sent = control?.type === 'submit' ? control.form : control;
    if (!control || sent?.hasAttribute('action')) return;
    event.preventDefault();
    const openDialog = control.closest('dialog');
    if (openDialog) openDialog.close();
    else add(event, control, true);
    const dialog = findDialog(control);
    dialog?.showModal();
    if (dialog) dialog.onclose = () => forget(control);
  }

  function handleField(event: Event): void {
    const field = event.target as Control;
    // Other fields show at once what the shopper enters. These change the page, which the script does in place of their button.
    add(event, field, event.type === 'change' && (!field.form || Boolean(field.form.querySelector('.no-script'))));
  }

  // The browser may keep the page that the shopper leaves, and show it again.
  const forgetAll = () => {
    for (const control of taps.keys()) forget(control);
  };
  const listeners: Listeners = { click: handlePress, submit: handlePress, input: handleField, change: handleField, pagehide: forgetAll };
  for (const type in listeners) addEventListener(type, listeners[type] as EventListener, true);
  window.taps = [taps, listeners];
}
