import { useEffect, useEffectEvent } from 'react';

type Events = WindowEventMap & { visibilitychange: Event };

/** Calls the latest `listener` on an event of the window, also if the event bubbles up to it from the document. */
export function useWindowEvent<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void {
  const handle = useEffectEvent(listener);
  useEffect(() => {
    const onEvent = (event: Event) => handle(event as Events[Name]);
    addEventListener(name, onEvent, { passive: true });
    return () => removeEventListener(name, onEvent);
  }, [name]);
}
