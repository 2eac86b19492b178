import { type MouseEvent, type ReactNode, useState } from 'react';
import { useLazyModule } from '#app/lib/hooks/use-lazy-module.ts';

const loadZoom = () => import('./zoom.tsx');

type ZoomedPictures = { images: readonly string[]; title: string; alts: Record<string, string> };

/**
 * Pictures that open at full screen. The script loads on the first press. `press(index)` returns the click handler of a link to the large
 * picture; without the script, the browser follows the link. `onClosed` is called with the index of the picture shown last.
 */
export function useZoom({ images, title, alts }: ZoomedPictures, onClosed?: (index: number) => void) {
  const { module, tryLoad } = useLazyModule(loadZoom);
  const [startIndex, setStartIndex] = useState<number | null>(null);
  const press = (index: number) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setStartIndex(index);
    tryLoad().then((isLoaded) => isLoaded || setStartIndex(null));
  };
  const close = (index: number) => {
    setStartIndex(null);
    onClosed?.(index);
  };
  const zoom: ReactNode = module && startIndex !== null && (
    <module.Zoom images={images} title={title} alts={alts} startIndex={startIndex} onClose={close} />
  );
  return { press, zoom };
}
