import { type MouseEvent, type ReactNode, useState } from 'react';
import { usePart } from '#app/lib/use-part.ts';

const loadZoom = () => import('./zoom.tsx');

/**
 * Pictures that open as large as the screen; the script for it is fetched with the first press. `press` is for a link to
 * the large picture, which does without it; `onLeft` is told which picture the shopper ended with.
 */
export function useZoom(images: readonly string[], title: string, onLeft?: (at: number) => void) {
  const { part, now } = usePart(loadZoom);
  const [start, setStart] = useState<number | null>(null);
  const press = (index: number) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setStart(index);
    now().then((there) => there || setStart(null));
  };
  const left = (at: number) => {
    setStart(null);
    onLeft?.(at);
  };
  const zoom: ReactNode = part && start !== null && <part.Zoom images={images} title={title} start={start} onClose={left} />;
  return { press, zoom };
}
