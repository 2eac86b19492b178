import { useCallback, useState } from 'react';

/** Much less than the 1,250 to 2,500 px from which browsers load lazy images: that is most of the home page, and few shoppers scroll so far. */
const NEAR = '160px';

/** `isFar` is true until the element with the `ref` first comes near the viewport. `initiallyFar`: the initial value. */
export function useNearViewport(initiallyFar = true, rootMargin = NEAR) {
  const [isFar, setFar] = useState(initiallyFar);
  const ref = useCallback(
    (element: Element | null) => {
      if (!element || !isFar) return;
      const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setFar(false), {
        rootMargin,
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [isFar, rootMargin],
  );
  return { ref, isFar };
}
