import { useEffect, useRef } from 'react';

/** Whether this page is still the one in view: what ends late must not call anybody back to it. */
export function useIsHere() {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
