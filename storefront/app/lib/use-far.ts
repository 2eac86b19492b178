import { useEffect, useRef, useState } from 'react';

/** Browsers fetch lazy pictures 1,250 to 2,500 px ahead: a whole home page that most visits never scroll to. */
const NEAR = '160px';

/** Whether an element is still below the view; once it has come near it stays so. `far`: it begins there. */
export function useFar<Kind extends HTMLElement = HTMLElement>(far = true, rootMargin = NEAR) {
  const ref = useRef<Kind>(null);
  const [away, setAway] = useState(far);
  useEffect(() => {
    if (!away || !ref.current) return;
    const watch = new IntersectionObserver((seen) => seen.some((entry) => entry.isIntersecting) && setAway(false), { rootMargin });
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, [away, rootMargin]);
  return { ref, away };
}
