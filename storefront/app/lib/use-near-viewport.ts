import { useEffect, useRef, useState } from 'react';

/** Browsers load lazy images 1,250 to 2,500 px ahead, which is most of the home page. Most visitors never scroll that far. */
const NEAR = '160px';

/** `isFar` is true until the element first comes near the viewport. `initiallyFar`: the initial value. */
export function useNearViewport<Kind extends HTMLElement = HTMLElement>(initiallyFar = true, rootMargin = NEAR) {
  const ref = useRef<Kind>(null);
  const [isFar, setAway] = useState(initiallyFar);
  useEffect(() => {
    if (!isFar || !ref.current) return;
    const observer = new IntersectionObserver((seen) => seen.some((entry) => entry.isIntersecting) && setAway(false), { rootMargin });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isFar, rootMargin]);
  return { ref, isFar };
}
