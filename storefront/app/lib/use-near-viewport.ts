import { useCallback, useState } from 'react';

/** Browsers load lazy images 1,250 to 2,500 px ahead, which is most of the home page. Most visitors never scroll that far. */
const NEAR = '160px';

/** Calls `onChange` when the element enters the viewport, enlarged by `rootMargin`, and when it leaves it. Returns a function that stops. */
function observeVisibility(element: Element, onChange: (isVisible: boolean) => void, rootMargin = '0px'): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting } of entries) onChange(isIntersecting);
    },
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** `isFar` is true until the element with the `ref` first comes near the viewport. `initiallyFar`: the initial value. */
export function useNearViewport(initiallyFar = true, rootMargin = NEAR) {
  const [isFar, setFar] = useState(initiallyFar);
  const ref = useCallback(
    (element: Element | null) => {
      if (element && isFar) return observeVisibility(element, (isNear) => isNear && setFar(false), rootMargin);
    },
    [isFar, rootMargin],
  );
  return { ref, isFar };
}

/** `isVisible` is false while the element with the `ref` is outside the viewport. */
export function useVisibility() {
  const [isVisible, setVisible] = useState(true);
  const ref = useCallback((element: Element | null) => {
    if (element) return observeVisibility(element, setVisible);
  }, []);
  return { ref, isVisible };
}
