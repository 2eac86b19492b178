import { type MouseEvent, type ReactNode, useState } from 'react';
import { useLazyModule } from '#app/lib/use-lazy-module.ts';

const loadZoom = () => import('./zoom.tsx');

/**
 * Pictures that open at full screen. The script loads on the first press. `press` is for a link to the large picture, which works without
 * it. `onLeft` is called on closing with the picture shown last.
 */
export function useZoom(images: readonly string[], title: string, onLeft?: (at: number) => void) {
  const { module, loadNow } = useLazyModule(loadZoom);
  const [start, setStart] = useState<number | null>(null);
  const press = (index: number) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setStart(index);
    loadNow().then((there) => there || setStart(null));
  };
  const close = (at: number) => {
    setStart(null);
    onLeft?.(at);
  };
  const zoom: ReactNode = module && start !== null && <module.Zoom images={images} title={title} start={start} onClose={close} />;
  return { press, zoom };
}
