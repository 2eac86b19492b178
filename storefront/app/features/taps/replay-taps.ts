import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Control, Tap, Taps } from './record-taps.ts';

type Field = Control & {
  /** React's copy of the value: it reports a change only if the field differs from it. */
  _valueTracker?: { setValue: (value: string) => void };
};

/** An event that nothing listens to, and for which React hydrates its target at once. */
const HYDRATING_EVENT = 'pointercancel';

/**
 * Runs the effects that wait, by which a hydrated control learns what only the browser knows, such as that its product is saved. React runs
 * them before it renders anything anywhere.
 */
const flushEffects = () => flushSync(() => createRoot(document.createElement('i')).render(null));

/** Hydrates the control. Returns false if React cannot do so now, because it still loads code: then it stops the event on its way. */
function hydrate(control: Control): boolean {
  let isReached = false;
  const onReached = () => {
    isReached = true;
  };
  control.addEventListener(HYDRATING_EVENT, onReached, { once: true });
  flushSync(() => control.dispatchEvent(new Event(HYDRATING_EVENT, { bubbles: true })));
  control.removeEventListener(HYDRATING_EVENT, onReached);
  flushEffects();
  return isReached && control.isConnected;
}

/** Gives the field what the shopper has entered, and tells React and other listeners. */
function replayField(field: Field, [type, , value = '', isChecked = false]: Tap): void {
  const dispatch = (event: string) => field.dispatchEvent(new Event(event, { bubbles: true }));
  if (field.type === 'checkbox' || field.type === 'radio') {
    field.checked = isChecked;
    field._valueTracker?.setValue(String(!isChecked));
    // React takes the change of such a field from its click. This event, unlike a real click, does not change the field once more.
    dispatch('click');
    return;
  }
  // Setting the same value would move the cursor, and interrupt the phone's keyboard.
  if (field.value !== value) field.value = value;
  field._valueTracker?.setValue(`not ${value}`);
  dispatch('input');
  dispatch('change');
  if (type === 'change' && document.activeElement !== field) dispatch('focusout');
}

/** Says, until the next click, that nothing was done. */
function showNote(): void {
  const note = document.getElementById('tap-note');
  if (!note) return;
  note.hidden = false;
  const hide = () => {
    note.hidden = true;
  };
  addEventListener('click', hide, { once: true, capture: true });
}

function replayTap(control: Control, tap: Tap): void {
  const [type, wording] = tap;
  if (!hydrate(control)) showNote();
  else if (type === 'submit') (control as unknown as HTMLFormElement).requestSubmit();
  else if (type !== 'click') replayField(control, tap);
  // A button that says something else by now would do something else: the product is saved already that she wanted to save.
  else if (control.ariaPressed + (control.textContent as string) + control.ariaLabel === wording) control.click();
}

/** Does what the shopper tapped, once for each control, and removes the marks. Each tap sees the state that the one before has changed. */
export function replayTaps(taps: Taps): void {
  for (const [control, [, , , , timer]] of taps) {
    clearTimeout(timer);
    control.ariaBusy = null;
  }
  for (const [control, tap] of taps) flushSync(() => replayTap(control, tap));
}
