import { useCallback, useState } from 'react';

/**
 * How near an element must come. Browsers load lazy images 1,250 to 2,500 px ahead, which is most of the home page. The distance is
 * shorter here, because few shoppers scroll through all of it.
 */
const NEAR_MARGIN = '160px';

/** `isFar` is true until the element with the `ref` first comes near the viewport. `initiallyFar`: the initial value of `isFar`. */
export function useNearViewport({ initiallyFar = true, rootMargin = NEAR_MARGIN } = {}) {
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
